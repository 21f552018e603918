// @CodableEnum(style: .untagged, order: [.numbers, .words])
enum Values {
  case numbers([Int])
  case words([String])
}
