// @CodableEnum(style: .internal, tag: "type")
enum Photo {
  case added(
    size: Int?  // @CodableValue(key: ["file", "size"])
  )
}
