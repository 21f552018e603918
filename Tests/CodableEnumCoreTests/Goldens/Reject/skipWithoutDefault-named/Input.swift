struct Style: Codable { var name = "plain" }
typealias Draft = [String]?

// @CodableEnum(style: .external)
enum Message<Text: Codable> {
  case text(
    Text,
    draft: Draft,  // @CodableValue(skip: true)
    marked: Range<Int>,  // @CodableValue(skip: true)
    style: Style,  // @CodableValue(skip: true)
    hint: Text  // @CodableValue(skip: .decoding)
  )
}
