/// A tag or raw value: what stands for a case in the encoded form.
enum Scalar: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  /// A raw value of a floating-point enum, as written in the source without underscores.
  case double(String)

  /// As it reads in JSON.
  var json: String {
    switch self {
    case .string(let text): text.quoted
    case .integer(let value): "\(value)"
    case .boolean(let value): "\(value)"
    case .double(let digits): digits
    }
  }

  /// Without quotes, as coercion reads it from a string.
  var spelling: String {
    switch self {
    case .string(let text): text
    default: json
    }
  }
}
