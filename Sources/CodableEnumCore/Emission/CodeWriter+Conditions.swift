// `#if` directives around generated code.

extension CodeWriter {
  /// Writes elements with the `#if` chains around them.
  func conditional<Element>(
    _ items: [Conditional<Element>], depth: Int = 0, _ body: (Element) -> Void
  ) {
    for group in Conditional.groups(items, depth: depth) {
      guard group[0].branches.count > depth else {
        body(group[0].element)
        continue
      }
      for branch in Conditional.branches(group, depth: depth) {
        directive(branch.directive) { conditional(branch.items, depth: depth + 1, body) }
      }
      directive("#endif")
    }
  }

  /// Writes something that belongs to `#if` branches elsewhere, inside the directives of each chain
  /// up to its branch.
  func below(_ conditions: [[String]], _ body: () -> Void) {
    guard let chain = conditions.first else { return body() }
    for line in chain { directive(line) }
    indented { below(Array(conditions.dropFirst()), body) }
    directive("#endif")
  }

  /// Writes something for builds without any of some places, each given by the `#if` branches
  /// around it.
  func outside(of places: ArraySlice<[[String]]>, _ body: () -> Void) {
    guard let place = places.first else { return body() }
    outside(of: place[...]) { outside(of: places.dropFirst(), body) }
  }

  private func outside(of branches: ArraySlice<[String]>, _ body: () -> Void) {
    guard let chain = branches.first else { return }
    for line in chain {
      directive(line) {
        if line == chain.last { outside(of: branches.dropFirst(), body) } else { body() }
      }
    }
    if chain.last != "#else" { directive("#else", body) }
    directive("#endif")
  }
}
