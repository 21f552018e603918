// @CodableEnum(style: .external)
enum Message: Codable {
  case text(String)

  init(from decoder: Decoder) throws {
    self = .text(try String(from: decoder))
  }

  func encode(to encoder: Swift.Encoder) throws {
    guard case .text(let text) = self else { return }
    try text.encode(to: encoder)
  }
}
