extension Goldens {
  static func severalFiles() {
    typealias Outer = SeveralOuter<Int>
    both(Outer.First.item(item: 1), #"{"type":"item","item":1}"#)
    both(
      Outer.First.second(.items([1], note: nil)),
      #"{"type":"second","second":{"items":[[1],null]}}"#)
    both(Outer.Second.first(.second(nil)), #"{"first":{"type":"second"}}"#)
    equal(Outer.Second.items([1], note: "a").note, "a")
  }
}
