extension Goldens {
  static func parentTypes() {
    typealias Message = ResolvingParent.Deeper.Message
    both(Message.payload(.init(size: 1)), #"{"type":"payload","size":1}"#)
    both(Message.own(.init(own: 1)), #"{"type":"own","own":1}"#)
    both(Message.own(nil), #"{"type":"own"}"#)
    both(Message.named(name: "a", size: 1), #"{"type":"named","name":"a","size":1}"#)
    reads(#"{"type":"named","size":1}"#, Message.named(name: "none", size: 1))
    both(Message.maybe(maybe: nil), #"{"type":"maybe"}"#)
    both(Message.maybe(maybe: "a"), #"{"type":"maybe","maybe":"a"}"#)
    reads(#"{"type":"maybe","maybe":null}"#, Message.maybe(maybe: nil))
    both(Message.color(rgb: 255), #"{"type":"color","rgb":"ff"}"#)
    both(
      Message.list([.init(size: 1)], owns: ["a": .init(own: 2)]),
      #"{"type":"list","payloads":[{"size":1}],"owns":{"a":{"own":2}}}"#)
    equal(Message.list([.init(size: 1)], owns: [:]).payloads, [.init(size: 1)])
    equal(Message.maybe(maybe: "a").maybe, "a")
    both(
      ResolvingParent.Deeper.Reply.again(.message(.own(nil))),
      #"{"again":{"message":{"type":"own"}}}"#)
  }
}
