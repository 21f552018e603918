/// A branch of an `#if` around something.
package struct ConditionalBranch: Hashable, Sendable {
  /// A number that tells its chain from others.
  var chain: Int
  let number: Int
  /// Those of every branch of the chain, as written: `#if DEBUG`, `#else`.
  let directives: [String]

  /// The directives up to its own, which say when it is compiled.
  var condition: [String] { Array(directives[...number]) }
}

/// An element of a sequence, with the `#if` branches around it.
///
/// Elements that follow each other in one chain are written with one `#if`.
package struct Conditional<Element: Sendable>: Sendable {
  package typealias Items = [Conditional<Element>]

  package var element: Element
  /// Outermost first.
  var branches: [ConditionalBranch] = []

  static func hasChain(_ items: Items) -> Bool { items.contains { !$0.branches.isEmpty } }

  /// Returns the sequence with its elements replaced by others, and without those that have none.
  static func map<Other>(
    _ items: Items, _ transform: (Element) -> Other?
  ) -> Conditional<Other>.Items {
    items.compactMap { item in
      transform(item.element).map { .init(element: $0, branches: item.branches) }
    }
  }

  /// Returns the sequence cut into single elements and chains.
  ///
  /// - Parameter depth: How many branches around all of it are written already.
  static func groups(_ items: Items, depth: Int = 0) -> [Items] {
    var groups: [Items] = []
    var last: Int?
    for item in items {
      let chain = item.branches.count > depth ? item.branches[depth].chain : nil
      if chain != nil, chain == last {
        groups[groups.count - 1].append(item)
      } else {
        groups.append([item])
      }
      last = chain
    }
    return groups
  }

  /// Returns the branches of a chain, each with its directive and its elements.
  static func branches(_ chain: Items, depth: Int) -> [(directive: String, items: Items)] {
    var rest = chain[...]
    return chain[0].branches[depth].directives.enumerated().map { number, directive in
      let items = rest.prefix { $0.branches[depth].number == number }
      rest = rest.dropFirst(items.count)
      return (directive, Array(items))
    }
  }

  /// Returns the sequence cut into parts of few elements, at least one part. Chains aren't cut.
  static func parts(of items: Items, limit: Int) -> [Items] {
    groups(items).reduce(into: [[]]) { parts, group in
      let count = parts[parts.count - 1].count
      if count > 0, count + group.count > limit { parts.append([]) }
      parts[parts.count - 1] += group
    }
  }
}

extension Conditional: Hashable, Equatable where Element: Hashable {}

extension ParsedFile {
  /// The branches around a place, outermost first.
  func branches(around reference: ConditionalBranchReference?) -> [ConditionalBranch] {
    guard let reference else { return [] }
    let all = sequence(first: reference) { self.conditionalChains[$0.chain].parent }
    return all.reversed().map { reference in
      ConditionalBranch(
        chain: reference.chain, number: reference.branch,
        directives: conditionalChains[reference.chain].branches.map(file.text))
    }
  }
}
