import CodableEnumCore

/// A JSON value as it was read: keys keep their order, and integers differ from other numbers.
package enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// An integer above `Int.max`.
  case unsigned(UInt64)
  /// A number with a fraction or an exponent, or an integer of more than 64 bits.
  case double(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONValue

    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }
}

extension JSONValue {
  var isNull: Bool { self == .null }

  /// Whether it is an integer that no `Double` represents exactly.
  var isBeyondDoubles: Bool {
    switch self {
    case .integer(let value): Int(exactly: Double(value)) != value
    case .unsigned(let value): UInt64(exactly: Double(value)) != value
    case .null, .boolean, .double, .string, .array, .object: false
    }
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }

  var members: [Member]? { if case .object(let members) = self { members } else { nil } }

  var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

  subscript(key: String) -> JSONValue? {
    members?.first { $0.key == key }?.value
  }
}
