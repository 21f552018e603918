// @CodableEnum(style: .untagged)
enum Values {
  case numbers([Int])
  case words([String])
}
