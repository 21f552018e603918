// @CodableEnum(style: .untagged, order: [.note, .text, .note])
enum Message {
  case text(String)
  case note(note: String)
}
