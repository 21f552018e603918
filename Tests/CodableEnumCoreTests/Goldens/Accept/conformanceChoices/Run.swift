extension Goldens {
  static func conformanceChoices() {
    writes(ChoiceOutgoing.request(.init(id: 1)), #"{"type":"request","id":1}"#)
    writes(ChoiceOutgoing.ping, #"{"type":"ping"}"#)
    reads(#"{"type":"response","id":1}"#, ChoiceIncoming.response(.init(id: 1)))
    reads(#"{"pong":{}}"#, ChoiceIncoming.pong)
    equal(ChoiceOutgoing.ping is any Decodable, false)
    equal(ChoiceIncoming.pong is any Encodable, false)
  }
}
