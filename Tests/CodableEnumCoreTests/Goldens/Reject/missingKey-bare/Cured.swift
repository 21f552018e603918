struct Profile: Codable {
  var name: String?
}

// @CodableEnum(style: .external, payload: .keyed, missingTag: .list)
enum Part {
  case list([Int]?)
}

// @CodableEnum(style: .external, payload: .natural, missingTag: .profile)
enum Person {
  case profile(Profile)
}
