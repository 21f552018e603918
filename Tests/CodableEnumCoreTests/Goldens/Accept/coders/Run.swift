extension Goldens {
  static func coders() {
    let red = CodersColor(hex: "f00")
    typealias Internal = CodersInternal
    both(
      Internal.paint(color: red, border: red, shadow: red),
      ##"{"type":"paint","color":"#f00","border":"#f00","shadow":"#f00"}"##)
    both(
      Internal.paint(color: red, border: nil, shadow: nil),
      ##"{"type":"paint","color":"#f00","shadow":null}"##)
    reads(
      ##"{"type":"paint","color":"#f00","border":null}"##,
      Internal.paint(color: red, border: nil, shadow: nil))
    rejects(#"{"type":"paint"}"#, Internal.self, "keyNotFound color")
    rejects(#"{"type":"paint","color":3}"#, Internal.self, "typeMismatch color")
    let black = CodersColor(hex: "000")
    reads(
      #"{"type":"defaulted"}"#,
      Internal.defaulted(color: black, border: nil, count: 3))
    reads(
      ##"{"type":"defaulted","color":"#f00","border":null}"##,
      Internal.defaulted(color: red, border: nil, count: 3))
    both(Internal.boxed(1), #"{"type":"boxed","in":[1]}"#)
    reads(#"{"type":"boxed","box":[1]}"#, Internal.boxed(1))

    both(CodersExternal.one(red), ##"{"one":"#f00"}"##)
    both(CodersExternal.maybe(red), ##"{"maybe":"#f00"}"##)
    both(CodersExternal.maybe(nil), #"{"maybe":null}"#)
    both(CodersExternal.alias(nil), #"{"alias":null}"#)
    both(CodersExternal.alias(red), ##"{"alias":"#f00"}"##)
    both(CodersExternal.two(red, nil), ##"{"two":["#f00",null]}"##)
    both(CodersExternal.two(red, red), ##"{"two":["#f00","#f00"]}"##)
    both(CodersUntagged.color(red), ##""#f00""##)
    both(CodersUntagged.number(1), "1")
    both(CodersArray.color(red), ##"["color","#f00"]"##)
    both(CodersArray.maybe(nil), #"["maybe",null]"#)
    both(CodersArray.maybe(red), ##"["maybe","#f00"]"##)
    both(CodersAdjacent.color(red), ##"{"t":"color","c":"#f00"}"##)
    both(CodersAdjacent.maybe(nil), #"{"t":"maybe","c":null}"#)
    reads(#"{"t":"maybe"}"#, CodersAdjacent.maybe(nil))
  }
}
