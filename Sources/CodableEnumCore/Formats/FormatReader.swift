/// Tells whether documents that were written once are read by what the sources say now: it goes the
/// way of generated `init(from:)`, with shapes in the place of documents.
///
/// A class: what was found out about types is kept for all who ask.
package final class FormatReader {
  let resolver: TypeResolver
  /// What types were written as.
  let typeShapes: [FormatType: [Shape]]
  private let target: TargetModels
  /// The types that the lock cannot see into.
  private var unchecked: Set<FormatType> = []
  /// Enums that the lock has lines of, marked or not.
  private var lockedEnums: Set<String> = []
  /// The cases that the lock has of enums.
  private(set) var lockedNames: [String: Set<String>] = [:]
  private var enums: [String: [ReadableEnum]] = [:]
  /// What types make of what others wrote. A pair that is being compared is taken for read, so that
  /// types can hold themselves.
  private var readings: [Pair: Reading] = [:]

  private struct Pair: Hashable {
    var type: FormatType
    var written: FormatType
  }

  package init(_ target: TargetModels, _ lock: FormatLock) {
    self.target = target
    resolver = target.resolver
    var shapes: [FormatType: [Shape]] = [:]
    for section in lock.sections {
      switch section.subject {
      case .type(let type, .unchecked): unchecked.insert(type)
      case .type(let type, let kind):
        if kind == .enum, case .named(let name, _) = type { lockedEnums.insert(name) }
        shapes[type, default: []] += section.entries.map(\.shape)
      case .format(let name, _):
        lockedEnums.insert(name)
        shapes[.named(name), default: []] += section.entries.map(\.shape)
      }
    }
    typeShapes = shapes
    target.universe.lockedTypes = shapes
    for case .format(let name, _) in lock.sections.map(\.subject) {
      lockedNames[name, default: []].formUnion(
        lock.sections.filter { $0.subject.name == name }.flatMap(\.entries).compactMap(\.name))
    }
  }

  var universe: Universe { target.universe }

  func isMarked(_ name: String) -> Bool { target.models[name] != nil }

  /// Why a type that has kept its name can't be compared with itself as it was locked, or nil.
  func hidden(_ type: FormatType, _ name: String, from written: FormatType) -> Obstacle.Hidden? {
    let wasShown = typeShapes[written] != nil || typeShapes[.named(name)] != nil
    let isShown = isMarked(name) || resolver.shapes(of: type) != nil
    if wasShown { return isShown ? nil : .now }
    if unchecked.contains(written) { return isShown ? .whenLocked : nil }
    if resolver.shadowsStandardType(name) { return .behindNewType }
    return isShown ? .whenLocked : nil
  }

  /// Whether a generic parameter stands where one of another name was locked.
  func isRenamedParameter(_ type: FormatType, _ written: FormatType) -> Bool {
    guard case .named(let name, []) = type, case .named(let old, []) = written else { return false }
    return target.isGenericParameter(name) && !target.isGenericParameter(old)
      && !unchecked.contains(written) && typeShapes[written] == nil && !FormatType.isStandard(old)
  }

  /// Whether what an enum reads is told where its own lines are.
  func hasOwnLines(_ name: String) -> Bool { lockedEnums.contains(name) }

  private func readableEnums(_ name: String) -> [ReadableEnum] {
    if let found = enums[name] { return found }
    let found = (target.models[name] ?? []).filter { $0.model.decoding != nil }
      .flatMap { ReadableEnum.variants($0, resolver) }
    enums[name] = found
    return found
  }

  /// What a marked enum makes of documents that it was written as.
  ///
  /// - Parameters:
  ///   - name: The case that was written; nil if any will do.
  ///   - behind: Untagged cases that took some of it when it was written.
  package func read(
    _ shape: Shape, as enumeration: String, expecting name: String?, behind: [String] = []
  ) -> Reading {
    // Branches of `#if` may each have an enum of the name, of which one is enough.
    var reading = Reading.fails(.decoding)
    for target in readableEnums(enumeration) where !reading.isAll {
      reading = read(shape, as: target, expecting: name, behind: behind)
    }
    return reading
  }

  /// What a marked enum makes of a line of the lock, in every build that the line is about.
  ///
  /// - Parameter hadNoTag: Whether it was written so.
  package func read(
    _ entry: FormatLock.Entry, as enumeration: String, hadNoTag: Bool = false
  ) -> Reading {
    let branches = entry.meaning.conditions
    // No build has what stands in two branches of one condition.
    if branches.excludes(branches) { return .all }
    var readings: [(conditions: [[String]], reading: Reading)] = []
    for target in readableEnums(enumeration) where !target.conditions.excludes(branches) {
      let reading = read(
        entry.shape, as: target, expecting: entry.name, behind: entry.behind, hadNoTag: hadNoTag)
      readings.append((target.conditions, reading))
    }
    if let missing = missingBranch(of: enumeration, branches) {
      readings.append((missing, .fails(.decoding)))
    }
    guard let failed = readings.first(where: { !$0.reading.isAll }) else {
      return readings.isEmpty ? .fails(.decoding) : .all
    }
    // What is read in one branch alone.
    if let branch = failed.conditions.last, readings.contains(where: \.reading.isAll) {
      return .fails(.branch(branch.joined(separator: " ")))
    }
    return failed.reading
  }

  private func read(
    _ shape: Shape, as target: ReadableEnum, expecting name: String?, behind: [String],
    hadNoTag: Bool = false
  ) -> Reading {
    let reader = EnumReader(
      reader: self, target: target, name: name, behind: behind, hadNoTag: hadNoTag)
    return .either(expanded(shape).map(reader.read))
  }

  /// A branch of `#if` in which there is no enum of a name.
  private func missingBranch(of name: String, _ branches: [[String]]) -> [[String]]? {
    let places = (target.models[name] ?? []).map(\.declared.place.conditions)
    for condition in places.joined() {
      let rest = [[condition[0], "#else"]]
      if places.allSatisfy(rest.excludes), !rest.excludes(branches) { return rest }
    }
    return nil
  }

  /// The untagged cases that are tried before another and take some of what that is written as.
  func cases(before name: String, taking shape: Shape, of enumeration: String) -> [String] {
    readableEnums(enumeration).flatMap { target in
      let reader = EnumReader(reader: self, target: target, name: name, behind: [])
      return expanded(shape).flatMap(reader.earlierCases)
    }
  }

  /// What a type makes of what another wrote, found out once.
  func reading(
    of type: FormatType, from written: FormatType, _ find: () -> Reading
  ) -> Reading {
    let pair = Pair(type: type, written: written)
    if let known = readings[pair] { return known }
    readings[pair] = .all
    var reading = find()
    // Many ways may lead to one obstacle.
    var seen: Set<Obstacle> = []
    reading.obstacles.removeAll { !seen.insert($0).inserted }
    readings[pair] = reading
    return reading
  }

  /// The shapes that a shape is made of, with what types were written as in the place of their names.
  func expanded(_ shape: Shape) -> [Shape] {
    switch shape {
    case .either(let shapes): return shapes.flatMap(expanded)
    case .value(.optional(let type)): return [.null] + expanded(.value(type))
    case .value(.named(let name, let arguments)):
      let shapes = typeShapes[.named(name, arguments)] ?? typeShapes[.named(name)]
      // What holds itself is not looked into for ever.
      return shapes.map { $0.flatMap { if case .value = $0 { [$0] } else { expanded($0) } } }
        ?? [shape]
    default: return [shape]
    }
  }
}
