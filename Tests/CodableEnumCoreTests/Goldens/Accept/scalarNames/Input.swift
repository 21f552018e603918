// @CodableEnum(style: .untagged, empty: .name)
enum NamedSwitch {
  // @CodableCase(false)
  case off
  case on(level: Int)
}

// @CodableEnum(style: .untagged, empty: .name)
enum NamedNumbers {
  // @CodableCase(0, aliases: ["zero", 1.0])
  case none
  // @CodableCase(1.5)
  case some
  // @CodableCase("all", aliases: [true])
  case all
  case of([Int])
}

// The raw values are the names.
// @CodableEnum(style: .untagged, empty: .name, reads: [.rawValue])
enum NamedRaw: Int {
  case low, high = 9
}
