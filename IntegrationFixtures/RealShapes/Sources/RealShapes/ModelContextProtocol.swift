/// Model Context Protocol: https://modelcontextprotocol.io/specification/2025-06-18/schema
enum ModelContextProtocol {
  // @CodableEnum(style: .internal, tag: "type", caseNaming: .snakeCase)
  enum ContentBlock: Hashable {
    case text(_ text: String)
    case image(data: String, mimeType: String)
    case audio(data: String, mimeType: String)
    case resourceLink(uri: String, name: String)
    case resource(_ resource: ResourceContents)  // @CodableValue(key: "resource")
  }

  /// Text or bytes, told apart by the key.
  // @CodableEnum(style: .untagged)
  enum ResourceContents: Hashable {
    case text(uri: String, mimeType: String?, text: String)
    case blob(uri: String, mimeType: String?, blob: String)
  }

  /// "PrimitiveSchemaDefinition" of an elicitation: the same type twice, told apart by a constant.
  // @CodableEnum(style: .internal, tag: "type")
  enum PrimitiveSchema: Hashable {
    // @CodableCase("string", constants: ["format": "email"])
    case email(title: String?)
    // @CodableCase("string")
    case text(title: String?, minLength: Int?)
    case boolean(
      title: String?,
      initial: Bool?  // @CodableValue(key: "default")
    )
  }

  /// "inputSchema" of a tool, which takes no further arguments.
  // @CodableEnum(style: .internal, tag: "type")
  enum ToolSchema: Hashable {
    // @CodableCase(constants: ["additionalProperties": false])
    case object(properties: [String: CodableEnumAnyValue], required: [String]?)
  }

  /// Servers as a client's configuration lists them; what has no type is a command:
  /// https://code.visualstudio.com/docs/copilot/reference/mcp-configuration
  // @CodableEnum(style: .internal, tag: "type", missingTag: .stdio)
  enum Server: Hashable {
    case stdio(command: String, args: [String]?)
    case http(url: String)
  }
}
