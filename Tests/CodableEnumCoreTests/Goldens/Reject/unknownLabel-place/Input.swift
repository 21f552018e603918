// @CodableEnum(style: .internal, tag: "type", skip: .encoding, aliases: ["m"], nil: .null)
enum Message {
  // @CodableCase(unknownKeys: .reject, fallback: .other, order: [.other], nil: .null)
  case text(
    body: String?,  // @CodableValue(caseNaming: .snakeCase, nilValues: .null)
    lines: [String] = [],  // @CodableValue(defaultValues: .omit, keys: ["l"])
    size: Int = 0  // @CodableValue(.unknown)
  )
  // @CodableCase(default: .omit)
  case other
}

// @CodableEnum(.unknown, style: .external)
enum Other {
  case text
}
