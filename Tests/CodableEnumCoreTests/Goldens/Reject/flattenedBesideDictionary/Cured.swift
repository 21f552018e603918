struct Position: Codable {
  var x: Int
  var y: Int
}

// @CodableEnum(style: .external)
enum Event {
  case tapped(
    at: Position,
    rest: [String: Int]  // @CodableValue(flatten: true)
  )
}
