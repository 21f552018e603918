// @CodableEnum(style: .internal, tag: "type")
enum Message {
  // @CodableCase(empty: "home")
  case home
  // @CodableCase(.untagged, empty: home)
  case any
}
