/// What clients, servers and tools say to each other, message by message.
enum Conversations {
  /// Messages of WebDriver BiDi; an error in what has no readable id is told with null
  /// (https://www.w3.org/TR/webdriver-bidi/#protocol-definition).
  // @CodableEnum(style: .internal, tag: "type")
  enum BiDi: Hashable {
    case success(id: Int, result: [String: String])
    case error(
      id: Int?,  // @CodableValue(nil: .required)
      error: String,
      message: String
    )
    case event(method: String, params: [String: String])
  }

  /// Errors of WebDriver; a client takes what it has never heard of for an unknown error
  /// (https://www.w3.org/TR/webdriver2/#errors).
  // @CodableEnum(style: .internal, tag: ["value", "error"], unknownTag: .unknownError)
  enum WebDriverError: Hashable {
    // @CodableCase("no such element")
    case noSuchElement(message: String)  // @CodableValue(key: ["value", "message"])
    // @CodableCase("unknown error")
    case unknownError(message: String)  // @CodableValue(key: ["value", "message"])
  }

  /// Messages of GraphQL over WebSocket. An answer with data and one with errors alone have one
  /// type (https://github.com/enisdenjo/graphql-ws/blob/master/PROTOCOL.md).
  // @CodableEnum(style: .internal, tag: "type", caseNaming: .snakeCase)
  enum GraphQLMessage: Hashable {
    case connectionAck
    // @CodableCase("next")
    case data(
      id: String,
      data: [String: String]?  // @CodableValue(key: ["payload", "data"], nil: .required)
    )
    // @CodableCase("next")
    case refused(
      id: String,
      errors: [GraphQLError]  // @CodableValue(key: ["payload", "errors"])
    )
    case complete(id: String)
  }

  struct GraphQLError: Codable, Hashable {
    var message: String
  }

  /// A GraphQL response: data that is null could not be made, data that is not there was never
  /// asked for (https://spec.graphql.org/October2021/#sec-Response-Format).
  // @CodableEnum(style: .untagged)
  enum GraphQLResponse: Hashable {
    case failed(
      data: [String: String]?,  // @CodableValue(nil: .required)
      errors: [GraphQLError]
    )
    case success(data: [String: String])
    case refused(errors: [GraphQLError])
  }

  /// Requests of the Language Server Protocol. Both keys of `initialize` can be null and must be
  /// there
  /// (https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification#initialize).
  // @CodableEnum(style: .internal, tag: "method")
  enum LanguageServerRequest: Hashable {
    // @CodableCase(extras: ["jsonrpc": "2.0"])
    case initialize(
      id: Int,
      processID: Int?,  // @CodableValue(key: ["params", "processId"], nil: .required)
      root: String?  // @CodableValue(key: ["params", "rootUri"], nil: .required)
    )
    // @CodableCase(extras: ["jsonrpc": "2.0", "params": nil])
    case shutdown(id: Int)
  }

  /// Messages of the Debug Adapter Protocol: responses that went well have a body, others a message
  /// (https://microsoft.github.io/debug-adapter-protocol/specification#Base_Protocol_Response).
  // @CodableEnum(style: .internal, tag: "type", keyNaming: .snakeCase)
  enum DebugAdapterMessage: Hashable {
    case request(seq: Int, command: String)
    // @CodableCase("response", constants: ["success": true])
    case response(seq: Int, requestSeq: Int, command: String)
    // @CodableCase("response", constants: ["success": false])
    case failure(seq: Int, requestSeq: Int, command: String, message: String?)
    case event(seq: Int, event: String)
  }

  /// What Home Assistant answers over its WebSocket
  /// (https://developers.home-assistant.io/docs/api/websocket).
  // @CodableEnum(style: .internal, tag: "type", caseNaming: .snakeCase)
  enum HomeAssistantMessage: Hashable {
    case authOk(version: String)  // @CodableValue(key: "ha_version")
    // @CodableCase("result", constants: ["success": true])
    case result(
      id: Int,
      result: [String: String]?  // @CodableValue(nil: .required)
    )
    // @CodableCase("result", constants: ["success": false])
    case failure(
      id: Int,
      code: String,  // @CodableValue(key: ["error", "code"])
      message: String  // @CodableValue(key: ["error", "message"])
    )
    case pong(id: Int)
  }
}
