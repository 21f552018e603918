// @CodableEnum(style: .external)
enum Setting {
  case width(Int?)
}
