// @CodableEnum(style: .untagged, order: [.unknown, .text])
enum Message {
  case text(String)
  // @CodableCase(.unknown)
  case unknown
}
