import CodableEnumCore

/// A case with a line in the lock.
///
/// A class, because closures would copy a struct of this size.
final class MeaningCheck {
  let checks: LockChecks
  let entry: FormatLock.Entry
  /// The type that the line is of, if that isn't the enum.
  let type: FormatType?
  let marked: EnumModel
  let plan: CasePlan
  /// The keys in the line.
  let written: [String]

  init(
    _ checks: LockChecks, _ entry: FormatLock.Entry, of type: FormatType?, _ marked: EnumModel,
    _ plan: CasePlan
  ) {
    self.checks = checks
    self.entry = entry
    self.type = type
    self.marked = marked
    self.plan = plan
    written = entry.shape.keys
  }

  var item: DeclaredCase { plan.item }
  /// What was written: a case or a struct.
  var owner: String {
    type.map { type in entry.name.map { "\(type.text).\($0)" } ?? type.text }
      ?? entry.name ?? item.baseName
  }
  var command: LockCommand {
    if let type { return checks.command(accepting: type, as: .named(marked.declared.displayName)) }
    let name = "\(marked.declared.displayName).\(entry.name ?? "")"
    return item.baseName == entry.name ? .accept(name) : .remove(name)
  }

  /// A value that is read from a place, and the name of the value that was written there.
  private struct Successor {
    let value: ValuePlan
    let old: String
    /// For messages.
    let place: String
  }

  func run() {
    switch plan.restricted(to: .decoding).payload {
    case .keyed(let payload): keyed(payload)
    case .unkeyed(let values), .together(let values, _):
      checkNames(
        values.enumerated().compactMap { index, value in
          entry.meaning.values["\(index)"].map {
            Successor(value: value, old: $0, place: "element \(index + 1)")
          }
        })
    // All of its values may be skipped.
    case .empty: checkSkipped(unless: [])
    case .bare(let value):
      readFormerTypes(as: value)
      checkProperties(of: value)
    }
  }

  private func keyed(_ payload: KeyedPayload) {
    var found: Set<String> = []
    var successors: [Successor] = []
    for field in payload.fields where !field.path.isEmpty {
      if isUnchanged(field) {
        found.insert(field.path[0])
        continue
      }
      var places: [(key: String, last: String)] = []
      for keys in [field.path] + field.aliases.map({ [$0] }) {
        let key = keys.joined(separator: ".")
        if let old = entry.meaning.defaults[key] { checkDefault(field.value, old) }
        guard let last = keys.last, keys.dropLast().allSatisfy(written.contains) else { continue }
        guard written.contains(last) else {
          checkProperty(under: last, key, field.value.declared)
          continue
        }
        found.insert(key)
        if !places.contains(where: { $0.last == last }) { places.append((key, last)) }
      }
      guard let (key, last) = places.first else { continue }
      // Alone, an alias was the value's own key.
      let isKey = key == field.path.joined(separator: ".") || places.count > 1
      if let old = name(of: key, last) ?? (isKey ? last : nil) {
        successors.append(.init(value: field.value, old: old, place: "the key \(key.quoted)"))
      }
      if places.count > 1, entry.shape.mayLack(last) {
        checkMerged(places.dropFirst().map(\.last), field.value)
      }
    }
    for field in payload.fields {
      if field.isFlattened { readFormerTypes(as: field.value) }
      if field.path.last.map(entry.shape.hasObject) ?? true { checkProperties(of: field.value) }
    }
    checkNames(successors)
    checkSkipped(unless: found)
    checkEntries(payload)
    checkFlattened(payload.fields)
  }

  /// Whether a value has its name as its only key, as it had when it was locked.
  private func isUnchanged(_ field: Field) -> Bool {
    field.path.count == 1 && field.aliases.isEmpty && entry.meaning.defaults.isEmpty
      && entry.meaning.values.isEmpty && field.value.declared.name == field.path[0]
      && written.contains(field.path[0])
  }

  /// Keys of one document were different values, so a value can't be read from another key if one of
  /// them is missing.
  private func checkMerged(_ keys: [String], _ plan: ValuePlan) {
    for key in keys {
      reportExchange(
        of: plan.declared, at: "the key \(key.quoted)", was: entry.meaning.name(of: key))
    }
  }

