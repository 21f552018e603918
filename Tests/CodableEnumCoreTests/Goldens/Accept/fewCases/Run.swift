extension Goldens {
  static func fewCases() {
    both(OnlyUnknown.none(["a", 1]), #"["a",1]"#)
    both(OnlyMissingTag.none, "{}")
    both(MissingTagOrUnknown.none, "{}")
    both(MissingTagOrUnknown.other(["kind": "a"]), #"{"kind":"a"}"#)
    both(MissingTagIsUnknown.size(width: 1), #"{"width":1}"#)
    reads("{}", MissingTagIsUnknown.other)
    both(AnyObjectFirst.value, #"{"c":null}"#)
    both(AnyObjectFirst.key, "true")
    reads(#"{"ping":[1]}"#, AnyObjectFirst.value)
  }
}
