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
  private let written: [String]

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

  private var item: DeclaredCase { plan.item }
  /// What was written: a case or a struct.
  private var owner: String {
    type.map { type in entry.name.map { "\(type.text).\($0)" } ?? type.text }
      ?? entry.name ?? item.baseName
  }
  private var command: LockCommand {
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
    case .unkeyed(let values):
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
    case .together: break
    }
  }

  /// Compares a type with those that were in its place, next to other keys or alone, and that no
  /// value has now. The reader keeps what it finds out.
  private func readFormerTypes(as value: ValuePlan) {
    func type(_ value: ValuePlan) -> FormatType {
      checks.target.resolver.type(of: value, in: marked.declared)
    }
    let own = plan.payload.values.map { type($0).unwrapped }
    for old in entry.shape.typesInPlace where !own.contains(old.unwrapped) {
      _ = checks.reader.read(type(value), from: .value(old))
    }
  }

  /// A value of the case may have been a property of a struct.
  private func checkProperty(under key: String, _ path: String, _ value: DeclaredValue) {
    let names = entry.shape.types.compactMap { checks.propertyNames[$0.unwrapped] }
      .first { $0[key] != nil }
    guard let names, let old = names[key], old != value.lockedName,
      item.values.contains(where: { $0.lockedName == old })
        || names.values.contains(value.lockedName)
    else { return }
    report(
      .exchange(
        "\(item.baseName).\(value.lockedName)", place: "the key \(path.quoted)",
        was: "\(owner).\(old)"), at: value)
  }

  /// Values of the case may be properties of a struct now.
  private func checkProperties(of value: ValuePlan) {
    let resolver = checks.target.resolver
    let type = resolver.type(of: value, in: marked.declared).unwrapped
    let properties = resolver.properties(of: type)
    if properties.isEmpty || entry.shape.types.contains(where: { $0.unwrapped == type }) { return }
    for property in properties {
      let message =
        checks.exchange(of: property, among: properties, entry, type.text, was: owner)
        ?? checks.lostDefault(of: property, entry, type.text, command)
      if let message { report(message, at: value.declared) }
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
        found.insert(last)
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
      report(
        .exchange(
          "\(item.baseName).\(plan.declared.lockedName)", place: "the key \(key.quoted)",
          was: "\(owner).\(entry.meaning.values[key] ?? key)"), at: plan.declared)
    }
  }

  /// A new key may have been one of a dictionary whose keys were next to it.
  private func checkEntries(_ payload: KeyedPayload) {
    guard let dictionary = entry.shape.flattenedDictionary else { return }
    for field in payload.fields where !field.path.isEmpty {
      let keys = field.path.prefix(1) + field.aliases
      guard !keys.contains(where: written.contains) else { continue }
      let name = "\(item.baseName).\(field.value.declared.lockedName)"
      let message = Message(
        .lockedExchange,
        "\(field.path[0].quoted) could be a key of '\(dictionary.text)' when it was locked, and is "
          + "'\(name)' now",
        hint: "leave it in the dictionary, or if none had that key, run \(command.text)")
      report(message, at: field.value.declared)
    }
  }

  /// A struct may have exchanged keys with another or with the case, if all are in one object.
  private func checkFlattened(_ fields: [Field]) {
    typealias Place = (key: String, value: DeclaredValue)
    /// A struct or the case itself, with the keys that it had, and those that are new in it.
    func part(
      _ name: String, _ old: [String], _ now: [Place]
    ) -> (name: String, old: Set<String>, new: [Place]) {
      (name, Set(old), now.filter { !old.contains($0.key) })
    }
    let values = fields.filter(\.isFlattened).map(\.value.declared)
    if values.isEmpty { return }
    let types = EnumTypes(marked.declared, checks.target.universe)
    let own = fields.filter { $0.path.count == 1 }
      .map { (key: $0.path[0], value: $0.value.declared) }
    let parts =
      values.map { value in
        let type = types.type(value.type).unwrapped
        return part(
          type.text, (checks.reader.typeShapes[type] ?? []).flatMap(\.keys),
          checks.target.resolver.properties(of: type).map { ($0.key, value) })
      } + [part(item.baseName, written, own)]
    for part in parts {
      for other in parts where other.new.contains(where: { part.old.contains($0.key) }) {
        for (key, value) in part.new where other.old.contains(key) {
          report(
            .exchange(
              "\(part.name).\(key)", place: "the key \(key.quoted)", was: "\(other.name).\(key)"),
            at: value)
        }
      }
    }
  }

  /// - Parameter found: Keys of values that are still read.
  private func checkSkipped(unless found: Set<String>) {
    for value in item.values where value.options.isSkipped(.decoding) {
      let name = value.lockedName
      let keys = entry.shape.valueKeys.filter { key in
        !found.contains(key) && !entry.meaning.unread.contains(key)
          && (entry.meaning.values[key] ?? item.givenKey(of: value.position)?.value
            ?? value.options.key?.value.last).map { $0 == key || $0 == name }
            ?? name.isWritten(as: key, in: item)
      }
      // Another key may have the value's name in some naming.
      if let key = keys.first(where: { $0 == name }) ?? keys.first {
        let hasKey =
          value.name != nil || item.givenKey(of: value.position) != nil || value.options.key != nil
        // If a form stores it by position, it is in both directions or in none.
        let isByPosition = marked.representations.contains { form in
          form.cases[plan.index].isByPosition
        }
        let options = "skip: .encoding" + (hasKey ? "" : ", key: \(key.quoted)")
        report(
          .skip(
            "\(item.baseName).\(name)",
            hint: isByPosition ? "remove its 'skip'" : "write '\(options)' to keep reading it",
            command), at: value)
      }
    }
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
      if isExchanged {
        report(
          .exchange("\(item.baseName).\(name)", place: successor.place, was: "\(owner).\(old)"),
          at: value)
      }
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
    let name = "\(item.baseName).\(value.lockedName)"
    report(
      Message(
        .lockedDefault, "a missing '\(name)' meant \(old), and is read as \(now) now",
        hint: "restore the default", otherwise: command.ifGone), at: value)
  }

  /// Whether two defaults are one number, `1` and `1.0`, both nothing, `[]` and `[Int]()`, or one case
  /// before and after it was renamed.
  private func isSame(_ now: String, _ old: String, _ plan: ValuePlan) -> Bool {
    let type = checks.target.resolver.type(of: plan, in: marked.declared).unwrapped
    if type.text.hasPrefix("[") {
      let empty = ["[]", "[:]", type.text.replacing(" ", with: "") + "()"]
      return empty.contains(now) && empty.contains(old)
    }
    if checks.reader.kinds(of: .value(type)) == .number { return now.isSameNumber(as: old) }
    guard let now = now.memberName, let old = old.memberName else { return false }
    return checks.isRenamed(old, now, in: type)
  }

  private func report(_ message: Message, at value: DeclaredValue) {
    checks.report(
      message, at: marked.declared.places.position(value.offset),
      notes: [checks.note(entry, with: entry.meaning.text)])
  }
}

