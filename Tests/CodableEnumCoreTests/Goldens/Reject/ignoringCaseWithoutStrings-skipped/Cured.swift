// @CodableEnum(style: .internal, tag: "type")
enum Priority {
  // @CodableCase(skip: .both)
  case none
  // @CodableCase(1)
  case high
}
