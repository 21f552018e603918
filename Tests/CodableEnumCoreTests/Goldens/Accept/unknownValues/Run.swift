extension Goldens {
  static func unknownValues() {
    both(
      UnknownValuesInternal.unknown(code: "new", message: "m", hint: "h"),
      #"{"type":"new","text":"m","detail":"h"}"#)
    reads(#"{"type":"new"}"#, UnknownValuesInternal.unknown(code: "new", message: nil))
    rejects(#"{"type":"new","text":1}"#, UnknownValuesInternal.self, "typeMismatch text")
    rejects(#"{"type":"new","x":1}"#, UnknownValuesInternal.self, "has no key \"x\"")

    both(UnknownValuesAdjacent.missing, #"{"t":404}"#)
    both(UnknownValuesAdjacent.unknown(403, "no"), #"{"t":403,"c":{"_1":"no"}}"#)
    rejects(#"{"t":403}"#, UnknownValuesAdjacent.self, "keyNotFound c")

    both(UnknownValuesExternal.plain, #""plain""#)
    both(UnknownValuesExternal.unknown(tag: "x", size: 1), #"{"x":{"size":1}}"#)
    rejects(#""x""#, UnknownValuesExternal.self, "dataCorrupted", "needs its values")

    both(UnknownValuesArray.name, #"["name"]"#)
    both(UnknownValuesArray.unknown(tag: .string("x"), "y", nil), #"["x","y",null]"#)
    both(UnknownValuesArray.unknown(tag: .integer(3), "y", 1), #"[3,"y",1]"#)

    both(UnknownValuesReads.unknown(tag: "x", size: 1), #"{"type":"x","size":1}"#)
    reads(#"{"x":{"size":1}}"#, UnknownValuesReads.unknown(tag: "x", size: 1))
    reads(#"["x",1]"#, UnknownValuesReads.unknown(tag: "x", size: 1))
    reads(#"{"type":"x","c":{"size":1}}"#, UnknownValuesReads.unknown(tag: "x", size: 1))
    rejects(#""x""#, UnknownValuesReads.self, "dataCorrupted", "needs its values")

    both(UnknownValuesNamed.unknown("x", size: 1), #"{"meta":{"kind":"x"},"size":1}"#)
    both(
      UnknownValuesWhole.unknown(type: "x", content: ["type": "x", "data": [1]]),
      #"{"type":"x","data":[1]}"#)
  }
}
