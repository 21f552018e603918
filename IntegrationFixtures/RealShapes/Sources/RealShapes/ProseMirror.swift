/// ProseMirror's documents: https://prosemirror.net/docs/guide/#doc
enum ProseMirror {
  // @CodableEnum(style: .internal, tag: "type")
  indirect enum Node: Hashable {
    case doc(content: [Node])
    case paragraph(content: [Node]?)
    case heading(
      level: Int,  // @CodableValue(key: ["attrs", "level"])
      content: [Node]?
    )
    case text(
      _ text: String,
      marks: [Mark] = []  // @CodableValue(default: .omit)
    )
  }

  // @CodableEnum(style: .internal, tag: "type")
  enum Mark: Hashable {
    case em
    case strong
    case link(href: String)  // @CodableValue(key: ["attrs", "href"])
  }
}
