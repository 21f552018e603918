extension Goldens {
  static func caseCoders() {
    let place = CodedPlace(name: "a")
    both(CodedExternal.folder(place, id: 3), #"{"folder":"a:3"}"#)
    both(CodedExternal.one(place), #"{"one":"a"}"#)
    both(CodedExternal.anything(1), #"{"anything":1}"#)
    both(CodedExternal.nothing(()), #"{"nothing":true}"#)
    both(CodedExternal.signal(2, ()), #"{"signal":2}"#)
    both(CodedExternal.one(nil), #"{"one":"none"}"#)
    rejects(#"{"folder":"a"}"#, CodedExternal.self, "dataCorrupted folder: no place")
    rejects(#"{"folder":3}"#, CodedExternal.self, "typeMismatch folder")

    writes(
      CodedInternal.folder(place, id: 3),
      #"{"type":"folder","meta":{"more":1},"name":"a","number":3}"#)
    reads(#"{"type":"folder","name":"a","number":3}"#, CodedInternal.folder(place, id: 3))
    rejects(#"{"type":"folder","number":3}"#, CodedInternal.self, "keyNotFound name")
    both(CodedInternal.text(place, id: 3), #"{"type":"text","text":"a:3"}"#)
    rejects(#"{"type":"text"}"#, CodedInternal.self, "keyNotFound text")
    both(
      CodedBelow.folder(place, id: 3),
      #"{"meta":{"type":"folder","more":1},"type":"folder","name":"a","number":3}"#)

    both(CodedAdjacent.folder(place, id: 3), #"{"t":"folder","c":"a:3"}"#)
    rejects(#"{"t":"folder","c":"a:3","d":1}"#, CodedAdjacent.self, "dataCorrupted d")
    both(CodedUntagged<Int>.folder(place, id: 3), #""a:3""#)
    both(CodedUntagged<Int>.value(3), "3")
    reads(#"{"name":"a","number":3}"#, CodedUntagged<Int>.object(place, id: 3))
    both(CodedArray.folder(place, id: 3), #"["folder","a:3"]"#)
    both(CodedKept.folder(code: 204, place: place, id: 3), #"[204,"a:3"]"#)
    rejects(#"["folder"]"#, CodedArray.self, "[1]")

    reads(#"{"type":"folder","name":"a","number":3}"#, CodedRead.folder(place, id: 3))
    reads(#"{"folder":{"name":"a","number":3}}"#, CodedRead.folder(place, id: 3))
    reads(#"{"t":"folder","c":{"name":"a","number":3}}"#, CodedRead.folder(place, id: 3))
    reads(#"["folder",{"name":"a","number":3}]"#, CodedRead.folder(place, id: 3))
    reads(#"["plain",3]"#, CodedRead.plain(id: 3))
  }
}
