// @CodableEnum(style: .internal, tag: "type")
enum Message {
  // @CodableCase(constants: ["id": .none, "list": [1, 2...3]])
  case text(body: String)
  // @CodableCase(extras: ["meta": ["v": 1, "v": 2]])
  case ping
}
