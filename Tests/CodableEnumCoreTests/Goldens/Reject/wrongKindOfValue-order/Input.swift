// @CodableEnum(style: .untagged, order: .note)
enum Message {
  case text(String)
  case note(note: String)
}

// @CodableEnum(style: .untagged, order: [])
enum Other {
  case text(String)
}

// @CodableEnum(style: .external, order: [.text])
enum Tagged {
  case text(String)
}
