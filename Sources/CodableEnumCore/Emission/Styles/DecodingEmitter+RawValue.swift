extension DecodingEmitter {
  func writeScalar() {
    if form.unknown?.content == nil {
      let typed = SupportPiece.typed[form.matching.type.plainName]
      out.require(typed?.single ?? .singleValue)
      writeTag("codableEnumSingleValue(container)")
    } else if !ignoresTag {
      out.line("let tag = CodableEnumScalar(ifAnyIn: container)", .scalarIfAnyIn)
    }
  }
}
