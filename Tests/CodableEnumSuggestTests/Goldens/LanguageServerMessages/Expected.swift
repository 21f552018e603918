/// Suggested by `codable-enum suggest` from 36 samples in LanguageServerMessage.jsonl.
// @CodableEnum(style: .untagged)
enum LanguageServerMessage: Hashable, Sendable {
  // @CodableCase(constants: ["jsonrpc": "2.0"])
  case error(id: Int, error: LanguageServerMessageError)

  // `method`: "textDocument/hover", "exit", "initialized" or "textDocument/definition"; an enum if
  // these are all.
  // @CodableCase(constants: ["jsonrpc": "2.0"])
  case request(id: Int?, method: String, params: Params?)

  // @CodableCase(constants: ["jsonrpc": "2.0"])
  case result(
    id: Int,
    result: LanguageServerMessageResult?  // @CodableValue(nil: .null)
  )
}

struct LanguageServerMessageError: Codable, Hashable, Sendable {
  var code: Int  // always -32601
  var message: String
  var data: String?
}

struct Params: Codable, Hashable, Sendable {
  var textDocument: TextDocument?
  var position: Position?
}

struct TextDocument: Codable, Hashable, Sendable {
  var uri: String
}

struct Position: Codable, Hashable, Sendable {
  var line: Int
  var character: Int
}

struct LanguageServerMessageResult: Codable, Hashable, Sendable {
  var contents: String
}
