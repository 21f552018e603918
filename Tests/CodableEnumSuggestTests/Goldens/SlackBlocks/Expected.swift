/// Suggested by `codable-enum suggest` from 7 samples in blocks.json.
// There was only one sample of `header`, `divider`, `image`, `context`, `actions`.
// @CodableEnum(style: .internal, tag: "type", keyNaming: .snakeCase)
enum Block: Hashable, Sendable {
  case header(text: Text)
  case section(fields: [Field]?, blockID: String?, text: Text?)
  case divider

  // `imageURL`: could be a URL.
  case image(imageURL: String, altText: String)

  case context(elements: [ContextElement])
  case actions(blockID: String, elements: [ActionsElement])
}

// There was only one sample of `mrkdwn`.
// @CodableEnum(style: .internal, tag: "type", caseNaming: .snakeCase)
enum Text: Hashable, Sendable {
  // `emoji`: always true.
  case plainText(text: String, emoji: Bool?)

  case mrkdwn(text: String)
}

struct Field: Codable, Hashable, Sendable {
  var type: String  // always "mrkdwn"
  var text: String
}

// There was only one sample of each case.
// @CodableEnum(style: .internal, tag: "type", keyNaming: .snakeCase)
enum ContextElement: Hashable, Sendable {
  // `imageURL`: could be a URL.
  case image(imageURL: String, altText: String)

  case mrkdwn(text: String)
}

struct ActionsElement: Codable, Hashable, Sendable {
  var type: String  // always "button"
  var text: Text
  var style: String?
  var value: String
  var actionID: String

  enum CodingKeys: String, CodingKey {
    case type, text, style, value
    case actionID = "action_id"
  }
}
