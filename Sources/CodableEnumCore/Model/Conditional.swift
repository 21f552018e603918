/// A sequence with `#if` chains around some of its elements.
package enum Conditional<Element: Sendable>: Sendable {
  case element(Element)
  case chain([Branch])

  /// One branch, with its directive as written: `#if DEBUG`, `#else`.
  package struct Branch: Sendable {
    var directive: String
    var items: [Conditional<Element>]
  }
}

extension Conditional {
  package typealias Items = [Conditional<Element>]

  static func hasChain(_ items: Items) -> Bool {
    items.contains { if case .chain = $0 { true } else { false } }
  }

  /// Returns the sequence cut into parts of few elements, at least one part. Chains aren't cut.
  static func parts(of items: Items, limit: Int) -> [Items] {
    var parts: [Items] = [[]]
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
  package static func elements(of items: Items) -> [Element] {
    items.flatMap { item in
      switch item {
      case .element(let element): [element]
      case .chain(let branches): branches.flatMap { elements(of: $0.items) }
      }
    }
  }

  /// Returns the position of each element in the sequence, or that of the chain around it.
  static func places(in items: Items) -> [Element: Int] where Element: Hashable {
    items.enumerated().reduce(into: [:]) { places, item in
      for element in elements(of: [item.element]) { places[element] = item.offset }
    }
  }

  /// Returns the sequence with its elements replaced by others, and without those that have none.
  /// Chains stay, so an `#else` still excludes the same; a chain goes if all of its branches are
  /// empty.
  static func map<Other>(
    _ items: Items, _ transform: (Element) -> Other?
  ) -> Conditional<Other>.Items {
    items.compactMap { item in
      switch item {
      case .element(let element): return transform(element).map { .element($0) }
      case .chain(let branches):
        let mapped = branches.map {
          Conditional<Other>.Branch(directive: $0.directive, items: map($0.items, transform))
        }
        return mapped.allSatisfy(\.items.isEmpty) ? nil : .chain(mapped)
      }
    }
  }

  /// Returns the sequence with only the elements that satisfy a condition.
  static func filter(_ items: Items, _ isIncluded: (Element) -> Bool) -> Items {
    map(items) { isIncluded($0) ? $0 : nil }
  }

  /// Returns the sequence with some elements moved to the front, in the given order. Each keeps the
  /// chains around it.
  static func moving(_ front: [Element], toFrontOf items: Items) -> Items where Element: Hashable {
    let (places, moved) = (places(in: items), Set(front))
    let first = front.uniqued.flatMap { element in
      places[element].map { filter([items[$0]]) { $0 == element } } ?? []
    }
    return first + filter(items) { !moved.contains($0) }
  }
}

extension ParsedFile {
  /// The branches around a place, outermost first.
  func branches(around reference: ConditionalBranchReference?) -> [ConditionalBranchReference] {
    guard let reference else { return [] }
    return sequence(first: reference) { self.conditionalChains[$0.chain].parent }.reversed()
  }

  func directive(_ chain: Int, _ branch: Int) -> String {
    file.text(conditionalChains[chain].branches[branch])
  }

  /// Arranges the indices of places into a tree of the chains around them.
  ///
  /// - Parameters:
  ///   - places: In source order, each as the branches around it.
  ///   - depth: How many of the outer branches are written elsewhere.
  func conditional(
    _ places: [[ConditionalBranchReference]], depth: Int
  ) -> [Conditional<Int>] {
    var index = 0
    return conditional(places, from: &index, in: nil, depth: depth)
  }

  /// Returns the places in one branch, from `index` on, and moves `index` past them.
  private func conditional(
    _ places: [[ConditionalBranchReference]], from index: inout Int,
    in branch: ConditionalBranchReference?, depth: Int
  ) -> [Conditional<Int>] {
    var items: [Conditional<Int>] = []
    while index < places.count {
      let branches = places[index]
      if let branch, branches.count < depth || branches[depth - 1] != branch { break }
      guard branches.count > depth else {
        items.append(.element(index))
        index += 1
        continue
      }
      let chain = branches[depth].chain
      items.append(
        .chain(
          conditionalChains[chain].branches.indices.map { number in
            .init(
              directive: directive(chain, number),
              items: conditional(
                places, from: &index, in: .init(chain: chain, branch: number), depth: depth + 1))
          }))
    }
    return items
  }
}
