// @CodableEnum(style: .internal, tag: "type")
enum Message {
  // @CodableCase("ping", constants: ["fast": true])
  case ping(id: Int)
  // @CodableCase("ping")
  case slowPing
  // @CodableCase("a"..."m")
  case other(
    String  // @CodableValue(tag: true)
  )
}
