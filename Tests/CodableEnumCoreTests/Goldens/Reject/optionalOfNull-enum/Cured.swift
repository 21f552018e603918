// @CodableEnum(style: .untagged)
enum Value {
  case nothing
  case number(Int)
}

// @CodableEnum(style: .external)
enum Setting {
  case value(of: Value = .nothing)
}
