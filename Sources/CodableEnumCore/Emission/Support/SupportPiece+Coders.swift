extension SupportPiece {
  static let coderPieces: [SupportPiece: Source] = [
    .codedValue: .keyedDecoding.needing(.codedOptional, .missingKeys).text(
      #"""
        func value<T>(for key: Swift.String, with decode: (any Swift.Decoder) throws -> T) throws -> T {
          guard contains(Key(stringValue: key)) else { throw codableEnumMissing(Key(stringValue: key), at: codingPath) }
          return try decode(superDecoder(forKey: Key(stringValue: key)))
        }

        /// For an optional behind a type alias.
        func value<T>(
          for key: Swift.String, with decode: (any Swift.Decoder) throws -> T
        ) throws -> T? {
          try optional(for: key, with: decode)
        }
      """#),
    .codedOptional: .keyedDecoding.text(
      #"""
        func optional<T>(
          for key: Swift.String, with decode: (any Swift.Decoder) throws -> T
        ) throws -> T? {
          if try !contains(Key(stringValue: key)) || decodeNil(forKey: Key(stringValue: key)) { return nil }
          return try decode(superDecoder(forKey: Key(stringValue: key)))
        }
      """#),
    .codedRequired: .keyedDecoding.needing(.codedOptional, .missingKeys).text(
      #"""
        /// For a nil that is written.
        func required<T>(
          for key: Swift.String, with decode: (any Swift.Decoder) throws -> T
        ) throws -> T? {
          guard contains(Key(stringValue: key)) else { throw codableEnumMissing(Key(stringValue: key), at: codingPath) }
          return try optional(for: key, with: decode)
        }
      """#),
    .codedReplacement: .keyedDecoding.needing(.codedValue).text(
      #"""
        func replace<T>(
          _ value: inout T, for key: Swift.String, with decode: (any Swift.Decoder) throws -> T
        ) throws {
          if contains(Key(stringValue: key)) { value = try self.value(for: key, with: decode) }
        }

        func replace<T>(
          _ value: inout T?, for key: Swift.String, with decode: (any Swift.Decoder) throws -> T
        ) throws {
          value = try optional(for: key, with: decode)
        }
      """#),
    .codedElement: .ofElements.needing(.codedOptionalElement).text(
      #"""
        func value<T>(
          in container: inout some Swift.UnkeyedDecodingContainer,
          with decode: (any Swift.Decoder) throws -> T
        ) throws -> T {
          try decode(decoder(in: &container))
        }

        /// For an optional behind a type alias.
        func value<T>(
          in container: inout some Swift.UnkeyedDecodingContainer,
          with decode: (any Swift.Decoder) throws -> T
        ) throws -> T? {
          try optional(in: &container, with: decode)
        }
      """#),
    .codedOptionalElement: .ofElements.needing(.isNullElement, .decoderElement).text(
      #"""
        func optional<T>(
          in container: inout some Swift.UnkeyedDecodingContainer,
          with decode: (any Swift.Decoder) throws -> T
        ) throws -> T? {
          guard let isNull = try isNull(in: &container) else {
            let decoder = try container.superDecoder()
            return try decoder.singleValueContainer().decodeNil() ? nil : decode(decoder)
          }
          return isNull ? nil : try decode(container.superDecoder())
        }
      """#),
    .codedRoot: .ofRoot.needing(.codedOptionalRoot).text(
      #"""
        func value<T>(with decode: (any Swift.Decoder) throws -> T) throws -> T {
          try decode(decoder)
        }

        /// For an optional behind a type alias.
        func value<T>(with decode: (any Swift.Decoder) throws -> T) throws -> T? {
          try optional(with: decode)
        }
      """#),
    .codedOptionalRoot: .ofRoot.text(
      #"""
        func optional<T>(with decode: (any Swift.Decoder) throws -> T) throws -> T? {
          if try decoder.singleValueContainer().decodeNil() { return nil }
          return try decode(decoder)
        }
      """#),
    .coderEncoding: .keyedEncoding.text(
      #"""
        mutating func encode<T>(
          _ value: T?, for key: Swift.String, with encode: (T, any Swift.Encoder) throws -> Swift.Void
        ) throws {
          guard let value else { return try encodeNil(forKey: Key(stringValue: key)) }
          try encode(value, superEncoder(forKey: Key(stringValue: key)))
        }
      """#),
    .coderEncodingUnlessNil: .keyedEncoding.text(
      #"""
        mutating func encodeUnlessNil<T>(
          _ value: T?, for key: Swift.String, with encode: (T, any Swift.Encoder) throws -> Swift.Void
        ) throws {
          if let value { try encode(value, superEncoder(forKey: Key(stringValue: key))) }
        }
      """#),
    .unkeyedCoderEncoding: .free.text(
      #"""
      nonisolated func codableEnumEncode<T>(
        _ value: T?, to container: inout any Swift.UnkeyedEncodingContainer,
        with encode: (T, any Swift.Encoder) throws -> Swift.Void
      ) throws {
        guard let value else { return try container.encodeNil() }
        try encode(value, container.superEncoder())
      }
      """#),
    .rootCoderEncoding: .free.text(
      #"""
      nonisolated func codableEnumEncode<T>(
        _ value: T?, to encoder: any Swift.Encoder,
        with encode: (T, any Swift.Encoder) throws -> Swift.Void
      ) throws {
        if let value {
          try encode(value, encoder)
        } else {
          var container = encoder.singleValueContainer()
          try container.encodeNil()
        }
      }
      """#),
  ]
}
