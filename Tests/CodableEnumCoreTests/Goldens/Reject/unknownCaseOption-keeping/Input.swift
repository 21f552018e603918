// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case ping
  // @CodableCase(.unknown, tag: "other", aliases: ["n/a"])
  case unknown(CodableEnumAnyValue)
}
