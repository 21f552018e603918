// @CodableEnum(style: .internal, tag: "type")
enum Event {
  case opened(
    at: Int,  // @CodableValue(key: "at", coder: Seconds)
    zone: String?
  )
}
