// @CodableEnum(style: .external, reads: [.array(payload: .compact)])
enum Message {
  case text(
    body: String = ""
  )
}
