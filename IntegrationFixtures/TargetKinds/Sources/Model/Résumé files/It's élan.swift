// @CodableEnum(style: .internal, tag: "type")
public enum Accented: Sendable {
  case ping
}
