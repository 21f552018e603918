// @CodableEnum(style: .untagged, choice: .byKeys)
indirect enum Template {
  case text(String)
  case join(parts: [Template])  // @CodableValue(key: "Fn::Join")
  case object([String: Template])
}
