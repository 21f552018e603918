// @CodableEnum(style: .rawValue, rawRepresentable: true)
enum Level {
  case low, high

  var text: String { "level" }
}
