// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case text(String)
  case scores([String: Int])
  case ids(
    Set<Int>,  // @CodableValue(flatten: true)
    name: String
  )
}
