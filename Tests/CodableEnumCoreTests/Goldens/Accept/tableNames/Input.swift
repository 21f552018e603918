// Tables are told apart by their enums' names, whatever characters those have.
enum TableA {
  // @CodableEnum(style: .rawValue)
  enum B_C {
    case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q
  }
}

enum TableA_B {
  // @CodableEnum(style: .rawValue)
  enum C {
    case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q
  }
}

enum TableSpaces {
  // @CodableEnum(style: .rawValue)
  enum `2 words` {
    case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q
  }
}
