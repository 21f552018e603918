// @CodableEnum(style: .untagged, order: [.text])
enum Message {
  case text(String)
  // @CodableCase(.unknown)
  case unknown
}
