// @CodableEnum(style: .adjacent, tag: "kind", content: "value", reads: [.untagged], overlap: .allow)
enum Value {
  case text(String)
  case url(String)
}
