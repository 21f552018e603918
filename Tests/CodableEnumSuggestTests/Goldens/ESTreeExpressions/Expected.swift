/// Suggested by `codable-enum suggest` from 60 samples in Expression.jsonl.
// @CodableEnum(style: .internal, tag: "type", caseNaming: .pascalCase)
indirect enum Expression: Hashable, Sendable {
  case conditionalExpression(
    test: Expression,
    consequent: Expression,
    alternate: Expression,
    range: [Int]?
  )

  // `optional`: always false.
  case callExpression(callee: Expression, arguments: [Expression], optional: Bool?, range: [Int]?)

  // `operator`: always "&&".
  case logicalExpression(operator: String, left: Expression, right: Expression, range: [Int]?)

  case literal(
    value: CodableEnumAnyValue?,  // @CodableValue(nil: .null)
    range: [Int]?,
    raw: String?
  )

  // `operator`: always "!".
  // `prefix`: always true.
  case unaryExpression(operator: String, prefix: Bool, argument: Expression, range: [Int]?)

  // `operator`: "===", "+" or "<"; an enum if these are all.
  case binaryExpression(operator: String, left: Expression, right: Expression, range: [Int]?)

  case identifier(name: String, range: [Int]?)
  case awaitExpression(argument: Expression, range: [Int]?)

  // `computed`, `optional`: always false.
  case memberExpression(
    object: Expression,
    property: Expression,
    computed: Bool,
    range: [Int]?,
    optional: Bool?
  )

  case arrayExpression(elements: [Expression], range: [Int]?)
}

// Note: another form fits, too: @CodableEnum(style: .untagged); '--style untagged' prints it
