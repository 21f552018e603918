extension Goldens {
  static func untaggedCases() {
    both(AloneInternal.sse(url: "u"), #"{"url":"u"}"#)
    both(AloneInternal.stdio(command: "c"), #"{"type":"stdio","command":"c"}"#)
    both(AloneInternal.list([1]), "[1]")
    reads(#"{"type":"new","url":"u"}"#, AloneInternal.sse(url: "u"))
    rejects(
      #"{"type":"new"}"#, AloneInternal.self, "dataCorrupted type", #""new" is not a case of"#,
      #"sse needs an object with "url""#)
    rejects(
      #"{"typ":"new"}"#, AloneInternal.self, "keyNotFound type", #"sse needs an object with "url""#)
    rejects(#"{"type":"stdio","url":"u"}"#, AloneInternal.self, "keyNotFound command")

    both(AloneAdjacent.known(3), #"{"t":1,"c":3}"#)
    both(AloneAdjacent.autoSize, #""autoSize""#)
    both(
      AloneAdjacent.pair(left: .known(1), right: .autoSize),
      #"{"left":{"t":1,"c":1},"right":"autoSize"}"#)
    both(AloneAdjacent.unknown(tag: 7, note: "n"), #"{"t":7,"c":{"note":"n"}}"#)
    rejects(#"{"left":3}"#, AloneAdjacent.self, "keyNotFound t")

    both(AloneExternal.auto, #""auto""#)
    both(AloneExternal.sized(3), #"{"sized":{"_0":3}}"#)
    both(AloneExternal.plain(3), "3")
    both(AloneExternal.unknown(["x": 1]), #"{"x":1}"#)

    both(AloneDefaults.from(x: 1), #"{"from":{"x":1}}"#)
    both(AloneDefaults.link(url: "u"), #"{"url":"u"}"#)
    reads(#"{"from":null,"to":{"y":2}}"#, AloneDefaults.to(y: 2))
    rejects(
      #"{"from":{"x":1},"to":{"y":2}}"#, AloneDefaults.self, "needs exactly one key",
      #"found ["from", "to"]"#)
    rejects(
      #"{"from":{"x":1},"to":{"y":2},"url":"u"}"#, AloneDefaults.self, "needs exactly one key")

    both(AloneArray.ping, #"["ping"]"#)
    both(AloneArray.object(x: 1), #"{"x":1}"#)
    rejects("3", AloneArray.self, "object needs ")
    rejects(#"["x"]"#, AloneArray.self, #""x" is not a case of"#, "object needs ")

    both(AloneRaw.low, #""low""#)
    both(AloneRaw.custom(1), #"{"_0":1}"#)
    both(AloneRaw.unknown, #""unknown""#)
    reads(#""x""#, AloneRaw.unknown)

    both(AloneReads.sse(baseURL: "u"), #"{"base_url":"u"}"#)
    reads(#"{"baseURL":"u"}"#, AloneReads.sse(baseURL: "u"))
    both(AloneReads.stdio(command: "c"), #"{"type":"stdio","command":"c"}"#)
    reads(#"{"command":"c"}"#, AloneReads.stdio(command: "c"))
    reads(#"{"stdio":{"command":"c"}}"#, AloneReads.stdio(command: "c"))

    reads(#""a""#, AloneSkipped.old("a"))
    refuses(AloneSkipped.old("a"), "AloneSkipped.old is never encoded")
    writes(AloneSkipped.new(size: 1), #"{"size":1}"#)
    rejects(#"{"size":1}"#, AloneSkipped.self, "keyNotFound type")

    writes(AloneEncoded.text("a"), #"["text","a"]"#)
    writes(AloneEncoded.object(text: "a"), #"{"text":"a"}"#)

    both(AloneWritten.ping, #"["ping"]"#)
    writes(AloneWritten.old(size: 1), #"{"size":1}"#)
  }
}
