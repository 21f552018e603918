// @CodableEnum(style: .untagged, choice: .byKeys)
enum Change<Value> {
  case set(
    to: Value,
    at: Int)
  case reset(at: Int)
}
