/// Keys that several cases have.
struct CommonKeys {
  /// The keys that are alike in all cases, if there are enough of them for a type of their own.
  private(set) var envelope: [String] = []
  /// The keys that get one type for all cases: those whose values are of several kinds within one
  /// case, and so may be in all; those that are always null in one case, so only the others show
  /// the type; and those that are dictionaries in one case and structs in others.
  private(set) var mixed: [String] = []
  /// The keys whose values are of so many kinds that they can be anything.
  private(set) var various: [String] = []

  /// The number of keys that is worth a type.
  private static let envelopeSize = 4

  /// Names of keys under which each case has its own values.
  private static let contentNames: Set<String> = [
    "d", "data", "payload", "body", "params", "content", "contents", "detail", "details",
  ]

  /// - Parameter tables: One table for each case.
  init(_ tables: [ObjectTable], without keys: Set<String>) {
    guard tables.count > 1 else { return }
    var columns: [String: [(table: ObjectTable, column: ObjectTable.Column)]] = [:]
    var order: [String] = []
    for table in tables {
      for column in table.columns where !keys.contains(column.key) {
        if columns[column.key] == nil { order.append(column.key) }
        columns[column.key, default: []].append((table, column))
      }
    }
    for key in order {
      let found = columns[key, default: []]
      let kinds = found.map { $0.column.kinds.subtracting(.null) }
      let all = kinds.reduce(into: ValueKinds()) { $0.formUnion($1) }
      if Self.isShared(found, by: tables.count, key) {
        envelope.append(key)
        if Self.areSomeDictionaries(found, key) { mixed.append(key) }
      } else if Self.areSomeDictionaries(found, key) {
        mixed.append(key)
      } else if found.count > 1, kinds.contains(where: { $0.typeCount > 1 }) {
        mixed.append(key)
      } else if Self.contentNames.contains(key), found.count * 3 >= tables.count * 2 {
        // The tag determines the type.
        continue
      } else if all.typeCount == 1, kinds.contains([]) {
        mixed.append(key)
      } else if all.typeCount > 2 {
        various.append(key)
      }
    }
    let isLong = tables.contains { $0.columns.count - keys.count > Describer.labelLimit - 1 }
    if envelope.count < Self.envelopeSize || !isLong { envelope = [] }
    mixed.removeAll(where: envelope.contains)
  }

  /// Whether a key is alike in all cases. A key that is optional everywhere may not appear in the
  /// samples of some cases.
  private static func isShared(
    _ found: [(table: ObjectTable, column: ObjectTable.Column)], by count: Int, _ key: String
  ) -> Bool {
    let values = found.flatMap(\.column.values)
    let isOptional = found.allSatisfy { !$0.table.isRequired($0.column) }
    return (found.count == count || isOptional && found.count * 3 >= count * 2)
      && (Self.contentNames.contains(key)
        ? Cost.areAlike(values)
        : Cost.areOfOneType(values)
          || found.allSatisfy { areDictionaries($0.column.values, key) })
  }

  /// Whether a key that by its name has dictionaries has structs in some cases. Too few samples of
  /// a case make it look so.
  private static func areSomeDictionaries(
    _ found: [(table: ObjectTable, column: ObjectTable.Column)], _ key: String
  ) -> Bool {
    guard OpenObjects.isOpen(key),
      found.allSatisfy({ $0.column.kinds.subtracting(.null) == .object })
    else { return false }
    return Set(found.map { areDictionaries($0.column.values, key) }).count > 1
  }

  private static func areDictionaries(_ values: [JSONValue], _ key: String) -> Bool {
    let table = ObjectTable(values.compactMap(\.members))
    return table.rowCount == values.count && OpenObjects(table, name: key).areDictionary
  }
}
