struct Base: Codable {
  var id: Int
  var name: String?
}

// @CodableEnum(style: .external)
enum Event {
  case start(
    base: Base,  // @CodableValue(flatten: true)
    name: String  // @CodableValue(key: "eventName")
  )
}
