/// Kinds of objects that their keys alone tell apart.
struct Clusters {
  /// What cases for them cost, with their values and what these let in.
  let cost: Double
  /// The rows of each; those with the most keys that must be there first, since a case that needs
  /// fewer would take them.
  private(set) var rows: [[Int]] = []

  var count: Int { rows.count }

  private static let limit = 32

  /// - Parameter areAll: Whether they are all samples, so that an enum is looked for: that a case
  ///   keeps out what another has counts then. Inside, a struct with optionals does as well.
  init(_ table: ObjectTable, areAll: Bool) {
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
    var merging = Merging(table, sets, areAll: areAll)
    merging.mergeWhatPays()
    merging.separate()
    let clusters = merging.clusters.sorted { $0.rank > $1.rank }
    rows = clusters.map { $0.sets.flatMap { sets[$0].rows }.sorted() }
    cost = merging.cost + (areAll ? 0 : Cost.gaps(in: table))
  }
}

/// Sets of keys that become ever fewer clusters.
private struct Merging {
  private(set) var clusters: [Cluster]
  private let columns: [[Int]]
  /// How many rows have each set.
  private let weights: [Double]

  private let areAll: Bool

  init(_ table: ObjectTable, _ sets: [(columns: [Int], rows: [Int])], areAll: Bool) {
    self.areAll = areAll
    columns = sets.map(\.columns)
    weights = sets.map { Double($0.rows.count) / Double(table.rowCount) }
    let kinds = Self.kinds(of: table, sets.map(\.rows))
    clusters = []
    clusters = sets.indices.map { cluster([$0], kinds[$0]) }
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

  private func cluster(_ sets: [Int], _ kinds: [Int: ValueKinds]) -> Cluster {
    Cluster(sets, columns, weights, kinds)
  }

  private func union(_ first: Int, _ second: Int) -> Cluster {
    let kinds = clusters[first].kinds.merging(clusters[second].kinds) { $0.union($1) }
    return cluster((clusters[first].sets + clusters[second].sets).sorted(), kinds)
  }

  private mutating func merge(_ pair: (first: Int, second: Int)) {
    clusters[pair.first] = union(pair.first, pair.second)
    clusters.remove(at: pair.second)
  }

  private var pairs: [(first: Int, second: Int)] {
    clusters.indices.flatMap { second in (0..<second).map { (first: $0, second: second) } }
  }

  mutating func mergeWhatPays() {
    while let best = pairs.map({ (pair: $0, cost: costOfMerging($0)) })
      .min(by: { $0.cost < $1.cost }), best.cost <= 0
    {
      merge(best.pair)
    }
  }

  /// What cannot be told apart is one case.
  mutating func separate() {
    while let pair = pairs.first(where: {
      !clusters[$0.first].isDistinct(from: clusters[$0.second])
    }) {
      merge(pair)
    }
  }

  /// Below nothing if one case is better than two.
  private func costOfMerging(_ pair: (first: Int, second: Int)) -> Double {
    let (first, second) = (clusters[pair.first], clusters[pair.second])
    let both = union(pair.first, pair.second)
    let cost = both.cost - first.cost - second.cost
    // That a key is missing in some makes no case of these.
    guard areAll else { return cost }
    guard first.excludes(second) else {
      let optional = both.all.count - both.always.count
      let before = first.all.count - first.always.count + second.all.count - second.always.count
      return cost - Double(max(optional - before, 0)) * Cost.absence / 2
    }
    return cost + both.gaps - first.gaps - second.gaps + first.saving(beside: second)
  }

  /// A key that another kind of objects has, too, costs little.
  var cost: Double {
    if !areAll { return clusters.reduce(0) { $0 + $1.cost } }
    return clusters.enumerated().reduce(0) { cost, item in
      let (number, cluster) = item
      let others = clusters[..<number].filter(cluster.excludes)
      let saving = others.map { cluster.saving(beside: $0) }.max() ?? 0
      return cost + cluster.cost + cluster.gaps - saving
    }
  }
}

/// Sets of keys that make one case.
private struct Cluster {
  let sets: [Int]
  let required: Set<Int>
  let all: Set<Int>
  /// Those that are there, if only as null.
  let always: Set<Int>
  let kinds: [Int: ValueKinds]
  private(set) var cost = Cost.case
  /// For what it lets in.
  private(set) var gaps = 0.0

  init(_ sets: [Int], _ columns: [[Int]], _ weights: [Double], _ kinds: [Int: ValueKinds]) {
    self.sets = sets
    self.kinds = kinds
    var required = Set(columns[sets[0]])
    var all: Set<Int> = []
    for set in sets {
      required.formIntersection(columns[set])
      all.formUnion(columns[set])
    }
    for set in sets { gaps += weights[set] * Double(all.count - columns[set].count) * Cost.gap }
    always = required
    // What can be null may be missing, too, when it is read.
    required = required.filter { kinds[$0]?.contains(.null) == false }
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
    self.required = required
    self.all = all
  }

  /// The higher is tried first: what needs most keys, and of those what needs them not to be null.
  var rank: (Int, Int) { (required.count, required.count - always.count) }

  /// Whether each has a key that must be there and that the other never has.
  func excludes(_ other: Cluster) -> Bool {
    !always.isSubset(of: other.all) && !other.always.isSubset(of: all)
  }

  /// Of keys that both have.
  func saving(beside other: Cluster) -> Double {
    all.intersection(other.all).reduce(0) { saving, column in
      let areOptional = !required.contains(column) && !other.required.contains(column)
      return saving + Cost.value - Cost.repetition
        + (areOptional ? Cost.absence - Cost.repetition : 0)
    }
  }

  /// Whether a key says which of the two it is, also where the first is tried first.
  func isDistinct(from other: Cluster) -> Bool {
    let (first, second) = rank >= other.rank ? (self, other) : (other, self)
    return first.required.contains { column in
      guard second.all.contains(column) else { return true }
      let common = first.kinds[column, default: []].intersection(second.kinds[column, default: []])
      return second.required.contains(column) && common.isEmpty && !first.isNumber(column, second)
    }
  }

  private func isNumber(_ column: Int, _ other: Cluster) -> Bool {
    !kinds[column, default: []].isDisjoint(with: .number)
      && !other.kinds[column, default: []].isDisjoint(with: .number)
  }
}
