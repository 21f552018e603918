extension SupportPiece {
  static let scalarPieces: [SupportPiece: Source] = [
    .scalar: .free.text(
      #"""
      /// A tag whose kind is only known when it is decoded.
      nonisolated enum CodableEnumScalar: Swift.Decodable, Swift.Hashable,
        Swift.CustomStringConvertible, Swift.CustomDebugStringConvertible
      {
        case string(Swift.String)
        case integer(Swift.Int)
        case boolean(Swift.Bool)
        case double(Swift.Double)
        /// Not a scalar.
        case other

        init(from decoder: any Swift.Decoder) throws {
          try self.init(in: decoder.singleValueContainer())
        }

        init(in container: any Swift.SingleValueDecodingContainer) throws {
          if let value = try? container.decode(Swift.Bool.self) {
            self = .boolean(value)
          } else if let value = try? container.decode(Swift.Int.self) {
            self = .integer(value)
          } else if let value = try? container.decode(Swift.Double.self) {
            // Some formats have `3.0` and `-0.0` only as doubles. `Int(exactly:)` would need the C
            // library.
            let isInteger = value > -9e18 && value < 9e18 && Swift.Double(Swift.Int(value)) == value
            self = isInteger ? .integer(Swift.Int(value)) : .double(value)
          } else if let value = try? container.decode(Swift.UInt64.self) {
            // Formats that tell integers from doubles have them above `Int.max` too.
            self = .double(Swift.Double(value))
          } else {
            self = .string(try container.decode(Swift.String.self))
          }
        }

        var description: Swift.String {
          switch self {
          case .string(let value): value
          case .integer(let value): "\(value)"
          case .boolean(let value): "\(value)"
          case .double(let value): "\(value)"
          case .other: "something else"
          }
        }

        var debugDescription: Swift.String {
          if case .string(let value) = self { Swift.String(reflecting: value) } else { description }
        }
      }
      """#),
    .scalarIfAny: .ofScalar.text(
      #"""
        init(ifAny decoder: any Swift.Decoder) {
          self = (try? CodableEnumScalar(from: decoder)) ?? .other
        }
      """#),
    .scalarIfAnyIn: .ofScalar.text(
      #"""
        init(ifAnyIn container: any Swift.SingleValueDecodingContainer) {
          self = (try? CodableEnumScalar(in: container)) ?? .other
        }
      """#),
    .lowercasedScalar: .ofScalar.text(
      #"""
        func lowercased() -> CodableEnumScalar {
          if case .string(let value) = self { .string(value.lowercased()) } else { self }
        }
      """#),
    .coercedScalar: .ofScalar.text(
      #"""
        /// This scalar converted to another type, such as `"1"` to `1`.
        func coerced<T>() -> T? {
          if T.self == Swift.String.self { return description as? T }
          if T.self == Swift.Int.self { return Swift.Int(description) as? T }
          if T.self == Swift.Bool.self { return Swift.Bool(description) as? T }
          return nil
        }
      """#),
    .scalarInRange: .ofScalar.text(
      #"""
        /// Whether this is an integer in a range, also as a string.
        func spells(_ range: some Swift.RangeExpression<Swift.Int>) -> Swift.Bool {
          Swift.Int(description).map(range.contains) ?? false
        }
      """#),
    .scalarInStrings: .ofScalar.text(
      #"""
        /// Whether the text of this is in a range.
        func spells(_ range: some Swift.RangeExpression<Swift.String>) -> Swift.Bool {
          self != .other && range.contains(description)
        }
      """#),
    .scalarInDoubles: .ofScalar.text(
      #"""
        /// Whether this is a number of a range.
        func isNumber(
          in range: some Swift.RangeExpression<Swift.Double>, isCoercing: Swift.Bool
        ) -> Swift.Bool {
          switch self {
          case .integer(let value): range.contains(Swift.Double(value))
          case .double(let value): range.contains(value)
          case .string(let text): isCoercing && Swift.Double(text).map(range.contains) == true
          case .boolean, .other: false
          }
        }
      """#),
    .scalarValue: .ofScalar.needing(.coercedScalar).text(
      #"""
        /// This scalar as the value that stores it, or nil if it has another kind. Only types that aren't
        /// scalars are decoded again: not all decoders can do that.
        func value<T>(isCoercing: Swift.Bool, orRead read: () throws -> T) throws -> T? {
          switch self {
          case .string(let value as T): return value
          case .integer(let value as T): return value
          case .boolean(let value as T): return value
          case .double(let value as T): return value
          case .integer(let value) where T.self == Swift.Double.self:
            return Swift.Double(value) as? T
          case .other: return try read()
          default: break
          }
          if isCoercing, let value: T = coerced() { return value }
          let isScalar =
            T.self == Swift.String.self || T.self == Swift.Int.self || T.self == Swift.Bool.self
            || T.self == Swift.Double.self
          return isScalar ? nil : try? read()
        }
      """#),
  ]
}
