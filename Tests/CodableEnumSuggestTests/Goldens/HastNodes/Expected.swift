/// Suggested by `codable-enum suggest` from 4 samples in HastNode.jsonl.
// There was only one sample of `root`, `comment`, `doctype`.
// @CodableEnum(style: .internal, tag: "type")
enum HastNode: Hashable, Sendable {
  case root(children: [HastNode])
  case element(tagName: String, properties: [String: CodableEnumAnyValue], children: [HastNode])
  case comment(value: String)
  case text(value: String)
  case doctype
}

// Note: another form fits, too: @CodableEnum(style: .untagged); '--style untagged' prints it
