// @CodableEnum(style: .rawValue, invalidElements: .skip)
enum Level: String {
  case low, high
}

// @CodableEnum(style: .untagged, order: [.numbers, .levels])
enum Message {
  case levels([Level])
  case numbers([Int])
}
