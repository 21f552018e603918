extension Goldens {
  static func readsOthers() {
    typealias Internal = ReadsInternal
    both(Internal.text("a"), #"{"type":"text","some_text":"a"}"#)
    both(Internal.move(from: 1, toPlace: nil), #"{"type":"move","from":1}"#)
    // As the compiler wrote it.
    reads(#"{"ping":{}}"#, Internal.ping)
    reads(#"{"text":{"_0":"a"}}"#, Internal.text("a"))
    reads(#"{"move":{"from":1,"toPlace":2}}"#, Internal.move(from: 1, toPlace: 2))
    reads(#"{"point":{"_0":{"x":1}}}"#, Internal.point(.init(x: 1)))
    reads(#"{"t":"ping"}"#, Internal.ping)
    reads(#"{"t":"text","c":"a"}"#, Internal.text("a"))
    reads(#"{"t":"point","c":{"x":1}}"#, Internal.point(.init(x: 1)))
    reads(#"["ping"]"#, Internal.ping)
    reads(#"["move",1,2]"#, Internal.move(from: 1, toPlace: 2))
    reads(#""a""#, Internal.text("a"))
    reads(#"{"from":1}"#, Internal.move(from: 1, toPlace: nil))
    reads(#"{"x":1}"#, Internal.point(.init(x: 1)))
    reads("null", Internal.ping)
    reads(#"{"ping":true}"#, Internal.ping)
    reads(#"{"text":"a"}"#, Internal.text("a"))
    reads(#"{"move":[1,null]}"#, Internal.move(from: 1, toPlace: nil))
    rejects(#"{"type":"new"}"#, Internal.self, "dataCorrupted type", "new")
    rejects(#"{"type":"move","from":"1"}"#, Internal.self, "typeMismatch from")
    rejects(#"{"t":"move","c":{"from":"1"}}"#, Internal.self, "typeMismatch c.from")
    rejects(#"["move","1"]"#, Internal.self, "typeMismatch [1]")
    rejects("3", Internal.self, "typeMismatch")
    // No form has a tag here, so the error says why none without tags fits.
    rejects(#"{"from":"1"}"#, Internal.self, "move: from: ")

    typealias External = ReadsExternal<Int>
    both(External.ping, #""PING""#)
    reads(#""pong""#, External.ping)
    both(External.value(1), #"{"value":{"v":1}}"#)
    reads(#"{"type":"value","v":1}"#, External.value(1))
    reads(#"{"type":"ping"}"#, External.ping)
    reads(#"{"type":"move","x":1}"#, External.move(x: 1, y: 7))
    reads(#"["move",1]"#, External.move(x: 1, y: 7))
    reads(#"{"t":"value"}"#, External.value(nil))
    rejects(#"{"type":"move","x":"1"}"#, External.self, "typeMismatch x")
    rejects(#"{"new":1}"#, External.self, "new")

    both(ReadsAdjacent.text("a"), #"{"t":"text","c":"a"}"#)
    reads(#""a""#, ReadsAdjacent.text("a"))
    reads(#"{"x":1,"y":2}"#, ReadsAdjacent.move(x: 1, y: 2))
    reads(#"{"move":{"x":1,"y":2}}"#, ReadsAdjacent.move(x: 1, y: 2))
    reads(#"["move",1,2]"#, ReadsAdjacent.move(x: 1, y: 2))
    rejects(#"{"t":"text","c":1}"#, ReadsAdjacent.self, "typeMismatch c")
    rejects(#"{"x":"1","y":2}"#, ReadsAdjacent.self, "keyNotFound", "move: x: ")

    both(ReadsArray.move(x: 1, y: 2), #"["move",1,2]"#)
    reads(#"{"move":{"x":1,"y":2}}"#, ReadsArray.move(x: 1, y: 2))
    reads(#"{"t":"move","x":1,"y":2}"#, ReadsArray.move(x: 1, y: 2))
    reads(#"{"t":"ping"}"#, ReadsArray.ping)

    both(ReadsUntagged.text("a"), #""a""#)
    reads(#"{"text":{"_0":"a"}}"#, ReadsUntagged.text("a"))
    reads(#"["move",1,2]"#, ReadsUntagged.move(x: 1, y: 2))

    both(ReadsRaw.on, "1")
    reads(#"{"on":{}}"#, ReadsRaw.on)
    reads(#"{"type":"on"}"#, ReadsRaw.on)
    reads(#"["off"]"#, ReadsRaw.off)
    rejects("2", ReadsRaw.self, "dataCorrupted", "2")

    both(ReadsNames.on, #""on""#)
    reads(#"{"on":true}"#, ReadsNames.on)

    both(ReadsUnknownTag.unknown(["type": "new"]), #"{"type":"new"}"#)
    reads(#"{"body":"a"}"#, ReadsUnknownTag.text(body: "a"))
    reads("{}", ReadsUnknownTag.text(body: nil))
    both(ReadsUnknownValues.unknown(tag: "new", more: 1), #"{"t":"new","c":{"more":1}}"#)
    reads(#"["new",1]"#, ReadsUnknownValues.unknown(tag: "new", more: 1))
    reads(#"{"_0":[1]}"#, ReadsUnknownValues.list([1]))
    reads("{}", ReadsUnknownValues.text(body: nil))

    reads(#"{"t":"point","c":{"x":1}}"#, ReadsFlattened.point(.init(x: 1)))
    reads(#"{"t":"spot","c":{"at":{"x":1}}}"#, ReadsFlattened.spot(at: .init(x: 1), name: nil))

    both(ReadsUnknownName.other, #"{"type":"OTHER"}"#)
    reads(#"{"type":"other"}"#, ReadsUnknownName.other)
    rejects(#"{"type":"Other"}"#, ReadsUnknownName.self, "dataCorrupted type", "Other")
  }
}
