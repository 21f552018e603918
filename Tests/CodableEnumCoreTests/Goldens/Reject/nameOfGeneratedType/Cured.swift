// @CodableEnum(style: .external)
enum Message {
  typealias Elements = [Int]
  case list(Elements)
}
