// @CodableEnum(style: .internal, tag: "type")
enum Post {
  case photo(
    Photo,  // @CodableValue(flatten: true)
    caption: String
  )
}

struct Photo: Codable {
  var title: String
}
