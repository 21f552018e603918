/// JSON-RPC 2.0: https://www.jsonrpc.org/specification
enum JSONRPC {
  /// Section 4: what has no id is a notification.
  // @CodableEnum(style: .untagged)
  enum Request: Hashable {
    // @CodableCase(constants: ["jsonrpc": "2.0"])
    case call(id: ID, method: String, params: Parameters?)
    // @CodableCase(constants: ["jsonrpc": "2.0"])
    case notification(method: String, params: Parameters?)
  }

  /// "contains a String, Number, or NULL value"
  // @CodableEnum(style: .untagged)
  enum ID: Hashable {
    case number(Int)
    case string(String)
    case null
  }

  /// Section 4.2: by position, or by name.
  // @CodableEnum(style: .untagged)
  enum Parameters: Hashable {
    case positions([CodableEnumAnyValue])
    case names([String: CodableEnumAnyValue])
  }

  /// Section 5: "Either the result member or error member MUST be included". If `Result` is an optional,
  /// an error is read as a missing result.
  // @CodableEnum(style: .untagged, where: "Result: Codable", order: [.success, .failure])
  enum Response<Result: Hashable>: Hashable {
    // @CodableCase(constants: ["jsonrpc": "2.0"])
    case success(result: Result, id: ID)
    // @CodableCase(constants: ["jsonrpc": "2.0"])
    case failure(error: Failure, id: ID)
  }

  /// Section 5.1, with the codes that are reserved.
  // @CodableEnum(style: .internal, tag: "code")
  enum Failure: Hashable {
    // @CodableCase(-32700)
    case parse(message: String)
    // @CodableCase(-32601)
    case methodNotFound(message: String)
    // @CodableCase(-32099...-32000)
    case server(
      code: Int,  // @CodableValue(tag: true)
      message: String
    )
    // @CodableCase(.unknown)
    case other(
      code: Int,  // @CodableValue(tag: true)
      message: String,
      data: CodableEnumAnyValue?
    )
  }
}
