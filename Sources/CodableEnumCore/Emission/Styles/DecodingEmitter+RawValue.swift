extension DecodingEmitter {
  func writeScalar() {
    if form.unknown?.content == nil {
      let piece = SupportPiece.singleValue.of(form.matching.type.plainName)
      writeTag(out.code("codableEnumSingleValue(container)", piece))
    } else if !ignoresTag {
      out.line("let tag = (try? CodableEnumScalar(in: container)) ?? .other", .scalar)
    }
  }
}
