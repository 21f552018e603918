/// Suggested by `codable-enum suggest` from one sample in document.json.
// There was only one sample of each case.
// @CodableEnum(style: .internal, tag: "type")
enum Document: Hashable, Sendable {
  case doc(content: [ContentPart])
}

// There was only one sample of `heading`, `bulletList`, `horizontalRule`.
// @CodableEnum(style: .internal, tag: "type", caseNaming: .snakeCase)
enum ContentPart: Hashable, Sendable {
  case heading(attrs: HeadingAttrs, content: [ContentPart])
  case paragraph(content: [ContentPart]?)
  case bulletList(content: [ContentPart])
  case horizontalRule
  case text(_ text: String, marks: [Mark]?)
  case listItem(content: [ContentPart])
}

struct HeadingAttrs: Codable, Hashable, Sendable {
  var level: Int
}

// There was only one sample of each case.
// @CodableEnum(style: .internal, tag: "type")
enum Mark: Hashable, Sendable {
  case strong
  case link(attrs: LinkAttrs)
}

struct LinkAttrs: Codable, Hashable, Sendable {
  var href: String  // could be a URL
  var title: CodableEnumAnyValue?  // always null

  enum CodingKeys: String, CodingKey {
    case href, title
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.href, forKey: .href)
    try container.encode(self.title, forKey: .title)
  }
}

/// Makes the plugin generate `CodableEnumAnyValue`, which structs above use: it does so only for
/// marked enums that name it. Remove this enum once another one names it.
// @CodableEnum(style: .untagged)
enum DocumentAnyValue: Hashable, Sendable {
  case value(CodableEnumAnyValue)
}
