// @CodableEnum(style: .internal, tag: "type", caseNaming: .snakeCase)
enum ManyCases {
  case number1
  case number2
  case number3
  case number4
  case number5
  case number6
  case number7
  case number8
  case number9
  case number10
  case number11
  case number12
  case number13
  case number14
  // @CodableCase("15", aliases: ["fifteen", "tab\tbed"])
  case number15
  // @CodableCase("", aliases: ["nothing"])
  case number16
  #if GOLDENS_NEVER
    case number17
  #else
    case number18(size: Int)
    // @CodableCase(skip: .decoding)
    case number19
  #endif
  case number20
  case number21
  case number22
  // @CodableCase(.unknown)
  case other(tag: String)
}

// @CodableEnum(style: .external, payload: .natural, empty: .name, ignoringCase: true)
enum ManyNames {
  case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w
  case X(Int)
}

enum ManyParent {
  // @CodableEnum(style: .rawValue)
  enum Raw: Int {
    case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w
  }
}

// @CodableEnum(style: .external, empty: .name, reads: [.internal(tag: "type")])
enum ManyForms {
  case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q
  case text(body: String)
}
