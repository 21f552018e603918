// @CodableEnum(style: .untagged)
enum Color {
  case none
  case named(name: String)
}

// @CodableEnum(style: .external)
enum Message {
  case text(
    body: String,
    color: Color = .none
  )
}
