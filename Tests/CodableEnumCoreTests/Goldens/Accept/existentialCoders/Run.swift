extension Goldens {
  static func existentialCoders() {
    both(
      ExistentialInternal.any(one: 1, two: 2, three: Int.self, four: 3),
      #"{"type":"any","one":1,"two":2,"three":"Int","four":3}"#)
    both(
      ExistentialInternal.any(one: 1, two: 2, three: Int.self, four: nil),
      #"{"type":"any","one":1,"two":2,"three":"Int"}"#)
    rejects(#"{"type":"any","two":2,"three":"Int"}"#, ExistentialInternal.self, "keyNotFound one")
    both(
      ExistentialAliases.any(one: 1, two: 2, three: 3, four: 5),
      #"{"any":{"one":1,"two":2,"three":3,"four":5}}"#)
    reads(
      #"{"any":{"one":1,"two":2,"three":3}}"#, ExistentialAliases.any(one: 1, two: 2, three: 3))
    both(ExistentialArray.any(1, 2), #"["any",1,2]"#)
    both(ExistentialUntagged.any(2), "2")
  }
}
