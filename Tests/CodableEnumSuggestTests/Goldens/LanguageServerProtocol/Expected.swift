/// Suggested by `codable-enum suggest` from 6 samples in Message.jsonl.
// There was only one sample of each case.
// @CodableEnum(style: .internal, tag: "method")
enum Message: Hashable, Sendable {
  // @CodableCase("textDocument/hover", constants: ["jsonrpc": "2.0"])
  case textDocumentHover(id: Int, params: Params)

  // @CodableCase("textDocument/definition", constants: ["jsonrpc": "2.0"])
  case textDocumentDefinition(id: Int, params: Params)

  // @CodableCase("textDocument/didOpen", constants: ["jsonrpc": "2.0"])
  case textDocumentDidOpen(params: DidOpenParams)

  // @CodableCase("textDocument/publishDiagnostics", constants: ["jsonrpc": "2.0"])
  case textDocumentPublishDiagnostics(params: PublishDiagnosticsParams)

  // `params`: always without keys.
  // @CodableCase(constants: ["jsonrpc": "2.0"])
  case initialized(params: [String: CodableEnumAnyValue])

  // @CodableCase(constants: ["jsonrpc": "2.0"])
  case shutdown(id: Int)
}

struct Params: Codable, Hashable, Sendable {
  var textDocument: ParamsTextDocument
  var position: Position
}

struct ParamsTextDocument: Codable, Hashable, Sendable {
  var uri: String
}

struct Position: Codable, Hashable, Sendable {
  var line: Int
  var character: Int
}

struct DidOpenParams: Codable, Hashable, Sendable {
  var textDocument: DidOpenParamsTextDocument
}

struct DidOpenParamsTextDocument: Codable, Hashable, Sendable {
  var uri: String
  var languageId: String
  var version: Int
  var text: String
}

struct PublishDiagnosticsParams: Codable, Hashable, Sendable {
  var uri: String
  var diagnostics: [Diagnostic]
}

struct Diagnostic: Codable, Hashable, Sendable {
  var range: DiagnosticRange
  var severity: Int
  var message: String
  var source: String
}

struct DiagnosticRange: Codable, Hashable, Sendable {
  var start: Position
  var end: Position
}
