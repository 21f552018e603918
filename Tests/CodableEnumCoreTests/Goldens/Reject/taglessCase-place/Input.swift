// @CodableEnum(style: .adjacent, tag: "type", content: .tag)
enum Message {
  // @CodableCase(nil)
  case text(String)
  case ping
}

// @CodableEnum(style: .internal, tag: "type")
enum Event {
  // @CodableCase(.missingTag)
  case post(Post)
  case ping
}

struct Post: Codable {
  var type: String?
  var title: String
}
