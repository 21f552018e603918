/// What the shape of a document doesn't tell: which value each key was, and what one that is left out
/// was. Two shapes can be the same and mean something else.
package struct LockedMeaning: Hashable, Sendable {
  /// The names of values by their keys, where these don't show them; in arrays by their positions.
  var values: [String: String] = [:]
  /// The defaults of values that are left out where they equal them, by their keys.
  var defaults: [String: String] = [:]
  /// Keys that were written and never read.
  var unread: [String] = []
  /// The branches of `#if` that the case stood in: `#if DEBUG #else`.
  var branches: [String] = []

  /// The same as `DeclaredCase.conditions`.
  var conditions: [[String]] {
    branches.map { text in
      text.split(separator: "#").map { part in
        "#" + (part.last == " " ? part.dropLast() : part)
      }
    }
  }

  /// What stands behind the shape: ` values "lat" y, "lon" x in "#if DEBUG"`.
  var text: String {
    func pairs(_ names: [String: String], _ text: (String) -> String) -> [String] {
      names.sorted { $0.key < $1.key }.map { "\($0.key.quoted) \(text($0.value))" }
    }
    let parts = [
      ("values", pairs(values, \.escapedLabel)), ("defaults", pairs(defaults, \.quoted)),
      ("unread", unread.sorted().map(\.quoted)), ("in", branches.map(\.quoted)),
    ]
    return parts.filter { !$0.1.isEmpty }
      .map { " \($0.0) \($0.1.joined(separator: ", "))" }.joined()
  }
}

extension LockedMeaning {
  /// Of a case, as a form writes it.
  init(_ plan: CasePlan, of declared: DeclaredEnum) {
    let item = declared.cases[plan.index]
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

  /// Of a struct.
  init(_ properties: [CodedProperty]) {
    for property in properties {
      if property.key != property.name { values[property.key] = property.name }
      if !property.isRead { unread.append(property.key) }
    }
  }
}

extension DeclaredValue {
  /// What the value is called in locks and messages about them.
  func lockedName(_ position: Int) -> String { name ?? "_\(position)" }
}

extension String {
  /// Whether a key is what some naming makes of the name of a value.
  func isWritten(as key: String, in item: DeclaredCase) -> Bool {
    self == key
      || [self, "\(item.baseName)_\(self)"].contains { name in
        Naming.allCases.contains { $0.apply(to: name) == key }
      }
  }
}
