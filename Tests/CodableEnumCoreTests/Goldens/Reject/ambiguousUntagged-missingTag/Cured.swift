// @CodableEnum(style: .internal, tag: "type", missingTag: .ping)
enum Message {
  case ping
  // @CodableCase(.untagged)
  case note(text: String)
}

// @CodableEnum(style: .internal, tag: "type", missingTag: .ping)
enum Reply {
  case ping
  // @CodableCase(.untagged)
  case note(text: String)
}

struct Details: Codable {
  var text: String
}

// @CodableEnum(style: .internal, tag: "type", missingTag: .ping)
enum Notice {
  case ping
  // @CodableCase(.untagged)
  case details(Details)
}
