struct Condition: Codable {
  var signal: String
}

// @CodableEnum(style: .internal, tag: "type")
enum Rule {
  case state(Condition)
  case event(Condition, edge: String)
  case action(
    Condition,  // @CodableValue(coder: ConditionCoder)
    edge: String
  )
}
