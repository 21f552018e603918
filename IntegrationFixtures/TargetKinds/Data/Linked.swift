// @CodableEnum(style: .internal, tag: "type")
public enum Linked: Sendable {
  case ping
}
