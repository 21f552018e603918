// @CodableEnum(style: .internal, tag: "type")
enum Request {
  case list(limit: Int = 20)  // @CodableValue(key: ["page", "limit"])
}
