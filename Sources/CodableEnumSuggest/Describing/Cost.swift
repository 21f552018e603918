/// The cost of a description. The cheapest description wins: it says the most about the samples with
/// the least Swift.
///
/// A description pays for what a reader has to read, and for documents that it accepts although no
/// sample looks like them:
///
/// | | |
/// |---|---|
/// | an enum | 2 |
/// | a case | 2 |
/// | a value, with its label and type | 2 |
/// | … in each further case that has it, with the same type | 1/4 |
/// | … that may be missing | 4, in each further case 1/4 |
/// | … for each further type that it can have | 4; for arrays of different depth 3 |
/// | … that is an object with optional keys | 1 for each of these, at most 8 |
/// | each key that an object could have next to its tag and doesn't, on average | 3; inside a value 1 |
/// | a key with the name of a tag whose text varies within a case | 2 |
/// | two of several values of which exactly one is always present | 5 |
/// | a tag | by the name of its key: from -10 for `type` to 12 for `id` (`TagKey`) |
/// | … that differs in every object | 4, unless its key has the name of a tag |
/// | … in an object of its own | 4 for each object around it |
/// | untagged cases | 10, because nothing in a document names them; each pays for all its values |
/// | … although there is a key with the name of a tag | 30 |
/// | one struct, if the samples should become an enum | 20 |
/// | an enum of one case, if there are several samples | 40 |
/// | a form that makes labels unnecessary, adjacent or external | -1 for each case |
///
/// So a key that isn't a tag is expensive: each of its texts becomes a case with the same values. A
/// real tag saves the optionals and mixed types that one struct would need, and accepts fewer other
/// documents. An optional that all cases share costs the same in one struct as in all cases, so it
/// favors neither.
enum Cost {
  static let enumeration = 2.0
  static let `case` = 2.0
  static let value = 2.0
  static let absence = 4.0
  static let type = 4.0
  static let depth = 3.0
  static let exclusion = 5.0
  static let identifier = 4.0
  static let nesting = 4.0
  static let untagged = 10.0
  static let ignorance = 30.0
  static let structure = 20.0
  static let single = 40.0
  static let repetition = 0.25
  static let label = -1.0
  static let gap = 3.0
  static let innerGap = 1.0
  static let variation = 2.0

  /// Returns the cost of the values of all groups, and of the documents that these accept.
  ///
  /// - Parameters:
  ///   - keys: Keys that aren't values, such as the tag's.
  ///   - isNamed: Whether the groups come from a key with the name of a tag. Other keys distinguish
  ///     groups by accident, the more groups the better. So their values share no cost, and the
  ///     groups don't count as excluding any keys.
  static func values(
    of table: ObjectTable, _ partition: Partition, without keys: Set<String>, isNamed: Bool = true
  ) -> Double {
    let rowCounts = partition.rowCounts()
    let other = isNamed ? 0 : gaps(in: table)
    return table.columns.reduce(other) { cost, column in
      if keys.contains(column.key) { return cost }
      var tallies = [Int: Tally]()
      for (row, value) in zip(column.rows, column.values) {
        tallies[partition.groups[row], default: Tally()].add(value)
      }
      if !isNamed {
        return tallies.reduce(cost) { $0 + declaration(of: [$1.key: $1.value], rowCounts) }
      }
      let mayVary = TagKey.isUsual(column.key) && column.kinds.isSubset(of: .scalars)
      return cost + declaration(of: tallies, rowCounts)
        + openness(of: tallies, rowCounts, rowCount: table.rowCount, mayVary: mayVary)
    }
  }

  /// Returns the cost of keys that aren't in all objects, if nothing says which objects have them.
  static func gaps(in table: ObjectTable) -> Double {
    let present = Double(table.memberCount) / Double(max(table.rowCount, 1))
    return (Double(table.columns.count) - present) * gap
  }

  /// Whether values are of one type, whose objects all have the same keys.
  static func areAlike(_ values: [JSONValue]) -> Bool {
    var tally = Tally()
    for value in values { tally.add(value) }
    return declaration(of: [0: tally], [values.count]) == value
  }

  /// Whether values are of one type, and most keys are in all of its objects.
  static func areOfOneType(_ values: [JSONValue]) -> Bool {
    var tally = Tally()
    for value in values { tally.add(value) }
    return tally.types.typeCount <= 1 && tally.depths == 0
      && tally.optionalKeys.count * 2 <= tally.keyCount + 2
  }

