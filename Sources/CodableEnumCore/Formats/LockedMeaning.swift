/// What a shape doesn't show: which value each key has, and the meaning of keys that are left out.
/// Two equal shapes may mean different things.
package struct LockedMeaning: Hashable, Sendable {
  /// The names of values by key, if the keys don't show them; in arrays by position.
  var values: [String: String] = [:]
  /// The defaults of values that are omitted if they equal them, by key.
  var defaults: [String: String] = [:]
  /// Keys that are written and never read.
  var unread: [String] = []
  /// Whether it is an unknown case that didn't keep the tag, and was written under its own name.
  var isUnknown = false
  /// The branches of `#if` around the case: `#if DEBUG #else`.
  var branches: [String] = []

  /// The branches in the form of `DeclaredCase.conditions`.
  var conditions: [[String]] {
    branches.map { text in
      text.split(separator: "#").map { part in
        "#" + (part.last == " " ? part.dropLast() : part)
      }
    }
  }

  /// The text after the shape: ` values "lat" y, "lon" x in "#if DEBUG"`.
  var text: String {
    func pairs(_ names: [String: String], _ text: (String) -> String) -> [String] {
      names.sorted { $0.key < $1.key }.map { "\($0.key.quoted) \(text($0.value))" }
    }
    let parts = [
      ("values", pairs(values, \.escapedLabel)), ("defaults", pairs(defaults, \.quoted)),
      ("unread", unread.sorted().map(\.quoted)), ("in", branches.map(\.quoted)),
    ]
    return (isUnknown ? " unknown" : "")
      + parts.filter { !$0.1.isEmpty }
      .map { " \($0.0) \($0.1.joined(separator: ", "))" }.joined()
  }
}

extension LockedMeaning {
  /// The meaning of a case in a form.
  init(_ plan: CasePlan, of declared: DeclaredEnum) {
    let item = declared.cases[plan.index]
    if plan.reading == .unknown, plan.writing == .values, case .literal = plan.tag {
      isUnknown = true
    }
    branches = (declared.place.conditions + item.conditions).map { $0.joined(separator: " ") }
    switch plan.payload {
    case .keyed(let payload):
      for field in payload.fields where field.value.isWritten {
        guard let last = field.path.last else { continue }
        let key = field.path.joined(separator: ".")
        let value = item.values[field.value.position]
        let name = value.lockedName(field.value.position)
        if !name.isWritten(as: last, in: item) { values[key] = name }
        if field.value.omitsDefault { defaults[key] = value.defaultText }
        if !field.value.isRead { unread.append(key) }
      }
    case .unkeyed(let plans):
      let types = plans.map { item.values[$0.position].type.text }
      for (index, plan) in plans.enumerated() where types.count(where: { $0 == types[index] }) > 1 {
        let value = item.values[plan.position]
        values["\(index)"] = value.name
      }
    case .empty, .bare, .together: break
    }
  }

  /// The meaning of a struct.
  init(_ properties: [CodedProperty]) {
    for property in properties {
      if property.key != property.name { values[property.key] = property.name }
      if !property.isRead { unread.append(property.key) }
    }
  }
}

extension DeclaredValue {
  /// The name of the value in locks and messages.
  func lockedName(_ position: Int) -> String { name ?? "_\(position)" }
}

extension String {
  /// Whether two names are the same words in some naming.
  func isLike(_ other: String) -> Bool {
    func letters(_ text: String) -> String {
      text.lowercased().filter { $0 != "_" && $0 != "-" }
    }
    return letters(self) == letters(other)
  }

  /// Whether a key is the name of a value in some naming.
  func isWritten(as key: String, in item: DeclaredCase) -> Bool {
    self == key
      || [self, "\(item.baseName)_\(self)"].contains { name in
        Naming.allCases.contains { $0.apply(to: name) == key }
      }
  }
}
