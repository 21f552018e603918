/// Suggested by `codable-enum suggest` from 7 samples in schemas.jsonl.
// There was only one sample of `object`, `boolean`, `oneOf`.
// @CodableEnum(style: .internal, tag: "type")
indirect enum Schema: Hashable, Sendable {
  case string(minLength: Int?, format: String?)
  case integer(minimum: Int?, maximum: Int?)
  case array(items: Schema)
  case object(properties: [String: Schema], required: [String])
  case boolean

  // `ref`: always "#/components/schemas/Pet".
  // @CodableCase(.untagged)
  case ref(ref: String)  // @CodableValue(key: "$ref")

  // @CodableCase(.untagged)
  case oneOf(oneOf: [Schema])
}

// Note: another form fits, too: @CodableEnum(style: .untagged); '--style untagged' prints it
