extension Goldens {
  static func missingKeys() {
    both(KeylessImage.file(path: "p"), #"{"file":{"path":"p"}}"#)
    both(KeylessImage.inline(url: "u", width: 1), #"{"inline":{"url":"u","width":1}}"#)
    reads(#"{"url":"u","width":1}"#, KeylessImage.inline(url: "u", width: 1))
    reads(#"{"url":"u"}"#, KeylessImage.inline(url: "u", width: nil))
    reads(#"{"file":null,"many":null,"url":"u"}"#, KeylessImage.inline(url: "u", width: nil))
    rejects("{}", KeylessImage.self, "url")
    rejects(#"{"file":null}"#, KeylessImage.self, "url")
    rejects(#"{"file":{},"url":"u"}"#, KeylessImage.self, "path")
    rejects(#"{"file":{"path":"p"},"many":{"_0":1,"_1":2}}"#, KeylessImage.self, "many")
    rejects("[]", KeylessImage.self, "array")

    both(KeylessValue.text("a"), #"{"text":"a"}"#)
    both(KeylessValue.none, #""none""#)
    both(KeylessValue.other(.init(size: 1)), #"{"other":{"size":1}}"#)
    reads(#"{"size":1}"#, KeylessValue.other(.init(size: 1)))
    reads(#"{"text":null}"#, KeylessValue.other(.init()))
    reads(#"{"text":"a","other":{}}"#, KeylessValue.text("a"))

    both(KeylessStrict.text(body: "b"), #"{"text":{"body":"b"}}"#)
    reads(#"{"TEXT":{"body":"b"}}"#, KeylessStrict.text(body: "b"))
    reads(#"{"note":"n","text":null}"#, KeylessStrict.nothing(note: "n"))
    reads("{}", KeylessStrict.nothing(note: nil))
    rejects(#"{"mote":"n"}"#, KeylessStrict.self, "mote")

    both(KeylessEmpty.on, #"{"on":true}"#)
    both(KeylessEmpty.off, #"{"off":true}"#)
    reads("{}", KeylessEmpty.off)
    reads(#"{"else":1}"#, KeylessEmpty.off)
    reads(#"{"on":null,"off":null}"#, KeylessEmpty.off)
    rejects(#"{"on":false}"#, KeylessEmpty.self, "true")
  }
}