extension Shape {
  /// Whether there is an object with known keys under a key.
  fileprivate func hasObject(under key: String) -> Bool {
    guard case .object(let members) = self else { return false }
    return members.contains { member in
      switch member {
      case .key(let own, .object(let inner), _):
        own == key || Shape.object(inner).hasObject(under: key)
      case .kept(_, let shape): shape.hasObject(under: key)
      case .key, .flattened: false
      }
    }
  }

  /// Types whose keys are next to others, or that are the whole document.
  fileprivate var typesInPlace: [FormatType] {
    switch self {
    case .value(let type): [type]
    case .either(let shapes): shapes.flatMap(\.typesInPlace)
    case .object(let members):
      members.flatMap { member in
        switch member {
        case .flattened(let type): [type]
        case .key(_, .object(let inner), _): Shape.object(inner).typesInPlace
        case .key, .kept: []
        }
      }
    case .null, .literal, .anyLetters, .range, .array, .anything: []
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

  /// The first dictionary whose keys are next to others.
  fileprivate var flattenedDictionary: FormatType? {
    guard case .object(let members) = self else { return nil }
    for member in members {
      switch member {
      case .flattened(.dictionary(let key, let value)): return .dictionary(key: key, value)
      case .key(_, let shape, _), .kept(_, let shape):
        if let type = shape.flattenedDictionary { return type }
      case .flattened: break
      }
    }
    return nil
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
