extension Goldens {
  static func conditions() {
    both(ConditionsCases.always(name: "a"), #"{"type":"always","name":"a"}"#)
    both(ConditionsCases.second, #"{"type":"2nd"}"#)
    both(ConditionsCases.nested(name: "a"), #"{"type":"nested","nestedName":"a"}"#)
    reads(#"{"type":"nested"}"#, ConditionsCases.nested(name: "n"))
    both(ConditionsCases.last(size: 1), #"{"type":"last","size":1}"#)
    rejects(#"{"type":"first"}"#, ConditionsCases.self, #""always", "2nd", "nested", "last""#)
    equal(ConditionsCases.nested(name: "a").name, "a")
    equal(ConditionsCases.last(size: 1).size, 1)
    both(ConditionsEnum.present(1), "1")
    both(ConditionsParent.Inner.b(1), #"["b",1]"#)
    both(ConditionsRaw.one, "1")
    both(ConditionsReads.size(points: 1), #"{"size":{"points":1}}"#)
    both(ConditionsReads.none, #""none""#)
    reads(#"{"type":"size","points":1}"#, ConditionsReads.size(points: 1))
    reads(#"{"points":1}"#, ConditionsReads.size(points: 1))
    both(ConditionsNames.text("a"), #"{"text":"a"}"#)
    both(ConditionsMissing.always(name: "a"), #"{"type":"always","name":"a"}"#)
  }
}
