extension Goldens {
  static func coercion() {
    both(CoercionRaw.one, "1")
    reads(#""1""#, CoercionRaw.one)
    reads("2", CoercionRaw.unknown)
    reads(#""2""#, CoercionRaw.unknown)
    rejects(#""x""#, CoercionRaw.self, "dataCorrupted", "x")
    both(CoercionString.one, #""1""#)
    reads("1", CoercionString.one)
    reads("true", CoercionString.yes)
    both(CoercionString.text, #""text""#)
    reads(#"{"type":"1"}"#, CoercionInternal.one)
    reads(#"{"type":"true"}"#, CoercionInternal.one)
    reads(#"{"type":2}"#, CoercionInternal.two)
    rejects(#"{"type":3}"#, CoercionInternal.self, "dataCorrupted type")
    reads(#"{"t":"0","c":1}"#, CoercionAdjacent.zero(1))
    reads(#"{"t":"7"}"#, CoercionAdjacent.unknown(7))
    rejects(#"{"t":"x"}"#, CoercionAdjacent.self, "dataCorrupted t", "x")
    reads(#"["0"]"#, CoercionArray.zero)
    reads("[7]", CoercionArray.unknown("7"))
  }
}
