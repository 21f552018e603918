// @CodableEnum(style: .internal, tag: "type")
public enum Plain: Sendable {
  case ping
}
