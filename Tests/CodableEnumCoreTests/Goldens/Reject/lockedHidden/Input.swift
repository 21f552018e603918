// @CodableEnum(style: .internal, tag: "type")
enum Post {
  case picture(Picture)
}

struct Picture: Codable {
  var url: String

  init(from decoder: any Decoder) throws {
    url = try decoder.singleValueContainer().decode(String.self)
  }
}
