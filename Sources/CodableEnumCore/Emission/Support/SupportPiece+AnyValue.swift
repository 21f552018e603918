extension SupportPiece {
  static let anyValuePieces: [SupportPiece: Source] = [
    .anyValue: .free.text(
      #"""
      /// Any value of JSON or a similar format. It encodes to what it was decoded from.
      ///
      /// Integers keep all 64 bits, and negative zero its sign. Objects don't keep the order of their
      /// keys. Decoding rejects numbers that it can't represent exactly.
      %access%nonisolated enum CodableEnumAnyValue: Swift.Codable, Swift.Hashable, Swift.Sendable {
        case null
        case boolean(Swift.Bool)
        case integer(Swift.Int64)
        /// An integer above `Int64.max`.
        case unsigned(Swift.UInt64)
        case double(Swift.Double)
        case string(Swift.String)
        case array([CodableEnumAnyValue])
        case object([Swift.String: CodableEnumAnyValue])

        %access%init(from decoder: any Swift.Decoder) throws {
          let container = try decoder.singleValueContainer()
          if container.decodeNil() {
            self = .null
          } else if let value = try? container.decode(Swift.String.self) {
            self = .string(value)
          } else if let value = try Self.children([Swift.String: CodableEnumAnyValue].self, container) {
            // Before scalars: a failed attempt costs more the deeper it is.
            self = .object(value)
          } else if let value = try Self.children([CodableEnumAnyValue].self, container) {
            self = .array(value)
          } else if let value = try? container.decode(Swift.Bool.self) {
            self = .boolean(value)
          } else if let value = try? container.decode(Swift.Double.self) {
            self = try Self.number(value, in: container)
          } else if let value = try? container.decode(Swift.Int64.self) {
            self = .integer(value)
          } else if let value = try? container.decode(Swift.UInt64.self) {
            self = .unsigned(value)
          } else {
            throw Swift.DecodingError.dataCorruptedError(
              in: container,
              debugDescription: "CodableEnumAnyValue can't store this: it is neither null, Bool, string, "
                + "array, object nor a 64-bit number")
          }
        }

        /// An array or an object, or nil if there is none. Errors inside it are thrown.
        private static func children<T: Swift.Decodable>(
          _ type: T.Type, _ container: any Swift.SingleValueDecodingContainer
        ) throws -> T? {
          do {
            return try container.decode(type)
          } catch Swift.DecodingError.dataCorrupted(let context) {
            guard context.codingPath.count > container.codingPath.count else { return nil }
            throw Swift.DecodingError.dataCorrupted(context)
          } catch {
            return nil
          }
        }

        /// Keeps integers exact, where a double would round them.
        private static func number(
          _ value: Swift.Double, in container: any Swift.SingleValueDecodingContainer
        ) throws -> CodableEnumAnyValue {
          if value == 0, value.sign == .minus { return .double(value) }
          if let integer = try? container.decode(Swift.Int64.self) { return .integer(integer) }
          if let integer = try? container.decode(Swift.UInt64.self) { return .unsigned(integer) }
          guard value.magnitude >= 0x1p63, value.isFinite else { return .double(value) }
          #if compiler(>=6)
          if #available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *),
            let integer = try? container.decode(Swift.Int128.self)
          {
            throw Swift.DecodingError.dataCorruptedError(
              in: container,
              debugDescription: "CodableEnumAnyValue can't store \(integer): it has more than 64 bits")
          }
          #endif
          return .double(value)
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

      nonisolated extension CodableEnumAnyValue {
        %access%var isNull: Swift.Bool { self == .null }

        %access%var bool: Swift.Bool? {
          if case .boolean(let value) = self { value } else { nil }
        }

        /// A number without a fraction that fits in an `Int`.
        %access%var int: Swift.Int? {
          switch self {
          case .integer(let value): Swift.Int(exactly: value)
          case .unsigned(let value): Swift.Int(exactly: value)
          case .double(let value): Swift.Int(exactly: value)
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

        %access%var string: Swift.String? {
          if case .string(let value) = self { value } else { nil }
        }

        %access%var array: [CodableEnumAnyValue]? {
          if case .array(let value) = self { value } else { nil }
        }

        %access%var object: [Swift.String: CodableEnumAnyValue]? {
          if case .object(let value) = self { value } else { nil }
        }

        /// The value under a key, if this is an object that has it.
        %access%subscript(key: Swift.String) -> CodableEnumAnyValue? { object?[key] }

        /// The element at an index, if this is an array that is long enough.
        %access%subscript(index: Swift.Int) -> CodableEnumAnyValue? {
          guard let array, array.indices.contains(index) else { return nil }
          return array[index]
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

      nonisolated extension CodableEnumAnyValue: Swift.CustomStringConvertible {
        /// The value as JSON with sorted keys. Infinity and NaN become null.
        %access%var description: Swift.String {
          var text = ""
          write(to: &text)
          return text
        }

        private func write(to text: inout Swift.String) {
          switch self {
          case .null: text += "null"
          case .boolean(let value): text += value ? "true" : "false"
          case .integer(let value): text += "\(value)"
          case .unsigned(let value): text += "\(value)"
          case .double(let value): text += value.isFinite ? "\(value)" : "null"
          case .string(let value): Self.write(value, to: &text)
          case .array(let values):
            text += "["
            for (index, value) in values.enumerated() {
              if index > 0 { text += "," }
              value.write(to: &text)
            }
            text += "]"
          case .object(let members):
            text += "{"
            for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
              if index > 0 { text += "," }
              Self.write(member.key, to: &text)
              text += ":"
              member.value.write(to: &text)
            }
            text += "}"
          }
        }

        private static func write(_ string: Swift.String, to text: inout Swift.String) {
          text += "\""
          for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\0"..<" ":
              let digits = Swift.String(scalar.value, radix: 16)
              text += "\\u" + Swift.String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
          }
          text += "\""
        }
      }
      """#)
  ]
}
