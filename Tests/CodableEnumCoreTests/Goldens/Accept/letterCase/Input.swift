// @CodableEnum(style: .external, payload: .natural, empty: .name, ignoringCase: true)
enum LetterCaseExternal {
  case Ping
  // @CodableCase("TEXT", aliases: ["Words"])
  case text(String)
}

// @CodableEnum(style: .internal, tag: "type", ignoringCase: true)
enum LetterCaseInternal {
  case straße(length: Int)
  // @CodableCase(1)
  case one
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c", ignoringCase: true)
enum LetterCaseAdjacent {
  case Text(String)
  // @CodableCase(.unknown)
  case other(String)
}

// @CodableEnum(style: .array, ignoringCase: true)
enum LetterCaseArray {
  case Text(String)
}

// @CodableEnum(style: .internal, tag: "type", caseNaming: .pascalCase, ignoringCase: true, reads: [.external])
enum LetterCaseUntagged {
  case text(body: String)
  // @CodableCase(.untagged, empty: .name)
  case none
}

// @CodableEnum(style: .rawValue, ignoringCase: true)
enum LetterCaseRaw: String {
  case low = "LOW"
  case high
}

// @CodableEnum(style: .internal, tag: "type", ignoringCase: true)
enum LetterCaseRange {
  // @CodableCase("n"..<"t")
  case sized(
    String,  // @CodableValue(tag: true)
    length: Int
  )
  case plain
  // @CodableCase(.unknown)
  case someOther
}
