// @CodableEnum(style: .rawValue)
enum Status: RawRepresentable {
  case active
  // @CodableCase(.unknown)
  case other(Int)

  init?(rawValue: Int) { self = rawValue == 1 ? .active : .other(rawValue) }

  var rawValue: Int {
    switch self {
    case .active: 1
    case .other(let value): value
    }
  }
}

// @CodableEnum(style: .rawValue)
enum Level: String {
  case low, high

  init?(rawValue: String) {
    switch rawValue.lowercased() {
    case "low", "small": self = .low
    case "high": self = .high
    default: return nil
    }
  }
}
