// @CodableEnum(style: .internal, tag: "type")
enum Message {
  // @CodableCase(nil)
  case plain(kind: String)
  case second
  // @CodableCase(.missingTag)
  case bare(url: String)
  case other(label: String)
}
