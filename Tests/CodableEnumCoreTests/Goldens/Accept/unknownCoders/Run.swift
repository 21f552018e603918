extension Goldens {
  static func unknownCoders() {
    both(CodedUnknown.text(body: "b"), #"{"type":"text","body":"b"}"#)
    both(CodedUnknown.custom(name: "x", fields: ["a": 1]), #"{"type":"x","a":1}"#)
    rejects(#"{"type":"x","a":[]}"#, CodedUnknown.self, "a")
    rejects(#"{"type":"text"}"#, CodedUnknown.self, "body")

    both(CodedUnknownKey.ping, #""ping""#)
    both(CodedUnknownKey.text(body: "b"), #"{"text":{"body":"b"}}"#)
    both(CodedUnknownKey.other(["a": "b"]), #"{"a":"b"}"#)

    both(CodedRest.number(1), "1")
    both(CodedRest.other(["a": "b"]), #"{"a":"b"}"#)
    rejects("[]", CodedRest.self, "array")

    both(CodedUnknownForms.ping, #"["ping"]"#)
    reads(#"{"t":"ping"}"#, CodedUnknownForms.ping)
    reads(#"{"t":"x"}"#, CodedUnknownForms.other(["t": "x"]))

    both(CodedUnknownAlone.other(["x", "y"]), #"["x","y"]"#)
  }
}
