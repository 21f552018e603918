extension Goldens {
  static func unknownTagCase() {
    both(UnknownTagItem.folder(name: "n"), #"{"type":"folder","name":"n"}"#)
    reads(#"{"type":"album","name":"n"}"#, UnknownTagItem.folder(name: "n"))
    reads(#"{"type":"","x":1}"#, UnknownTagItem.folder(name: nil))
    rejects(#"{"type":"album","name":1}"#, UnknownTagItem.self, "name")
    rejects(#"{"type":"file"}"#, UnknownTagItem.self, "size")
    rejects(#"{"name":"n"}"#, UnknownTagItem.self, "type")

    both(UnknownTagKey.file(size: 1), #"{"file":{"size":1}}"#)
    reads(#"{"album":{"name":"n"}}"#, UnknownTagKey.folder(name: "n"))

    both(UnknownTagName.root, #""root""#)
    reads(#"{"album":{"name":"n"}}"#, UnknownTagName.folder(name: "n"))
    rejects(#""album""#, UnknownTagName.self, "folder")

    both(UnknownTagBesideLone.size(width: 1), #"{"width":1}"#)
    reads(#"["album"]"#, UnknownTagBesideLone.other)

    both(UnknownTagOfName.other, #""other""#)
    both(UnknownTagOfName.size(width: 1), #"{"width":1}"#)
    reads(#"{"album":{}}"#, UnknownTagOfName.other)

    both([UnknownTagAlone.low, .other], #"["low","any"]"#)
    reads(#"["all","album"]"#, [UnknownTagAlone.other, .other])
    rejects("[1]", [UnknownTagAlone].self, "String")
    reads(#"{"album":2}"#, [UnknownTagAlone.other: 2])
    equal(UnknownTagAlone(rawValue: "album"), nil)

    both([UnknownTagNumber.low, .other], "[0,1]")
    reads(#"["0",5,"5",true]"#, [UnknownTagNumber.low, .other, .other, .other])
  }
}
