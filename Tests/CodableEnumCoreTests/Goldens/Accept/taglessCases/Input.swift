// @CodableEnum(style: .internal, tag: "type")
enum NullTagged: Equatable {
  case text(body: String)
  // @CodableCase(nil, aliases: ["none"])
  case plain(size: Int?)
  // @CodableCase(.missingTag)
  case bare(url: String)
}

// @CodableEnum(style: .internal, tag: ["meta", "type"], unknownKeys: .reject)
enum NullTaggedDeep: Equatable {
  case text(body: String)
  // @CodableCase(nil)
  case plain
  // @CodableCase(.missingTag)
  case bare(
    url: String,
    size: Int?  // @CodableValue(key: ["meta", "size"])
  )
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c", missingTag: .none)
enum NullTaggedPair: Equatable {
  case text(String)
  // @CodableCase(nil)
  case none
  // @CodableCase(.unknown)
  case unknown(tag: String)
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c", missingTag: .text)
enum NullOrMissing: Equatable {
  case text(String)
  // @CodableCase(nil)
  case none
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c")
enum ContentAlone: Equatable {
  case size(Int)
  // @CodableCase(.missingTag)
  case text(String)
}

// @CodableEnum(style: .internal, tag: "kind")
enum MissingBesideUnknown: Equatable {
  case text(body: String)
  // @CodableCase(.missingTag)
  case bare(LoneBody)
  // @CodableCase(.unknown)
  case unknown(CodableEnumAnyValue)
}

struct LoneBody: Codable, Equatable {
  var body: String
}

// @CodableEnum(style: .rawValue)
enum NullValue: Equatable {
  case on, off
  // @CodableCase(nil, aliases: ["auto"])
  case inherited
}

// @CodableEnum(style: .rawValue)
enum NullOrKept: Equatable {
  // @CodableCase(1)
  case one
  // @CodableCase(nil)
  case none
  // @CodableCase(.unknown)
  case unknown(CodableEnumAnyValue)
}

// @CodableEnum(style: .adjacent, tag: "t", content: .tag, empty: .true)
enum NullWithoutKey: Equatable {
  case on
  // @CodableCase(nil)
  case off
  // @CodableCase(.missingTag)
  case none
}

// @CodableEnum(style: .internal, tag: "t")
enum NothingAtAll: Equatable {
  case text(body: String)
  // @CodableCase(.missingTag)
  case none
}

// @CodableEnum(style: .adjacent, tag: "t", content: .tag, unknownKeys: .reject)
enum NullWithOneKey: Equatable {
  case text(String)
  // @CodableCase(nil)
  case off
  // @CodableCase(.missingTag)
  case none
}

struct TaglessSize: Codable, Equatable {
  var width: Int
  var height: Int
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c")
enum TaglessContent {
  // @CodableCase(.missingTag)
  case size(
    TaglessSize  // @CodableValue(flatten: true)
  )
}
