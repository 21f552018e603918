// @CodableEnum(style: .adjacent, tag: ["meta", "type"], content: "value")
enum Message {
  case ping
}

// @CodableEnum(style: .external, where: "T: Codable")
enum Box<T> {
  // @CodableCase(keys: ["first", "second"])
  case pair(T, T)
  case single(T)  // @CodableValue(key: "single", aliases: ["one"])
  case text(String)  // @CodableValue(coder: "Coder")
  case other(String)  // @CodableValue(coder: Coder)
  case many([T])  // @CodableValue(coder: "ListCoder<[T]>")
}
