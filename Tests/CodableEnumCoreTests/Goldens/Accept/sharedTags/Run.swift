extension Goldens {
  static func sharedTags() {
    both(
      SharedTagInstruction.awaitReply(from: "Ann", seconds: nil), #"{"verb":"await","from":"Ann"}"#)
    both(
      SharedTagInstruction.awaitReply(from: "Ann", seconds: 3),
      #"{"verb":"await","from":"Ann","seconds":3}"#)
    both(SharedTagInstruction.awaitEvent, #"{"verb":"await"}"#)
    both(SharedTagInstruction.dial(number: "1"), #"{"verb":"dial","number":"1"}"#)
    // The choice is final.
    rejects(#"{"verb":"await","from":1}"#, SharedTagInstruction.self, "typeMismatch from")
    reads(#"{"verb":"await","seconds":3}"#, SharedTagInstruction.awaitEvent)

    both(SharedTagMessage.text(messageBody: "a"), #"{"type":"message","messageBody":"a"}"#)
    both(SharedTagMessage.parts(messageBody: []), #"{"type":"message","messageBody":[]}"#)
    both(
      SharedTagMessage.parts(messageBody: [SharedTagPart(text: "a")]),
      #"{"type":"message","messageBody":[{"text":"a"}]}"#)
    reads(#"{"type":"parts","messageBody":[]}"#, SharedTagMessage.parts(messageBody: []))
    reads(#"{"type":"message","message_body":"a"}"#, SharedTagMessage.text(messageBody: "a"))
    reads(#"{"type":"message","message_body":[]}"#, SharedTagMessage.parts(messageBody: []))
    reads(
      #"{"type":"message","value":{"messageBody":"a"}}"#, SharedTagMessage.text(messageBody: "a"))
    reads(
      #"{"type":"message","value":{"messageBody":[]}}"#, SharedTagMessage.parts(messageBody: []))
    rejects(#"{"type":"message","messageBody":1}"#, SharedTagMessage.self, "messageBody")
    both(
      SharedTagMessage.other(["type": "call", "messageBody": "a"]),
      #"{"type":"call","messageBody":"a"}"#)

    both(SharedTagGesture.tilt(to: .up), #"{"move":{"to":"up"}}"#)
    both(SharedTagGesture.turn(to: .left), #"{"move":{"to":"left"}}"#)
    both(SharedTagGesture.point(x: 1, y: 2), #"{"move":{"x":1,"y":2}}"#)
    both(SharedTagGesture.rest, #"{"rest":{}}"#)

    both(SharedTagReading.number(1.5), #"{"kind":"reading","data":1.5}"#)
    both(SharedTagReading.list([]), #"{"kind":"reading","data":[]}"#)
    both(SharedTagReading.missing, #"{"kind":"reading"}"#)
    both(
      SharedTagReading.part(SharedTagPart(text: "a")), #"{"kind":"reading","data":{"text":"a"}}"#)

    both(SharedTagOperation.number(1), #"["set",1]"#)
    both(SharedTagOperation.name("a"), #"["set","a"]"#)
    both(SharedTagOperation.clear, #"["clear"]"#)

    both(SharedTagKey.number(n: 1), #"{"x":{"n":1}}"#)
    both(SharedTagKey.text(s: "a"), #"{"x":{"s":"a"}}"#)
    reads(#"{"y":{"n":1}}"#, SharedTagKey.number(n: 1))
    reads(#"{"z":{"s":"a"}}"#, SharedTagKey.text(s: "a"))
    both(SharedTagVersion.second(s: "a"), #"{"meta":{"version":2},"s":"a"}"#)
    rejects(
      #"{"meta":{"version":3}}"#, SharedTagVersion.self, "dataCorrupted meta.version", "3", "1, 2")

    both(
      SharedTagPage.parts(["url": SharedTagPart(text: "a")]),
      #"{"type":"page","c":{"url":{"text":"a"}}}"#)
    both(SharedTagPage.image(url: 1, name: "a"), #"{"type":"page","c":{"url":1,"name":"a"}}"#)

    both(SharedTagNote.empty, #"{"type":"note","v":1}"#)
    both(SharedTagNote.note(text: "none"), #"{"type":"note","text":"none"}"#)
    reads(#"{"type":"note","text":"a","v":1}"#, SharedTagNote.note(text: "a"))
    reads(#"{"type":"note"}"#, SharedTagNote.empty)
  }
}
