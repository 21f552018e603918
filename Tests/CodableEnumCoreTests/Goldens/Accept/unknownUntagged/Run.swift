extension Goldens {
  static func unknownUntagged() {
    both(UnknownUntaggedDropped.text("a"), #""a""#)
    both(UnknownUntaggedDropped.unknown, "null")
    reads(#"{"x":1}"#, UnknownUntaggedDropped.unknown)
    reads("[]", UnknownUntaggedDropped.unknown)

    both(UnknownUntaggedNamed.auto, #""auto""#)
    both(UnknownUntaggedNamed.unknown, #""other""#)
    reads(#""n/a""#, UnknownUntaggedNamed.unknown)
    reads("1.5", UnknownUntaggedNamed.unknown)

    both(UnknownUntaggedKept.text("a"), #""a""#)
    both(
      UnknownUntaggedKept.both(left: .text("a"), right: .unknown(1)), #"{"left":"a","right":1}"#)
    both(UnknownUntaggedKept.unknown(["left": "a"]), #"{"left":"a"}"#)
    both(UnknownUntaggedKept.unknown(nil), "null")

    both(UnknownUntaggedTyped.unknown(1), "1")
    rejects("[]", UnknownUntaggedTyped.self, "unknown: Expected to decode Int")

    both(UnknownUntaggedReads.text(body: "b"), #"{"body":"b"}"#)
    reads(#"{"type":"text","body":"b"}"#, UnknownUntaggedReads.text(body: "b"))
    both(UnknownUntaggedReads.unknown, "{}")
    reads(#"{"type":"new"}"#, UnknownUntaggedReads.unknown)
    reads("7", UnknownUntaggedReads.unknown)

    both(UnknownUntaggedAlone.unknown, "null")
    reads("[1]", UnknownUntaggedAlone.unknown)
    both(UnknownBesideNull.none, "null")
    both(UnknownBesideNull.other(code: "a", message: "b"), #"{"a":{"message":"b"}}"#)
  }
}
