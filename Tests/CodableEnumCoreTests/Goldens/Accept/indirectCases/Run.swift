extension Goldens {
  static func indirectCases() {
    both(
      IndirectExpression.sum(.number(1.5), .negated(.number(2.5))),
      #"{"sum":[{"number":1.5},{"negated":{"number":2.5}}]}"#)
    both(
      IndirectTree.node(left: .leaf(value: 1), right: nil),
      #"{"kind":"node","left":{"kind":"leaf","value":1}}"#)
  }
}
