// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case ping
  // @CodableCase(.unknown)
  case unknown(tag: String, content: CodableEnumAnyValue, size: Int)
}
