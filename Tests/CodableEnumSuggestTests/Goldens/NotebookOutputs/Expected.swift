/// Suggested by `codable-enum suggest` from 28 samples in Output.jsonl.
// @CodableEnum(style: .internal, tag: "output_type", caseNaming: .snakeCase, keyNaming: .snakeCase)
enum Output: Hashable, Sendable {
  case displayData(data: [String: CodableEnumAnyValue], metadata: [String: Size])
  case stream(name: String, text: [String])

  // `metadata`: always without keys.
  case executeResult(
    executionCount: Int,
    data: [String: [String]],
    metadata: [String: CodableEnumAnyValue]
  )

  case error(ename: String, evalue: String, traceback: [String])
}

struct Size: Codable, Hashable, Sendable {
  var width: Int
  var height: Int
}

// Note: another form fits, too: @CodableEnum(style: .untagged); '--style untagged' prints it
