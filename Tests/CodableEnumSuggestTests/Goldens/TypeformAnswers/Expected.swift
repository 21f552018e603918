/// Suggested by `codable-enum suggest` from 56 samples in Answer.jsonl.
// @CodableEnum(style: .internal, tag: "type", caseNaming: .snakeCase, keyNaming: .snakeCase)
enum Answer: Hashable, Sendable {
  case choices(_ choices: Choices, field: Field)
  case date(_ date: String, field: Field)
  case text(_ text: String, field: Field)
  case number(_ number: Int, field: Field)
  case email(_ email: String, field: Field)

  // `boolean`: always true.
  case boolean(_ boolean: Bool, field: Field)

  // `fileURL`: could be a URL.
  case fileURL(_ fileURL: String, field: Field)

  case choice(_ choice: Choice, field: Field)
}

struct Choices: Codable, Hashable, Sendable {
  var labels: [String]
}

struct Field: Codable, Hashable, Sendable {
  var id: String
  var type: String
  var ref: String?
}

struct Choice: Codable, Hashable, Sendable {
  var label: String
  var id: String?
}

// Note: another form fits, too: @CodableEnum(style: .untagged); '--style untagged' prints it
