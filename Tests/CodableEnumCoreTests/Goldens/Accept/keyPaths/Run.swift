extension Goldens {
  static func keyPaths() {
    both(
      PathPart.image(url: "u", id: 1, detail: "low", deep: true),
      #"{"type":"image","image_url":{"url":"u","detail":"low","more":{"deep":true}},"id":1}"#)
    reads(
      #"{"type":"image","image_url":{"url":"u","more":null},"id":1}"#,
      PathPart.image(url: "u", id: 1, detail: nil))
    rejects(
      #"{"type":"image","id":1}"#, PathPart.self, "keyNotFound image_url:",
      "the value for image_url.url is missing")
    rejects(
      #"{"type":"image","id":1,"image_url":null}"#, PathPart.self, "keyNotFound image_url.url")
    rejects(
      #"{"type":"image","id":1,"image_url":{"url":3}}"#, PathPart.self,
      "typeMismatch image_url.url")
    rejects(
      #"{"type":"image","id":1,"image_url":"u"}"#, PathPart.self, "typeMismatch image_url:")

    both(PathPart.note(text: nil, alias: nil), #"{"type":"note"}"#)
    both(PathPart.note(text: nil, alias: "a"), #"{"type":"note","note":{"alias":"a"}}"#)
    both(PathPart.note(text: "t", alias: nil), #"{"type":"note","note":{"text":"t"}}"#)
    reads(#"{"type":"note","note":{}}"#, PathPart.note(text: nil, alias: nil))
    both(PathPart.renamed(id: 1), #"{"type":"renamed","data":{"id":1}}"#)
    reads(#"{"type":"renamed","id":1}"#, PathPart.renamed(id: 1))
    reads(#"{"type":"renamed","key":1,"data":{}}"#, PathPart.renamed(id: 1))
    rejects(
      #"{"type":"renamed"}"#, PathPart.self, "keyNotFound data: the value for data.id is missing")
    both(
      PathPart.defaulted(first: 2, second: "c"),
      #"{"type":"defaulted","data":{"first":2,"second":"c"}}"#)
    both(PathPart.defaulted(first: 2, second: nil), #"{"type":"defaulted","data":{"first":2}}"#)
    reads(#"{"type":"defaulted","first":3}"#, PathPart.defaulted(first: 3, second: nil))
    reads(#"{"type":"defaulted"}"#, PathPart.defaulted(first: 1, second: nil))
    both(PathPart.size(nil), #"{"type":"size","a":{"b":{"size":null}}}"#)
    both(PathPart.size(PathSize(width: 1)), #"{"type":"size","a":{"b":{"size":{"width":1}}}}"#)
    reads(#"{"type":"size","a":{"b":null}}"#, PathPart.size(nil))

    both(
      PathTagged.made(url: "u", id: 1, version: 2),
      #"{"meta":{"kind":{"name":"made","version":2},"id":1},"url":"u"}"#)
    both(
      PathTagged.made(url: "u", id: 1, version: nil),
      #"{"meta":{"kind":{"name":"made"},"id":1},"url":"u"}"#)
    both(PathTagged.plain(id: 1), #"{"meta":{"kind":{"name":"plain"},"id":1}}"#)
    both(PathTagged.other(id: 1), #"{"meta":{"kind":{"name":"other"}},"data":{"id":1}}"#)
    both(PathTagged.none, #"{"meta":{"kind":{"name":"none"}}}"#)
    rejects(
      #"{"meta":{"kind":{"name":"plain"},"id":1,"more":2}}"#, PathTagged.self,
      "dataCorrupted meta.more")
    rejects(
      #"{"meta":{"kind":{"name":"plain","version":1},"id":1}}"#, PathTagged.self,
      "dataCorrupted meta.kind.version")
    rejects(
      #"{"meta":{"kind":{"name":"other"},"id":1},"data":{"id":1}}"#, PathTagged.self,
      "dataCorrupted meta.id")
    rejects(
      #"{"meta":{"kind":{"name":"other"}},"data":{"id":1,"ids":2}}"#, PathTagged.self,
      "dataCorrupted data.ids")

    both(PathExternal.value(3), #"{"value":{"data":{"value":3}}}"#)
    both(PathExternal<Int?>.value(3), #"{"value":{"data":{"value":3}}}"#)
    reads(#"{"value":{}}"#, PathExternal<Int?>.value(nil))
    rejects(
      #"{"value":{"data":{"value":3,"x":1}}}"#, PathExternal<Int>.self,
      "dataCorrupted value.data.x")
    both(PathAdjacent.image(["a": 1], url: "u"), #"{"t":"image","c":{"a":1,"image":{"url":"u"}}}"#)
    refuses(PathAdjacent.image(["image": 1], url: "u"), #"another value already has the key "image""#)
    both(PathArray.image("u"), #"["image",{"image":{"url":"u"}}]"#)

    both(PathUntagged.image("u"), #"{"image":{"url":"u"}}"#)
    both(PathUntagged.size(width: 1, height: 2), #"{"size":{"width":1,"height":2}}"#)
    both(PathUntagged.width(1), #"{"size":{"width":1}}"#)
    both(PathUntagged.text("b"), #"{"text":{"body":"b"}}"#)
    both(PathUntagged.text(nil), "{}")
    rejects(#"{"text":{"body":3}}"#, PathUntagged.self)

    both(PathRead.image(url: "u", detail: nil), #"{"type":"image","image_url":{"url":"u"}}"#)
    reads(#"{"image":{"image_url":{"url":"u","detail":"d"}}}"#, PathRead.image(url: "u", detail: "d"))
    reads(#"{"image":{"url":"u","detail":"d"}}"#, PathRead.image(url: "u", detail: "d"))
    reads(
      #"{"type":"image","value":{"image_url":{"url":"u"}}}"#, PathRead.image(url: "u", detail: nil))
    reads(#"{"image_url":{"url":"u"}}"#, PathRead.image(url: "u", detail: nil))
    reads(#"{"text":{"body":"b"}}"#, PathRead.text(body: "b"))
  }
}
