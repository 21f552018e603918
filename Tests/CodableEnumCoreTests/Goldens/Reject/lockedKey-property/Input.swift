// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case image(picture: Picture)
}

struct Picture: Codable {
  var breadth: Int
  var height: Int
}
