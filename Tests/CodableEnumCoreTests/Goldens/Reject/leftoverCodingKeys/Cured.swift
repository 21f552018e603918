// @CodableEnum(style: .external)
enum Message {
  // @CodableCase("txt")
  case text(String)
  case image(
    url: String,  // @CodableValue(key: "link")
    Int,  // @CodableValue(key: "width")
    note: String = ""  // @CodableValue(skip: true)
  )
  // @CodableCase(skip: .both)
  case local
}
