extension SupportPiece {
  /// `%access%` stands for the access of the enums that name the type.
  static let anyValue = SupportPiece(
    "anyValue", requires: [],
    #"""
    /// Any value of a format like JSON, kept so that it can be written back as it came.
    ///
    /// Integers keep all 64 bits, and a negative zero its sign. Objects do not keep the order of their
    /// keys, which has no meaning.
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
        } else if let value = try? container.decode([Swift.String: CodableEnumAnyValue].self) {
          // Before scalars: a failed attempt costs more the deeper it is.
          self = .object(value)
        } else if let value = try? container.decode([CodableEnumAnyValue].self) {
          self = .array(value)
        } else if let value = try? container.decode(Swift.Bool.self) {
          self = .boolean(value)
        } else if let value = try? container.decode(Swift.Double.self) {
          self = Self.number(value, in: container)
        } else if let value = try? container.decode(Swift.Int64.self) {
          self = .integer(value)
        } else {
          self = .unsigned(try container.decode(Swift.UInt64.self))
        }
      }

      /// An integer is kept exactly, where a double would round it.
      private static func number(
        _ value: Swift.Double, in container: any Swift.SingleValueDecodingContainer
      ) -> CodableEnumAnyValue {
        if value == 0, value.sign == .minus { return .double(value) }
        if let integer = try? container.decode(Swift.Int64.self) { return .integer(integer) }
        if let integer = try? container.decode(Swift.UInt64.self) { return .unsigned(integer) }
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
    """#)
}
