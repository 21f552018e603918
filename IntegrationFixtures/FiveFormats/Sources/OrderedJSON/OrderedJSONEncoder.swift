/// Encodes to JSON with the keys of objects in the order in which they were written.
///
/// Foundation's encoder sorts them or mixes them up. The order that a conformance writes is part of
/// a format, so that the showcase prints it and the tests assert it.
public struct OrderedJSONEncoder {
  public init() {}

  /// - Throws: What the value's `encode(to:)` throws.
  public func encode(_ value: some Encodable) throws -> String {
    try JSONNode(encoding: value, at: []).text
  }
}

/// A value that is being encoded. Containers share it with the encoder that they come from.
final class JSONNode: Encoder {
  enum Content {
    /// A number, string, Boolean or null as it reads in JSON.
    case scalar(String)
    case array([JSONNode])
    case object([(key: String, value: JSONNode)])
  }

  var content: Content?
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any] = [:]

  init(at codingPath: [any CodingKey]) {
    self.codingPath = codingPath
  }

  convenience init(encoding value: some Encodable, at codingPath: [any CodingKey]) throws {
    self.init(at: codingPath)
    try encode(value)
  }

  func encode(_ value: some Encodable) throws {
    switch value {
    case let string as String: content = .scalar(string.jsonLiteral)
    case let boolean as Bool: content = .scalar("\(boolean)")
    case let integer as any FixedWidthInteger: content = .scalar("\(integer)")
    case let double as Double: content = .scalar(double.jsonLiteral)
    case let float as Float: content = .scalar(Double(float).jsonLiteral)
    default: try value.encode(to: self)
    }
  }

  /// An object without members is what a value that encodes nothing is, as with Foundation.
  var text: String {
    switch content {
    case .scalar(let text): text
    case .array(let elements): "[\(elements.map(\.text).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\($0.key.jsonLiteral):\($0.value.text)" }.joined(separator: ","))}"
    case nil: "{}"
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if content == nil { content = .object([]) }
    return KeyedEncodingContainer(ObjectContainer<Key>(node: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if content == nil { content = .array([]) }
    return ArrayContainer(node: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    ScalarContainer(node: self)
  }
}

extension String {
  fileprivate var jsonLiteral: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case ..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension Double {
  /// Whole numbers are written without a fraction, as Foundation does.
  fileprivate var jsonLiteral: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
