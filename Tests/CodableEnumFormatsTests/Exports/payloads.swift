struct Point: Codable {
  /// To the right.
  var x: Int
  var y: Int?
}

// @CodableEnum(style: .internal, tag: ["meta", "type"], nilValues: .null)
enum Nested {
  case image(
    url: String,  // @CodableValue(key: ["image_url", "url"])
    detail: String?,  // @CodableValue(key: ["image_url", "detail"])
    /// Left out if it is black.
    color: String = "black"  // @CodableValue(default: .omit)
  )
  // @CodableCase(constants: ["strict": false])
  case dot(
    at: Point,  // @CodableValue(flatten: true)
    note: String?
  )
}

// @CodableEnum(style: .internal, tag: "type")
enum Part {
  // @CodableCase("unauthorized", constants: ["message": "expired"])
  case expired(at: Int)
  // @CodableCase("unauthorized")
  case unauthorized(reason: String?)
  case order(
    discount: Double = 0,  // @CodableValue(skip: .encoding)
    version: Int = 2  // @CodableValue(skip: .decoding)
  )
}

// @CodableEnum(style: .external, payload: .natural)
enum Flat {
  case ping
  case text(String)
  case maybe(Int?)
  case extra(
    name: String,
    [String: Int]  // @CodableValue(flatten: true)
  )
}

// @CodableEnum(style: .untagged, payload: .unkeyed)
enum Span {
  case range(from: Int, to: Int?)
  case at(Double)
}

// @CodableEnum(style: .internal, tag: "type")
enum Held<T> {
  case value(T)  // @CodableValue(key: ["data", "value"])
}

// @CodableEnum(style: .external)
enum Keeper {
  case held(Held<Int>)
  // @CodableCase(.untagged)
  case loose(Held<Int?>)
}

enum HexCoder {}

// @CodableEnum(style: .untagged, empty: .name)
enum Limit {
  // @CodableCase(false)
  case none
  case auto
  case of(size: Int)
  case color(Color)  // @CodableValue(coder: HexCoder)
}

/// Its tag is among the keys of a value.
// @CodableEnum(style: .internal, tag: ["meta", "type"], unknownKeys: .reject)
enum TagInValue {
  case one(meta: TagInValueMeta, count: Int?)
}

struct TagInValueMeta: Codable {
  var id: Int
}
