extension Goldens {
  static func unknownKeysRejected() {
    both(RejectExternal.ping, #"{"ping":{}}"#)
    both(RejectExternal.image(url: "u", width: 1), #"{"image":{"url":"u","width":1}}"#)
    rejects(#"{"image":{"url":"u","size":1}}"#, RejectExternal.self, "image.size", "size")
    rejects(#"{"ping":{"a":1}}"#, RejectExternal.self, "ping.a")
    rejects(#"{"text":"a","more":1}"#, RejectExternal.self, "more")
    both(RejectNamed.ping, #""ping""#)
    reads(#"{"ping":{}}"#, RejectNamed.ping)
    reads(#"{"ping":null}"#, RejectNamed.ping)
    rejects(#"{"ping":{"a":1}}"#, RejectNamed.self, "dataCorrupted ping.a")
    rejects(#"{"ping":1}"#, RejectNamed.self, "typeMismatch ping")
    both(RejectInternal.ping, #"{"meta":{"type":"ping"}}"#)
    reads(#"{"meta":{"type":"image"},"link":"u"}"#, RejectInternal.image(url: "u", width: 1))
    rejects(#"{"meta":{"type":"ping"},"url":"u"}"#, RejectInternal.self, "dataCorrupted url")
    rejects(
      #"{"meta":{"type":"image"},"url":"u","size":1}"#, RejectInternal.self, "dataCorrupted size")
    rejects(#"{"meta":{"type":"ping","more":1}}"#, RejectInternal.self, "meta.more")
    both(RejectAdjacent.image(url: "u"), #"{"t":"image","c":{"url":"u"}}"#)
    rejects(#"{"t":"image","c":{"url":"u"},"x":1}"#, RejectAdjacent.self, "dataCorrupted x")
    rejects(#"{"t":"image","c":{"url":"u","x":1}}"#, RejectAdjacent.self, "dataCorrupted c.x")
    reads(#"{"t":"ping","c":{}}"#, RejectAdjacent.ping)
    both(RejectAdjacent.ping, #"{"t":"ping"}"#)
    reads(#"{"t":"ping","c":null}"#, RejectAdjacent.ping)
    rejects(#"{"t":"ping","c":{"url":"u"}}"#, RejectAdjacent.self, "dataCorrupted c.url")
    rejects(#"{"t":"ping","c":["u"]}"#, RejectAdjacent.self, "typeMismatch c")
    both(RejectUnderTag.ping, #"{"type":"ping"}"#)
    rejects(#"{"type":"ping","ping":{"url":"u"}}"#, RejectUnderTag.self, "ping.url")
    rejects(#"{"type":"ping","image":{"url":"u"}}"#, RejectUnderTag.self, "dataCorrupted image")
    both(RejectUntagged.small(url: "u"), #"{"url":"u"}"#)
    both(RejectUntagged.large(url: "u", width: 1), #"{"url":"u","width":1}"#)
    rejects(#"["image",{"url":"u","x":1}]"#, RejectArray.self, "[1].x")

    both(RejectFlattened.box(.init(width: 1, depth: nil)), #"{"type":"box","width":1}"#)
    rejects(#"{"type":"box","width":1,"height":2}"#, RejectFlattened.self, "dataCorrupted height")
    both(
      RejectFlattened.filled(name: "n", nil, .plain(alpha: 1)),
      #"{"type":"filled","name":"n","kind":"plain","alpha":1}"#)
    both(
      RejectFlattened.filled(name: "n", .init(width: 1, depth: 2), .image(url: "u")),
      #"{"type":"filled","name":"n","width":1,"depth":2,"kind":"image","url":"u"}"#)
    rejects(
      #"{"type":"filled","name":"n","kind":"plain","alpha":1,"beta":2}"#, RejectFlattened.self,
      "dataCorrupted beta")
    both(RejectFlattened.nothing(.init()), #"{"type":"nothing"}"#)
    rejects(#"{"type":"nothing","width":1}"#, RejectFlattened.self, "dataCorrupted width")
  }
}
