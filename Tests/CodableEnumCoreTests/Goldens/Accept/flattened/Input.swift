struct FlattenedPoint: Codable {
  var x: Int
  var y: Int
}

struct FlattenedSize: Codable {
  var width: Int
}

typealias FlattenedMaybe = FlattenedSize?

// @CodableEnum(style: .internal, tag: "type")
enum FlattenedInternal<Value> {
  case rectangle(
    origin: FlattenedPoint,  // @CodableValue(flatten: true)
    size: FlattenedSize?,  // @CodableValue(flatten: true)
    name: String
  )
  case alias(size: FlattenedMaybe)  // @CodableValue(flatten: true)
  case value(Value)
  case both(
    value: Value,  // @CodableValue(flatten: true)
    count: Int
  )
  case dictionary([String: Int])
  case nulls([String: Int?])
}

// @CodableEnum(style: .external)
enum FlattenedExternal {
  case one(FlattenedPoint)  // @CodableValue(flatten: true)
  case two(
    FlattenedPoint,  // @CodableValue(flatten: true)
    FlattenedSize  // @CodableValue(flatten: true)
  )
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c")
enum FlattenedAdjacent {
  case one(
    FlattenedPoint,  // @CodableValue(flatten: true)
    z: Int
  )
}

// @CodableEnum(style: .untagged)
enum FlattenedUntagged {
  case one(
    FlattenedPoint,  // @CodableValue(flatten: true)
    z: Int
  )
}

// @CodableEnum(style: .array, payload: .keyed)
enum FlattenedArray {
  case one(
    FlattenedPoint,  // @CodableValue(flatten: true)
    z: Int
  )
}
