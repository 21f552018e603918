typealias JSON = [String: Any]

// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case event(name: String, details: [String: Any], tags: [AnyHashable]?)
  case other(JSON)
}
