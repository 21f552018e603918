// @CodableEnum(style: .rawValue, ignoringCase: true)
enum Name {
  // @CodableCase("M"..."a", tag: "N")
  case late
}
