// @CodableEnum(
//   style: .internal, tag: "type", nilValues: .null, unknownKeys: .reject, fallback: .other,
//   caseNaming: .snakeCase
// )
enum Message {
  // @CodableCase(aliases: ["m"], skip: .encoding)
  case text(
    body: String?,  // @CodableValue(nil: .omit)
    lines: [String] = [],  // @CodableValue(key: ["l"])
    size: Int = 0  // @CodableValue(default: .omit)
  )
  // @CodableCase(.unknown)
  case other
}

// @CodableEnum(style: .external)
enum Other {
  case text
  // @CodableCase(.unknown)
  case unknown
}
