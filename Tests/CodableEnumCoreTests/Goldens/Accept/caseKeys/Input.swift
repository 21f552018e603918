// @CodableEnum(style: .internal, tag: "type", keyNaming: .snakeCase)
enum OwnNaming {
  case opened(filePath: String)
  // @CodableCase(keyNaming: .kebabCase, keyPrefix: .caseName)
  case saved(filePath: String, _ byteCount: Int)
  // @CodableCase(keyNaming: .verbatim)
  case closed(
    filePath: String,
    isNew: Bool  // @CodableValue(key: "new")
  )
}

// What a form says itself is about all cases; else a case has its own naming there too.
// @CodableEnum(
//   style: .internal, tag: "type", keyNaming: .snakeCase,
//   reads: [.external, .adjacent(tag: "t", content: "c", keyNaming: .uppercase)]
// )
enum OwnNamingRead {
  case opened(filePath: String)
  // @CodableCase(keyNaming: .kebabCase)
  case closed(filePath: String)
}

// @CodableEnum(style: .external, keyPrefix: .caseName, unknownKeys: .reject)
enum OwnPrefix {
  // @CodableCase(keyPrefix: .none)
  case image(url: String)
  case text(body: String)
}

// @CodableEnum(style: .untagged)
enum OwnUntagged {
  // @CodableCase(keyNaming: .uppercase)
  case loud(id: Int)
  case quiet(id: Int)
}

// @CodableEnum(style: .array, payload: .natural)
enum OwnArray {
  // @CodableCase(keyNaming: .pascalCase)
  case size(width: Int, height: Int?)
}
