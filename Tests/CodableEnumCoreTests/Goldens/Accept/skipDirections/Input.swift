struct SkipOnlyRead: Decodable {
  var x: Int
}

struct SkipOnlyWritten: Encodable {
  var x = 1
}

// @CodableEnum(style: .internal, tag: "type", unknownKeys: .reject)
enum SkipDirections {
  case text(
    body: String,
    old: SkipOnlyRead?,  // @CodableValue(skip: .encoding, aliases: ["older"])
    count: Int = 7,  // @CodableValue(skip: .encoding, key: "n")
    stamp: SkipOnlyWritten = .init(),  // @CodableValue(skip: .decoding)
    note: String?  // @CodableValue(skip: .decoding, nil: .null)
  )
  case onlyRead(old: SkipOnlyRead?)  // @CodableValue(skip: .encoding)
  case onlyWritten(stamp: SkipOnlyWritten?)  // @CodableValue(skip: .decoding)
}

// @CodableEnum(
//   style: .external, payload: .natural, reads: [.adjacent(tag: "t", content: "c")]
// )
enum SkipDirectionsExternal<Value> {
  case onlyRead(Int?)  // @CodableValue(skip: .encoding)
  case onlyWritten(Value?)  // @CodableValue(skip: .decoding)
  case both(
    Value?,  // @CodableValue(skip: .encoding)
    size: Int
  )
}

// @CodableEnum(style: .untagged)
enum SkipDirectionsUntagged {
  case stamped(
    id: Int,
    stamp: Int? = 5  // @CodableValue(skip: .decoding)
  )
  case empty(
    stamp: Int? = 5  // @CodableValue(skip: .decoding)
  )
}

typealias SkipMaybe = Int?

// @CodableEnum(style: .adjacent, tag: "t", content: "c")
enum SkipDirectionsAdjacent {
  case alias(old: SkipMaybe = 5)  // @CodableValue(skip: .encoding)
  case stamped(stamp: Int? = 5)  // @CodableValue(skip: .decoding)
  case old(old: Int? = 5)  // @CodableValue(skip: .encoding)
  case maybe(old: SkipMaybe)  // @CodableValue(skip: .encoding)
}
