// `#if` directives around generated code.

extension CodeWriter {
  /// Writes elements with the `#if` chains around them.
  func conditional<Element>(_ items: [Conditional<Element>], _ body: (Element) -> Void) {
    for item in items {
      switch item {
      case .element(let element): body(element)
      case .chain(let branches):
        for branch in branches {
          directive(branch.directive) { conditional(branch.items, body) }
        }
        directive("#endif")
      }
    }
  }

  /// Writes something that belongs to `#if` branches elsewhere, inside the directives of each chain
  /// up to its branch.
  func below(_ conditions: [[String]], _ body: () -> Void) {
    below(conditions[...], body)
  }

  private func below(_ conditions: ArraySlice<[String]>, _ body: () -> Void) {
    guard let chain = conditions.first else { return body() }
    for line in chain { directive(line) }
    indented { below(conditions.dropFirst(), body) }
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
