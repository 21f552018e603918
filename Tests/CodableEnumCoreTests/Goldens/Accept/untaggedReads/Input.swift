// Null is tried before the object is opened.
// @CodableEnum(style: .untagged, reads: [.external, .array])
enum NullFirst: Equatable {
  case nothing
  case text(body: String)
  case number(Int)
}

// A name on its own may be anything, so null is not.
// @CodableEnum(style: .untagged, reads: [.external(empty: .name)])
enum NullOrName: Equatable {
  case nothing
  case text(body: String)
}

// All keys are listed once, to find a tag among them and to tell cases apart.
// @CodableEnum(style: .untagged, reads: [.external])
enum KeysListed: Equatable {
  case nothing
  case a1(b1: Int), a2(b2: Int), a3(b3: Int), a4(b4: Int), a5(b5: Int), a6(b6: Int), a7(b7: Int)
  case a8(b8: Int), a9(b9: Int), a10(b10: Int), a11(b11: Int), a12(b12: Int), a13(b13: Int)
  case a14(b14: Int), a15(b15: Int), a16(b16: Int, c16: Int?)
}

// @CodableEnum(style: .internal, tag: "type", ignoringCase: true, reads: [.external, .untagged])
enum AnyLetterCase: Equatable {
  case text(body: String)
  case point(x: Int, y: Int)
}

// @CodableEnum(style: .internal, tag: "type", reads: [.untagged])
enum UntaggedReadsUnknown: Equatable {
  // @CodableCase(.unknown)
  case other(String)
  case text(body: String)
  case link(String)  // @CodableValue(key: "href")
}
