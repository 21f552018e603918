extension Goldens {
  static func genericParents() {
    both(ParentBox<Int>.State.full(1), #"{"full":{"_0":1}}"#)
    both(ParentBox<Int>.State.many([1]), #"{"many":{"_0":[1]}}"#)
    both(ParentBox<Int>.Inner<String>.left(content: 1), #"{"type":"left","content":1}"#)
    both(ParentBox<Int>.Inner<String>.right(other: "a"), #"{"type":"right","other":"a"}"#)
    equal(ParentBox<Int>.Inner<String>.all(contents: [1]).contents, [1])
    both(ParentElsewhere<Int>.State.value(1), #"{"type":"value","value":1}"#)
    both(
      ParentElsewhere<Int>.State.payload(.init(size: 1)), #"{"type":"payload","value":{"size":1}}"#)
    both(ParentElsewhere<Int>(state: nil), #"{"state":null}"#)
    both(ParentElsewhere<Int>(state: .value(1)), #"{"state":{"type":"value","value":1}}"#)
  }
}
