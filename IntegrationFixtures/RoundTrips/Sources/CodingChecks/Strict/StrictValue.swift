/// What the strict coder writes to and reads from: a tree that keeps the order of keys and tells
/// integers from floating-point numbers, as JSON text does not.
public indirect enum StrictValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int64)
  /// An integer above `Int64.max`.
  case unsigned(UInt64)
  case double(Double)
  case string(String)
  case array([StrictValue])
  case object([Member])

  public struct Member: Hashable, Sendable {
    public var key: String
    public var value: StrictValue

    public init(_ key: String, _ value: StrictValue) {
      self.key = key
      self.value = value
    }
  }

  /// For errors; what is in an array or object could be much.
  var kind: String {
    switch self {
    case .array: "an array"
    case .object: "an object"
    default: json
    }
  }

  /// The value at a path, or nil if there is none.
  public func value(at path: some Sequence<any CodingKey>) -> StrictValue? {
    var value = self
    for key in path {
      switch value {
      case .array(let elements):
        guard let index = key.intValue, elements.indices.contains(index) else { return nil }
        value = elements[index]
      case .object(let members):
        guard let member = members.first(where: { $0.key == key.stringValue }) else { return nil }
        value = member.value
      default: return nil
      }
    }
    return value
  }
}

extension StrictValue {
  /// As JSON text, with the keys in the order in which they were written.
  public var json: String { json(sortingKeys: false) }

  /// As `JSONEncoder` writes it with `.sortedKeys` and `.withoutEscapingSlashes`.
  public var sortedJSON: String { json(sortingKeys: true) }

  private func json(sortingKeys: Bool) -> String {
    switch self {
    case .null: return "null"
    case .boolean(let value): return "\(value)"
    case .integer(let value): return "\(value)"
    case .unsigned(let value): return "\(value)"
    case .double(let value):
      let text = "\(value)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    case .string(let text): return Self.quoted(text)
    case .array(let elements):
      return "[\(elements.map { $0.json(sortingKeys: sortingKeys) }.joined(separator: ","))]"
    case .object(var members):
      if sortingKeys { members.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) } }
      let texts = members.map {
        "\(Self.quoted($0.key)):\($0.value.json(sortingKeys: sortingKeys))"
      }
      return "{\(texts.joined(separator: ","))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
