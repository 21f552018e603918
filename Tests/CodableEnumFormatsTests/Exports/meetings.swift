// Enums whose options meet: a schema that is right for each option alone may be wrong for both.

// @CodableEnum(style: .internal, tag: "kind")
enum Size {
  case small
  case exact(width: Int)
}

// @CodableEnum(style: .internal, tag: "type", unknownKeys: .reject)
enum Sized {
  case box(
    size: Size?  // @CodableValue(flatten: true)
  )
}

// @CodableEnum(style: .internal, tag: "type", missingTag: .other)
enum Kept {
  case text(body: String)
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}

// @CodableEnum(style: .internal, tag: "type", ignoringCase: true)
enum Named {
  case text(body: String)
  // @CodableCase(.untagged, empty: .name)
  case none
}

// @CodableEnum(style: .internal, tag: "type", missingTag: .text)
enum Missing {
  case text(body: String?)
  // @CodableCase(.untagged)
  case link(url: String)
}

// @CodableEnum(style: .internal, tag: "type", unknownTag: .other)
enum Null {
  case text
  // @CodableCase(nil, constants: ["old": nil])
  case other(size: Int = 1)
}

// @CodableEnum(style: .internal, tag: "type")
enum Extra {
  // @CodableCase(extras: ["version": "2"])
  case counts(
    all: [String: Int]  // @CodableValue(flatten: true)
  )
}

// @CodableEnum(style: .internal, tag: "type", coercing: true)
enum Coerced {
  case text
  // @CodableCase(.unknown)
  case other(String)
}

// @CodableEnum(style: .array, payload: .natural)
enum Element {
  case size(Int?)
}
