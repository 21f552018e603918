extension Goldens {
  static func fewCases() {
    both(OnlyUnknown.none(["a", 1]), #"["a",1]"#)
    both(OnlyMissingTag.none, "{}")
    both(OnlyFlattened.size(Size(width: 1)), #"{"width":1}"#)
    both(MissingTagOrUnknown.none, "{}")
    both(MissingTagOrUnknown.other(["kind": "a"]), #"{"kind":"a"}"#)
    both(MissingTagIsUnknown.size(width: 1), #"{"width":1}"#)
    reads("{}", MissingTagIsUnknown.other)
    both(AnyObjectFirst.value, #"{"c":null}"#)
    both(AnyObjectFirst.key, "true")
    reads(#"{"ping":[1]}"#, AnyObjectFirst.value)

    both(OnlyUnknownOfForms.other(["type": "a"]), #"{"type":"a"}"#)
    both(OnlyUnknownOfForms.other([1, nil]), "[1,null]")
    both(UnknownAndWritten.other(["x": 1]), #"{"x":1}"#)
    writes(UnknownAndWritten.a(x: 1), #"{"x":1}"#)

    both(UnknownAndName.none, #""none""#)
    both(UnknownAndName.other(["a": 1]), #"{"a":1}"#)
    writes(NeverDecoded.text(1), "1")
    rejects("1", NeverDecoded.self, "no case")
    writes(NeverDecodedInForms.text(x: 1), #"{"x":1}"#)
    rejects(#"{"type":"text","x":1}"#, NeverDecodedInForms.self, "not a case")
    rejects(#"{"text":{"x":1}}"#, OnlyOnPlan9.self, "no case")
  }
}
