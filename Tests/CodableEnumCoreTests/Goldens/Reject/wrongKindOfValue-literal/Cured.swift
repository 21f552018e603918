// @CodableEnum(style: .internal, tag: "type")
enum Message {
  // @CodableCase(constants: ["id": nil, "list": [1, 3]])
  case text(body: String)
  // @CodableCase(extras: ["meta": ["v": 1, "w": 2]])
  case ping
}
