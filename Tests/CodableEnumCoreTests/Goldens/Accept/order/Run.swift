extension Goldens {
  static func order() {
    both(OrderNumber.whole(1), "1")
    both(OrderNumber.exact(1.5), "1.5")
    both(OrderNumber.flag(true), "true")
    both(OrderNumber.text("a"), #""a""#)
    // What is not named follows, with the conditions that it has.
    both(OrderConditional.precise(x: 1, y: 2), #"{"x":1,"y":2}"#)
    both(OrderConditional.wide(x: 1), #"{"x":1}"#)
    both(OrderConditional.named(name: "a"), #"{"name":"a"}"#)
    reads(#"{"x":1,"y":2}"#, OrderOfForm.default(x: 1, y: 2))
    reads(#"{"x":1}"#, OrderOfForm.any(x: 1))
    both(OrderAlone.first(a: "a"), #"{"a":"a"}"#)
    both(OrderAlone.both(a: "a", b: ""), #"{"a":"a","b":""}"#)
    both(
      OrderTree.node(id: 1, children: [.leaf(id: 2), .node(id: 3, children: [])]),
      #"{"id":1,"children":[{"id":2},{"id":3,"children":[]}]}"#)
  }
}
