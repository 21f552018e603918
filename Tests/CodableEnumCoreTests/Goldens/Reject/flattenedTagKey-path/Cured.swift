struct Page: Codable {
  var counts: [String: Int]
}

// @CodableEnum(style: .internal, tag: ["meta", "type"])
enum Message {
  case page(Page)
  case counts(of: [String: Int])
}
