extension Goldens {
  static func unknownCases() {
    both(UnknownExternalTag.known, #""known""#)
    both(UnknownExternalTag.size(1), #"{"size":1}"#)
    both(UnknownExternalTag.unknown("new"), #""new""#)
    reads(#"{"new":1}"#, UnknownExternalTag.unknown("new"))
    both(
      UnknownExternalBoth.unknown(tag: "new", content: .object(["new": .integer(1)])),
      #"{"new":1}"#)

    reads(#"{"type":"new","size":1}"#, UnknownInternalPlain.unknown)
    both(UnknownInternalPlain.unknown, #"{"type":"unknown"}"#)
    rejects(#"{"size":1}"#, UnknownInternalPlain.self, "keyNotFound type")
    rejects(#"{"type":"known"}"#, UnknownInternalPlain.self, "keyNotFound size")
    both(UnknownInternalTag.unknown(tag: "new"), #"{"type":"new"}"#)
    rejects(#"{"type":1}"#, UnknownInternalTag.self, "typeMismatch type")
    both(
      UnknownInternalContent.unknown(.init(type: "new", t: nil, size: 1)),
      #"{"type":"new","size":1}"#)
    both(
      UnknownInternalBoth.unknown(
        .object(["meta": .object(["type": .string("new")])]), "new"),
      #"{"meta":{"type":"new"}}"#)

    both(UnknownAdjacentTag.known(3), #"{"t":1,"c":3}"#)
    both(UnknownAdjacentTag.unknown(9), #"{"t":9}"#)
    reads(#"{"t":9,"c":[]}"#, UnknownAdjacentTag.unknown(9))
    rejects(#"{"t":"9"}"#, UnknownAdjacentTag.self, "typeMismatch t")
    both(
      UnknownAdjacentContent.unknown(.object(["t": .integer(3)])), #"{"t":3}"#)

    both(UnknownArrayTag.unknown("new"), #"["new"]"#)
    reads(#"["new",1,[]]"#, UnknownArrayTag.unknown("new"))
    both(
      UnknownArrayContent.unknown(.array([.string("new"), .integer(1)])), #"["new",1]"#)
    both(UnknownArrayContent.unknown(.array([.integer(1)])), "[1]")

    both(UnknownRawPlain.one, "1")
    reads("7", UnknownRawPlain.unknown)
    both(UnknownRawPlain.unknown, "-1")
    rejects(#""x""#, UnknownRawPlain.self, "typeMismatch", "Int")
    both(UnknownRawTag.unknown(7), "7")
    rejects(#""x""#, UnknownRawTag.self, "typeMismatch", "Int")
    both(UnknownRawContent.unknown(.integer(7)), "7")
    both(UnknownRawContent.unknown(.array([])), "[]")
    both(UnknownRawContent.unknown(.null), "null")
  }
}
