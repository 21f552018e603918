// @CodableEnum(style: .adjacent, tag: ["meta", ""], content: "")
enum Message {
  case ping
}

// @CodableEnum(style: .external, where: "T: Codable {}")
enum Box<T> {
  // @CodableCase(keys: ["first", ""])
  case pair(T, T)
  case single(T)  // @CodableValue(key: "", aliases: ["one", ""])
  case text(String)  // @CodableValue(coder: "Coder(); print()")
  case other(String)  // @CodableValue(coder: "")
  case many([T])  // @CodableValue(coder: "Coder<[T>]")
}
