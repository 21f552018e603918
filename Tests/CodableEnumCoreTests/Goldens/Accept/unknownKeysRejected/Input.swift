// @CodableEnum(style: .external, payload: .natural, unknownKeys: .reject)
enum RejectExternal {
  case ping
  case text(String)
  case image(url: String, width: Int?)
}

// @CodableEnum(style: .external, payload: .natural, empty: .name, unknownKeys: .reject)
enum RejectNamed {
  case ping
  case text(String)
}

// @CodableEnum(style: .internal, tag: ["meta", "type"], unknownKeys: .reject)
enum RejectInternal {
  case ping
  case image(
    url: String,  // @CodableValue(aliases: ["link"])
    width: Int = 1
  )
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c", unknownKeys: .reject)
enum RejectAdjacent {
  case ping
  case image(url: String)
}

// @CodableEnum(style: .adjacent, tag: "type", content: .tag, unknownKeys: .reject)
enum RejectUnderTag {
  case ping
  case image(url: String)
}

// @CodableEnum(style: .untagged, unknownKeys: .reject)
enum RejectUntagged {
  case small(url: String)
  case large(url: String, width: Int)
}

// @CodableEnum(style: .array, payload: .keyed, unknownKeys: .reject)
enum RejectArray {
  case image(url: String)
}

struct RejectSize: Codable {
  var width: Int
  var depth: Int?
}

struct RejectNothing: Codable {}

// @CodableEnum(style: .internal, tag: "kind")
enum RejectFill {
  case plain(alpha: Int)
  case image(url: String)
}

// The keys of flattened values are known.
// @CodableEnum(style: .internal, tag: "type", unknownKeys: .reject)
enum RejectFlattened {
  case box(RejectSize)
  case filled(
    name: String,
    RejectSize?,  // @CodableValue(flatten: true)
    RejectFill  // @CodableValue(flatten: true)
  )
  case nothing(RejectNothing)
}