  /// - Parameter found: Keys of values that are still read.
  private func checkSkipped(unless found: Set<String>) {
    for value in item.values where value.options.isSkipped(.decoding) {
      let name = value.lockedName
      let path = value.options.key?.value ?? []
      let keys = entry.shape.valueKeys.filter { key in
        // Paths of several values may end in one key.
        let place = key == path.last ? path.joined(separator: ".") : key
        return !found.contains(place) && !entry.meaning.unread.contains(place)
          && (entry.meaning.values[place] ?? item.givenKey(of: value.position)?.value
            ?? path.last).map { $0 == key || $0 == name }
            ?? name.isWritten(as: key, in: item)
      }
      checkSkippedKeys(of: value)
      // If a form stores it by position, it is in both directions or in none.
      let isByPosition = marked.representations.contains { form in
        form.cases[plan.index].isByPosition
      }
      let place: String
      // Another key may have the value's name in some naming.
      if let key = keys.first(where: { $0 == name }) ?? keys.first {
        let hasKey =
          value.name != nil || item.givenKey(of: value.position) != nil || value.options.key != nil
        place = hasKey ? "" : ", key: \(key.quoted)"
      } else if let path = lostPath(of: name, unless: found) {
        place = ", key: [\(path.map(\.quoted).joined(separator: ", "))]"
      } else if found.isEmpty, entry.meaning.unread.isEmpty, hasType(of: value) {
        place = ""
      } else {
        continue
      }
      report(
        .skip(
          "\(item.baseName).\(name)",
          hint: isByPosition
            ? "remove its 'skip'" : "write 'skip: .encoding\(place)' to keep reading it",
          command), at: value)
    }
  }

  /// Whether the line has a value's type, other than with its keys next to others. A value that is
  /// alone has no key of its own.
  private func hasType(of value: DeclaredValue) -> Bool {
    let type = EnumTypes(marked.declared, checks.target.universe).type(value.type).unwrapped
    return entry.shape.types.contains { $0.unwrapped == type } && !entry.shape.isFlattened(type)
  }

  /// Returns the path of keys that a value had, if nothing reads it now.
  private func lostPath(of name: String, unless found: Set<String>) -> [String]? {
    let paths = entry.meaning.values.filter { place, old in
      old == name && !found.contains(place) && !entry.meaning.unread.contains(place)
    }
    return paths.keys.min()?.split(separator: ".").map(String.init)
  }

  /// Reports a value whose own keys were next to others, if nothing reads them now.
  private func checkSkippedKeys(of value: DeclaredValue) {
    let types = EnumTypes(marked.declared, checks.target.universe)
    let type = types.type(value.type).unwrapped
    let isRead = (plan.restricted(to: .decoding).payload.keyed?.fields ?? []).contains { field in
      field.isFlattened && types.type(field.value.declared.type).unwrapped == type
    }
    if isRead || !entry.shape.isFlattened(type) { return }
    let hint = "write 'flatten: true, skip: .encoding' to keep reading it"
    report(.skip(name(of: value), hint: hint, command), at: value)
  }

  /// Returns the value that a key had, by the lock or by the key's own name.
  private func name(of key: String, _ last: String) -> String? {
    if let name = entry.meaning.values[key] { return name }
    let value =
      item.values.first { $0.lockedName == last }
      ?? item.values.first { $0.lockedName.isWritten(as: last, in: item) }
    return value?.lockedName
  }

  private func checkNames(_ successors: [Successor]) {
    for successor in successors {
      let value = successor.value.declared
      let name = value.lockedName
      let old = successor.old
      guard old != name else { continue }
      let isExchanged: Bool
      if let position = position(successor) {
        // A value before them may be gone or new, so only the order of those of one type tells what
        // they are.
        isExchanged = successors.contains { other in
          guard let otherPosition = self.position(other),
            other.value.declared.typeBesideNil == value.typeBesideNil
          else { return false }
          return (otherPosition < position)
            != (other.value.position < successor.value.position)
        }
      } else {
        isExchanged =
          item.values.contains { $0.name == old }
          || entry.shape.valueKeys.contains { self.name(of: $0, $0) == name }
      }
      if isExchanged { reportExchange(of: value, at: successor.place, was: old) }
    }
  }

  /// Returns the position that a value had when it was locked, if it had and has no other name.
  private func position(_ successor: Successor) -> Int? {
    guard successor.value.declared.name == nil, successor.old.hasPrefix("_") else { return nil }
    return Int(successor.old.dropFirst())
  }

