/// Suggested by `codable-enum suggest` from 4 samples in statements.jsonl.
// There was only one sample of `deny`.
// @CodableEnum(style: .internal, tag: "Effect", caseNaming: .pascalCase, keyNaming: .pascalCase)
enum Statement: Hashable, Sendable {
  case allow(action: Action, resource: String, principal: Principal?)
  case deny(action: Action, resource: [String], condition: Condition)
}

// @CodableEnum(style: .untagged)
enum Action: Hashable, Sendable {
  case text(String)
  case texts([String])
}

// There was only one sample of each case.
// @CodableEnum(style: .external, payload: .natural, empty: .name)
enum Principal: Hashable, Sendable {
  // @CodableCase("*")
  case times

  // @CodableCase("AWS")
  case aws(String)
}

struct Condition: Codable, Hashable, Sendable {
  var bool: [String: String]

  enum CodingKeys: String, CodingKey {
    case bool = "Bool"
  }
}
