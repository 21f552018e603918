// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case move(
    to: Int,
    _ speed: Double
  )
}
