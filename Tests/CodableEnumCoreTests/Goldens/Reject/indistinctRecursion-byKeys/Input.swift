// @CodableEnum(style: .untagged, choice: .byKeys)
indirect enum Expression {
  case number(Int)
  case sum(operand: Expression, of: Expression)
  case negated(operand: Expression)
  case named(Expression, String)
  case list([Expression], String)
}
