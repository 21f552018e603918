struct Point: Codable {
  var x: Int
}

// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case moved(
    Point?,  // @CodableValue(skip: .encoding, flatten: true)
    by: String
  )
}
