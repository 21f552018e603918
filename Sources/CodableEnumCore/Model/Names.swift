/// How names of Swift become names in documents.
///
/// Words begin at an upper-case letter after a lower-case one or a digit, and at the last letter of
/// a run of upper-case ones. So `userID` is `user_id`, and `HTTPServer` is `http_server`.
/// `JSONEncoder.KeyEncodingStrategy.convertToSnakeCase` agrees, but for the start of a name: it makes
/// `URL` `u_rl`.
package enum Naming: String, CaseIterable, Sendable {
  case verbatim, snakeCase, kebabCase, screamingSnakeCase, pascalCase, lowercase, uppercase

  package func apply(to name: String) -> String {
    switch self {
    case .verbatim: return name
    case .lowercase: return name.lowercased()
    case .uppercase: return name.uppercased()
    case .snakeCase: return joined(name, by: "_") { $0.lowercased() }
    case .kebabCase: return joined(name, by: "-") { $0.lowercased() }
    case .screamingSnakeCase: return joined(name, by: "_") { $0.uppercased() }
    case .pascalCase: return joined(name, by: "") { $0.prefix(1).uppercased() + $0.dropFirst() }
    }
  }

  /// Underscores at either end belong to the name and stay.
  private func joined(
    _ name: String, by separator: String, _ transform: (Substring) -> String
  ) -> String {
    let leading = name.prefix { $0 == "_" }
    let rest = name.dropFirst(leading.count)
    let trailing = rest.reversed().prefix { $0 == "_" }.count
    let words = Self.words(rest.dropLast(trailing))
    return leading + words.map(transform).joined(separator: separator)
      + String(repeating: "_", count: trailing)
  }

  static func words(_ name: Substring) -> [Substring] {
    name.split(separator: "_").flatMap { part -> [Substring] in
      let characters = Array(part)
      let starts = characters.indices.filter { position in
        guard position > 0, characters[position].isUppercase else { return position == 0 }
        let precedesLowercase =
          position + 1 < characters.count && characters[position + 1].isLowercase
        return !characters[position - 1].isUppercase || precedesLowercase
      }
      return zip(starts, starts.dropFirst() + [characters.count]).map {
        Substring(characters[$0..<$1])
      }
    }
  }
}

/// A tag or raw value: the scalar that names a case in the encoded form.
package enum Scalar: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  /// A raw value of a floating-point enum, as written in the source without underscores, or one that
  /// only `UInt64` can hold.
  case double(String)

  package var json: String {
    switch self {
    case .string(let text): text.quoted
    case .integer(let value): "\(value)"
    case .boolean(let value): "\(value)"
    case .double(let digits): digits
    }
  }

  /// A Swift expression, with its type.
  var expression: String { "\(json) as Swift.\(names.type)" }

  /// A value of the generated `CodableEnumScalar`, as Swift.
  var member: String { ".\(names.member)(\(json))" }

  var names: (type: String, member: String) {
    switch self {
    case .string: ("String", "string")
    case .integer: ("Int", "integer")
    case .boolean: ("Bool", "boolean")
    // A double may not be equal to the integer.
    case .double(let digits) where Int(digits) == nil && UInt64(digits) != nil:
      ("UInt64", "double")
    case .double: ("Double", "double")
    }
  }

  /// The text without quotes, as coercion reads it from a string.
  package var spelling: String { if case .string(let text) = self { text } else { json } }

  package var isString: Bool { if case .string = self { true } else { false } }
  package var isInteger: Bool { if case .integer = self { true } else { false } }
  package var isBoolean: Bool { if case .boolean = self { true } else { false } }

  package var lowercased: Scalar {
    if case .string(let text) = self { .string(text.lowercased()) } else { self }
  }

  /// The scalars that a coder may make of it: `1.0` is also read as `1`.
  package var forms: [Scalar] {
    guard case .double = self, let value = exactInteger else { return [self] }
    return [self, .integer(value)]
  }

  /// The same tag as scalars of other kinds: `"1"` for `1`.
  package var otherSpellings: [Scalar] {
    guard case .string(let text) = self else { return [.string(spelling)] }
    if let value = Int(text), "\(value)" == text { return [.integer(value)] }
    // A whole number is read as an integer.
    if let value = Double(text), "\(value)" == text, value.isFinite, value.rounded() != value {
      return [.double(text)]
    }
    return Bool(text).map { [.boolean($0)] } ?? []
  }
}

extension String {
  /// `TextCodingKeys`, which has the keys of the values of the case `text`.
  package var codingKeysOfCase: String { prefix(1).uppercased() + dropFirst() + "CodingKeys" }
}
