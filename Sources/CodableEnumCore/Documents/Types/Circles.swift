/// Tells which types lead back to each other: a `Tree` to a `Forest`, and that to a `Tree`.
///
/// All questions together look at each type once, in Tarjan's way: a type is in a circle with the
/// first one on the way to it that it leads back to. Nothing calls itself, so a way can be long.
final class Circles {
  private let next: (String) -> [String]
  private var circles: [String: Int] = [:]
  private var circleCount = 0

  /// - Parameter next: Returns the types that a type leads to directly.
  init(next: @escaping (String) -> [String]) { self.next = next }

  /// Returns whether a type and one that it leads to are the same, or lead to each other.
  func join(_ first: String, _ second: String) -> Bool {
    first == second || circle(of: first) == circle(of: second)
  }

  private func circle(of start: String) -> Int? {
    guard circles[start] == nil else { return circles[start] }
    var numbers: [String: Int] = [:]
    /// The types whose circles aren't known yet.
    var open: [String] = []
    var way: [(type: String, next: [String], first: Int)] = []
    func visit(_ type: String) {
      way.append((type, next(type), numbers.count))
      numbers[type] = numbers.count
      open.append(type)
    }
    visit(start)
    while let last = way.indices.last {
      if let type = way[last].next.popLast() {
        if let number = numbers[type], circles[type] == nil {
          way[last].first = min(way[last].first, number)
        } else if circles[type] == nil {
          visit(type)
        }
        continue
      }
      let (type, _, first) = way.removeLast()
      if first == numbers[type] {
        circleCount += 1
        while let member = open.popLast() {
          circles[member] = circleCount
          if member == type { break }
        }
      } else {
        way[last - 1].first = min(way[last - 1].first, first)
      }
    }
    return circles[start]
  }
}

extension Universe {
  /// Returns the types of the target that a spelling names.
  func types(in words: TokenWords, from path: [String]) -> [String] {
    words.references.compactMap { reference in
      let name = reference.pathWithoutBackticks
      return name == "Self"
        ? path.joined(separator: ".") : resolver.facts.type(named: name, from: path)?.path
    }
  }

  /// The types of everything that a value of a type can contain.
  func typesInside(_ path: String) -> [String] {
    let type = resolver.facts[path]
    let marked = resolver.marked[path] ?? []
    let inside = path.pathParts
    let inner =
      [type.aliasedType].compactMap(\.self) + type.typesOfValues + marked.flatMap(\.typesOfValues)
    return inner.flatMap { types(in: $0, from: inside) }
  }

  /// The types in the place of a marked enum.
  private func typesInPlace(
    of name: String
  ) -> [(type: FormatType, declared: DeclaredEnum)] {
    (resolver.marked[name] ?? []).flatMap { declared in
      representations(of: declared).flatMap(\.valuesInPlace).map {
        (resolver.type($0.value.type, in: declared).unwrapped, declared)
      }
    }
  }

  /// The marked enums in the place of a value: of a generic one also those that it puts there.
  func enums(inPlaceOf type: FormatType) -> [String] {
    guard case .named(let name, let arguments) = type.unwrapped, resolver.isMarked(name)
    else { return [] }
    guard
      !arguments.isEmpty,
      typesInPlace(of: name).contains(where: { resolver.isParameter($0.type, of: $0.declared) })
    else { return [name] }
    return [name] + arguments.flatMap(enums(inPlaceOf:))
  }

  /// The marked enums in the place of another.
  func enumsInPlace(of name: String) -> [String] {
    typesInPlace(of: name).flatMap { enums(inPlaceOf: $0.type) }
  }
}

extension Representation {
  /// The values without a coder that are in the place of their enum.
  var valuesInPlace: [(item: DeclaredCase, value: DeclaredValue)] {
    var found = ([self] + standalone).flatMap(\.placeholders)
    if let unknown, let content = unknown.content { found.append((unknown.plan.item, content)) }
    return found.filter { $0.value.coder == nil }.map { ($0.item, $0.value.declared) }
  }

  private var placeholders: [(item: DeclaredCase, value: ValuePlan)] {
    cases.flatMap { plan -> [(item: DeclaredCase, value: ValuePlan)] in
      let isInPlace: Bool
      switch style.tagPlaces.first {
      case nil: isInPlace = true
      case .member: isInPlace = plan.content == nil
      // An object without a key that names a case is the whole value of that case.
      case .key: isInPlace = plan.index == missingTag?.index
      case .element, .value: isInPlace = false
      }
      guard isInPlace, !plan.standsAlone, plan.isRead else { return [] }
      return plan.payload.restricted(to: .decoding).placeholders.map { (plan.item, $0) }
    }
  }
}

extension Payload {
  /// The values in the place of the payload, rather than under a key or among elements.
  fileprivate var placeholders: [ValuePlan] {
    switch self {
    case .bare(let value): [value]
    case .keyed(let payload): payload.fields.filter(\.isFlattened).map(\.value)
    case .empty, .unkeyed, .together: []
    }
  }
}
