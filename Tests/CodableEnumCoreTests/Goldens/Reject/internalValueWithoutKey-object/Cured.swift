struct Condition: Codable {
  var signal: String
}

// @CodableEnum(style: .internal, tag: "type")
enum Rule {
  case state(Condition)
  case event(
    Condition,  // @CodableValue(flatten: true)
    edge: String
  )
  case action(
    condition: Condition,  // @CodableValue(coder: ConditionCoder)
    edge: String
  )
}
