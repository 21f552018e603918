extension Goldens {
  static func unknownTags() {
    both(UnknownTagInternal.unknown, #"{"type":"other"}"#)
    reads(#"{"type":"n/a"}"#, UnknownTagInternal.unknown)
    reads(#"{"type":"new","size":1}"#, UnknownTagInternal.unknown)

    both(UnknownTagExternal.unknown, #""Other""#)
    reads(#""OTHER""#, UnknownTagExternal.unknown)
    reads(#"{"Other":{}}"#, UnknownTagExternal.unknown)

    both(UnknownTagRaw.unknown, "-1")
    reads("7", UnknownTagRaw.unknown)
    reads(#""n/a""#, UnknownTagRaw.unknown)
    reads("false", UnknownTagRaw.unknown)
    rejects(#""x""#, UnknownTagRaw.self, "dataCorrupted", "x", "0, 1")

    both(UnknownTagAdjacent.unknown, #"{"t":"other"}"#)
    reads(#"{"t":2,"c":3}"#, UnknownTagAdjacent.unknown)
    reads(#"{"other":{}}"#, UnknownTagAdjacent.unknown)
    rejects(#"{"t":true}"#, UnknownTagAdjacent.self, "dataCorrupted t")

    both(UnknownTagKnown.circle(1), #"["circle",1]"#)
    both(UnknownTagKnown.rectangle, #"["rectangle"]"#)
    reads(#"["rectangle",2,3]"#, UnknownTagKnown.rectangle)
    reads(#"["polygon",2,3]"#, UnknownTagKnown.rectangle)

    both(UnknownTagMissing.value, #"{"type":true}"#)
    reads("{}", UnknownTagMissing.value)
  }
}
