// @CodableEnum(style: .untagged, order: [.note])
enum Message {
  case text(String)
  case note(note: String)
}

// @CodableEnum(style: .untagged)
enum Other {
  case text(String)
}

// @CodableEnum(style: .external)
enum Tagged {
  case text(String)
}
