extension SupportPiece {
  static let codedValue = SupportPiece(
    "codedValue", extending: keyedDecoding, requires: [.codedOptional, .missingKeys],
    #"""
      func value<T>(for key: CodableEnumKey, with decode: (any Swift.Decoder) throws -> T) throws -> T {
        guard contains(key) else { throw codableEnumMissing(key, at: codingPath) }
        return try decode(superDecoder(forKey: key))
      }

      /// For an optional whose type is spelled by another name.
      func value<T>(
        for key: CodableEnumKey, with decode: (any Swift.Decoder) throws -> T
      ) throws -> T? {
        try optional(for: key, with: decode)
      }
    """#)

  static let codedOptional = SupportPiece(
    "codedOptional", extending: keyedDecoding, requires: [.key],
    #"""
      func optional<T>(
        for key: CodableEnumKey, with decode: (any Swift.Decoder) throws -> T
      ) throws -> T? {
        if try !contains(key) || decodeNil(forKey: key) { return nil }
        return try decode(superDecoder(forKey: key))
      }
    """#)

  static let codedReplacement = SupportPiece(
    "codedReplacement", extending: keyedDecoding, requires: [.codedValue],
    #"""
      func replace<T>(
        _ value: inout T, for key: CodableEnumKey, with decode: (any Swift.Decoder) throws -> T
      ) throws {
        if contains(key) { value = try self.value(for: key, with: decode) }
      }

      func replace<T>(
        _ value: inout T?, for key: CodableEnumKey, with decode: (any Swift.Decoder) throws -> T
      ) throws {
        value = try optional(for: key, with: decode)
      }
    """#)

  static let codedElement = SupportPiece(
    "codedElement", extending: elementsType, requires: [.codedOptionalElement],
    #"""
      mutating func value<T>(with decode: (any Swift.Decoder) throws -> T) throws -> T {
        try decode(decoder())
      }

      /// For an optional whose type is spelled by another name.
      mutating func value<T>(with decode: (any Swift.Decoder) throws -> T) throws -> T? {
        try optional(with: decode)
      }
    """#)

  static let codedOptionalElement = SupportPiece(
    "codedOptionalElement", extending: elementsType, requires: [.decoderElement],
    #"""
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
    """#)

  static let codedRoot = SupportPiece(
    "codedRoot", extending: rootType, requires: [.codedOptionalRoot],
    #"""
      func value<T>(with decode: (any Swift.Decoder) throws -> T) throws -> T {
        try decode(decoder)
      }

      /// For an optional whose type is spelled by another name.
      func value<T>(with decode: (any Swift.Decoder) throws -> T) throws -> T? {
        try optional(with: decode)
      }
    """#)

  static let codedOptionalRoot = SupportPiece(
    "codedOptionalRoot", extending: rootType, requires: [.root],
    #"""
      func optional<T>(with decode: (any Swift.Decoder) throws -> T) throws -> T? {
        if try decoder.singleValueContainer().decodeNil() { return nil }
        return try decode(decoder)
      }
    """#)

  static let coderEncoding = SupportPiece(
    "coderEncoding", extending: keyedEncodingContainer, requires: [.key],
    #"""
      mutating func encode<T>(
        _ value: T?, for key: CodableEnumKey, with encode: (T, any Swift.Encoder) throws -> Swift.Void
      ) throws {
        guard let value else { return try encodeNil(forKey: key) }
        try encode(value, superEncoder(forKey: key))
      }
    """#)

  static let coderEncodingUnlessNil = SupportPiece(
    "coderEncodingUnlessNil", extending: keyedEncodingContainer, requires: [.key],
    #"""
      mutating func encodeUnlessNil<T>(
        _ value: T?, for key: CodableEnumKey, with encode: (T, any Swift.Encoder) throws -> Swift.Void
      ) throws {
        if let value { try encode(value, superEncoder(forKey: key)) }
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
