struct ParentBox<Content> {
  typealias Contents = [Content]

  // @CodableEnum(style: .external)
  enum State {
    case empty
    case full(Content)
    case many(Contents)
  }

  // @CodableEnum(style: .internal, tag: "type", accessors: true)
  enum Inner<Other> {
    case left(content: Content)
    case right(other: Other)
    case all(contents: Contents?)
  }
}

// The parent's parameters stand in Parent.swift.
extension ParentElsewhere {
  // @CodableEnum(style: .adjacent, tag: "type", content: "value", nilProperty: .null)
  enum State {
    case value(Value)
    case payload(Payload)
  }
}
