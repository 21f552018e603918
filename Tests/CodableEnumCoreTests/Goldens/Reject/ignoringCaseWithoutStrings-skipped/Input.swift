// @CodableEnum(style: .internal, tag: "type", ignoringCase: true)
enum Priority {
  // @CodableCase(skip: .both)
  case none
  // @CodableCase(1)
  case high
}
