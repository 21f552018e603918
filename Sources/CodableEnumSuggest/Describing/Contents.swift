/// Whether objects have only one key next to their tag, with the content of the case.
struct Contents {
  /// The adjacent form; nil if the objects have more keys.
  private(set) var form: Form?
  /// The key of each group's content, if it has any.
  private(set) var keys: [String?] = []
  /// The number of groups with a content.
  var count: Int { keys.count { $0 != nil } }

  init(_ table: ObjectTable, tag: String, _ partition: Partition) {
    let rowCounts = partition.rowCounts()
    keys = Array(repeating: nil, count: partition.count)
    for column in table.columns where column.key != tag {
      let counts = column.rows.reduce(into: [Int: Int]()) {
        $0[partition.groups[$1], default: 0] += 1
      }
      for (group, count) in counts {
        guard count == rowCounts[group], keys[group] == nil, !column.key.isEmpty else { return }
        keys[group] = column.key
      }
    }
    guard count > 0 else { return }
    let isByTag = zip(keys, partition.tags).allSatisfy { key, tag in
      key == nil || tag.map { $0 == .string(key!) } == true
    }
    if isByTag {
      form = .adjacentByTag(tag: tag)
      return
    }
    let uses = keys.reduce(into: [String: Int]()) { if let key = $1 { $0[key, default: 0] += 1 } }
    // In the order of columns, so the order of hashes doesn't matter.
    let main = table.columns.map(\.key).max { uses[$0, default: 0] < uses[$1, default: 0] }
    if let main, let use = uses[main], use > 1, use * 3 >= count * 2 {
      form = .adjacent(tag: tag, content: main)
    }
  }
}
