extension Goldens {
  static func skipped() {
    writes(
      SkippedMessage.text("a", cache: 1, handle: .init(), other: .init()),
      #"{"type":"text","text":"a"}"#)
    reads(
      #"{"type":"text","text":"a","cache":1}"#,
      SkippedMessage.text("a", cache: 7, handle: nil, other: nil))
    both(SkippedMessage.onlySkipped(nil), #"{"type":"onlySkipped"}"#)
    reads(#"{"type":"readOnly"}"#, SkippedMessage.readOnly)
    refuses(SkippedMessage.readOnly, "SkippedMessage.readOnly")
    writes(SkippedMessage.writeOnly, #"{"type":"writeOnly"}"#)
    rejects(#"{"type":"writeOnly"}"#, SkippedMessage.self, "dataCorrupted type")
    refuses(SkippedMessage.local(.init()), "SkippedMessage.local")
    rejects(#"{"type":"local"}"#, SkippedMessage.self, "dataCorrupted type", "local")

    writes(SkippedArray.move(1, unused: 2, 3), #"["move",1,3]"#)
    reads(#"["move",1,3]"#, SkippedArray.move(1, unused: 9, 3))

    both(SkippedName.ping(1), #"{"ping":{"_0":1}}"#)
    reads("{}", SkippedName.ping(nil))
    rejects(#""pong""#, SkippedName.self, "typeMismatch")
    refuses(SkippedName.low, "SkippedName.low")
  }
}
