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
  }

  func isMarked(_ name: String) -> Bool { target.models[name] != nil }

  /// Why a type that has kept its name can't be compared with itself as it was locked, or nil.
  func hidden(_ type: FormatType, _ name: String, from written: FormatType) -> Obstacle.Hidden? {
    let wasShown = typeShapes[written] != nil || typeShapes[.named(name)] != nil
    let isShown = resolver.definition(of: type) != nil
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
      .map { ReadableEnum($0, resolver) }
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
      let reader = EnumReader(reader: self, target: target, name: name, behind: behind)
      reading = .either(expanded(shape).map(reader.read))
    }
    return reading
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
