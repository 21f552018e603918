// @CodableEnum(style: .array)
enum Row {
  case cell(Value)
}

enum Value: Codable {
  case text(content: String?)
}
