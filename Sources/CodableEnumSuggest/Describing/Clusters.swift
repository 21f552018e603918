/// Kinds of objects that differ only in their keys.
struct Clusters {
  /// The cost of cases for them: the cases, their values, and the documents that these accept.
  let cost: Double
  /// The rows of each cluster. The cluster with the most required keys comes first, because a case
  /// that requires fewer would accept its objects.
  private(set) var rows: [[Int]] = []

  var count: Int { rows.count }

  private static let limit = 32

  /// - Parameter areAll: Whether they are all samples, so an enum is wanted: then it counts that
  ///   one case excludes the keys of another. In inner places, a struct with optionals does as
  ///   well.
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
    if areAll { merging.mergeNamesakes() }
    merging.separate()
    let clusters = merging.clusters.sorted { $0.rank > $1.rank }
    rows = clusters.map { $0.sets.flatMap { sets[$0].rows }.sorted() }
    cost = merging.cost + (areAll ? 0 : Cost.gaps(in: table))
  }
}

/// Sets of keys, merged into fewer and fewer clusters.
private struct Merging {
  private(set) var clusters: [Cluster]
  private let columns: [[Int]]
  /// The share of rows that have each set.
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

  /// Returns the kinds of each set's columns.
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

  /// Merges clusters that have a key in common that no other cluster has, if they differ only in
  /// keys that other clusters have, too. Then these are optional keys of all cases.
  mutating func mergeNamesakes() {
    while let pair = pairs.first(where: areNamesakes) { merge(pair) }
  }

  private func areNamesakes(_ pair: (first: Int, second: Int)) -> Bool {
    let (first, second) = (clusters[pair.first], clusters[pair.second])
    let others = clusters.indices.filter { $0 != pair.first && $0 != pair.second }
      .reduce(into: Set<Int>()) { $0.formUnion(clusters[$1].all) }
    return !first.required.intersection(second.required).isSubset(of: others)
      && first.all.symmetricDifference(second.all).isSubset(of: others)
  }

  /// Merges clusters that no key distinguishes.
  mutating func separate() {
    while let pair = pairs.first(where: {
      !clusters[$0.first].isDistinct(from: clusters[$0.second])
    }) {
      merge(pair)
    }
  }

  /// Returns the cost of merging two clusters; it is negative if one case is better than two.
  private func costOfMerging(_ pair: (first: Int, second: Int)) -> Double {
    let (first, second) = (clusters[pair.first], clusters[pair.second])
    let both = union(pair.first, pair.second)
    let cost = both.cost - first.cost - second.cost
    // A key that is missing in some objects doesn't make these a case.
    guard areAll else { return cost }
    guard first.excludes(second) else {
      let optional = both.all.count - both.always.count
      let before = first.all.count - first.always.count + second.all.count - second.always.count
      return cost - Double(max(optional - before, 0)) * Cost.absence / 2
    }
    return cost + both.gaps - first.gaps - second.gaps + first.saving(beside: second)
  }

  /// The cost of all clusters. A key that another cluster also has costs little.
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

/// Sets of keys that are one case.
private struct Cluster {
  let sets: [Int]
  let required: Set<Int>
  let all: Set<Int>
  /// The keys that are always present, even if only as null.
  let always: Set<Int>
  let kinds: [Int: ValueKinds]
  private(set) var cost = Cost.case
  /// The cost of documents that the case accepts without a sample.
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
    // Reading treats a missing key like null, so a key that can be null isn't required.
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

  /// The order in which cases are tried, the highest rank first: the most required keys, then the
  /// fewest keys that are always present but can be null.
  var rank: (Int, Int) { (required.count, required.count - always.count) }

  /// Whether each cluster always has a key that the other never has.
  func excludes(_ other: Cluster) -> Bool {
    !always.isSubset(of: other.all) && !other.always.isSubset(of: all)
  }

  /// Returns the cost that two clusters save because of the keys that both have.
  func saving(beside other: Cluster) -> Double {
    all.intersection(other.all).reduce(0) { saving, column in
      let areOptional = !required.contains(column) && !other.required.contains(column)
      return saving + Cost.value - Cost.repetition
        + (areOptional ? Cost.absence - Cost.repetition : 0)
    }
  }

  /// Whether a key distinguishes the two clusters when the one of higher rank is tried first.
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
