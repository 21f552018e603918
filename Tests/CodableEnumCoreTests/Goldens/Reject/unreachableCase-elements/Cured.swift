// @CodableEnum(style: .rawValue, invalidElements: .skip)
enum Level: String {
  case low, high
}

// @CodableEnum(style: .untagged)
enum Message {
  case numbers([Int])
  case levels([Level])
}
