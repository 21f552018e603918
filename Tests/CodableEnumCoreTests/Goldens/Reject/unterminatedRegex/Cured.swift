// @CodableEnum(style: .external)
enum Message {
  case text(String)
}

let pattern = #/[a-z]/#
