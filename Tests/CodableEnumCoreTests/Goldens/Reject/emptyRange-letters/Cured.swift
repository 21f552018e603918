// @CodableEnum(style: .rawValue, ignoringCase: true)
enum Name {
  // @CodableCase("m"..."z", tag: "N")
  case late
}