  /// Returns the cost of a value that several cases have. It is paid once if its type is the same.
  private static func declaration(of tallies: [Int: Tally], _ rowCounts: [Int]) -> Double {
    let types = Set(tallies.values.map(\.types))
    let mixtures = types.reduce(0) { $0 + max($1.typeCount - 1, 0) }
    let depths = tallies.values.map(\.depths).max() ?? 0
    let optional = tallies.count { $1.count < rowCounts[$0] }
    let inner = tallies.values.reduce(into: Set<String>()) { $0.formUnion($1.optionalKeys) }
    var cost = Double(types.count) * value + Double(tallies.count - types.count) * repetition
    if optional > 0 { cost += absence + Double(optional - 1) * repetition }
    cost += Double(mixtures) * type + Double(depths) * depth
    return cost + Double(min(inner.count, 8))
  }

  /// Returns the cost of keys and texts that are possible but that no sample has.
  private static func openness(
    of tallies: [Int: Tally], _ rowCounts: [Int], rowCount: Int, mayVary: Bool
  ) -> Double {
    var open = 0.0
    for (group, tally) in tallies {
      let count = Double(rowCounts[group])
      open += Double(rowCounts[group] - tally.count) * gap
      open += min(tally.innerGaps, 8) * Double(tally.count) * innerGap
      if mayVary, tally.varies { open += count * variation }
    }
    return open / Double(max(rowCount, 1))
  }

  /// Returns the cost of keys that exclude each other, if exactly one of them is in each row: for
  /// each pair of them.
  static func exclusions(in table: ObjectTable) -> Double {
    let sets = table.keySets()
    guard sets.count > 1, sets.count <= 64, table.columns.count <= 64 else { return 0 }
    let optional = table.columns.indices.filter { !table.isRequired(table.columns[$0]) }
    let rows = optional.map { Set(table.columns[$0].rows) }
    var pairs = 0
    for number in optional.indices {
      // The first key of a group, with those after it that are in none of the same rows.
      var covered = rows[number]
      var count = 1
      // Several keys that are in one row each exclude each other by accident.
      var doRecur = rows[number].count > 1
      for other in optional.indices.dropFirst(number + 1) {
        guard covered.isDisjoint(with: rows[other]) else { continue }
        covered.formUnion(rows[other])
        count += 1
        if rows[other].count < 2 { doRecur = false }
      }
      let isExact = covered.count == table.rowCount
      if isExact, count == 2 || doRecur { pairs += count * (count - 1) / 2 }
    }
    return Double(min(pairs, 4)) * exclusion
  }

  /// The values under one key in one group.
  private struct Tally {
    private(set) var count = 0
    private var kinds: ValueKinds = []
    private var outlines: Set<[ValueKinds]> = []
    private var objectCount = 0
    private var memberCount = 0
    private var keys: [String: Int] = [:]
    private var first: JSONValue?
    private(set) var varies = false

    mutating func add(_ value: JSONValue) {
      count += 1
      kinds.formUnion(value.kind)
      switch value {
      case .array(let elements):
        if outlines.count < 8, !elements.isEmpty { outlines.insert(value.outline) }
      case .object(let members):
        objectCount += 1
        memberCount += members.count
        if keys.count < 64 { for member in members { keys[member.key, default: 0] += 1 } }
      default:
        if first == nil { first = value } else if !varies { varies = value != first }
      }
    }

    /// The types of the values; all numbers are one type.
    var types: ValueKinds {
      let some = kinds.subtracting(.null)
      return some.isDisjoint(with: .number) ? some : some.union(.number)
    }
    var keyCount: Int { keys.count }
    var depths: Int { max(outlines.count - 1, 0) }
    /// Whether the values are objects with a tag of their own, which become an enum.
    private var isTagged: Bool { keys.contains { $1 == objectCount && TagKey.isPlain($0) } }
    var optionalKeys: [String] {
      isTagged ? [] : keys.filter { $0.value < objectCount }.map(\.key)
    }
    /// The number of keys that the objects could have and don't have, on average.
    var innerGaps: Double {
      if isTagged { return 0 }
      return Double(keys.count) - Double(memberCount) / Double(max(objectCount, 1))
    }
  }
}

extension ObjectTable {
  /// Whether all objects have the same keys with values of the same types.
  var isUniform: Bool {
    columns.allSatisfy { isRequired($0) && Cost.areAlike($0.values) }
  }
}
