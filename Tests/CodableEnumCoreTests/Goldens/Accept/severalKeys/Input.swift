// @CodableEnum(style: .external, severalKeys: .first)
enum SeveralKeysPart: Equatable {
  case text(body: String)
  case image(url: String)
  case gap
}
