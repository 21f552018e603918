extension SupportPiece {
  static let scalarsText = #"""
    #piece scalar
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
          self.init(value)
        } else if let value = try? container.decode(Swift.UInt64.self) {
          // Formats that distinguish integers from doubles have them above `Int.max` too.
          self = .double(Swift.Double(value))
        } else {
          self = .string(try container.decode(Swift.String.self))
        }
      }

      /// Some formats have `3.0` and `-0.0` only as doubles.
      init(_ value: Swift.Double) {
        // `Int(exactly:)` would need the C library.
        let limit = -Swift.Double(Swift.Int.min)
        let isInteger = value >= -limit && value < limit && Swift.Double(Swift.Int(value)) == value
        self = isInteger ? .integer(Swift.Int(value)) : .double(value)
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
    #extension CodableEnumScalar: scalar
    #piece lowercasedScalar
      func lowercased() -> CodableEnumScalar {
        if case .string(let value) = self { .string(value.lowercased()) } else { self }
      }
    #piece spellsNumber
      /// Whether the text may be a number's in JSON. Swift also reads `inf`, `0x1` and `+1`.
      var spellsNumber: Swift.Bool {
        !description.hasPrefix("+") && description.allSatisfy("-+.eE0123456789".contains)
      }
    #piece coercedScalar: spellsNumber
      /// This scalar converted to another type, such as `"1"` to `1`.
      func coerced<T>() -> T? {
        if T.self == Swift.String.self { return description as? T }
        if T.self == Swift.Bool.self { return Swift.Bool(description) as? T }
        guard spellsNumber else { return nil }
        if let type = T.self as? any Swift.FixedWidthInteger.Type {
          return type.init(description) as? T
        }
        if T.self == Swift.Double.self { return Swift.Double(description) as? T }
        return nil
      }
    #piece scalarInRange: spellsNumber
      /// Whether the text of this scalar is that of a value in a range.
      func spells<T: Swift.LosslessStringConvertible>(
        _ range: some Swift.RangeExpression<T>
      ) -> Swift.Bool {
        self != .other && (T.self == Swift.String.self || spellsNumber)
          && T(description).map(range.contains) == true
      }
    #piece scalarInDoubles
      /// Whether this is a number of a range.
      func isNumber(in range: some Swift.RangeExpression<Swift.Double>) -> Swift.Bool {
        switch self {
        case .integer(let value): range.contains(Swift.Double(value))
        case .double(let value): range.contains(value)
        case .string, .boolean, .other: false
        }
      }
    #piece scalarValue: coercedScalar
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
    #piece encodedScalar: scalarOf
      /// The scalar that a value is written as.
      init(of value: any Swift.Encodable, _ userInfo: [Swift.CodingUserInfoKey: Any]) {
        switch try? codableEnumScalar(of: value, userInfo) {
        case let value as Swift.String: self = .string(value)
        case let value as Swift.Bool: self = .boolean(value)
        case let value as Swift.Int: self = .integer(value)
        case let value as Swift.Double: self.init(value)
        default: self = .other
        }
      }
    #end
    #piece errorPath
    /// The path of an error, unless it is very long. A key can be as long as the document.
    nonisolated func codableEnumPath(_ path: [any Swift.CodingKey]) -> [any Swift.CodingKey] {
      path.description.utf8.count > 6_000 ? [] : path
    }
    #piece unknownTag: errorPath
    /// The error for a tag that no case has.
    nonisolated func codableEnumUnknownTag(
      _ tag: Any, _ known: Swift.String, at path: [any Swift.CodingKey]
    ) -> Swift.DecodingError {
      let seen = Swift.String(Swift.String(reflecting: tag).unicodeScalars.prefix(200))
      return .dataCorrupted(.init(codingPath: codableEnumPath(path), debugDescription: seen + known))
    }
    #piece nearestTags
    /// The nearest of many tags: the first line is text about them, and each other line is a tag.
    nonisolated func codableEnumNearest(to tag: Any, in known: Swift.String) -> Swift.String {
      let lines = known.split(separator: "\n").map { Swift.String($0) }
      let names = lines.dropFirst()
      if names.count <= \#(TagTable.listedTags) { return lines[0] + names.joined(separator: ", ") }
      let seen = Swift.String(Swift.String(reflecting: tag).unicodeScalars.prefix(200))
      return lines[0]
        + names.map { (name: $0, distance: codableEnumDistance(seen, $0)) }
        .sorted { $0.distance < $1.distance }.prefix(5).map { $0.name }.joined(separator: ", ")
        + ", and \(names.count - 5) more"
    }

    /// The Levenshtein distance.
    nonisolated func codableEnumDistance(
      _ left: Swift.String, _ right: Swift.String
    ) -> Swift.Int {
      let right = Swift.Array(right.utf8)
      var row = Swift.Array(0...right.count)
      for (leftIndex, leftByte) in left.utf8.enumerated() {
        var diagonal = row[0]
        row[0] = leftIndex + 1
        for (rightIndex, rightByte) in right.enumerated() {
          let substitution = diagonal + (leftByte == rightByte ? 0 : 1)
          diagonal = row[rightIndex + 1]
          row[rightIndex + 1] = Swift.min(
            substitution, Swift.min(diagonal, row[rightIndex]) + 1)
        }
      }
      return row[right.count]
    }
    #piece failure
    nonisolated func codableEnumError(
      _ text: Swift.String, at path: [any Swift.CodingKey]
    ) -> Swift.DecodingError {
      .dataCorrupted(.init(codingPath: path, debugDescription: text))
    }
    """#
}
