/// Suggested by `codable-enum suggest` from 4 samples in components.json.
// There was only one sample of `type17`, `type3`, `type14`.
// @CodableEnum(style: .internal, tag: "type", keyNaming: .snakeCase)
enum Component: Hashable, Sendable {
  // Some tags are numbers: give their cases better names.
  // @CodableCase(1)
  case type1(components: [Component])

  // @CodableCase(10)
  case type10(content: String)

  // @CodableCase(17)
  case type17(accentColor: Int, components: [Component])

  // `url`: could be a URL.
  // @CodableCase(2)
  case type2(style: Int, label: String, url: String?, disabled: Bool?, customID: String?)

  // @CodableCase(3)
  case type3(
    customID: String,
    options: [Option],
    placeholder: String,
    minValues: Int,
    maxValues: Int
  )

  // @CodableCase(14)
  case type14(divider: Bool, spacing: Int)
}

struct Option: Codable, Hashable, Sendable {
  var label: String
  var value: String
}

// Note: another form fits, too: @CodableEnum(style: .untagged); '--style untagged' prints it
