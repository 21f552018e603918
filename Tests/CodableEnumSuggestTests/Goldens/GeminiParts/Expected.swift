/// Suggested by `codable-enum suggest` from 6 samples in GeminiPart.jsonl.
// There was only one sample of `inlineData`, `functionCall`, `functionResponse`, `fileData`.
// @CodableEnum(style: .untagged)
enum GeminiPart: Hashable, Sendable {
  case text(text: String, thought: Bool?)
  case inlineData(inlineData: InlineData)
  case functionCall(functionCall: FunctionCall)
  case functionResponse(functionResponse: FunctionResponse)
  case fileData(fileData: FileData)
}

struct InlineData: Codable, Hashable, Sendable {
  var mimeType: String
  var data: String
}

struct FunctionCall: Codable, Hashable, Sendable {
  var name: String
  var args: [String: Int]
}

struct FunctionResponse: Codable, Hashable, Sendable {
  var name: String
  var response: Response
}

struct Response: Codable, Hashable, Sendable {
  var result: String
}

struct FileData: Codable, Hashable, Sendable {
  var mimeType: String
  var fileUri: String
}
