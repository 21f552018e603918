// @CodableEnum(style: .untagged, order: [.note, .text])
enum Message {
  case text(String)
  case note(note: String)
}
