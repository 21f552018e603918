extension Goldens {
  static func severalKeys() {
    both(SeveralKeysPart.image(url: "u"), #"{"image":{"url":"u"}}"#)
    reads(#"{"image":{"url":"u"},"text":{"body":"b"}}"#, SeveralKeysPart.text(body: "b"))
    reads(#"{"image":{"url":"u"},"text":null}"#, SeveralKeysPart.image(url: "u"))
    reads(#"{"gap":{},"more":1}"#, SeveralKeysPart.gap)
    rejects(#"{"text":{},"image":{"url":"u"}}"#, SeveralKeysPart.self, "body")
    rejects(#"{"other":{}}"#, SeveralKeysPart.self, "other")
    rejects("{}", SeveralKeysPart.self, "found []")

    both(SeveralNulls.gap, #"{"gap":null}"#)
    reads(#"{"gap":null,"text":{"body":"b"}}"#, SeveralNulls.text(body: "b"))

    reads(#"{"image":{"url":"u"},"text":{"body":"b"}}"#, SeveralForms.image(url: "u"))
    reads(#"{"image":{"url":"u"},"note":{"body":"b"}}"#, SeveralForms.text(body: "b"))
    both(SeveralForms.other("new"), #"{"new":{}}"#)
    rejects(#"{"note":null}"#, SeveralForms.self, "valueNotFound note")
    rejects(#"{"note":null,"new":{}}"#, SeveralForms.self, "valueNotFound note")
    rejects(#"{"note":null,"image":null}"#, SeveralForms.self, #"found ["note", "image"]"#)

    both(SeveralOrNone.text("a"), #"{"text":"a"}"#)
    both(SeveralOrNone.nothing, "{}")
    reads(#"{"more":1}"#, SeveralOrNone.nothing)
    reads(#"{"number":null,"text":"a"}"#, SeveralOrNone.text("a"))
    reads(#"{"number":null,"text":null}"#, SeveralOrNone.nothing)
    rejects(#"{"number":1,"text":"a"}"#, SeveralOrNone.self, #"found ["number", "text"]"#)
    rejects(#"{"note":null,"text":null}"#, SeveralForms.self, "exactly one key")
  }
}
