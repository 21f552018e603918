extension SeveralOuter {
  // @CodableEnum(style: .external, payload: .compact, accessors: true)
  enum Second {
    case items([Item], note: Note)
    indirect case first(First)
  }
}
