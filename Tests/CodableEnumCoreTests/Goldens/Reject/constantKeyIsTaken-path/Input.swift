// @CodableEnum(style: .internal, tag: "type")
enum Message {
  // @CodableCase(extras: ["source": ["kind": "file"]])
  case image(path: String)  // @CodableValue(key: ["source", "path"])
}
