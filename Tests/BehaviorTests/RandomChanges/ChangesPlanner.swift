import CodingChecks

/// Makes up pairs of versions: every change alone, and as often three at random.
struct ChangesPlanner {
  private var versions: VersionPlanner
  private let seed: UInt64
  /// Pairs of which the generator refuses a version by itself, and that are made anew.
  private(set) var refusedCount = 0
  /// Changes for which there was nothing to change in many versions.
  private(set) var impossible: Set<String> = []

  init(seed: UInt64) {
    self.seed = seed
    versions = VersionPlanner(seed: seed)
  }

  var random: SeededGenerator {
    get { versions.random }
    set { versions.random = newValue }
  }

  mutating func pairs(_ count: Int) -> [LockedPair] {
    // Another seed begins with other changes, so that few pairs have their turn at all.
    let start = Int(seed % UInt64(Change.all.count))
    var pairs: [LockedPair] = []
    var turn = 0
    while pairs.count < count {
      let change = Change.all[(start + turn / 2) % Change.all.count]
      let changes = turn % 2 == 0 ? [change] : Array(Change.all.shuffled(using: &random).prefix(3))
      turn += 1
      if let pair = pair(pairs.count, changes) {
        pairs.append(pair)
      } else if changes.count == 1 {
        impossible.insert(change.name)
      }
    }
    return pairs
  }

  /// Versions alone.
  mutating func versions(_ count: Int) -> [Version] {
    var usable: [Version] = []
    while usable.count < count {
      let version = versions.version(usable.count)
      if version.isSwift, version.target.errors.isEmpty { usable.append(version) }
    }
    return usable
  }

  private mutating func pair(_ number: Int, _ changes: [Change]) -> LockedPair? {
    for _ in 0..<400 {
      let old = versions.version(number)
      var new = old
      guard changes.allSatisfy({ $0.apply(&new, &random) }), new.source != old.source,
        new.isSwift
      else { continue }
      if let pair = LockedPair(old, new, changes) { return pair }
      refusedCount += 1
    }
    return nil
  }
}

extension Version {
  /// Whether the compiler takes what the generator may take.
  var isSwift: Bool {
    enums.allSatisfy(\.isSwift) && hasDefaultsInEveryBuild
      && structs.allSatisfy { type in
        let coded = type.properties.filter { $0.uncodedValue == nil }
        return Set(coded.map { $0.key ?? $0.name }).count == coded.count
      }
  }
}

extension Version {
  /// Whether no default names a case that only debug builds have.
  fileprivate var hasDefaultsInEveryBuild: Bool {
    let cases = enums.flatMap(\.cases)
    let defaults = cases.flatMap(\.values).compactMap(\.defaultValue?.expression)
    return cases.filter(\.isConditional).allSatisfy { item in
      !defaults.contains { $0.contains(".\(item.name.camelCase)") }
    }
  }
}

extension EnumPlan {
  fileprivate var isSwift: Bool {
    if hasRawType, !canHaveRawType { return false }
    // Swift makes an enum without values hashable, whatever its argument is.
    if argument != nil, cases.allSatisfy(\.values.isEmpty) { return false }
    let haveOwnNames = cases.allSatisfy { item in
      let names = item.values.compactMap { $0.label ?? $0.parameterName }
      return Set(names).count == names.count
    }
    return haveOwnNames
      && cases.flatMap(\.values).allSatisfy { value in
        // A value that is coded in one direction names no coder, and no literal is a generic value.
        if value.oneWay != nil, value.usesCoder { return false }
        let isLeftOut = value.isSkipped || value.oneWay != nil
        if case .parameter = value.type { return value.defaultValue == nil && !isLeftOut }
        return !isLeftOut || value.type.isOptional || value.defaultValue != nil
      }
  }
}
