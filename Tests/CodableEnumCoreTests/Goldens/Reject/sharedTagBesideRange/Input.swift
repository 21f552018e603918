// @CodableEnum(style: .internal, tag: "type")
enum Message {
  // @CodableCase("ping", constants: ["fast": true])
  case ping(id: Int)
  // @CodableCase("a"..."m", aliases: ["ping"])
  case other(
    String  // @CodableValue(tag: true)
  )
}
