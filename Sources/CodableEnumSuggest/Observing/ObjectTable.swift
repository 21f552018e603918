/// The objects of one place as a table: a row for each object, a column for each key.
struct ObjectTable {
  struct Column {
    let key: String
    /// The objects that have the key, and in the same order its values.
    var rows: [Int] = []
    var values: [JSONValue] = []
    var kinds: ValueKinds = []

    mutating func add(_ value: JSONValue, row: Int) {
      rows.append(row)
      values.append(value)
      kinds.formUnion(value.kind)
    }
  }

  let rowCount: Int
  /// The columns, in the order of the keys in the objects.
  private(set) var columns: [Column] = []
  private(set) var memberCount = 0

  init(_ objects: some Collection<[JSONValue.Member]>) {
    rowCount = objects.count
    var indices: [String: Int] = [:]
    var order: [Int] = []
    // The columns of the last object's members. Most objects are like their neighbors, and
    // comparing a key is faster than hashing it.
    var last: [Int] = []
    for (row, object) in objects.enumerated() {
      memberCount += object.count
      var previous: Int?
      for (position, member) in object.enumerated() {
        let isLikeLast = position < last.count && columns[last[position]].key == member.key
        let index = isLikeLast ? last[position] : indices[member.key] ?? columns.count
        if index == columns.count {
          indices[member.key] = index
          columns.append(Column(key: member.key))
          // After its neighbor. If there are very many keys, they are data and have no order to
          // keep.
          let place = order.count > 500 ? nil : previous.flatMap(order.firstIndex(of:))
          order.insert(index, at: place.map { $0 + 1 } ?? (previous == nil ? 0 : order.count))
        }
        columns[index].add(member.value, row: row)
        if position == last.count {
          last.append(index)
        } else {
          last[position] = index
        }
        previous = index
      }
    }
    columns = order.map { columns[$0] }
  }

  subscript(key: String) -> Column? { columns.first { $0.key == key } }

  func isRequired(_ column: Column) -> Bool { column.rows.count == rowCount }

  /// Returns the distinct sets of keys, as positions of columns, with the rows that have them.
  func keySets() -> [(columns: [Int], rows: [Int])] {
    var keys = [[Int]](repeating: [], count: rowCount)
    for (index, column) in columns.enumerated() {
      for row in column.rows { keys[row].append(index) }
    }
    var positions: [[Int]: Int] = [:]
    var sets: [(columns: [Int], rows: [Int])] = []
    for (row, columns) in keys.enumerated() {
      if let position = positions[columns] {
        sets[position].rows.append(row)
      } else {
        positions[columns] = sets.count
        sets.append((columns, [row]))
      }
    }
    return sets
  }
}
