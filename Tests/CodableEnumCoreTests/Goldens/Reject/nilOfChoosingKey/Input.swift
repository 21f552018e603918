// @CodableEnum(style: .untagged, choice: .byKeys)
enum Change<Value> {
  case set(
    to: Value,  // @CodableValue(nil: .omit)
    at: Int)
  case reset(at: Int)
}
