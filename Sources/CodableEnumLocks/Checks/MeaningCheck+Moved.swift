import CodableEnumCore

/// Values that were properties of a struct or entries of a dictionary, or are now.
extension MeaningCheck {
  /// Compares a type with those that were in its place, next to other keys or alone, and that no
  /// value has now. The reader keeps what it finds out.
  func readFormerTypes(as value: ValuePlan) {
    func type(_ value: ValuePlan) -> FormatType {
      checks.target.resolver.type(of: value, in: marked.declared)
    }
    let own = plan.payload.values.map { type($0).unwrapped }
    for old in entry.shape.typesInPlace where !own.contains(old.unwrapped) {
      _ = checks.reader.read(type(value), from: .value(old))
    }
  }

  /// A value of the case may have been a property of a struct.
  func checkProperty(under key: String, _ path: String, _ value: DeclaredValue) {
    let names = entry.shape.types.compactMap { checks.propertyNames[$0.unwrapped] }
      .first { $0[key] != nil }
    guard let names, let old = names[key], old != value.lockedName,
      item.values.contains(where: { $0.lockedName == old })
        || names.values.contains(value.lockedName)
    else { return }
    reportExchange(of: value, at: "the key \(path.quoted)", was: old)
  }

  /// Values of the case may be properties of a struct now.
  func checkProperties(of value: ValuePlan) {
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

  /// A new key may have been one of a dictionary whose keys were next to it.
  func checkEntries(_ payload: KeyedPayload) {
    guard let dictionary = entry.shape.flattenedDictionary else { return }
    func message(_ key: String, _ now: String, hint: String) -> Message {
      Message(
        .lockedExchange,
        "\(key.quoted) could be a key of '\(dictionary.text)' when it was locked, and is \(now) now",
        hint: "\(hint), or if none had that key, run \(command.text)")
    }
    for field in payload.fields where !field.path.isEmpty && !written.contains(field.path[0]) {
      let value = field.value.declared
      let old = field.aliases.first(where: written.contains)
      let hint = old.map { "keep the key with 'key: \($0.quoted)'" } ?? "leave it in the dictionary"
      report(message(field.path[0], "'\(name(of: value))'", hint: hint), at: value)
    }
    for extra in payload.extras where !written.contains(extra.key) {
      checks.report(
        message(extra.key, "one of the 'extras'", hint: "remove it from 'extras'"),
        at: marked.declared.places.position(item.nameOffset),
        notes: [checks.note(entry, with: entry.meaning.text)])
    }
    checkPropertiesOfEntries(payload, dictionary)
  }

  /// A struct in place of such a dictionary reads only some of its entries.
  private func checkPropertiesOfEntries(_ payload: KeyedPayload, _ dictionary: FormatType) {
    let resolver = checks.target.resolver
    for field in payload.fields where field.isFlattened {
      let value = field.value.declared
      let type = resolver.type(of: field.value, in: marked.declared).unwrapped
      guard case .structure? = resolver.definition(of: type), !entry.shape.types.contains(type)
      else { continue }
      let message = Message(
        .lockedType,
        "'\(name(of: value))' was '\(dictionary.text)', and reads only some of its keys now",
        hint: "keep the dictionary", otherwise: command.ifGone)
      report(message, at: value)
    }
  }

  /// A struct may have exchanged keys with another or with the case, if all are in one object.
  func checkFlattened(_ fields: [Field]) {
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
}

extension Shape {
  /// Whether there is an object with known keys under a key.
  func hasObject(under key: String) -> Bool {
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
