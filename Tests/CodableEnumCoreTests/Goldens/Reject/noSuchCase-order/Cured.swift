// @CodableEnum(style: .untagged, order: [.note])
enum Message {
  case text(String)
  case note(note: String)
  // @CodableCase(skip: .decoding)
  case hidden
}
