extension Goldens {
  static func content() {
    both(
      ContentTool.function(ContentCall(name: "f")), #"{"type":"function","function":{"name":"f"}}"#)
    both(
      ContentTool.search(query: "q", limit: 3),
      #"{"type":"file_search","file_search":{"query":"q","limit":3}}"#)
    reads(
      #"{"type":"search","search":{"query":"q"}}"#, ContentTool.search(query: "q"))
    rejects(
      #"{"type":"search","file_search":{"query":"q"}}"#, ContentTool.self, "keyNotFound search")
    both(ContentTool.numbered(1, 2), #"{"type":7,"7":[1,2]}"#)
    both(ContentTool.flag, #"{"type":true,"true":{}}"#)
    both(ContentTool.note("n"), #"{"type":"note","note":"n"}"#)
    both(ContentTool.note(nil), #"{"type":"note","note":null}"#)
    reads(#"{"type":"note"}"#, ContentTool.note(nil))
    both(ContentTool.auto, #"{"type":"auto"}"#)
    returns(#"{"type":"new","new":{"a":[1]}}"#, ContentTool.self)

    both(ContentStrict.text(body: "b"), #"{"meta":{"type":"text"},"text":{"body":"b"}}"#)
    reads(#"{"meta":{"type":"TEXT"},"TEXT":{"body":"b"}}"#, ContentStrict.text(body: "b"))
    reads(#"{"meta":{"type":"text"}}"#, ContentStrict.text(body: nil))
    reads(#"{"text":{"body":"b"}}"#, ContentStrict.text(body: "b"))
    both(ContentStrict.empty, #"{"meta":{"type":"empty"},"empty":{}}"#)
    both(ContentStrict.other("x"), #"{"meta":{"type":"x"}}"#)
    reads(#"{"meta":{"type":"x"},"x":{}}"#, ContentStrict.other("x"))
    rejects(
      #"{"meta":{"type":"text"},"text":{"body":"b"},"more":1}"#, ContentStrict.self,
      "dataCorrupted more")
    rejects(#"{"meta":{"type":"text"},"text":{"bodi":"b"}}"#, ContentStrict.self, "text.bodi")

    both(ContentNumbers.two, #"{"type":2}"#)

    both(ContentRead.text(body: "b"), #"{"type":"plain","body":"b"}"#)
    reads(#"{"type":"plain","plain":{"body":"b"}}"#, ContentRead.text(body: "b"))
    reads(#"{"type":"text","text":{"body":"b"}}"#, ContentRead.text(body: "b"))
    reads(#"{"type":"plain","value":{"body":"b"}}"#, ContentRead.text(body: "b"))
    reads(#"{"plain":{"body":"b"}}"#, ContentRead.text(body: "b"))
    reads(#"{"body":"b"}"#, ContentRead.text(body: "b"))
    reads(
      #"{"type":"image","image":{"url":"u","width":1}}"#, ContentRead.image(url: "u", width: 1))
    reads(#"{"type":"size","size":{"name":"n"}}"#, ContentRead.size(ContentCall(name: "n")))
    rejects(#"{"type":"image","image":{"url":3}}"#, ContentRead.self, "typeMismatch image.url")

    both(
      ContentWritten.image(url: "u", width: nil), #"{"type":3,"3":{"url":"u"}}"#)
    reads(#"{"type":3,"url":"u","width":2}"#, ContentWritten.image(url: "u", width: 2))
    reads(#"["image","u",2]"#, ContentWritten.image(url: "u", width: 2))
    reads(#"{"text":{"body":"b"}}"#, ContentWritten.text(body: "b"))

    both(ContentOwn.text("s"), #"{"t":"text","c":"s"}"#)
    both(ContentOwn.image(url: "u"), #"{"t":"image","data":{"url":"u"}}"#)
    rejects(#"{"t":"image","c":{"url":"u"}}"#, ContentOwn.self, "dataCorrupted c", #""data""#)
    both(ContentOwn.marked, #"{"t":"marked","flag":true}"#)

    both(ContentInternal<Int>.image(url: "u", width: nil), #"{"type":"image","url":"u"}"#)
    both(ContentInternal<Int>.text("s"), #"{"type":"text","text":"s"}"#)
    both(ContentInternal<Int>.move(1, 2), #"{"type":"move","point":[1,2]}"#)
    both(ContentInternal<Int>.size(1, 2), #"{"type":"size","size":{"_0":1,"height":2}}"#)
    both(ContentInternal.one(value: 3), #"{"type":"one","list":[3]}"#)
    both(
      ContentInternal<Int>.call(ContentCall(name: "n"), id: 2),
      #"{"type":"call","call":{"_0":{"name":"n"},"id":2}}"#)
    both(ContentInternal<Int>.call(nil, id: 2), #"{"type":"call","call":{"id":2}}"#)
    reads(#"{"type":"call"}"#, ContentInternal<Int>.call(nil))
    both(ContentInternal<Int>.ping, #"{"type":"ping","ping":null}"#)
    both(ContentInternal<Int>.note(nil), #"{"type":"note","note":null}"#)
    reads(#"{"type":"note"}"#, ContentInternal<Int>.note(nil))
    rejects(
      #"{"type":"text","text":"s","url":"u"}"#, ContentInternal<Int>.self, "dataCorrupted url")
    rejects(#"{"type":"move","point":[1]}"#, ContentInternal<Int>.self, "needs an element at index 1")

    both(ContentInternalRead.text(body: "b"), #"{"meta":{"type":"text"},"data":{"body":"b"}}"#)
    both(ContentInternalRead.image(url: "u"), #"{"meta":{"type":"image"},"url":"u"}"#)
    reads(#"{"kind":"text","body":"b"}"#, ContentInternalRead.text(body: "b"))
    reads(#"{"body":"b"}"#, ContentInternalRead.text(body: "b"))

    both(ContentNumberKeys.text(body: "b"), #"{"type":1,"1":{"body":"b"}}"#)
    both(ContentNumberKeys.marked, #"{"type":2,"2":null}"#)
    rejects(#"{"type":1,"2":{"body":"b"}}"#, ContentNumberKeys.self, "keyNotFound 1")
  }
}