  /// A key that was left out must still mean what it meant when it was written.
  private func checkDefault(_ plan: ValuePlan, _ old: String) {
    let value = plan.declared
    let text = checks.target.resolver.defaultText(of: value, in: marked.declared)
    let isOptional = checks.target.resolver.type(of: plan, in: marked.declared).isOptional
    // The argument for a generic parameter may be an optional.
    let now = plan.takesDefault ? text : isOptional ? "nil" : "nil, if at all,"
    guard let now, now != old, !isSame(now, old, plan) else { return }
    let name = name(of: value)
    report(
      Message(
        .lockedDefault, "a missing '\(name)' meant \(old), and is read as \(now) now",
        hint: "restore the default", otherwise: command.ifGone), at: value)
  }

  /// Whether two defaults are one literal, `16` and `0x10`, one number, `1` and `1.0`, both nothing, `[]`
  /// and `[Int]()`, or one case before and after it was renamed.
  private func isSame(_ now: String, _ old: String, _ plan: ValuePlan) -> Bool {
    if let literal = now.literal, literal == old.literal { return true }
    let type = checks.target.resolver.type(of: plan, in: marked.declared).unwrapped
    if type.text.hasPrefix("[") {
      let empty = ["[]", "[:]", type.text.replacing(" ", with: "") + "()"]
      return empty.contains(now) && empty.contains(old)
    }
    if checks.reader.kinds(of: .value(type)) == .number, now.isSameNumber(as: old) { return true }
    guard let now = now.memberName, let old = old.memberName else { return false }
    return checks.isRenamed(old, now, in: type)
  }

  /// - Parameter place: `the key "x"`
  func reportExchange(of value: DeclaredValue, at place: String, was old: String) {
    report(
      .exchange(name(of: value), place: place, was: "\(owner).\(old)"),
      at: value)
  }

  /// `text.size`
  func name(of value: DeclaredValue) -> String { "\(item.baseName).\(value.lockedName)" }

  func report(_ message: Message, at value: DeclaredValue) {
    checks.report(
      message, at: marked.declared.places.position(value.offset),
      notes: [checks.note(entry, with: entry.meaning.text)])
  }
}

extension Shape {
  /// Whether the keys of a type are next to those of others in it.
  fileprivate func isFlattened(_ type: FormatType) -> Bool {
    switch self {
    case .object(let members):
      members.contains { member in
        switch member {
        case .key(_, let shape, _), .kept(_, let shape): shape.isFlattened(type)
        case .flattened(let other): other.unwrapped == type
        }
      }
    case .array(let shapes), .either(let shapes): shapes.contains { $0.isFlattened(type) }
    case .null, .literal, .anyLetters, .range, .value, .anything: false
    }
  }

  /// Whether a key of an object in it can be missing.
  fileprivate func mayLack(_ key: String) -> Bool {
    switch self {
    case .object(let members):
      members.contains { member in
        switch member {
        case .key(key, let shape, let isOptional): isOptional || shape.isOptional
        case .key(_, let shape, _), .kept(_, let shape): shape.mayLack(key)
        case .flattened: false
        }
      }
    case .array(let shapes), .either(let shapes): shapes.contains { $0.mayLack(key) }
    case .null, .literal, .anyLetters, .range, .value, .anything: false
    }
  }
}

extension DeclaredValue {
  /// The spelling of its type, or of the type that is optional.
  fileprivate var typeBesideNil: Substring {
    type.text.last == "?" ? type.text.dropLast() : type.text[...]
  }
}

extension CasePlan {
  /// Whether a value of its own would be stored by position, so it can't be skipped in one direction.
  fileprivate var isByPosition: Bool {
    switch payload {
    case .keyed: false
    case .empty: layout != .keyed
    case .unkeyed, .bare, .together: true
    }
  }
}

extension String {
  /// What it means, if it is a literal of a value or of an array.
  fileprivate var literal: Shape? {
    var parser = AnnotationParser(AnnotationText(self), at: 0)
    let shape = try? parser.shape()
    return parser.isAtEndOfLine ? shape : nil
  }

  /// Whether both are literals of one number.
  fileprivate func isSameNumber(as other: String) -> Bool {
    let texts = [self, other].map { $0.replacing("_", with: "") }
    guard texts[0] != texts[1] else { return true }
    // Large integers that differ may be one 'Double'.
    return texts.contains { $0.contains { ".eE".contains($0) } }
      && Double(texts[0]).map { $0 == Double(texts[1]) } ?? false
  }

  /// `low` of `.low` and `Level.low`.
  fileprivate var memberName: String? {
    guard let dot = lastIndex(of: "."), !contains("(") else { return nil }
    return String(self[index(after: dot)...])
  }
}
