extension Goldens {
  static func letterCase() {
    both(LetterCaseExternal.Ping, #""Ping""#)
    reads(#""PING""#, LetterCaseExternal.Ping)
    both(LetterCaseExternal.text("a"), #"{"TEXT":"a"}"#)
    reads(#"{"words":"a"}"#, LetterCaseExternal.text("a"))
    reads(#"{"Text":"a","other":1}"#, LetterCaseExternal.text("a"))
    reads(#"{"type":"STRAßE","length":1}"#, LetterCaseInternal.straße(length: 1))
    both(LetterCaseInternal.one, #"{"type":1}"#)
    reads(#"{"t":"tExT","c":"a"}"#, LetterCaseAdjacent.Text("a"))
    reads(#"{"t":"New"}"#, LetterCaseAdjacent.other("New"))
    both(LetterCaseAdjacent.other("New"), #"{"t":"New"}"#)
    reads(#"["TEXT","a"]"#, LetterCaseArray.Text("a"))
    both(LetterCaseUntagged.none, #""None""#)
    rejects(#""none""#, LetterCaseUntagged.self)
    both(LetterCaseRange.someOther, #"{"type":"someOther"}"#)
    reads(#"{"type":"SomeOther"}"#, LetterCaseRange.someOther)
    both(LetterCaseRange.sized("Ox", length: 1), #"{"type":"Ox","length":1}"#)
    both(LetterCaseRaw.low, #""LOW""#)
    reads(#""low""#, LetterCaseRaw.low)
    reads(#""HIGH""#, LetterCaseRaw.high)
    rejects(#""lo""#, LetterCaseRaw.self, #""LOW", "high""#)
  }
}
