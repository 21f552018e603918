// @CodableEnum(
//   style: .external, keyNaming: .snakeCase,
//   reads: [.internal(tag: "type", keyPrefix: .caseName, keyNaming: .verbatim)]
// )
enum Message {
  case image(url: String)
}
