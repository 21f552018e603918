// @CodableEnum(style: .external)
enum Namespace {
  static let name = "name"
}
