// JSON-RPC 2.0: identifiers and answers.

// @CodableEnum(style: .untagged)
enum Identifier {
  case number(Int)
  case text(String)
  case null
}

// @CodableEnum(style: .untagged, choice: .byKeys)
enum Answer {
  case failure(error: Failure, id: Identifier)
  case success(result: [String], id: Identifier)
}

struct Failure: Codable {
  var code: Int
  var message: String
}
