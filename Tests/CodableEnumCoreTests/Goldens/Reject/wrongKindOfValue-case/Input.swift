// @CodableEnum(style: .internal, tag: "type", fallback: true)
enum Message {
  case text(body: String?)
}

// @CodableEnum(style: .untagged, order: false)
enum Other {
  case text(String)
}
