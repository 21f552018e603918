// @CodableEnum(style: .external, payload: .natural)
indirect enum IndirectExpression {
  case number(Double)
  case sum(IndirectExpression, IndirectExpression)
  case negated(IndirectExpression)
}

// @CodableEnum(style: .internal, tag: "kind")
enum IndirectTree<Value> {
  case leaf(value: Value)
  indirect case node(left: IndirectTree, right: IndirectTree<Value>?)
}
