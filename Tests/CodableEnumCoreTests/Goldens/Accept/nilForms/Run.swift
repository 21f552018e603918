extension Goldens {
  static func nilForms() {
    both(
      NilFormsNull<Int?>.values(a: nil, b: nil, c: nil, d: nil, e: nil),
      #"{"type":"values","a":null,"b":null,"c":null,"d":null,"e":null}"#)
    reads(
      #"{"type":"values"}"#, NilFormsNull<Int?>.values(a: nil, b: nil, c: nil, d: nil, e: nil))
    both(NilFormsNull<Int?>.mixed(a: nil, b: nil, c: nil), #"{"type":"mixed","c":null}"#)

    both(
      NilFormsOmit<Int?>.values(a: nil, b: nil, c: nil, d: nil, e: nil), #"{"type":"values"}"#)
    both(
      NilFormsOmit<Int?>.values(a: 1, b: 2, c: 3, d: 4, e: 5),
      #"{"type":"values","a":1,"b":2,"c":3,"d":4,"e":5}"#)
    both(NilFormsOmit<Int?>.mixed(a: nil, b: nil, c: nil), #"{"type":"mixed","a":null,"b":null}"#)

    both(NilFormsExternal<Int?>.value(nil), #"{"value":{}}"#)
    both(NilFormsExternal<Int>.value(1), #"{"value":{"_0":1}}"#)
  }
}
