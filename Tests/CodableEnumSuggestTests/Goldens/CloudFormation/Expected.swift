/// Suggested by `codable-enum suggest` from 60 samples in Value.jsonl.
// @CodableEnum(style: .untagged)
indirect enum Value: Hashable, Sendable {
  // Always true.
  case flag(Bool)

  case number(Int)

  // "x", "t2.micro", "${A}" or "C"; an enum if these are all.
  case text(String)

  case values([Value])
  case object(ValueObject)
}

// @CodableEnum(style: .external, payload: .natural)
indirect enum ValueObject: Hashable, Sendable {
  // @CodableCase("Fn::If")
  case fnIf([Value])

  // @CodableCase("Fn::Select")
  case fnSelect(Int, FnSelect)

  // "A" or "Arn"; an enum if these are all.
  // @CodableCase("Fn::GetAtt")
  case fnGetAtt([String])

  // Value 1: always ",".
  // @CodableCase("Fn::Join")
  case fnJoin(String, [Value])

  // @CodableCase("Ref")
  case ref(String)

  // @CodableCase("Fn::Sub")
  case fnSub(Value)

  // @CodableCase("Fn::ImportValue")
  case fnImportValue(Value)

  // @CodableCase("A")
  case a(Value)
}

struct FnSelect: Codable, Hashable, Sendable {
  var fnGetAZs: String

  enum CodingKeys: String, CodingKey {
    case fnGetAZs = "Fn::GetAZs"
  }
}
