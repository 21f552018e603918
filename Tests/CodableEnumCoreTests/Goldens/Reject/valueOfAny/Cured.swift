typealias JSON = [String: CodableEnumAnyValue]

// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case event(name: String, details: [String: CodableEnumAnyValue], tags: [CodableEnumAnyValue]?)
  case other(JSON)
}
