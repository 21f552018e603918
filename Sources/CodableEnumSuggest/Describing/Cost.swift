/// What a description costs. The one that costs least wins: it says most about the samples with
/// least Swift.
///
/// A description pays for what a reader has to read, and for what it lets in that no sample shows:
///
/// | | |
/// |---|---|
/// | an enum | 2 |
/// | a case | 2 |
/// | a value, with its label and type | 2 |
/// | … in each further case that has it, of the same type | 1/4 |
/// | … that may be missing | 4, in each further case 1/4 |
/// | … for each further type that it can have | 4, arrays of unlike depth 3 |
/// | … that is an object whose own keys may be missing | 1 for each, at most 8 |
/// | each key that an object could have beside its tag and has not, on average | 3, one inside of a value 1 |
/// | a key called like a tag whose text varies in a case | 2 |
/// | two values of which there is always one and never both | 5 |
/// | a tag | by the name of its key: from -10 for `type` to 12 for `id` (`TagKey`) |
/// | … that is another in each of the objects | 4, unless its name is a tag's |
/// | … in an object of its own | 4 for each object around it |
/// | cases without tags | 10, since nothing in a document names them; each pays for all its values |
/// | … though there is a key called like a tag | 30 |
/// | one struct, where all samples are to be an enum | 20 |
/// | an enum of one case, where there are several samples | 40 |
/// | a form that makes labels needless, adjacent or external | -1 for each case |
///
/// So a key that tells nothing apart makes a case of the same values for each of its texts, which
/// costs. One that tells much apart saves the optionals and mixed types that would stand in one
/// struct, and lets in less. An optional that all cases share is as dear in one struct as in all
/// of them, and speaks for neither.
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

  /// Of the values of all groups, with what they let in.
  ///
  /// - Parameters:
  ///   - keys: Those that are no values, such as the tag's.
  ///   - isNamed: Whether the groups are those of a key that is called like a tag. Others are told
  ///     apart by accident, the more of them the better, so nothing is shared and nothing kept out.
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

  /// For keys that are not in all objects, where nothing says which of them have them.
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

  /// Whether values are of one type, of whose objects most keys are in all.
  static func areOfOneType(_ values: [JSONValue]) -> Bool {
    var tally = Tally()
    for value in values { tally.add(value) }
    return tally.types.typeCount <= 1 && tally.depths == 0
      && tally.optionalKeys.count * 2 <= tally.keyCount + 2
  }

  /// What a value costs that several cases have, paid once where it is alike.
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

  /// What may stand there and does not.
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

  /// For pairs of keys of which each row has one and none has both.
  static func exclusions(in table: ObjectTable) -> Double {
    let sets = table.keySets()
    guard sets.count > 1, sets.count <= 64, table.columns.count <= 64 else { return 0 }
    let optional = table.columns.indices.filter { !table.isRequired(table.columns[$0]) }
    var pairs = 0
    for (number, first) in optional.enumerated() {
      for second in optional[..<number]
      where sets.allSatisfy({ $0.columns.contains(first) != $0.columns.contains(second) }) {
        pairs += 1
      }
    }
    return Double(min(pairs, 4)) * exclusion
  }

  /// What stands under one key in one group.
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

    /// All numbers as one.
    var types: ValueKinds {
      let some = kinds.subtracting(.null)
      return some.isDisjoint(with: .number) ? some : some.union(.number)
    }
    var keyCount: Int { keys.count }
    var depths: Int { max(outlines.count - 1, 0) }
    /// Objects with a tag of their own become an enum.
    private var isTagged: Bool { keys.contains { $1 == objectCount && TagKey.isPlain($0) } }
    var optionalKeys: [String] {
      isTagged ? [] : keys.filter { $0.value < objectCount }.map(\.key)
    }
    /// How many keys the objects could have and have not, on average.
    var innerGaps: Double {
      if isTagged { return 0 }
      return Double(keys.count) - Double(memberCount) / Double(max(objectCount, 1))
    }
  }
}

extension ObjectTable {
  /// Whether no object has keys, or kinds of values, that others have not.
  var isUniform: Bool {
    columns.allSatisfy { isRequired($0) && Cost.areAlike($0.values) }
  }
}
