extension SupportPiece {
  static let nestedObjects = SupportPiece(
    "nestedObjects", requires: [.decoding, .presence],
    #"""
    nonisolated extension Swift.KeyedDecodingContainer where Key == CodableEnumKey {
      /// The object under a key; a missing one, or a null, is one that holds nothing.
      func objectIfAny(for key: CodableEnumKey) throws -> Self {
        if try hasValue(for: key) { return try object(for: key) }
        return Self(CodableEnumNoMembers(codingPath: codingPath + [key]))
      }
    }

    /// What is read from where there is no object: nothing, with errors that name the place.
    nonisolated struct CodableEnumNoMembers: Swift.KeyedDecodingContainerProtocol {
      typealias Key = CodableEnumKey

      let codingPath: [any Swift.CodingKey]
      var allKeys: [CodableEnumKey] { [] }

      private func missing(_ key: CodableEnumKey) -> Swift.DecodingError {
        .keyNotFound(
          key,
          .init(codingPath: codingPath, debugDescription: "there is no value for \(key.stringValue)"))
      }

      func contains(_ key: CodableEnumKey) -> Swift.Bool { false }

      func decodeNil(forKey key: CodableEnumKey) throws -> Swift.Bool { throw missing(key) }

      func decode<T: Swift.Decodable>(_ type: T.Type, forKey key: CodableEnumKey) throws -> T {
        throw missing(key)
      }

      func nestedContainer<Nested>(
        keyedBy type: Nested.Type, forKey key: CodableEnumKey
      ) throws -> Swift.KeyedDecodingContainer<Nested> {
        throw missing(key)
      }

      func nestedUnkeyedContainer(
        forKey key: CodableEnumKey
      ) throws -> any Swift.UnkeyedDecodingContainer {
        throw missing(key)
      }

      func superDecoder() throws -> any Swift.Decoder { throw missing("super") }

      func superDecoder(forKey key: CodableEnumKey) throws -> any Swift.Decoder {
        throw missing(key)
      }
    }
    """#)

  static let aliasPlaces = SupportPiece(
    "aliasPlaces", requires: [.nestedObjects],
    #"""
    nonisolated extension Swift.KeyedDecodingContainer where Key == CodableEnumKey {
      /// Where a value is: under its key here, or else under an alias in another object.
      func place(
        of key: CodableEnumKey, or aliases: [CodableEnumKey], in other: Self
      ) -> (object: Self, key: CodableEnumKey) {
        guard !contains(key), let alias = aliases.first(where: { other.contains($0) }) else {
          return (self, key)
        }
        return (other, alias)
      }
    }
    """#)

  static let nilTest = SupportPiece(
    "nilTest", requires: [.optional],
    #"""
    /// Whether a value is a nil, if its type turns out to be optional.
    nonisolated func codableEnumIsNil<T>(_ value: T) -> Swift.Bool {
      (value as? any CodableEnumOptional)?.codableEnumIsNil ?? false
    }
    """#)
}
