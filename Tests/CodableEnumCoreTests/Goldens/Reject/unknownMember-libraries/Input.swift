// @CodableEnum(style: .tagged, tag: "type", caseNaming: .camelCase, unknownKeys: .forbid)
enum Message {
  case textBody(body: String)
}

// @CodableEnum(style: .raw)
enum Level {
  case low, high
}

// @CodableEnum(style: .single, keyNaming: "camelCase", nilValues: .explicit)
enum Choice {
  case some(theValue: Int?)
}
