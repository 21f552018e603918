// @CodableEnum(style: .internal, tag: "type")
enum Request {
  case list(limit: Int)  // @CodableValue(key: ["page", "limit"])
}
