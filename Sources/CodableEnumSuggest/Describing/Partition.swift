import CodableEnumCore

/// Rows of a table, each in one of several groups.
struct Partition {
  /// The tag of each group; nil if the group has none.
  var tags: [Scalar?]
  /// The group of each row.
  var groups: [Int]

  var count: Int { tags.count }

  /// Returns a partition with all rows in one group.
  static func whole(_ table: ObjectTable) -> Partition {
    Partition(tags: [nil], groups: Array(repeating: 0, count: table.rowCount))
  }

  /// Groups rows by the values of a key. Returns nil if these aren't tags.
  init?(_ column: ObjectTable.Column, of table: ObjectTable) {
    guard table.isRequired(column), column.kinds.isSubset(of: .scalars) else { return nil }
    var positions: [Scalar: Int] = [:]
    tags = []
    groups = []
    groups.reserveCapacity(table.rowCount)
    for value in column.values {
      guard let tag = value.tag else { return nil }
      let position = positions[tag] ?? tags.count
      if position == tags.count {
        positions[tag] = position
        tags.append(tag)
        // A key with ever new values is an identifier.
        if tags.count > 500 { return nil }
      }
      groups.append(position)
    }
  }

  init(tags: [Scalar?], groups: [Int]) {
    self.tags = tags
    self.groups = groups
  }

  func rowCounts() -> [Int] {
    groups.reduce(into: Array(repeating: 0, count: count)) { $0[$1] += 1 }
  }

  /// Returns the rows of each group.
  func rows() -> [[Int]] {
    var rows = [[Int]](repeating: [], count: count)
    for (row, group) in groups.enumerated() { rows[group].append(row) }
    return rows
  }
}
