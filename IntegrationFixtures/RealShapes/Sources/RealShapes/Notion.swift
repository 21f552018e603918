/// Notion's API: https://developers.notion.com/reference
enum Notion {
  /// https://developers.notion.com/reference/parent-object
  // @CodableEnum(
  //   style: .adjacent, tag: "type", content: .tag, empty: .true, caseNaming: .snakeCase
  // )
  enum Parent: Hashable {
    case databaseId(String)
    case pageId(String)
    case blockId(String)
    case workspace
  }

  /// https://developers.notion.com/reference/block
  // @CodableEnum(style: .internal, tag: "type", caseNaming: .snakeCase)
  enum Block: Hashable {
    case paragraph(
      richText: [RichText],  // @CodableValue(key: ["paragraph", "rich_text"])
      hasChildren: Bool = false  // @CodableValue(key: "has_children", skip: .encoding)
    )
    case toDo(
      richText: [RichText],  // @CodableValue(key: ["to_do", "rich_text"])
      isChecked: Bool?  // @CodableValue(key: ["to_do", "checked"])
    )
    // @CodableCase(content: "divider", empty: .object)
    case divider
    /// What the API has no words for, and so cannot be sent.
    // @CodableCase(skip: .encoding)
    case unsupported
  }

  /// https://developers.notion.com/reference/rich-text
  // @CodableEnum(style: .adjacent, tag: "type", content: .tag)
  enum RichText: Hashable {
    case text(content: String)
    case equation(expression: String)
  }

  /// "file" and "emoji": https://developers.notion.com/reference/file-object
  // @CodableEnum(style: .adjacent, tag: "type", content: .tag, keyNaming: .snakeCase)
  enum Icon: Hashable {
    case emoji(String)
    case external(url: String)
    case file(url: String, expiryTime: String)
  }
}
