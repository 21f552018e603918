struct Name: RawRepresentable, Codable {
  var rawValue: String
}

// @CodableEnum(style: .external, payload: .keyed, missingTag: .name)
enum Part {
  case name(Name)
  case count(Int)
}
