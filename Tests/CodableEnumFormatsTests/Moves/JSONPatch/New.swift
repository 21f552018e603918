// RFC 6902, with values that are text.

// @CodableEnum(style: .internal, tag: "op")
enum Operation {
  case add(path: String, value: String)
  case remove(path: String)
  case replace(path: String, value: String)
  case move(from: String, path: String)
  case copy(from: String, path: String)
  case test(
    path: String,
    value: String?  // @CodableValue(nil: .null)
  )
}
