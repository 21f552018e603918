/// Suggested by `codable-enum suggest` from 4 samples in notion-blocks.jsonl.
// There was only one sample of each case.
// @CodableEnum(style: .internal, tag: "type", caseNaming: .snakeCase, keyNaming: .snakeCase)
enum NotionBlock: Hashable, Sendable {
  // `id`: could be a UUID, which Swift writes in upper case.
  // @CodableCase("heading_2", constants: ["object": "block"])
  case heading2(
    id: String,
    hasChildren: Bool,
    archived: Bool,
    heading2: Heading2  // @CodableValue(key: "heading_2")
  )

  // `id`: could be a UUID, which Swift writes in upper case.
  // @CodableCase(constants: ["object": "block"])
  case paragraph(id: String, hasChildren: Bool, archived: Bool, paragraph: Heading2)

  // `id`: could be a UUID, which Swift writes in upper case.
  // @CodableCase(constants: ["object": "block"])
  case toDo(id: String, hasChildren: Bool, archived: Bool, toDo: ToDo)

  // `id`: could be a UUID, which Swift writes in upper case.
  // `divider`: always without keys.
  // @CodableCase(constants: ["object": "block"])
  case divider(
    id: String,
    hasChildren: Bool,
    archived: Bool,
    divider: [String: CodableEnumAnyValue]
  )
}

struct Heading2: Codable, Hashable, Sendable {
  var richText: [RichTextPart]
  var color: String  // always "default"

  enum CodingKeys: String, CodingKey {
    case richText = "rich_text"
    case color
  }
}

// There was only one sample of `mention`.
// @CodableEnum(style: .internal, tag: "type", keyNaming: .snakeCase, nilValues: .null)
enum RichTextPart: Hashable, Sendable {
  // `href`: could be a URL.
  case text(_ text: Text, plainText: String, href: String?)

  // `href`: always null.
  case mention(_ mention: Mention, plainText: String, href: CodableEnumAnyValue?)
}

struct Text: Codable, Hashable, Sendable {
  var content: String
  var link: Link?

  enum CodingKeys: String, CodingKey {
    case content, link
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.content, forKey: .content)
    try container.encode(self.link, forKey: .link)
  }
}

struct Link: Codable, Hashable, Sendable {
  var url: String  // could be a URL
}

struct Mention: Codable, Hashable, Sendable {
  var type: String
  var user: User
}

struct User: Codable, Hashable, Sendable {
  var id: String
}

struct ToDo: Codable, Hashable, Sendable {
  var richText: [RichTextPart]
  var checked: Bool
  var color: String

  enum CodingKeys: String, CodingKey {
    case richText = "rich_text"
    case checked, color
  }
}

// Note: another form fits, too: @CodableEnum(style: .untagged); '--style untagged' prints it
