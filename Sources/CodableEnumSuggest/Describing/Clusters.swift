/// Kinds of objects that their keys alone tell apart.
struct Clusters {
  /// What cases for them cost.
  let cost: Double
  /// The rows of each; those with the most keys that must be there first, since a case that needs
  /// fewer would take them.
  private(set) var rows: [[Int]] = []

  var count: Int { rows.count }

  private static let limit = 32

  init(_ table: ObjectTable) {
    let sets = table.keySets()
    guard sets.count > 1, sets.count <= Self.limit, table.columns.count <= 200 else {
      rows = table.rowCount == 0 ? [] : [Array(0..<table.rowCount)]
      cost =
        rows.isEmpty
        ? 0
        : Cost.case + Cost.values(of: table, .whole(table), without: [])
          + Cost.exclusions(in: table)
      return
    }
    let kinds = Self.kinds(of: table, sets.map(\.rows))
    var clusters = sets.indices.map { Cluster([$0], sets.map(\.columns), kinds) }
    func merge(_ pair: (first: Int, second: Int)) {
      let members = clusters[pair.first].sets + clusters[pair.second].sets
      clusters[pair.first] = Cluster(members.sorted(), sets.map(\.columns), kinds)
      clusters.remove(at: pair.second)
    }
    func union(_ first: Int, _ second: Int) -> Cluster {
      Cluster((clusters[first].sets + clusters[second].sets).sorted(), sets.map(\.columns), kinds)
    }
    while let best = Self.pairs(clusters.count).map({ pair in
      (pair, union(pair.0, pair.1).cost - clusters[pair.0].cost - clusters[pair.1].cost)
    }).min(by: { $0.1 < $1.1 }), best.1 <= 0 {
      merge(best.0)
    }
    // What cannot be told apart is one case.
    while let pair = Self.pairs(clusters.count).first(where: { first, second in
      !clusters[first].isDistinct(from: clusters[second])
    }) {
      merge(pair)
    }
    clusters.sort { $0.required.count > $1.required.count }
    cost = clusters.reduce(0) { $0 + $1.cost }
    rows = clusters.map { $0.sets.flatMap { sets[$0].rows }.sorted() }
  }

  private static func pairs(_ count: Int) -> [(first: Int, second: Int)] {
    (0..<count).flatMap { second in (0..<second).map { (first: $0, second: second) } }
  }

  /// Of each set's columns.
  private static func kinds(of table: ObjectTable, _ rows: [[Int]]) -> [[Int: ValueKinds]] {
    var sets = [Int](repeating: -1, count: table.rowCount)
    for (set, rows) in rows.enumerated() { for row in rows { sets[row] = set } }
    var kinds = [[Int: ValueKinds]](repeating: [:], count: rows.count)
    for (index, column) in table.columns.enumerated() {
      for (row, value) in zip(column.rows, column.values) {
        kinds[sets[row]][index, default: []].formUnion(value.kind)
      }
    }
    return kinds
  }

  /// Sets of keys that make one case.
  private struct Cluster {
    let sets: [Int]
    var required: Set<Int>
    var all: Set<Int>
    var cost = Cost.case
    private var kinds: [Int: ValueKinds] = [:]

    init(_ sets: [Int], _ columns: [[Int]], _ known: [[Int: ValueKinds]]) {
      self.sets = sets
      required = Set(columns[sets[0]])
      all = []
      for set in sets {
        required.formIntersection(columns[set])
        all.formUnion(columns[set])
        kinds.merge(known[set]) { $0.union($1) }
      }
      // What can be null may be missing, too, when it is read.
      required = required.filter { !kinds[$0, default: []].contains(.null) }
      for column in all {
        cost += Cost.value + (required.contains(column) ? 0 : Cost.absence)
        cost += Double(max(kinds[column, default: []].typeCount - 1, 0)) * Cost.type
      }
      let optional = all.subtracting(required).sorted()
      for (number, first) in optional.enumerated() {
        for second in optional[..<number]
        where sets.allSatisfy({ columns[$0].contains(first) != columns[$0].contains(second) }) {
          cost += Cost.exclusion
        }
      }
    }

    /// Whether a key says which of the two it is, also where the first is tried first.
    func isDistinct(from other: Cluster) -> Bool {
      let (first, second) = required.count >= other.required.count ? (self, other) : (other, self)
      return first.required.contains { column in
        guard second.all.contains(column) else { return true }
        let common = first.kinds[column, default: []].intersection(
          second.kinds[column, default: []])
        return second.required.contains(column) && common.isEmpty && !first.isNumber(column, second)
      }
    }

    private func isNumber(_ column: Int, _ other: Cluster) -> Bool {
      !kinds[column, default: []].isDisjoint(with: .number)
        && !other.kinds[column, default: []].isDisjoint(with: .number)
    }
  }
}
