struct Page: Codable {
  var meta: [String: String]
}

// @CodableEnum(style: .internal, tag: ["meta", "type"])
enum Message {
  case page(Page)
  case counts(of: [String: Int])
}
