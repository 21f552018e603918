/// Suggested by `codable-enum suggest` from 45 samples in CommandOption.jsonl.
// @CodableEnum(style: .internal, tag: "type", keyNaming: .snakeCase)
enum CommandOption: Hashable, Sendable {
  // Some tags are numbers: give their cases better names.
  // @CodableCase(2)
  case type2(name: String, description: String, options: [CommandOption])

  // `minLength`: always 1.
  // `maxLength`: always 9.
  // @CodableCase(3)
  case type3(
    name: String,
    description: String,
    required: Bool?,
    choices: [CommandOption3Choice]?,
    minLength: Int?,
    maxLength: Int?
  )

  // `minValue`: always 0.5.
  // `maxValue`: always 9.5.
  // @CodableCase(10)
  case type10(
    name: String,
    description: String,
    required: Bool?,
    minValue: Double?,
    maxValue: Double?
  )

  // @CodableCase(6)
  case type6(name: String, description: String, required: Bool?)

  // `minValue`: always 1.
  // @CodableCase(4)
  case type4(
    name: String,
    description: String,
    required: Bool?,
    minValue: Int?,
    choices: [CommandOption4Choice]?
  )

  // @CodableCase(5)
  case type5(name: String, description: String, required: Bool?)

  // @CodableCase(1)
  case type1(name: String, description: String, options: [CommandOption])
}

struct CommandOption3Choice: Codable, Hashable, Sendable {
  var name: String
  var value: String
}

struct CommandOption4Choice: Codable, Hashable, Sendable {
  var name: String
  var value: Int
}
