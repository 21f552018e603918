// @CodableEnum(style: .external)
enum Outcome {
  case success(Int)
  case failure(Never)
  case all([Never])
}
