/// Suggested by `codable-enum suggest` from 8 samples in blocks.jsonl.
// There was only one sample of `thinking`.
// @CodableEnum(style: .internal, tag: "type", caseNaming: .snakeCase, keyNaming: .snakeCase)
enum Block: Hashable, Sendable {
  case text(_ text: String)
  case toolUse(id: String, name: String, input: [String: CodableEnumAnyValue])
  case toolResult(toolUseID: String, content: Content, isError: Bool?)
  case image(source: Source)
  case thinking(_ thinking: String, signature: String)
}

// There was only one sample of each case.
// @CodableEnum(style: .untagged)
enum Content: Hashable, Sendable {
  case text(String)
  case blocks([Block])
}

// There was only one sample of each case.
// @CodableEnum(style: .internal, tag: "type", keyNaming: .snakeCase)
enum Source: Hashable, Sendable {
  case base64(mediaType: String, data: String)

  // `url`: could be a URL.
  case url(_ url: String)
}

// Note: another form fits, too: @CodableEnum(style: .untagged); '--style untagged' prints it
