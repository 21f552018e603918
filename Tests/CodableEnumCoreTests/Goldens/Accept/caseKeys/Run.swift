extension Goldens {
  static func caseKeys() {
    both(OwnNaming.opened(filePath: "p"), #"{"type":"opened","file_path":"p"}"#)
    both(
      OwnNaming.saved(filePath: "p", 3),
      #"{"type":"saved","saved-file-path":"p","saved-byte-count":3}"#)
    both(
      OwnNaming.closed(filePath: "p", isNew: true),
      #"{"type":"closed","filePath":"p","new":true}"#)
    rejects(
      #"{"type":"closed","file_path":"p","new":true}"#, OwnNaming.self, "keyNotFound filePath")

    both(OwnNamingRead.closed(filePath: "p"), #"{"type":"closed","file-path":"p"}"#)
    reads(#"{"closed":{"file-path":"p"}}"#, OwnNamingRead.closed(filePath: "p"))
    reads(#"{"closed":{"filePath":"p"}}"#, OwnNamingRead.closed(filePath: "p"))
    reads(#"{"opened":{"file_path":"p"}}"#, OwnNamingRead.opened(filePath: "p"))
    reads(#"{"t":"closed","c":{"FILEPATH":"p"}}"#, OwnNamingRead.closed(filePath: "p"))
    reads(#"{"t":"opened","c":{"FILEPATH":"p"}}"#, OwnNamingRead.opened(filePath: "p"))

    both(OwnPrefix.image(url: "u"), #"{"image":{"url":"u"}}"#)
    both(OwnPrefix.text(body: "b"), #"{"text":{"text_body":"b"}}"#)
    rejects(
      #"{"image":{"image_url":"u"}}"#, OwnPrefix.self, "dataCorrupted image.image_url",
      #"it could have "url""#)

    both(OwnUntagged.loud(id: 1), #"{"ID":1}"#)
    both(OwnUntagged.quiet(id: 1), #"{"id":1}"#)
    both(OwnArray.size(width: 1, height: nil), #"["size",{"Width":1}]"#)
  }
}
