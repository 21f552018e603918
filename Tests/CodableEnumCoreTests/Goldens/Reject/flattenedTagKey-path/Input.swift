struct Page: Codable {
  var meta: [String: Int]
}

// @CodableEnum(style: .internal, tag: ["meta", "type"])
enum Message {
  case page(Page)
  case counts(meta: [String: Int])
}
