// @CodableEnum(style: "external", coercing: .true)
enum Message {
  // @CodableCase(.text, aliases: "t")
  case text(String)  // @CodableValue(key: text)
  case list(size: Int)  // @CodableValue(default: 0)
}
