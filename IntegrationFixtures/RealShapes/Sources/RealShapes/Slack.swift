/// Block Kit and the Web API: https://docs.slack.dev/reference/block-kit
enum Slack {
  /// Blocks that an application does not know are left out of a message.
  // @CodableEnum(style: .internal, tag: "type", keyNaming: .snakeCase, invalidElements: .skip)
  enum Block: Hashable {
    case section(text: Text, blockId: String?)
    case divider
    case image(imageUrl: String, altText: String)
    case context(elements: [Text])
  }

  struct Message: Codable, Hashable {
    var text: String
    var blocks: [Block]
  }

  /// "Text object": https://docs.slack.dev/reference/block-kit/composition-objects/text-object
  // @CodableEnum(style: .internal, tag: "type")
  enum Text: Hashable {
    // @CodableCase("plain_text")
    case plain(_ text: String, emoji: Bool?)
    // @CodableCase("mrkdwn")
    case markdown(_ text: String, verbatim: Bool?)
  }

  /// Elements of a `rich_text_section`; mentions have keys like `user_id`:
  /// https://docs.slack.dev/reference/block-kit/blocks/rich-text-block
  // @CodableEnum(style: .internal, tag: "type")
  enum RichTextElement: Hashable {
    case text(_ text: String)
    case link(url: String, text: String?)
    case emoji(name: String)
    // @CodableCase(keyNaming: .snakeCase, keyPrefix: .caseName)
    case user(id: String)
    // @CodableCase(keyNaming: .snakeCase, keyPrefix: .caseName)
    case usergroup(id: String)
    // @CodableCase(keyNaming: .snakeCase, keyPrefix: .caseName)
    case channel(id: String)
  }

  /// Every reply has `ok`, a Bool: https://docs.slack.dev/apis/web-api
  // @CodableEnum(style: .internal, tag: "ok")
  enum Reply: Hashable {
    // @CodableCase(true)
    case sent(channel: String, ts: String)
    // @CodableCase(false)
    case failed(error: String, warning: String?)
  }
}
