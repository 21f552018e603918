extension SupportPiece {
  static let objectPieces: [SupportPiece: Source] = [
    .missingKeys: .free.needing(.key).text(
      #"""
      /// A key of a missing object.
      nonisolated struct CodableEnumAbsentKey: Swift.CodingKey {
        let stringValue: Swift.String
        var intValue: Swift.Int? { nil }

        init(stringValue: Swift.String) { self.stringValue = stringValue }
        init?(intValue: Swift.Int) { nil }
      }

      /// The error for a missing value. Its path ends at the last object that exists; the text has the rest.
      nonisolated func codableEnumMissing(
        _ key: CodableEnumKey, at path: [any Swift.CodingKey]
      ) -> Swift.DecodingError {
        let present = path.prefix { !($0 is CodableEnumAbsentKey) }
        let absent = path.dropFirst(present.count).map(\.stringValue) + [key.stringValue]
        return .keyNotFound(
          CodableEnumKey(stringValue: absent[0]),
          .init(
            codingPath: Swift.Array(present),
            debugDescription: "the value for \(absent.joined(separator: ".")) is missing"))
      }
      """#),
    .objectIfAny: .keyedDecoding.needing(.noMembers).text(
      #"""
        /// The object under a key. A missing one, or null, counts as an empty object.
        func objectIfAny(for key: Swift.String) throws -> Self {
          guard contains(Key(stringValue: key)) else {
            let absent = CodableEnumAbsentKey(stringValue: key)
            return Self(CodableEnumNoMembers(codingPath: codingPath + [absent]))
          }
          if try decodeNil(forKey: Key(stringValue: key)) {
            return Self(CodableEnumNoMembers(codingPath: codingPath + [Key(stringValue: key)]))
          }
          return try nestedContainer(keyedBy: Key.self, forKey: Key(stringValue: key))
        }
      """#),
    .noMembers: .free.needing(.missingKeys).text(
      #"""
      /// Decodes from a missing object: every value is missing, and errors name the place.
      nonisolated struct CodableEnumNoMembers: Swift.KeyedDecodingContainerProtocol {
        typealias Key = CodableEnumKey

        let codingPath: [any Swift.CodingKey]
        var allKeys: [CodableEnumKey] { [] }

        private func missing(_ key: CodableEnumKey) -> Swift.DecodingError {
          codableEnumMissing(key, at: codingPath)
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

        func superDecoder() throws -> any Swift.Decoder { throw missing(Key(stringValue: "super")) }

        func superDecoder(forKey key: CodableEnumKey) throws -> any Swift.Decoder {
          throw missing(key)
        }
      }
      """#),
    .aliasPlace: .keyedDecoding.text(
      #"""
        /// Where a value is: under its key here, or under an alias in another object.
        func place(
          of key: Swift.String, or aliases: [Swift.String], in other: Self
        ) -> (object: Self, key: Swift.String) {
          guard !contains(Key(stringValue: key)),
            let alias = aliases.first(where: { other.contains(Key(stringValue: $0)) })
          else {
            return (self, key)
          }
          return (other, alias)
        }
      """#),
  ]
}
