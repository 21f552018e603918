struct Profile: Codable {
  var name: String
}

// @CodableEnum(style: .external, payload: .natural, reads: [.external])
enum Message {
  case profile(Profile?)
}
