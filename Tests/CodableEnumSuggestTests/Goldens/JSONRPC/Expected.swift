/// Suggested by `codable-enum suggest` from 6 samples in Message.jsonl.
// There was only one sample of `update`, `result`.
// @CodableEnum(style: .internal, tag: "method")
enum Message: Hashable, Sendable {
  // @CodableCase(constants: ["jsonrpc": "2.0"])
  case subtract(params: Params, id: Int)

  // @CodableCase(constants: ["jsonrpc": "2.0"])
  case update(params: Params)

  // @CodableCase(.untagged, constants: ["jsonrpc": "2.0"])
  case result(result: Int, id: Int)

  // @CodableCase(.untagged, constants: ["jsonrpc": "2.0"])
  case error(error: MessageError, id: Int)
}

struct Params: Codable, Hashable, Sendable {
  var minuend: Int
  var subtrahend: Int
}

struct MessageError: Codable, Hashable, Sendable {
  var code: Int
  var message: String
  var data: String?
}

// Note: another form fits, too: @CodableEnum(style: .untagged); '--style untagged' prints it
