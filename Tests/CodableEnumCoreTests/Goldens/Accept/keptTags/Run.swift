extension Goldens {
  static func keptTags() {
    both(KeptRaw.success(code: 201), "201")
    both(KeptRaw.empty(204), "204")
    both(KeptRaw.empty(-3), "-3")
    both(KeptRaw.other(404), "404")
    refuses(KeptRaw.success(code: 204), "KeptRaw.success has no tag 204; it has 200...299")
    refuses(KeptRaw.success(code: 300), "KeptRaw.success has no tag 300; it has 200...299")
    refuses(KeptRaw.empty(205), "KeptRaw.empty has no tag 205; it has 204, -9 ... -1")
    rejects(#""x""#, KeptRaw.self, "dataCorrupted", "x")

    both(KeptInternal.ok(spelling: "okay", body: "b"), #"{"type":"okay","text":"b"}"#)
    both(KeptInternal.ok(spelling: "ok"), #"{"type":"ok"}"#)
    refuses(KeptInternal.ok(spelling: "OK"), #"has no tag "OK"; it has "ok", "okay""#)
    rejects(#"{"type":"no"}"#, KeptInternal.self, "dataCorrupted type", "ok", "okay", "plain")

    both(KeptAdjacent.ok(204, "a"), #"{"meta":{"t":204},"c":"a"}"#)
    reads(#"{"meta":{"t":"204"},"c":"a"}"#, KeptAdjacent.ok(204, "a"))
    both(KeptAdjacent.ok(0, "a"), #"{"meta":{"t":0},"c":"a"}"#)
    both(KeptAdjacent.error(503), #"{"meta":{"t":503}}"#)
    reads(#"{"meta":{"t":"503"}}"#, KeptAdjacent.error(503))
    both(KeptAdjacent.missing, #"{"meta":{"t":404}}"#)
    rejects(#"{"meta":{"t":403}}"#, KeptAdjacent.self, "meta.t", "0, 200...299, 500..., 404")

    both(KeptExternal.yes("aye"), #"{"aye":true}"#)
    both(KeptExternal.ok("okay"), #""okay""#)
    both(KeptExternal.ok("OKAY"), #""OKAY""#)
    both(KeptExternal.plain, #""plain""#)
    both(KeptExternal.new("Fresh", size: 1), #"{"Fresh":{"size":1}}"#)
    refuses(KeptExternal.ok("no"), #"has no tag "no"; it has "ok", "okay""#)

    both(KeptArray.half(1.5, "a"), #"[1.5,"a"]"#)
    both(KeptArray.half(2, "a"), #"[2,"a"]"#)
    both(KeptArray.half(3.25, "a"), #"[3.25,"a"]"#)
    both(KeptArray.flag(false), "[false]")
    both(KeptArray.flag(true), "[true]")
    rejects("[0.5]", KeptArray.self, "0.5", "1.5, 2, 3.25, true, false, \"name\"")

    both(KeptReads.ok(spelling: "okay", body: "b"), #"{"type":"okay","body":"b"}"#)
    reads(#"{"okay":{"body":"b"}}"#, KeptReads.ok(spelling: "okay", body: "b"))
    reads(#"["okay","b"]"#, KeptReads.ok(spelling: "okay", body: "b"))
    reads(#"{"t":"okay","c":{"body":"b"}}"#, KeptReads.ok(spelling: "okay", body: "b"))

    both(KeptAny.on(word: "ON"), #"{"type":"ON"}"#)
    both(KeptAny.on(word: 1), #"{"type":1}"#)
    both(KeptAny.on(word: true), #"{"type":true}"#)
    refuses(KeptAny.on(word: "off"), "has no tag \"off\"; it has \"on\", 1, true")

    both(KeptReadsRaw.ok(.integer(0)), "0")
    both(KeptReadsRaw.ok(.string("ok")), #""ok""#)
    both(KeptReadsRaw.moved(301), "301")
    reads(#"{"type":301}"#, KeptReadsRaw.moved(301))
    reads("[301]", KeptReadsRaw.moved(301))

    both(KeptVersion.one("1.0"), #""1.0""#)
    both(KeptVersion.one(1), "1")
    refuses(KeptVersion.one(1.5), "KeptVersion.one has no tag 1.5; it has 1.0, \"1.0\"")

    both(KeptLetters.other(tag: "no"), #""no""#)
    reads(#""LOW""#, KeptLetters.low)
    refuses(KeptLetters.other(tag: "LOW"), "only tags that no other case has")
    both(KeptLetters.other(tag: .unsigned(1 << 63)), "9223372036854775808")

    both(KeptInOwnRange.number(204), #"{"code":204}"#)
    both(KeptInOwnRange.number(-5), #"{"code":-5}"#)
    both(KeptInOwnRange.word("word"), #"{"code":"word"}"#)

    both(KeptBesideUnknown.other, #"{"score":-1.5}"#)
    reads(#"{"score":"-1.5"}"#, KeptBesideUnknown.other)
    both(KeptBesideUnknown.low(-2), #"{"score":-2}"#)
    refuses(KeptBesideUnknown.low(-1.5), "KeptBesideUnknown.low has no tag -1.5")

    both(KeptBesideShared.digit(4), #"{"score":4}"#)
    refuses(KeptBesideShared.digit(5), "KeptBesideShared.digit has no tag 5")
  }
}
