// @CodableEnum(style: .external)
enum Message {
  typealias CodableEnumElements = [Int]
  case list(CodableEnumElements)
}
