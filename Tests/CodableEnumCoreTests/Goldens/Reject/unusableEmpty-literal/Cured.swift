// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case home
  // @CodableCase(.untagged, empty: "home")
  case any
}
