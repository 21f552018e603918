// @CodableEnum(style: .untagged)
enum Value {
  case nothing
  case number(Int)
}

typealias Setting = Value?

// @CodableEnum(style: .external)
enum Change {
  case set(Setting)
  case all([Setting])
}
