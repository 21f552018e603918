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
    if case .string(let text) = self { text } else { json }
  }

  var isString: Bool { if case .string = self { true } else { false } }
  var isInteger: Bool { if case .integer = self { true } else { false } }
  var isBoolean: Bool { if case .boolean = self { true } else { false } }

  var lowercased: Scalar {
    if case .string(let text) = self { .string(text.lowercased()) } else { self }
  }

  /// The same as another kind of scalar: `"1"` for `1`.
  var otherSpellings: [Scalar] {
    guard case .string(let text) = self else { return [.string(spelling)] }
    var spellings: [Scalar] = []
    if let value = Int(text), "\(value)" == text { spellings.append(.integer(value)) }
    if text == "true" || text == "false" { spellings.append(.boolean(text == "true")) }
    return spellings
  }
}
