extension Goldens {
  static func missingTags() {
    reads(#"{"name":"a"}"#, MissingTagInternal.first(name: "a"))
    both(MissingTagInternal.first(name: "a"), #"{"version":"first","name":"a"}"#)
    both(MissingTagInternal.second(names: []), #"{"version":2,"names":[]}"#)
    rejects(#"{"version":3}"#, MissingTagInternal.self, "dataCorrupted version")
    rejects("{}", MissingTagInternal.self, "keyNotFound name")
    reads(#"{"body":"a"}"#, MissingTagPath.text(body: "a"))
    reads(#"{"meta":{},"body":"a"}"#, MissingTagPath.text(body: "a"))
    both(MissingTagPath.nothing, #"{"meta":{"type":"nothing"}}"#)
    reads("{}", MissingTagAdjacent.none)
    both(MissingTagAdjacent.some(1), #"{"t":"some","c":1}"#)
    reads("{}", MissingTagUntagged.none)
    both(MissingTagUntagged.text("a"), #"{"t":"text","text":"a"}"#)
    both(MissingTagUntagged.list(["a"]), #"["a"]"#)
  }
}
