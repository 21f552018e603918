import shadowedNames

extension Goldens {
  static func shadowedNames() {
    reads(#"{"raw":{"size":3}}"#, ShadowedExternal.raw("raw", size: 3))
    both(ShadowedExternal.raw("a", size: 3), #"{"raw":{"_0":"a","size":3}}"#)
    both(ShadowedInternal.none, #"{"meta":{"type":1}}"#)
    reads("{}", ShadowedInternal.none)
    reads(#"{"meta":{"type":"PAIR"},"first":7}"#, ShadowedInternal.pair(a: 7, b: 2))
    reads(#"{"a":7}"#, ShadowedInternal.pair(a: 7, b: 2))
    reads(#"["pair",7]"#, ShadowedInternal.pair(a: 7, b: 2))
    both(ShadowedUntagged<[[Swift.Double]]>.nothing, "null")
    both(ShadowedAdjacent.on, #"{"t":"on","c":true}"#)
    both(ShadowedArray.on, #"["on",[]]"#)
    reads(#"["many",1]"#, ShadowedArray.many(1, 3))
    both(ShadowedPlace.Inner.size(width: nil), #"{"t":"size"}"#)
    both(ShadowedRaw.on, "1")
  }
}
