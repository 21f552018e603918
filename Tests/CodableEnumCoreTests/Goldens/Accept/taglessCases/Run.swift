extension Goldens {
  static func taglessCases() {
    both(NullTagged.text(body: "b"), #"{"type":"text","body":"b"}"#)
    both(NullTagged.plain(size: 1), #"{"type":null,"size":1}"#)
    both(NullTagged.plain(size: nil), #"{"type":null}"#)
    both(NullTagged.bare(url: "u"), #"{"url":"u"}"#)
    reads(#"{"type":"none"}"#, NullTagged.plain(size: nil))
    rejects(#"{"type":"plain"}"#, NullTagged.self, #""plain" is not a case of NullTagged; there are "text", "none""#)
    rejects(#"{"type":"bare","url":"u"}"#, NullTagged.self, #""bare""#)
    rejects(#"{"type":null,"size":"x"}"#, NullTagged.self, "size")
    rejects("{}", NullTagged.self, "url")

    both(NullTaggedDeep.text(body: "b"), #"{"meta":{"type":"text"},"body":"b"}"#)
    both(NullTaggedDeep.plain, #"{"meta":{"type":null}}"#)
    both(NullTaggedDeep.bare(url: "u", size: 1), #"{"url":"u","meta":{"size":1}}"#)
    both(NullTaggedDeep.bare(url: "u", size: nil), #"{"url":"u"}"#)
    rejects(#"{"meta":{"type":null,"x":1}}"#, NullTaggedDeep.self, "x")
    rejects(#"{"meta":1}"#, NullTaggedDeep.self, "meta")

    both(NullTaggedPair.text("a"), #"{"t":"text","c":"a"}"#)
    both(NullTaggedPair.none, #"{"t":null}"#)
    reads("{}", NullTaggedPair.none)
    both(NullTaggedPair.unknown(tag: "x"), #"{"t":"x"}"#)

    both(NullOrMissing.none, #"{"t":null}"#)
    reads(#"{"c":"a"}"#, NullOrMissing.text("a"))
    rejects("{}", NullOrMissing.self, "c")

    both(ContentAlone.text("a"), #"{"c":"a"}"#)
    both(ContentAlone.size(1), #"{"t":"size","c":1}"#)
    reads(#"{"t":null,"c":"a"}"#, ContentAlone.text("a"))
    rejects(#"{"t":"text","c":"a"}"#, ContentAlone.self, #""text""#)
    rejects(#"{"c":1}"#, ContentAlone.self, "c")

    both(MissingBesideUnknown.bare(.init(body: "b")), #"{"body":"b"}"#)
    both(MissingBesideUnknown.unknown(["kind": "x"]), #"{"kind":"x"}"#)
    rejects("{}", MissingBesideUnknown.self, "body")

    both(NullValue.on, #""on""#)
    both(NullValue.inherited, "null")
    reads(#""auto""#, NullValue.inherited)
    rejects(#""inherited""#, NullValue.self, "inherited")

    both(NullOrKept.none, "null")
    both(NullOrKept.one, "1")
    both(NullOrKept.unknown("x"), #""x""#)

    both(NullWithoutKey.on, #"{"t":"on","on":true}"#)
    both(NullWithoutKey.off, #"{"t":null}"#)
    both(NullWithoutKey.none, "{}")
    both(NothingAtAll.none, "{}")
    both(NothingAtAll.text(body: "b"), #"{"t":"text","body":"b"}"#)

    both(NullWithOneKey.text("a"), #"{"t":"text","text":"a"}"#)
    both(NullWithOneKey.off, #"{"t":null}"#)
    both(NullWithOneKey.none, "{}")
    rejects(#"{"t":null,"text":"a"}"#, NullWithOneKey.self, "off", "text")
    rejects(#"{"text":"a"}"#, NullWithOneKey.self, "none", "text")
    both(
      TaglessContent.size(TaglessSize(width: 1, height: 2)), #"{"c":{"height":2,"width":1}}"#)
  }
}
