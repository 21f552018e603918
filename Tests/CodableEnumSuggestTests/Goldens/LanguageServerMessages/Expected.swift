/// Suggested by `codable-enum suggest` from 36 samples in LanguageServerMessage.jsonl.
// @CodableEnum(style: .untagged)
enum LanguageServerMessage: Hashable, Sendable {
  case error(jsonrpc: String, id: Int, error: LanguageServerMessageError)
  case jsonrpc(Jsonrpc)
}

struct LanguageServerMessageError: Codable, Hashable, Sendable {
  var code: Int  // always -32601
  var message: String
  var data: String?
}

// @CodableEnum(style: .internal, tag: "method")
enum Jsonrpc: Hashable, Sendable {
  // @CodableCase("textDocument/hover", constants: ["jsonrpc": "2.0"])
  case textDocumentHover(id: Int, params: Params)

  // `params`: always without keys.
  // @CodableCase(constants: ["jsonrpc": "2.0"])
  case exit(params: [String: CodableEnumAnyValue]?)

  // `params`: always without keys.
  // @CodableCase(constants: ["jsonrpc": "2.0"])
  case initialized(params: [String: CodableEnumAnyValue]?)

  // @CodableCase("textDocument/definition", constants: ["jsonrpc": "2.0"])
  case textDocumentDefinition(id: Int, params: Params)

  // @CodableCase(.untagged, constants: ["jsonrpc": "2.0"])
  case object(
    id: Int,
    result: JsonrpcResult?  // @CodableValue(nil: .null)
  )
}

struct Params: Codable, Hashable, Sendable {
  var textDocument: TextDocument
  var position: Position
}

struct TextDocument: Codable, Hashable, Sendable {
  var uri: String
}

struct Position: Codable, Hashable, Sendable {
  var line: Int
  var character: Int
}

struct JsonrpcResult: Codable, Hashable, Sendable {
  var contents: String
}
