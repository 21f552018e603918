// @CodableEnum(style: .internal, tag: "type")
enum Post {
  case text(
    body: String,
    title: String?  // @CodableValue(nil: .required)
  )
}
