// @CodableEnum(style: .untagged)
indirect enum Expression {
  case number(Int)
  case negated(operand: Expression, of: Expression)
  case list(operands: [Expression], of: Expression)
}
