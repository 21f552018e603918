// @CodableEnum(style: .internal, tag: "type", unknownTag: .file)
enum Item {
  case file(size: Int?)
}
