func send() {
}

struct Outer {
  // @CodableEnum(style: .external)
  enum Message {
    case ping
  }
}
