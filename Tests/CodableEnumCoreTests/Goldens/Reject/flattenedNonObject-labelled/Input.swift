// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case move(
    to: Int,  // @CodableValue(flatten: true)
    _ speed: Double  // @CodableValue(flatten: true)
  )
}
