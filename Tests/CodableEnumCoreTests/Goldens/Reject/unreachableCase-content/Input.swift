struct Name: RawRepresentable, Codable {
  var rawValue: String
}

struct Info: Codable {
  var name: String
}

// @CodableEnum(style: .untagged)
enum Text {
  // @CodableCase(.unknown)
  case other(String)
  case name(Name)
}

// @CodableEnum(style: .untagged)
enum Object {
  case point(x: Int?)
  // @CodableCase(.unknown)
  case other(Info)
}
