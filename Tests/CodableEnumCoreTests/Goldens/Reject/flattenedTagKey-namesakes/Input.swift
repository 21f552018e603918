#if DEBUG
  // @CodableEnum(style: .internal, tag: "kind")
  enum Inner {
    case circle(radius: Int)
  }
#else
  // @CodableEnum(style: .internal, tag: "type")
  enum Inner {
    case circle(radius: Int)
  }
#endif

// The second 'Inner' writes the tag's key.
// @CodableEnum(style: .internal, tag: "type")
enum Outer {
  case text(body: String)
  case shape(Inner)
}
