extension Goldens {
  static func fallbacks() {
    both(FallbackInternal.text(body: "a"), #"{"type":"text","body":"a"}"#)
    reads(#"{"type":"text"}"#, FallbackInternal.broken(raw: ["type": "text"]))
    reads("[1]", FallbackInternal.broken(raw: [1]))
    both(FallbackInternal.unknown("new"), #"{"type":"new"}"#)
    both(
      FallbackInternal.broken(raw: ["a": 1], size: 2),
      #"{"type":"broken","raw":{"a":1},"size":2}"#)
    reads(#"{"value":{}}"#, FallbackExternal<Int>.none(nil, maybe: nil))
    reads(#"{"value":{"_0":1}}"#, FallbackExternal.value(1))
    reads(#"{"t":"text","c":1}"#, FallbackAdjacent.none)
    reads(#"{"t":"new"}"#, FallbackAdjacent.none)
    both(FallbackUntagged.list([.count(1)]), "[1]")
    reads(#"[1,["x"]]"#, FallbackUntagged.list([.count(1), .list([.rest(rest: "x")])]))
    both(FallbackUntagged.rest(rest: "x"), #"{"rest":"x"}"#)
    both(FallbackRaw.high, "1")
    reads("7", FallbackRaw.low)
    reads(#""x""#, FallbackRaw.low)
    both(FallbackArray.text(body: "a"), #"["text","a"]"#)
    reads(#"{"text":{"body":"a"}}"#, FallbackArray.text(body: "a"))
    reads(#"{"type":"text","body":1}"#, FallbackArray.none)
    reads("null", FallbackArray.none)
    both(FallbackUnknown.other(["type": "text"]), #"{"type":"text"}"#)
    both(FallbackUnknown.other(["type": "new", "a": 1]), #"{"type":"new","a":1}"#)
    reads("1", FallbackConditional.release)
    rejects("1", FallbackElsewhere.self)
  }
}
