// @CodableEnum(style: .adjacent, tag: "type", content: .tag)
enum Message {
  // @CodableCase(nil, content: "text")
  case text(String)
  case ping
}

// @CodableEnum(style: .internal, tag: "type")
enum Event {
  // @CodableCase(.missingTag)
  case post(post: Post)
  case ping
}

struct Post: Codable {
  var type: String?
  var title: String
}
