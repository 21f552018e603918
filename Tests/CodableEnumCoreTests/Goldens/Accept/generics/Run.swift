extension Goldens {
  static func generics() {
    both(GenericsLoadable<Int>.initial, #"{"initial":{}}"#)
    both(GenericsLoadable<Int>.value(1), #"{"value":{"_0":1}}"#)
    both(GenericsLoadable<Int>.history([1], last: nil), #"{"history":{"_0":[1]}}"#)
    both(GenericsLoadable<Int?>.value(1), #"{"value":{"_0":1}}"#)
    both(GenericsLoadable<[Int]>.value([]), #"{"value":{"_0":[]}}"#)
    both(
      GenericsLoadable<GenericsLoadable<Int>>.value(.value(1)),
      #"{"value":{"_0":{"value":{"_0":1}}}}"#)
    // As the compiler writes it.
    both(GenericsLoadable<Int?>.value(nil), #"{"value":{"_0":null}}"#)
    reads(#"{"value":{}}"#, GenericsLoadable<Int?>.value(nil))

    typealias Many = GenericsMany<String, Int, GenericsOpaque>
    both(Many.map(["a": 1]), #"{"type":"map","map":{"a":1}}"#)
    both(Many.box(of: .init(content: 1)), #"{"type":"box","of":{"content":1}}"#)
    both(Many.result(value: nil), #"{"type":"result"}"#)

    struct Item: Identifiable {
      var id: Int
    }
    both(GenericsReference<Item>.id(3), #"{"type":"id","value":3}"#)
    both(GenericsReference<Item>.ids([3]), #"{"type":"ids","value":[3]}"#)

    both(GenericsWhere<Int>.value(3), "3")
    both(GenericsWhere<Int>.nothing, "null")
    both(GenericsConstrained<Int>.value(3), #"["value",3]"#)
    writes(GenericsWritten<Int>.value(3), #"{"value":{"_0":3}}"#)
    both(GenericsMixed<Int>.value(3), #"{"value":{"_0":3}}"#)
    both(GenericsMixed<Int>.opaque(.init(value: 7)), #"{"opaque":{"_0":7}}"#)
  }
}
