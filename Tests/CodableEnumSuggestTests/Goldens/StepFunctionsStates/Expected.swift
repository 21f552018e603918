/// Suggested by `codable-enum suggest` from 48 samples in StateMachineState.jsonl.
// @CodableEnum(style: .internal, tag: "Type", caseNaming: .pascalCase, keyNaming: .pascalCase)
enum StateMachineState: Hashable, Sendable {
  // `outputPath`: always "$.out".
  // `inputPath`: always "$.in".
  case fail(
    error: String?,
    cause: String?,
    comment: String?,
    outputPath: String?,
    inputPath: String?
  )

  case pass(Pass)
  case task(StateMachineStateTask)

  // `inputPath`: always "$.in".
  // `outputPath`: always "$.out".
  case wait(comment: String?, seconds: Int?, inputPath: String?, outputPath: String?, next: String)

  // `inputPath`: always "$.in".
  // `end`: always true.
  case parallel(
    branches: [Branch],
    outputPath: String?,
    comment: String?,
    inputPath: String?,
    end: Bool?,
    next: String?
  )

  // `inputPath`: always "$.in".
  // `outputPath`: always "$.out".
  case succeed(inputPath: String?, comment: String?, outputPath: String?)

  case choice(
    choices: [Choice],
    default: String?,
    outputPath: String?,
    inputPath: String?,
    comment: String?
  )

  case map(
    iterator: Branch,
    end: Bool?,
    itemsPath: String?,
    maxConcurrency: Int?,
    comment: String?,
    next: String?
  )
}

struct Pass: Codable, Hashable, Sendable {
  var comment: String?
  var result: String?
  var resultPath: String?  // always "$.r"
  var outputPath: String?  // always "$.out"
  var end: Bool?  // always true
  var inputPath: String?  // always "$.in"
  var next: String?

  enum CodingKeys: String, CodingKey {
    case comment = "Comment"
    case result = "Result"
    case resultPath = "ResultPath"
    case outputPath = "OutputPath"
    case end = "End"
    case inputPath = "InputPath"
    case next = "Next"
  }
}

struct StateMachineStateTask: Codable, Hashable, Sendable {
  var resource: String
  var resultPath: String?  // always "$.r"
  var retry: [RetryItem]?
  var timeoutSeconds: Int?
  var end: Bool?
  var comment: String?
  var outputPath: String?
  var next: String?

  enum CodingKeys: String, CodingKey {
    case resource = "Resource"
    case resultPath = "ResultPath"
    case retry = "Retry"
    case timeoutSeconds = "TimeoutSeconds"
    case end = "End"
    case comment = "Comment"
    case outputPath = "OutputPath"
    case next = "Next"
  }
}

struct RetryItem: Codable, Hashable, Sendable {
  var errorEquals: [String]
  var maxAttempts: Int  // always 3

  enum CodingKeys: String, CodingKey {
    case errorEquals = "ErrorEquals"
    case maxAttempts = "MaxAttempts"
  }
}

struct Branch: Codable, Hashable, Sendable {
  var startAt: String
  var states: [String: StateMachineState]

  enum CodingKeys: String, CodingKey {
    case startAt = "StartAt"
    case states = "States"
  }
}

struct Choice: Codable, Hashable, Sendable {
  var variable: String
  var stringEquals: String?
  var numericEquals: Int?
  var next: String

  enum CodingKeys: String, CodingKey {
    case variable = "Variable"
    case stringEquals = "StringEquals"
    case numericEquals = "NumericEquals"
    case next = "Next"
  }
}
