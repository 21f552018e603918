struct Name: RawRepresentable, Codable {
  var rawValue: String
}

// @CodableEnum(style: .external, payload: .natural, missingTag: .name)
enum Part {
  case name(Name)
  case count(Int)
}
