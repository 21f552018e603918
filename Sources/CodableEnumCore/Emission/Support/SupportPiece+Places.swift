extension SupportPiece {
  static let singleValue = SupportPiece(
    "singleValue", requires: [],
    #"""
    /// The value of a container, by the functions that decoders have for the commonest types.
    nonisolated func codableEnumSingleValue<T: Swift.Decodable>(
      _ container: any Swift.SingleValueDecodingContainer
    ) throws -> T {
      if T.self == Swift.String.self { return try container.decode(Swift.String.self) as! T }
      if T.self == Swift.Int.self { return try container.decode(Swift.Int.self) as! T }
      if T.self == Swift.Bool.self { return try container.decode(Swift.Bool.self) as! T }
      if T.self == Swift.Double.self { return try container.decode(Swift.Double.self) as! T }
      return try container.decode(T.self)
    }
    """#)

  static let root = SupportPiece(
    "root", requires: [.optional, .singleValue],
    #"""
    /// A value that is not wrapped in anything.
    nonisolated struct CodableEnumRoot {
      let decoder: any Swift.Decoder

      init(_ decoder: any Swift.Decoder) { self.decoder = decoder }

      func value<T: Swift.Decodable>() throws -> T {
        try codableEnumSingleValue(decoder.singleValueContainer())
      }

      func optional<T: Swift.Decodable>() throws -> T? {
        let container = try decoder.singleValueContainer()
        return container.decodeNil() ? nil : try codableEnumSingleValue(container)
      }

      func expectName(anyOf names: [Swift.String]) throws {
        let container = try decoder.singleValueContainer()
        if names.contains(try container.decode(Swift.String.self)) { return }
        throw Swift.DecodingError.dataCorruptedError(
          in: container, debugDescription: "expected \(names.joined(separator: " or "))")
      }
    }
    """#)

  static let scalarNames = SupportPiece(
    "scalarNames", requires: [.root, .scalar],
    #"""
    nonisolated extension CodableEnumRoot {
      /// The same for names that are not all strings.
      func expectName(anyOf names: [CodableEnumScalar]) throws {
        let container = try decoder.singleValueContainer()
        if names.contains(try CodableEnumScalar(in: container)) { return }
        let list = names.map(\.debugDescription).joined(separator: " or ")
        throw Swift.DecodingError.dataCorruptedError(
          in: container, debugDescription: "expected \(list)")
      }
    }
    """#)

  static let rootDecoding = SupportPiece(
    "rootDecoding", requires: [],
    #"""
    /// The whole encoded value, for a case that keeps what it does not know.
    nonisolated func codableEnumContent<T: Swift.Decodable>(of decoder: any Swift.Decoder) throws -> T {
      try decoder.singleValueContainer().decode(T.self)
    }
    """#)

  static let emptyForms = SupportPiece(
    "emptyForms", requires: [.elements, .root],
    #"""
    nonisolated extension CodableEnumRoot {
      func expectObject() throws { _ = try decoder.container(keyedBy: CodableEnumKey.self) }

      func expectEmptyArray() throws {
        try CodableEnumElements(of: decoder, expecting: 0).expectEnd(of: "the case", 0)
      }

      func expectTrue() throws {
        let container = try decoder.singleValueContainer()
        if try container.decode(Swift.Bool.self) { return }
        throw Swift.DecodingError.dataCorruptedError(in: container, debugDescription: "expected true")
      }
    }

    nonisolated extension CodableEnumElements {
      mutating func expectObject() throws { _ = try object() }

      mutating func expectEmptyArray() throws {
        try elements(expecting: 0, of: "the case").expectEnd(of: "the case", 0)
      }

      mutating func expectTrue() throws {
        let element = container
        if try value() as Swift.Bool { return }
        throw Swift.DecodingError.dataCorruptedError(in: element, debugDescription: "expected true")
      }

      mutating func expectNull() throws {
        if container.isAtEnd { throw tooShort(for: Any?.self) }
        if try container.decodeNil() { return }
        throw Swift.DecodingError.dataCorruptedError(in: container, debugDescription: "expected null")
      }
    }

    nonisolated extension Swift.KeyedDecodingContainer where Key == CodableEnumKey {
      func expectObject(for key: CodableEnumKey) throws { _ = try object(for: key) }

      func expectEmptyArray(for key: CodableEnumKey) throws {
        try elements(for: key, expecting: 0, of: "the case").expectEnd(of: "the case", 0)
      }

      func expectTrue(for key: CodableEnumKey) throws {
        if try decode(Swift.Bool.self, forKey: key) { return }
        throw Swift.DecodingError.dataCorruptedError(
          forKey: key, in: self, debugDescription: "expected true")
      }

      func expectNull(for key: CodableEnumKey) throws {
        if try decodeNil(forKey: key) { return }
        throw Swift.DecodingError.dataCorruptedError(
          forKey: key, in: self, debugDescription: "expected null")
      }
    }
    """#)

  static let flatteningDecoding = SupportPiece(
    "flatteningDecoding", requires: [.optional],
    #"""
    /// A value whose keys stand beside others in the object of `decoder`.
    nonisolated func codableEnumFlattened<T: Swift.Decodable>(
      in decoder: any Swift.Decoder
    ) throws -> T {
      guard let optional = T.self as? any CodableEnumOptional.Type else {
        return try T(from: decoder)
      }
      do {
        return try T(from: decoder)
      } catch Swift.DecodingError.keyNotFound(let key, let context) {
        guard context.codingPath.count == decoder.codingPath.count else {
          throw Swift.DecodingError.keyNotFound(key, context)
        }
        return optional.codableEnumNil as! T
      }
    }

    /// An optional one is nil where a key of its own is missing.
    nonisolated func codableEnumFlattenedOptional<T: Swift.Decodable>(
      in decoder: any Swift.Decoder
    ) throws -> T? {
      do {
        return try T(from: decoder)
      } catch Swift.DecodingError.keyNotFound(let key, let context) {
        guard context.codingPath.count == decoder.codingPath.count else {
          throw Swift.DecodingError.keyNotFound(key, context)
        }
        return nil
      }
    }
    """#)
}
