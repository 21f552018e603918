extension Goldens {
  static func manyCases() {
    both(ManyCases.number1, #"{"type":"number1"}"#)
    both(ManyCases.number14, #"{"type":"number14"}"#)
    both(ManyCases.number15, #"{"type":"15"}"#)
    reads(#"{"type":"tab\tbed"}"#, ManyCases.number15)
    both(ManyCases.number16, #"{"type":""}"#)
    reads(#"{"type":"nothing"}"#, ManyCases.number16)
    both(ManyCases.number18(size: 1), #"{"type":"number18","size":1}"#)
    reads(#"{"type":"number19"}"#, ManyCases.other(tag: "number19"))
    both(ManyCases.number22, #"{"type":"number22"}"#)
    both(ManyCases.other(tag: "new"), #"{"type":"new"}"#)
    both(ManyNames.w, #""w""#)
    reads(#""W""#, ManyNames.w)
    both(ManyNames.X(1), #"{"X":1}"#)
    reads(#"{"x":1}"#, ManyNames.X(1))
    rejects(#""xx""#, ManyNames.self, "xx", "and 19 more")
    both(ManyParent.Raw.w, "22")
    rejects("23", ManyParent.Raw.self, "23", "13", "and 18 more")
  }
}
