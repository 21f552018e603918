// @CodableEnum(style: .untagged, order: [.notes, .hidden])
enum Message {
  case text(String)
  case note(note: String)
  // @CodableCase(skip: .decoding)
  case hidden
}
