/// What writes a part of the generated code.
protocol CodeEmitter {
  var writer: CodeWriter { get set }
}

extension CodeEmitter {
  /// Writes elements with the `#if` chains around them.
  mutating func conditional<Element>(
    _ items: [Conditional<Element>], _ body: (inout Self, Element) -> Void
  ) {
    for item in items {
      switch item {
      case .element(let element): body(&self, element)
      case .chain(let branches):
        for branch in branches {
          writer.directive(branch.directive)
          conditional(branch.items, body)
        }
        writer.directive("#endif")
      }
    }
  }
}
