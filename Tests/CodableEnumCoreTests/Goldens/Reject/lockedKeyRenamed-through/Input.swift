// @CodableEnum(style: .internal, tag: "type")
enum Event {
  case opened(
    at: Int,  // @CodableValue(key: ["at", "seconds"], coder: Seconds)
    zone: String?  // @CodableValue(key: ["at", "zone"])
  )
}
