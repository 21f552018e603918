enum Message {
  case ping
}

// @CodableEnum(style: .external)
