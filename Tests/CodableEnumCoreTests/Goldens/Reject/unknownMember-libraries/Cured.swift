// @CodableEnum(style: .internal, tag: "type", unknownKeys: .reject)
enum Message {
  case textBody(body: String)
}

// @CodableEnum(style: .rawValue)
enum Level {
  case low, high
}

// @CodableEnum(style: .external, keyNaming: .verbatim, nilValues: .null)
enum Choice {
  case some(theValue: Int?)
}
