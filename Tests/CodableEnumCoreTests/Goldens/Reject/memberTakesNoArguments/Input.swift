// @CodableEnum(style: .adjacent(tag: "t", content: "c"))
enum Message {
  case ping
}
