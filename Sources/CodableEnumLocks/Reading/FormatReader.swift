import CodableEnumCore

/// Tells whether the current sources read documents that were written earlier. It works like
/// generated `init(from:)`, with shapes instead of documents.
///
/// A class, so all users share what it found out about types.
package final class FormatReader {
  let resolver: TypeResolver
  /// The shapes of types when they were locked.
  let typeShapes: [FormatType: [Shape]]
  private let target: TargetModels
  /// The names that values had, by keys that don't show them.
  private var valueNames: [String: Set<String>] = [:]
  /// Types whose coding the lock doesn't know.
  private var unchecked: Set<FormatType> = []
  /// Enums with lines in the lock, marked or not.
  private(set) var lockedEnums: Set<String> = []
  /// The lines of each enum in the lock, by the names of its cases.
  private(set) var lockedCases: [String: [String: [Shape]]] = [:]
  /// The cases that read the last line.
  var successors: Set<String> = []
  private var builds: [String: [Build]] = [:]
  /// How types read what other types wrote. While a pair is being compared, it counts as read, so
  /// types can contain themselves.
  private var readings: [Pair: Reading] = [:]

  private struct Pair: Hashable {
    var type: FormatType
    var written: FormatType
  }

  /// What an enum is in the builds that have some branches of `#if`; nil if they have none.
  private struct Build {
    var conditions: [[String]]
    var target: ReadableEnum?
  }

  package init(_ target: TargetModels, _ lock: FormatLock) {
    self.target = target
    resolver = target.resolver
    var shapes: [FormatType: [Shape]] = [:]
    var cases: [String: [String: [Shape]]] = [:]
    /// The keys that tags begin with: all that is known of what unknown cases stored. A fallback
    /// stored anything.
    var tagKeys: [String: String] = [:]
    for section in lock.sections {
      for entry in section.entries {
        guard let name = entry.name else { continue }
        cases[section.subject.name, default: [:]][name, default: []].append(entry.shape)
      }
      for (path, name) in section.entries.flatMap(\.meaning.values) {
        valueNames[String(path.split(separator: ".").last ?? ""), default: []].insert(name)
      }
      switch section.subject {
      case .type(let type, .unchecked): unchecked.insert(type)
      case .type(let type, let kind):
        if kind == .enum, case .named(let name, _) = type { lockedEnums.insert(name) }
        shapes[type, default: []] += section.entries.map(\.shape)
      case .format(let name, _, let head):
        lockedEnums.insert(name)
        let hasFallback = section.entries.contains(where: \.meaning.isFallback)
        tagKeys[name] = hasFallback ? nil : head.tagPath.first
        shapes[.named(name), default: []] += section.entries.map(\.shape)
      }
    }
    typeShapes = shapes
    for case .format(let name, _, _) in lock.sections.map(\.subject) {
      // Before it was marked, it may have been locked as a type.
      lockedCases[name] = cases[name] ?? [:]
    }
    target.universe.locked = { [tagKeys] type, universe in
      guard case .named(let name, _) = type, let shapes = shapes[type] ?? shapes[.named(name)]
      else { return nil }
      let sets = shapes.map { shape in
        guard case .anything(.any) = shape, let key = tagKeys[name] else {
          return universe.documents(shape)
        }
        let tag = Documents.Member(keys: [key], value: .anything, isRequired: true)
        return .object(.init(members: [tag], others: .values(.anything, keys: .any)))
      }
      return .any(of: sets)
    }
  }

  var universe: Universe { target.universe }

  func isMarked(_ name: String) -> Bool { target.models[name] != nil }

  /// Whether a key may have been that of a value with one of some names.
  func isKey(_ key: String, of names: [String]) -> Bool {
    names.contains { key.isLike($0) || valueNames[key]?.contains($0) == true }
  }

  /// Returns why a type can't be compared with its locked version, or nil if it can.
  func hidden(_ type: FormatType, _ name: String, from written: FormatType) -> Obstacle.Hidden? {
    let wasShown = typeShapes[written] != nil || typeShapes[.named(name)] != nil
    if !wasShown, !unchecked.contains(written), FormatType.isStandard(name) {
      return resolver.isOfStandardLibrary(name) ? nil : .behindNewType
    }
    let isShown = isMarked(name) || resolver.shows(type)
    return isShown == wasShown ? nil : wasShown ? .now : .whenLocked
  }

  func isGenericParameter(_ type: FormatType?) -> Bool {
    type.map { target.isGenericParameter($0) } ?? false
  }

  private func builds(of name: String) -> [Build] {
    if let found = builds[name] { return found }
    let models = target.models[name] ?? []
    var found = models.filter { $0.decoding != nil }.flatMap { model in
      ReadableEnum.variants(model, universe).map { Build(conditions: $0.conditions, target: $0) }
    }
    let places = models.map(\.declared.place.conditions)
    for condition in places.joined() {
      let rest = [[condition[0], "#else"]]
      if places.allSatisfy(rest.excludes) { found.append(Build(conditions: rest)) }
    }
    builds[name] = found
    return found
  }

  /// Reads a shape as a marked enum.
  ///
  /// - Parameters:
  ///   - name: The case that was written; nil if any case will do.
  ///   - line: The line of a lock that the shape is from.
  ///   - keepsTags: Whether it must keep the tags of its unknown cases, which another type wrote.
  package func read(
    _ shape: Shape, as enumeration: String, expecting name: String?, line: FormatLock.Entry? = nil,
    keepsTags: Bool = false
  ) -> Reading {
    // Each branch of an `#if` may have an enum with this name. One that reads it is enough.
    var reading = Reading.fails(.decoding)
    for case let target? in builds(of: enumeration).map(\.target) where !reading.isAll {
      reading = read(shape, as: target, expecting: name, line: line, keepsTags: keepsTags)
    }
    return reading
  }

  /// Reads a line of the lock as a marked enum, in every build that the line is about.
  ///
  /// - Parameter head: The form in which the line was written.
  package func read(
    _ entry: FormatLock.Entry, in head: FormatHead? = nil, as enumeration: String
  ) -> Reading {
    successors = []
    let branches = entry.meaning.conditions
    // No build has two branches of one `#if`.
    if branches.excludes(branches) { return .all }
    var readings: [(conditions: [[String]], reading: Reading)] = []
    for build in builds(of: enumeration) where !build.conditions.excludes(branches) {
      let reading = build.target.map { target in
        // Its name can be another one's now.
        let successor = entry.meaning.isUnknown ? target.unknown?.plan.model.baseName : nil
        return read(
          entry.shape, as: target, expecting: successor ?? entry.name, line: entry, in: head)
      }
      readings.append((build.conditions, reading ?? .fails(.decoding)))
    }
    guard let failed = readings.first(where: { !$0.reading.isAll }) else {
      return readings.isEmpty ? .fails(.decoding) : .all
    }
    // Only some branches read it.
    if let branch = failed.conditions.last, readings.contains(where: \.reading.isAll) {
      return .fails(.branch(branch.joined(separator: " ")))
    }
    return failed.reading
  }

  private func read(
    _ shape: Shape, as target: ReadableEnum, expecting name: String?, line: FormatLock.Entry?,
    in head: FormatHead? = nil, keepsTags: Bool = false
  ) -> Reading {
    let reader = EnumReader(
      self, target, name: name, line: line, in: head, keepsTags: keepsTags)
    return .either(expanded(shape).map(reader.read))
  }

  /// Returns the untagged cases that may read a document, as far as its keys show.
  package func untaggedCases(fitting shape: Shape, of enumeration: String) -> [String] {
    builds(of: enumeration).compactMap(\.target).flatMap { target in
      target.untagged(for: shape).map { target.untagged[$0].plan.model.baseName }
    }
  }

  /// Returns the untagged cases that are tried before a case and accept some of its documents.
  package func cases(before name: String, taking shape: Shape, of enumeration: String) -> [String] {
    builds(of: enumeration).compactMap(\.target).flatMap { target in
      let reader = EnumReader(self, target, name: name)
      return expanded(shape).flatMap(reader.earlierCases)
    }
  }

  /// Returns how a type reads what another type wrote. Finds out once for each pair.
  func reading(of type: FormatType, from written: FormatType, _ find: () -> Reading) -> Reading {
    let pair = Pair(type: type, written: written)
    if let known = readings[pair] { return known }
    readings[pair] = .all
    var reading = find()
    // Several ways may lead to one obstacle.
    var seen: Set<Obstacle> = []
    reading.obstacles.removeAll { !seen.insert($0).inserted }
    readings[pair] = reading
    return reading
  }

  /// Types that read all that types of other names wrote, by these types as the lock has them.
  var typeSuccessors: [FormatType: [FormatType]] {
    var successors: [FormatType: Set<FormatType>] = [:]
    for (pair, reading) in readings where reading.isAll {
      let (type, written) = (pair.type.unwrapped, pair.written.unwrapped)
      guard case .named(let name, _) = type, case .named(let old, _) = written, name != old else {
        continue
      }
      let locked = typeShapes[written] != nil ? written : .named(old)
      if typeShapes[locked] != nil { successors[locked, default: []].insert(type) }
    }
    return successors.mapValues { $0.sorted { $0.text < $1.text } }
  }

  /// Returns the alternatives of a shape. Names of locked types become the shapes of these types.
  func expanded(_ shape: Shape) -> [Shape] {
    switch shape {
    case .either(let shapes): return shapes.flatMap(expanded)
    case .value(.optional(let type)): return [.null] + expanded(.value(type))
    case .value(.named(let name, let arguments)):
      let shapes = typeShapes[.named(name, arguments)] ?? typeShapes[.named(name)]
      return shapes.map { shapes in
        shapes.flatMap { inner in
          switch inner {
          // A type that contains itself has no end.
          case .value: [inner]
          // What its unknown case kept is that of no other enum.
          case .anything: [shape]
          default: expanded(inner)
          }
        }
      } ?? [shape]
    default: return [shape]
    }
  }
}

extension TypeResolver {
  /// Whether the sources show how a type of the target is coded. The lines of a marked enum are its
  /// own.
  package func shows(_ type: FormatType) -> Bool {
    guard case .named(let name, _) = type, !facts[name].isConditional else { return false }
    switch definition(of: type) {
    case nil, .marked: return false
    case .rawValues, .structure, .cases: return true
    }
  }

  /// Whether a type has decoding by hand, which may read null.
  func decodesByHand(_ type: FormatType) -> Bool {
    if case .named(let name, _) = type { facts[name].codesByHand(.decoding) } else { false }
  }
}

extension FormatType {
  /// Whether the standard library or Foundation has a type whose documents are known.
  package static func isStandard(_ name: String, _ arguments: [FormatType] = []) -> Bool {
    scalar(name) != nil || elements(of: name, arguments) != nil
  }
}
