// @CodableEnum(style: .internal, tag: "type")
enum Post {
  case picture(Picture)
}

struct Picture: Codable {
  var url: String
}
