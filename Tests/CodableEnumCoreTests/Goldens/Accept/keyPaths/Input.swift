struct PathSize: Codable {
  var width: Int
}

typealias PathNote = String?

// Paths that begin alike share their objects, whatever stands between.
// @CodableEnum(style: .internal, tag: "type")
enum PathPart {
  case image(
    url: String,  // @CodableValue(key: ["image_url", "url"])
    id: Int,
    detail: String?,  // @CodableValue(key: ["image_url", "detail"])
    deep: Bool = false  // @CodableValue(key: ["image_url", "more", "deep"])
  )
  // An object in which nothing would be written is left out.
  case note(
    text: String?,  // @CodableValue(key: ["note", "text"])
    alias: PathNote  // @CodableValue(key: ["note", "alias"])
  )
  case renamed(id: Int)  // @CodableValue(key: ["data", "id"], aliases: ["id", "key"])
  case defaulted(
    first: Int = 1,  // @CodableValue(key: ["data", "first"], aliases: ["first"])
    second: PathNote = "b"  // @CodableValue(key: ["data", "second"])
  )
  case size(PathSize?)  // @CodableValue(key: ["a", "b", "size"], nil: .null)
}

// The objects on the way to the tag are shared with values.
// @CodableEnum(style: .internal, tag: ["meta", "kind", "name"], unknownKeys: .reject)
enum PathTagged {
  case made(
    url: String,
    id: Int,  // @CodableValue(key: ["meta", "id"])
    version: Int?  // @CodableValue(key: ["meta", "kind", "version"])
  )
  case plain(id: Int)  // @CodableValue(key: ["meta", "id"])
  case other(id: Int)  // @CodableValue(key: ["data", "id"])
  case none
}

// @CodableEnum(style: .external, unknownKeys: .reject)
enum PathExternal<Value> {
  case value(Value)  // @CodableValue(key: ["data", "value"])
  case rest(id: Int)
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c")
enum PathAdjacent {
  case image(
    [String: Int],  // @CodableValue(flatten: true)
    url: String  // @CodableValue(key: ["image", "url"])
  )
}

// @CodableEnum(style: .array, payload: .natural)
enum PathArray {
  case image(String)  // @CodableValue(key: ["image", "url"])
}

// What the first key of a path tells is looked at.
// @CodableEnum(style: .untagged)
enum PathUntagged {
  case image(String)  // @CodableValue(key: ["image", "url"])
  case size(
    width: Int,  // @CodableValue(key: ["size", "width"])
    height: Int  // @CodableValue(key: ["size", "height"])
  )
  case width(Int)  // @CodableValue(key: ["size", "width"])
  case text(String?)  // @CodableValue(key: ["text", "body"])
}

// @CodableEnum(
//   style: .internal, tag: "type",
//   reads: [.external, .adjacent(tag: "type", content: "value"), .untagged]
// )
enum PathRead {
  case image(
    url: String,  // @CodableValue(key: ["image_url", "url"])
    detail: String?  // @CodableValue(key: ["image_url", "detail"])
  )
  case text(body: String)
}
