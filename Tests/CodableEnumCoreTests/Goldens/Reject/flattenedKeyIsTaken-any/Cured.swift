// @CodableEnum(style: .internal, tag: "kind")
enum Detail {
  case link(attributes: [String: String])  // @CodableValue(flatten: true)
}

// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case text(
    id: Int,
    detail: Detail  // @CodableValue(key: "detail")
  )
}
