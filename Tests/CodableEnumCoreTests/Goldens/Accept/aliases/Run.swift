extension Goldens {
  static func aliases() {
    both(AliasesInternal.denied("a", code: 1), #"{"type":"denied","why":"a","code":1}"#)
    reads(#"{"type":"rejected","message":"a","status":1}"#, AliasesInternal.denied("a", code: 1))
    reads(#"{"type":"refused","reason":"a"}"#, AliasesInternal.denied("a", code: nil))
    rejects(#"{"type":"denied"}"#, AliasesInternal.self, "keyNotFound why")
    both(AliasesInternal.accepted, #"{"type":"accepted"}"#)
    reads(#"{"type":1}"#, AliasesInternal.accepted)
    reads(#"{"type":true}"#, AliasesInternal.accepted)

    both(AliasesExternal.new(value: 1), #"{"new":{"value":1}}"#)
    reads(#"{"old":{"number":1}}"#, AliasesExternal.new(value: 1))
    both(AliasesExternal.empty, #""nothing""#)
    reads(#""none""#, AliasesExternal.empty)
    rejects(#""empty""#, AliasesExternal.self, #""new", "old", "nothing", "none""#)
  }
}
