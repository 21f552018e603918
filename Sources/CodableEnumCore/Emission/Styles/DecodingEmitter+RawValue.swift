extension DecodingEmitter {
  func writeScalar() {
    if form.unknown?.content == nil {
      let typed = SupportPiece.typed[form.matching.type.plainName]
      writeTag(out.code("codableEnumSingleValue(container)", typed?.single ?? .singleValue))
    } else if !ignoresTag {
      out.line("let tag = CodableEnumScalar(ifAnyIn: container)", .scalarIfAnyIn)
    }
  }
}
