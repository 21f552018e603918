/// Suggested by `codable-enum suggest` from 3 samples in tools.json.
// There was only one sample of `custom`.
// @CodableEnum(style: .adjacent, tag: "type", content: .tag)
enum Tool: Hashable, Sendable {
  // `parameters`: a JSON Schema.
  case function(name: String, description: String?, strict: Bool?, parameters: CodableEnumAnyValue)

  case custom(name: String, description: String)
}

// Note: another form fits, too: @CodableEnum(style: .internal, tag: "type"); '--style internal --tag type' prints it
