/// Suggested by `codable-enum suggest` from 6 samples in DocumentNode.jsonl.
// There was only one sample of `doc`, `heading`, `codeBlock`, `rule`, `bulletList`, `hardBreak`,
// `mention`.
// @CodableEnum(style: .internal, tag: "type")
enum DocumentNode: Hashable, Sendable {
  case doc(version: Int, content: [DocumentNode])
  case paragraph(content: [DocumentNode])
  case heading(attrs: HeadingAttrs, content: [DocumentNode])
  case codeBlock(attrs: CodeBlockAttrs, content: [DocumentNode])
  case rule
  case text(_ text: String, marks: [Mark]?)
  case bulletList(content: [ContentPart])
  case hardBreak
  case mention(attrs: MentionAttrs)
}

struct HeadingAttrs: Codable, Hashable, Sendable {
  var level: Int
}

struct CodeBlockAttrs: Codable, Hashable, Sendable {
  var language: String
}

// There was only one sample of each case.
// @CodableEnum(style: .internal, tag: "type")
enum Mark: Hashable, Sendable {
  case link(attrs: LinkAttrs)
  case strong
}

struct LinkAttrs: Codable, Hashable, Sendable {
  var href: String  // could be a URL
}

struct ContentPart: Codable, Hashable, Sendable {
  var type: String
  var content: [DocumentNode]
}

struct MentionAttrs: Codable, Hashable, Sendable {
  var id: String
  var text: String
}
