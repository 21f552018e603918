// @CodableEnum(style: .internal, tag: "type", conformance: .encodable)
enum Message {
  case text(body: String)
  case image(url: String, width: Int?)
}
