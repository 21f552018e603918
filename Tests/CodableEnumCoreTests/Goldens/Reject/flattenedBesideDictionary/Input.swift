struct Position: Codable {
  var x: Int
  var y: Int
}

// @CodableEnum(style: .external)
enum Event {
  case tapped(
    at: Position,  // @CodableValue(flatten: true)
    rest: [String: Int]  // @CodableValue(flatten: true)
  )
}
