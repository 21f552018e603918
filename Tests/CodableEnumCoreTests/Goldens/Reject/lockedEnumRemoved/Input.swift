enum Message {
  case text(body: String)
}
