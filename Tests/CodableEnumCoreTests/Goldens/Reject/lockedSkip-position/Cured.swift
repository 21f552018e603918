// @CodableEnum(style: .external, reads: [.array(payload: .unkeyed)])
enum Message {
  case text(
    body: String,
    tint: Int?
  )
}
