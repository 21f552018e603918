// @CodableEnum(style: .external)
enum Outcome {
  case success(Int)
  // @CodableCase(skip: .both)
  case failure(Never)
  case all([Never])
}
