/// Suggested by `codable-enum suggest` from 8 samples in blocks.jsonl.
// There was one sample only of `thinking`.
// @CodableEnum(style: .internal, tag: "type", caseNaming: .snakeCase, keyNaming: .snakeCase)
enum Block: Hashable, Sendable {
  case text(_ text: String)
  case toolUse(id: String, name: String, input: [String: CodableEnumAnyValue])
  case toolResult(toolUseID: String, content: Content, isError: Bool?)
  case image(source: Source)
  case thinking(_ thinking: String, signature: String)
}

// Of each case there was one sample only.
// @CodableEnum(style: .untagged)
enum Content: Hashable, Sendable {
  case text(String)
  case blocks([Block])
}

// Of each case there was one sample only.
// @CodableEnum(style: .internal, tag: "type", keyNaming: .snakeCase)
enum Source: Hashable, Sendable {
  case base64(mediaType: String, data: String)

  // `url`: could be a URL.
  case url(_ url: String)
}

// Note: it could also be @CodableEnum(style: .untagged): '--style untagged' prints that
