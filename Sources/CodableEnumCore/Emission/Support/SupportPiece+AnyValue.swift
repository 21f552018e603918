extension SupportPiece {
  static let anyValueText = #"""
    #piece anyValue
    /// Any value of JSON or a similar format. It encodes to what it was decoded from.
    ///
    /// Integers keep all 64 bits, and negative zero its sign. Objects don't keep the order of their
    /// keys. Decoding rejects numbers that it can't represent exactly.
    %access%nonisolated enum CodableEnumAnyValue: Swift.Codable, Swift.Hashable, Swift.Sendable {
      case null
      case boolean(Swift.Bool)
      case integer(Swift.Int64)
      case unsigned(Swift.UInt64)  // An integer above `Int64.max`.
      case double(Swift.Double)
      case string(Swift.String)
      case array([CodableEnumAnyValue])
      case object([Swift.String: CodableEnumAnyValue])

      %access%init(from decoder: any Swift.Decoder) throws {
        self = try Self.value(in: decoder.singleValueContainer())
      }

      private static func value(in container: any Swift.SingleValueDecodingContainer) throws -> Self {
        if container.decodeNil() { return .null }
        if let value = try? container.decode(Swift.String.self) { return .string(value) }
        // Before scalars: a failed attempt costs more the deeper it is.
        if let value = try children([Swift.String: Self].self, container) { return .object(value) }
        if let value = try children([Self].self, container) { return .array(value) }
        if let value = try? container.decode(Swift.Bool.self) { return .boolean(value) }
        let double = try? container.decode(Swift.Double.self)
        if let double, double == 0, double.sign == .minus { return .double(double) }
        // Keeps integers exact, where a double would round them.
        if let value = try? container.decode(Swift.Int64.self) { return .integer(value) }
        if let value = try? container.decode(Swift.UInt64.self) { return .unsigned(value) }
        guard let double else {
          throw Swift.DecodingError.dataCorruptedError(
            in: container,
            debugDescription: "CodableEnumAnyValue can't store this: "
              + "it is neither null, Bool, string, array, object nor a 64-bit number")
        }
        #if compiler(>=6)
          if double.magnitude >= 0x1p63, double.isFinite,
            #available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *),
            let integer = try? container.decode(Swift.Int128.self)
          {
            throw Swift.DecodingError.dataCorruptedError(
              in: container,
              debugDescription: "CodableEnumAnyValue can't store \(integer): it has more than 64 bits")
          }
        #endif
        return .double(double)
      }

      /// An array or an object, or nil if there is none. Errors inside it are thrown.
      private static func children<T: Swift.Decodable>(
        _ type: T.Type, _ container: any Swift.SingleValueDecodingContainer
      ) throws -> T? {
        do {
          return try container.decode(type)
        } catch {
          guard case Swift.DecodingError.dataCorrupted(let context) = error,
            context.codingPath.count > container.codingPath.count
          else { return nil }
          throw error
        }
      }

      %access%func encode(to encoder: any Swift.Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .boolean(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .unsigned(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
      }
    }

    nonisolated extension CodableEnumAnyValue: Swift.CustomStringConvertible {
      %access%var isNull: Swift.Bool { self == .null }
      %access%var bool: Swift.Bool? { if case .boolean(let value) = self { value } else { nil } }
      %access%var string: Swift.String? { if case .string(let value) = self { value } else { nil } }
      %access%var array: [Self]? { if case .array(let value) = self { value } else { nil } }
      %access%var object: [Swift.String: Self]? { if case .object(let all) = self { all } else { nil } }

      /// A number without a fraction that fits in an `Int`.
      %access%var int: Swift.Int? {
        switch self {
        case .integer(let value): Swift.Int(exactly: value)
        case .unsigned(let value): Swift.Int(exactly: value)
        case .double(let value) where -0x1p63..<0x1p63 ~= value:  // `Int(exactly:)` links libm.
          Swift.Double(Swift.Int64(value)) == value ? Swift.Int(exactly: Swift.Int64(value)) : nil
        default: nil
        }
      }

      /// A number. Integers of more than 53 bits are rounded.
      %access%var double: Swift.Double? {
        switch self {
        case .integer(let value): Swift.Double(value)
        case .unsigned(let value): Swift.Double(value)
        case .double(let value): value
        default: nil
        }
      }

      /// The value under a key, if this is an object that has it.
      %access%subscript(key: Swift.String) -> Self? { object?[key] }

      /// The element at an index, if this is an array that is long enough.
      %access%subscript(index: Swift.Int) -> Self? {
        array.flatMap { $0.indices.contains(index) ? .some($0[index]) : .none }
      }

      /// The value as JSON with sorted keys. Infinity and NaN become null.
      %access%var description: Swift.String {
        switch self {
        case .null: return "null"
        case .boolean(let value): return value.description
        case .integer(let value): return value.description
        case .unsigned(let value): return value.description
        case .double(let value): return value.isFinite ? value.description : "null"
        case .string(let value): return Self.quoted(value)
        case .array(let values): return "[" + values.map { $0.description }.joined(separator: ",") + "]"
        case .object(let members):
          let sorted = members.sorted { $0.key < $1.key }
          let texts = sorted.map { Self.quoted($0.key) + ":" + $0.value.description }
          return "{" + texts.joined(separator: ",") + "}"
        }
      }

      private static func quoted(_ string: Swift.String) -> Swift.String {
        var text = "\""
        for scalar in string.unicodeScalars {
          switch scalar {
          case "\"", "\\": text += "\\" + Swift.String(scalar)
          case "\n": text += "\\n"
          case "\r": text += "\\r"
          case "\t": text += "\\t"
          case "\0"..<" ": text += "\\u" + Swift.String(0x10000 + scalar.value, radix: 16).dropFirst()
          default: text.unicodeScalars.append(scalar)
          }
        }
        return text + "\""
      }
    }

    nonisolated extension CodableEnumAnyValue: Swift.ExpressibleByNilLiteral,
      Swift.ExpressibleByBooleanLiteral, Swift.ExpressibleByIntegerLiteral,
      Swift.ExpressibleByFloatLiteral, Swift.ExpressibleByStringLiteral,
      Swift.ExpressibleByArrayLiteral, Swift.ExpressibleByDictionaryLiteral
    {
      %access%init(nilLiteral: Swift.Void) { self = .null }
      %access%init(booleanLiteral value: Swift.Bool) { self = .boolean(value) }
      %access%init(integerLiteral value: Swift.Int64) { self = .integer(value) }
      %access%init(floatLiteral value: Swift.Double) { self = .double(value) }
      %access%init(stringLiteral value: Swift.String) { self = .string(value) }
      %access%init(arrayLiteral elements: CodableEnumAnyValue...) { self = .array(elements) }

      /// If two elements have the same key, the last one wins.
      %access%init(dictionaryLiteral elements: (Swift.String, CodableEnumAnyValue)...) {
        self = .object(Swift.Dictionary(elements, uniquingKeysWith: { $1 }))
      }
    }
    """#
}
