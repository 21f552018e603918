extension Goldens {
  static func flattened() {
    let point = FlattenedPoint(x: 1, y: 2)
    typealias Internal = FlattenedInternal<FlattenedPoint>
    both(
      Internal.rectangle(origin: point, size: .init(width: 3), name: "a"),
      #"{"type":"rectangle","x":1,"y":2,"width":3,"name":"a"}"#)
    both(
      Internal.rectangle(origin: point, size: nil, name: "a"),
      #"{"type":"rectangle","x":1,"y":2,"name":"a"}"#)
    rejects(#"{"type":"rectangle","x":1,"name":"a"}"#, Internal.self, "keyNotFound y")
    rejects(
      #"{"type":"rectangle","x":1,"y":2,"width":"3","name":"a"}"#, Internal.self,
      "typeMismatch width")
    both(Internal.alias(size: nil), #"{"type":"alias"}"#)
    both(Internal.alias(size: .init(width: 1)), #"{"type":"alias","width":1}"#)
    both(Internal.value(point), #"{"type":"value","x":1,"y":2}"#)
    both(Internal.both(value: point, count: 3), #"{"type":"both","x":1,"y":2,"count":3}"#)
    both(FlattenedInternal<FlattenedPoint?>.value(nil), #"{"type":"value"}"#)
    both(FlattenedInternal<FlattenedPoint?>.value(point), #"{"type":"value","x":1,"y":2}"#)
    writes(Internal.dictionary(["a": 1]), #"{"type":"dictionary","a":1}"#)
    both(Internal.nulls(["a": nil]), #"{"type":"nulls","a":null}"#)

    both(FlattenedExternal.one(point), #"{"one":{"x":1,"y":2}}"#)
    both(FlattenedExternal.two(point, .init(width: 3)), #"{"two":{"x":1,"y":2,"width":3}}"#)
    both(FlattenedAdjacent.one(point, z: 3), #"{"t":"one","c":{"x":1,"y":2,"z":3}}"#)
    both(FlattenedUntagged.one(point, z: 3), #"{"x":1,"y":2,"z":3}"#)
    both(FlattenedArray.one(point, z: 3), #"["one",{"x":1,"y":2,"z":3}]"#)
  }
}
