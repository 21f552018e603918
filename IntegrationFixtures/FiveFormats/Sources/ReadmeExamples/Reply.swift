// @CodableEnum(style: .internal, tag: "status", keyNaming: .snakeCase)
enum Reply: Equatable {
  case confirmed([String])  // @CodableValue(key: "guests")
  case waitlist(placeInLine: Int, isPaid: Bool = false)

  // @CodableCase("not allowed", aliases: ["denied"])
  case notAllowed(reason: String)

  // @CodableCase(.unknown)
  case unknown(CodableEnumAnyValue)
}
