// @CodableEnum(style: .internal, tag: "type", fallback: .text)
enum Message {
  case text(body: String?)
}

// @CodableEnum(style: .untagged)
enum Other {
  case text(String)
}

