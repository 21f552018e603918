// @CodableEnum(style: .external)
enum Message {
  case text(String)
}

#if DEBUG
  func log(_ message: Message) {}
