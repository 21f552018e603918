// @CodableEnum(style: .adjacent, tag: "kind", content: "value", reads: [.untagged])
enum Value {
  case text(String)
  case url(String)
}
