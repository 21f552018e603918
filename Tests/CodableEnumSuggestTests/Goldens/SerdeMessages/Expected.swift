/// Suggested by `codable-enum suggest` from 6 samples in messages.jsonl.
// There was only one sample of `move`, `write`, `changeColor`, `rename`.
// @CodableEnum(style: .external, payload: .natural, empty: .name, caseNaming: .pascalCase)
enum Message: Hashable, Sendable {
  case quit
  case move(x: Int, y: Int)
  case write(String)
  case changeColor([Int])
  case rename(String, Int)
}

// Note: another form fits, too: @CodableEnum(style: .untagged); '--style untagged' prints it
