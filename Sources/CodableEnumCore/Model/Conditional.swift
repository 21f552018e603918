/// A sequence with `#if` chains around some of its elements.
package indirect enum Conditional<Element: Sendable>: Sendable {
  case element(Element)
  case chain([Branch])

  /// One branch, with its directive as written: `#if DEBUG`, `#else`.
  package struct Branch: Sendable {
    var directive: String
    var items: [Conditional<Element>]
  }
}

extension Conditional {
  /// Whether the sequence contains an `#if`.
  static func hasChain(_ items: [Conditional<Element>]) -> Bool {
    items.contains { if case .chain = $0 { true } else { false } }
  }

  /// Returns the sequence cut into parts of few elements, at least one part. Chains aren't cut.
  static func parts(
    of items: [Conditional<Element>], limit: Int
  ) -> [[Conditional<Element>]] {
    var parts: [[Conditional<Element>]] = [[]]
    var count = 0
    for item in items {
      let size = elements(of: [item]).count
      if count > 0, count + size > limit {
        parts.append([])
        count = 0
      }
      parts[parts.count - 1].append(item)
      count += size
    }
    return parts
  }

  /// All elements, of every branch.
  package static func elements(of items: [Conditional<Element>]) -> [Element] {
    items.flatMap { item in
      switch item {
      case .element(let element): [element]
      case .chain(let branches): branches.flatMap { elements(of: $0.items) }
      }
    }
  }

  /// Returns the position of each element in the sequence, or that of the chain around it.
  static func places(in items: [Conditional<Element>]) -> [Element: Int] where Element: Hashable {
    var places: [Element: Int] = [:]
    for (position, item) in items.enumerated() {
      for element in elements(of: [item]) { places[element] = position }
    }
    return places
  }

  /// Returns the sequence with its elements replaced by others.
  static func map<Other>(
    _ items: [Conditional<Element>], _ transform: (Element) -> Other
  ) -> [Conditional<Other>] {
    items.map { item in
      switch item {
      case .element(let element): .element(transform(element))
      case .chain(let branches):
        .chain(
          branches.map { .init(directive: $0.directive, items: map($0.items, transform)) })
      }
    }
  }

  /// Returns the sequence with some elements moved to the front, in the given order. Each keeps the
  /// chains around it.
  static func moving(
    _ front: [Element], toFrontOf items: [Conditional<Element>]
  ) -> [Conditional<Element>] where Element: Hashable {
    let (places, moved) = (places(in: items), Set(front))
    let first = front.uniqued.flatMap { element in
      places[element].map { filter([items[$0]]) { $0 == element } } ?? []
    }
    return first + filter(items) { !moved.contains($0) }
  }

  /// Returns the sequence with only the elements that satisfy a condition. Chains stay, so an
  /// `#else` still excludes the same; a chain goes if all of its branches are empty.
  static func filter(
    _ items: [Conditional<Element>], _ isIncluded: (Element) -> Bool
  ) -> [Conditional<Element>] {
    items.compactMap { item in
      switch item {
      case .element(let element): return isIncluded(element) ? item : nil
      case .chain(let branches):
        let filtered = branches.map {
          Branch(directive: $0.directive, items: filter($0.items, isIncluded))
        }
        return filtered.allSatisfy(\.items.isEmpty) ? nil : .chain(filtered)
      }
    }
  }
}

extension ParsedFile {
  /// The branches around a place, outermost first.
  func branches(around reference: ConditionalBranchReference?) -> [ConditionalBranchReference] {
    var path: [ConditionalBranchReference] = []
    var next = reference
    while let current = next {
      path.append(current)
      next = conditionalChains[current.chain].parent
    }
    return path.reversed()
  }

  func directive(_ chain: Int, _ branch: Int) -> String {
    file.text(conditionalChains[chain].branches[branch])
  }

  /// Arranges elements into a tree of the chains around them.
  ///
  /// - Parameters:
  ///   - elements: In source order, each with the branches around it.
  ///   - depth: How many of the outer branches are written elsewhere.
  func conditional<Element>(
    _ elements: [(element: Element, branches: [ConditionalBranchReference])], depth: Int
  ) -> [Conditional<Element>] {
    var index = 0
    return conditional(elements, from: &index, in: nil, depth: depth)
  }

  /// Returns the elements of one branch, from `index` on, and moves `index` past them.
  private func conditional<Element>(
    _ elements: [(element: Element, branches: [ConditionalBranchReference])],
    from index: inout Int, in branch: ConditionalBranchReference?, depth: Int
  ) -> [Conditional<Element>] {
    var items: [Conditional<Element>] = []
    while index < elements.count {
      let (element, branches) = elements[index]
      if let branch, branches.count < depth || branches[depth - 1] != branch { break }
      guard branches.count > depth else {
        items.append(.element(element))
        index += 1
        continue
      }
      let chain = branches[depth].chain
      var filled: [Conditional<Element>.Branch] = []
      for number in conditionalChains[chain].branches.indices {
        let items = conditional(
          elements, from: &index, in: .init(chain: chain, branch: number), depth: depth + 1)
        filled.append(.init(directive: directive(chain, number), items: items))
      }
      items.append(.chain(filled))
    }
    return items
  }
}
