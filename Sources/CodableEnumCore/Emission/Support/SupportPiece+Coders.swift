extension SupportPiece {
  static let coderDecoding = SupportPiece(
    "coderDecoding", requires: [.decoding, .missingKeys],
    #"""
    nonisolated extension Swift.KeyedDecodingContainer where Key == CodableEnumKey {
      func value<T>(for key: CodableEnumKey, with decode: (any Swift.Decoder) throws -> T) throws -> T {
        try value(forAnyOf: [key], with: decode)
      }

      func value<T>(
        forAnyOf keys: [CodableEnumKey], with decode: (any Swift.Decoder) throws -> T
      ) throws -> T {
        guard let key = keys.first(where: { contains($0) }) else {
          throw codableEnumMissing(keys[0], at: codingPath)
        }
        return try decode(superDecoder(forKey: key))
      }

      func optional<T>(
        for key: CodableEnumKey, with decode: (any Swift.Decoder) throws -> T
      ) throws -> T? {
        try optional(forAnyOf: [key], with: decode)
      }

      func optional<T>(
        forAnyOf keys: [CodableEnumKey], with decode: (any Swift.Decoder) throws -> T
      ) throws -> T? {
        guard let key = keys.first(where: { contains($0) }) else { return nil }
        if try decodeNil(forKey: key) { return nil }
        return try decode(superDecoder(forKey: key))
      }

      /// For an optional whose type is spelled by another name.
      func value<T>(
        for key: CodableEnumKey, with decode: (any Swift.Decoder) throws -> T
      ) throws -> T? {
        try optional(forAnyOf: [key], with: decode)
      }

      func value<T>(
        forAnyOf keys: [CodableEnumKey], with decode: (any Swift.Decoder) throws -> T
      ) throws -> T? {
        try optional(forAnyOf: keys, with: decode)
      }

      func replace<T>(
        _ value: inout T, for key: CodableEnumKey, with decode: (any Swift.Decoder) throws -> T
      ) throws {
        try replace(&value, forAnyOf: [key], with: decode)
      }

      func replace<T>(
        _ value: inout T, forAnyOf keys: [CodableEnumKey],
        with decode: (any Swift.Decoder) throws -> T
      ) throws {
        if keys.contains(where: { contains($0) }) {
          value = try self.value(forAnyOf: keys, with: decode)
        }
      }

      func replace<T>(
        _ value: inout T?, forAnyOf keys: [CodableEnumKey],
        with decode: (any Swift.Decoder) throws -> T
      ) throws {
        value = try optional(forAnyOf: keys, with: decode)
      }

      func replace<T>(
        _ value: inout T?, for key: CodableEnumKey, with decode: (any Swift.Decoder) throws -> T
      ) throws {
        try replace(&value, forAnyOf: [key], with: decode)
      }
    }
    """#)

  static let elementCoders = SupportPiece(
    "elementCoders", requires: [.elements],
    #"""
    nonisolated extension CodableEnumElements {
      mutating func value<T>(with decode: (any Swift.Decoder) throws -> T) throws -> T {
        try decode(decoder())
      }

      mutating func optional<T>(with decode: (any Swift.Decoder) throws -> T) throws -> T? {
        if container.isAtEnd { return nil }
        // As with `optional()`, a copy is asked; where there is none, the element's own decoder.
        if Swift.type(of: container) is Swift.AnyObject.Type {
          let decoder = try container.superDecoder()
          return try decoder.singleValueContainer().decodeNil() ? nil : decode(decoder)
        }
        var next = container
        if try next.decodeNil() {
          container = next
          return nil
        }
        return try decode(container.superDecoder())
      }

      /// For an optional whose type is spelled by another name.
      mutating func value<T>(with decode: (any Swift.Decoder) throws -> T) throws -> T? {
        try optional(with: decode)
      }
    }
    """#)

  static let rootCoders = SupportPiece(
    "rootCoders", requires: [.root],
    #"""
    nonisolated extension CodableEnumRoot {
      func value<T>(with decode: (any Swift.Decoder) throws -> T) throws -> T {
        try decode(decoder)
      }

      func optional<T>(with decode: (any Swift.Decoder) throws -> T) throws -> T? {
        if try decoder.singleValueContainer().decodeNil() { return nil }
        return try decode(decoder)
      }

      /// For an optional whose type is spelled by another name.
      func value<T>(with decode: (any Swift.Decoder) throws -> T) throws -> T? {
        try optional(with: decode)
      }
    }
    """#)

  static let coderEncoding = SupportPiece(
    "coderEncoding", requires: [.key],
    #"""
    nonisolated extension Swift.KeyedEncodingContainer where Key == CodableEnumKey {
      mutating func encode<T>(
        _ value: T?, for key: CodableEnumKey, with encode: (T, any Swift.Encoder) throws -> Swift.Void
      ) throws {
        guard let value else { return try encodeNil(forKey: key) }
        try encode(value, superEncoder(forKey: key))
      }

      mutating func encodeUnlessNil<T>(
        _ value: T?, for key: CodableEnumKey, with encode: (T, any Swift.Encoder) throws -> Swift.Void
      ) throws {
        if let value { try encode(value, superEncoder(forKey: key)) }
      }
    }
    """#)

  static let unkeyedCoderEncoding = SupportPiece(
    "unkeyedCoderEncoding", requires: [],
    #"""
    nonisolated func codableEnumEncode<T>(
      _ value: T?, to container: inout any Swift.UnkeyedEncodingContainer,
      with encode: (T, any Swift.Encoder) throws -> Swift.Void
    ) throws {
      guard let value else { return try container.encodeNil() }
      try encode(value, container.superEncoder())
    }
    """#)

  static let rootCoderEncoding = SupportPiece(
    "rootCoderEncoding", requires: [],
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
    """#)
}
