enum Namespace {
  static let name = "name"
}
