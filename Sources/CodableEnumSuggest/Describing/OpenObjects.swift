/// Objects whose keys may be data. Then the objects are dictionaries.
struct OpenObjects {
  private let table: ObjectTable
  /// The key of the objects.
  private let name: String

  init(_ table: ObjectTable, name: String) {
    self.table = table
    self.name = name
  }

  /// Whether the objects are dictionaries. Values of several kinds are `CodableEnumAnyValue` then.
  var areDictionary: Bool {
    let keys = table.columns.map(\.key)
    if keys.isEmpty || Self.lookLikeData(keys) { return true }
    let required = table.columns.count(where: table.isRequired)
    let isUniform = Set(table.columns.flatMap { $0.values.prefix(50).map(\.outline) }).count == 1
    let kinds = table.columns.reduce(into: ValueKinds()) { $0.formUnion($1.kinds) }
    if Self.isOpen(name) {
      // If several objects all have the same keys, that is no accident.
      if isUniform, kinds.isSubset(of: .scalars) { return true }
      let isDeclared = table.rowCount > 1 && required == keys.count
      return !isDeclared && !(name.lowercased() == "metadata" && hasParts)
    }
    guard table.rowCount > 1, required == 0 else { return false }
    // One key in each object, always a different one.
    if isUniform, kinds.isSubset(of: .scalars), table.memberCount == table.rowCount,
      keys.count == table.rowCount,
      !keys.contains(where: { TagKey.isUsual($0) || $0.hasPrefix("$") })
    {
      return true
    }
    if keys.count < 3 { return false }
    let average = Double(table.memberCount) / Double(table.rowCount)
    return Double(keys.count) > average * (isUniform ? 1.5 : 3)
  }

  /// Whether values are objects. Their keys are more likely declared than data.
  private var hasParts: Bool {
    table.columns.contains { $0.kinds.contains(.object) }
  }

  /// Whether, by the name of a key, the writer of a document chooses the keys of its objects.
  static func isOpen(_ name: String) -> Bool { openNames.contains(name.lowercased()) }

  private static let openNames: Set<String> = [
    "input", "arguments", "args", "properties", "metadata", "annotations", "labels", "headers",
    "env", "environment", "extra", "extras", "attributes", "custom_fields",
    "variables", "extensions",
  ]

  /// Whether most keys are numbers, paths, addresses, dates or identifiers, which nobody declares
  /// as keys.
  static func lookLikeData(_ keys: some Collection<String>) -> Bool {
    guard !keys.isEmpty else { return false }
    let count = keys.count { key in
      guard let first = key.unicodeScalars.first else { return true }
      if first.properties.numericType != nil || TextLook(key) != nil { return true }
      // A namespace isn't data: `Fn::Join`.
      let name = key.contains("::") ? key.replacing("::", with: "") : key
      return name.unicodeScalars.contains {
        "/ .:@#,;()[]{}<>?&=+*%!\\\"'|~^".unicodeScalars.contains($0)
      }
        && !key.hasPrefix("@")
    }
    return count * 2 > keys.count
  }
}
