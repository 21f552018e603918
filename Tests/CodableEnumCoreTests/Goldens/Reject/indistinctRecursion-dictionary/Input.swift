// @CodableEnum(style: .untagged)
indirect enum Template {
  case text(String)
  case join(parts: [Template])  // @CodableValue(key: "Fn::Join")
  case object([String: Template])
}
