/// Suggested by `codable-enum suggest` from 42 samples in Block.jsonl.
// @CodableEnum(style: .internal, tag: "type", keyNaming: .snakeCase)
enum Block: Hashable, Sendable {
  case section(text: Text, fields: [Text]?, accessory: Accessory?, blockID: String?)
  case context(elements: [ContextElement], blockID: String?)
  case divider(blockID: String?)
  case header(text: Text, blockID: String?)
  case actions(elements: [Element], blockID: String?)

  // `imageURL`: could be a URL.
  case image(imageURL: String, altText: String, title: Text?, blockID: String?)

  case input(label: Text, element: Element, optional: Bool?, hint: Text?, blockID: String?)
}

// @CodableEnum(style: .internal, tag: "type", caseNaming: .snakeCase)
enum Text: Hashable, Sendable {
  // `emoji`: always true.
  case plainText(text: String, emoji: Bool?)

  // `verbatim`: always false.
  case mrkdwn(text: String, verbatim: Bool?)
}

// There was only one sample of `staticSelect`.
// @CodableEnum(style: .internal, tag: "type", caseNaming: .snakeCase, keyNaming: .snakeCase)
enum Accessory: Hashable, Sendable {
  // `imageURL`: could be a URL.
  case image(imageURL: String, altText: String)

  case staticSelect(actionID: String, options: [Option])
}

struct Option: Codable, Hashable, Sendable {
  var text: Text
  var value: String
}

// @CodableEnum(style: .internal, tag: "type", caseNaming: .snakeCase, keyNaming: .snakeCase)
enum ContextElement: Hashable, Sendable {
  case mrkdwn(text: String, verbatim: Bool?)

  // `imageURL`: could be a URL.
  case image(imageURL: String, altText: String)

  // `emoji`: always true.
  case plainText(text: String, emoji: Bool?)
}

// There was only one sample of `plainTextInput`.
// @CodableEnum(style: .internal, tag: "type", caseNaming: .snakeCase, keyNaming: .snakeCase)
enum Element: Hashable, Sendable {
  case staticSelect(actionID: String, options: [Option], placeholder: Text?)

  // `style`: always "primary".
  // `url`: could be a URL.
  case button(text: Text, actionID: String, value: String, style: String?, url: String?)

  case plainTextInput(actionID: String, multiline: Bool)
}
