/// What a description costs. The one that costs least wins: it says most about the samples with
/// least Swift.
///
/// A description pays for what a reader has to read, and for what it leaves open:
///
/// | | |
/// |---|---|
/// | an enum | 2 |
/// | a case | 2 |
/// | a value, with its label and type | 2 |
/// | … that all objects have, whatever their tag | 2, and for each case 1/4 |
/// | … that may be missing | 4 |
/// | … for each further type that it can have | 4, arrays of unlike depth 3 |
/// | … that is an object whose own keys may be missing | 1 for each, at most 8 |
/// | two values of which there is always one and never both | 5 |
/// | a tag | by the name of its key: from -10 for `type` to 12 for `id` (`TagKey`) |
/// | … that is another in each of the objects | 4, unless its name is a tag's |
/// | … in an object of its own | 4 for each object around it |
/// | cases without tags | 10, since nothing in a document names them |
/// | an enum of one case, where all samples are to be one | 20 |
/// | a form that makes labels needless, adjacent or external | -1 for each case |
///
/// So a key that tells nothing apart makes a case of the same values for each of its texts, which
/// costs; and one that tells much apart saves the optionals and mixed types that would stand in
/// one struct.
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
  static let single = 20.0
  static let repetition = 0.25
  static let label = -1.0

  /// Of the values of all groups, those that all rows have alike being paid once.
  ///
  /// - Parameter keys: Those that are no values, such as the tag's.
  static func values(
    of table: ObjectTable, _ partition: Partition, without keys: Set<String>
  ) -> Double {
    let rowCounts = partition.rowCounts()
    var cost = 0.0
    for column in table.columns where !keys.contains(column.key) {
      var tallies = [Int: Tally]()
      for (row, value) in zip(column.rows, column.values) {
        tallies[partition.groups[row], default: Tally()].add(value)
      }
      let costs = tallies.map { $1.cost(rowCount: rowCounts[$0]) }
      let isShared =
        costs.count == partition.count && costs.allSatisfy { $0 == value }
        && column.kinds.subtracting(.null).typeCount == 1
      cost +=
        isShared && costs.count > 1
        ? value + Double(costs.count) * repetition : costs.reduce(0, +)
    }
    return cost
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

  /// What stands under one key.
  private struct Tally {
    private var count = 0
    private var kinds: ValueKinds = []
    private var outlines: Set<[ValueKinds]> = []
    private var objectCount = 0
    private var keys: [String: Int] = [:]

    mutating func add(_ value: JSONValue) {
      count += 1
      kinds.formUnion(value.kind)
      switch value {
      case .array(let elements):
        if outlines.count < 8, !elements.isEmpty { outlines.insert(value.outline) }
      case .object(let members):
        objectCount += 1
        if keys.count < 64 { for member in members { keys[member.key, default: 0] += 1 } }
      default: break
      }
    }

    func cost(rowCount: Int) -> Double {
      var cost = Cost.value + (count < rowCount ? Cost.absence : 0)
      cost += Double(max(kinds.typeCount - 1, 0)) * Cost.type
      cost += Double(max(outlines.count - 1, 0)) * Cost.depth
      let optional = keys.count { $0.value < objectCount }
      return cost + Double(min(optional, 8))
    }
  }
}
