// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case text(String)  // @CodableValue(key: "text")
  case scores([String: Int])
  case ids(
    Set<Int>,  // @CodableValue(key: "ids")
    name: String
  )
}
