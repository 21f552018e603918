func send() {
  // @CodableEnum(style: .external)
  enum Message {
    case ping
  }
}

fileprivate struct Outer {
  // @CodableEnum(style: .external)
  enum Message {
    case ping
  }
}
