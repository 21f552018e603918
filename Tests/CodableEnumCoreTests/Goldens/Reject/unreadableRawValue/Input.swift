// @CodableEnum(style: .rawValue)
enum Name: String {
  case first = """
    first
    """
}
