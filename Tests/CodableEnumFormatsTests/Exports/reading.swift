// @CodableEnum(
//   style: .internal, tag: "type", reads: [.external, .adjacent(tag: "t", content: "c")]
// )
enum Moved {
  // @CodableCase("picture", aliases: ["image", "photo"])
  case image(
    url: String,  // @CodableValue(key: ["file", "url"], aliases: ["link"])
    width: Int = 3
  )
  case gap
}

// @CodableEnum(style: .internal, tag: "version", missingTag: .first)
enum Versioned {
  // @CodableCase(1)
  case first(name: String)
  // @CodableCase(2)
  case second(names: [String])
}

// @CodableEnum(style: .rawValue, coercing: true)
enum Payment: Int {
  case credit = 0
  case cash = 1
}

// @CodableEnum(style: .rawValue, ignoringCase: true)
enum Size: String {
  case small, large
}

// @CodableEnum(style: .internal, tag: "status")
enum Reply {
  // @CodableCase(200...299)
  case success(
    code: Int,  // @CodableValue(tag: true)
    body: String
  )
  // @CodableCase(204, aliases: [205])
  case empty(code: Int)  // @CodableValue(tag: true)
}

// @CodableEnum(style: .internal, tag: "type")
enum Open {
  case text(body: String)
  // @CodableCase(.unknown)
  case unknown(CodableEnumAnyValue)
}

// @CodableEnum(style: .external)
enum OpenKey {
  case text(body: String)
  // @CodableCase(.unknown)
  case unknown(String)
}

// @CodableEnum(style: .internal, tag: "type", fallback: .broken)
enum Resilient {
  case text(body: String)
  case broken(original: CodableEnumAnyValue)
}

// @CodableEnum(style: .internal, tag: "type")
enum Server {
  case stdio(command: String)
  // @CodableCase(.untagged)
  case sse(url: String)
}
