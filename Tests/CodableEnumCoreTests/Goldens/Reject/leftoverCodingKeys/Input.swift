// @CodableEnum(style: .external)
enum Message {
  case text(String)
  case image(url: String, Int, note: String = "")
  case local

  enum CodingKeys: String, CodingKey {
    case text = "txt"
    case image
  }

  enum ImageCodingKeys: String, CodingKey {
    case url = "link"
    case _1 = "width"
  }
}
