/// JSON Patch, RFC 6902: https://www.rfc-editor.org/rfc/rfc6902
enum JSONPatch {
  /// Section 4, "Operations".
  // @CodableEnum(style: .internal, tag: "op")
  enum Operation: Hashable {
    case add(path: String, value: CodableEnumAnyValue)
    case remove(path: String)
    case replace(path: String, value: CodableEnumAnyValue)
    case move(from: String, path: String)
    case copy(from: String, path: String)
    case test(path: String, value: CodableEnumAnyValue)
  }
}
