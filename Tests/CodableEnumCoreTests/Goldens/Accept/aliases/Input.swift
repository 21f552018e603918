// @CodableEnum(style: .internal, tag: "type")
enum AliasesInternal {
  // @CodableCase("denied", aliases: ["refused", "rejected"])
  case denied(
    // @CodableValue(key: "why", aliases: ["reason", "message"])
    String,
    // @CodableValue(aliases: ["status"])
    code: Int?
  )
  // @CodableCase(aliases: [1, true])
  case accepted
}

// @CodableEnum(style: .external, payload: .natural, empty: .name)
enum AliasesExternal {
  // @CodableCase(aliases: ["old"])
  case new(value: Int)  // @CodableValue(aliases: ["number"])
  // @CodableCase("nothing", aliases: ["none"])
  case empty
}
