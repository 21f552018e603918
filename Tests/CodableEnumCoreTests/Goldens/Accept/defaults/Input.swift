struct DefaultsOptions: Codable {
  var depth = 1
}

// @CodableEnum(style: .internal, tag: "type")
enum DefaultsInternal {
  nonisolated static let standard = "standard"

  case one(id: Int, source: String = standard)
  case several(a: Int = 1, b: Int? = 2, c: [Int] = [3], d: Int)
  case all(a: Int = 1, b: Int = Int.max)
  case typed(options: DefaultsOptions = .init(depth: 5))
  case renamed(
    _ first: Int = 1,
    second: Int = 2  // @CodableValue(key: "2nd", aliases: ["second"])
  )
}

// @CodableEnum(style: .array)
enum DefaultsArray {
  case one(Int, String = "x")
  case several(Int, Int = 1, Int? = 2, Int = 3)
  case inFront(Int = 1, Int)
}

// @CodableEnum(style: .external, payload: .natural)
enum DefaultsExternal<Value> {
  case list(Int, Int = 1)
  case bare(Int = 1)
  // Swift never takes this default.
  case useless(Int = 1, Int, name: String = "n")
  case object(value: Value, count: Int = 1, name: String = "n")
}

typealias DefaultsNumber = Int?

enum DefaultsName: String, Codable {
  case short, long
}

// @CodableEnum(style: .adjacent, tag: "type", content: "c")
enum DefaultsAdjacent {
  case named(DefaultsName = .short)
  case one(a: Int? = 2, b: Int = 3)
  case mixed(a: Int = 1, Int? = 2)
  case misplaced(a: Int = 1, Int = 2, Int? = 3)
  case bare(Int? = 2)
  case renamed(a: DefaultsNumber, b: Int?)
}
