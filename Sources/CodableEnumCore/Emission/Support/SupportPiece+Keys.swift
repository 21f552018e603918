extension SupportPiece {
  static let keyPieces: [SupportPiece: Source] = [
    .key: .free.text(
      #"""
      /// A key of any text. One key type for all enums keeps the code small.
      nonisolated struct CodableEnumKey: Swift.CodingKey {
        let stringValue: Swift.String
        var intValue: Swift.Int? { nil }
        init(stringValue: Swift.String) { self.stringValue = stringValue }
        init?(intValue: Swift.Int) { nil }
      }
      """#),
    .optional: .free.text(
      #"""
      /// Detects optionals hidden behind a type alias or a generic argument.
      nonisolated protocol CodableEnumOptional {
        static var codableEnumNil: Self { get }
      }

      nonisolated extension Swift.Optional: CodableEnumOptional {
        static var codableEnumNil: Self { .none }
      }
      """#),
    .nilTest: .free.text(
      #"""
      /// Whether a value is nil. Its type may be an optional.
      nonisolated func codableEnumIsNil<T>(_ value: T) -> Swift.Bool {
        (value as? any CodableEnumNilTest)?.codableEnumIsNil ?? false
      }

      nonisolated protocol CodableEnumNilTest {
        var codableEnumIsNil: Swift.Bool { get }
      }

      nonisolated extension Swift.Optional: CodableEnumNilTest {
        var codableEnumIsNil: Swift.Bool {
          guard case .some(let wrapped) = self else { return true }
          return (wrapped as? any CodableEnumNilTest)?.codableEnumIsNil ?? false
        }
      }
      """#),
    .value: .keyedDecoding.needing(.optional).text(
      #"""
        /// The value under a key. A missing one is nil if the type is optional.
        ///
        /// Decoders have their own, faster functions for the types named here. Optimized code contains no
        /// comparisons.
        func value<T: Swift.Decodable>(for key: Swift.String) throws -> T {
          if T.self == Swift.String.self { return try decode(Swift.String.self, forKey: Key(stringValue: key)) as! T }
          if T.self == Swift.Int.self { return try decode(Swift.Int.self, forKey: Key(stringValue: key)) as! T }
          if T.self == Swift.Bool.self { return try decode(Swift.Bool.self, forKey: Key(stringValue: key)) as! T }
          if T.self == Swift.Double.self { return try decode(Swift.Double.self, forKey: Key(stringValue: key)) as! T }
          do {
            return try decode(T.self, forKey: Key(stringValue: key))
          } catch {
            guard let optional = T.self as? any CodableEnumOptional.Type, !contains(Key(stringValue: key)) else {
              throw error
            }
            return optional.codableEnumNil as! T
          }
        }
      """#),
    .optionalValue: .keyedDecoding.text(
      #"""
        func optional<T: Swift.Decodable>(for key: Swift.String) throws -> T? {
          if T.self == Swift.String.self {
            return try decodeIfPresent(Swift.String.self, forKey: Key(stringValue: key)) as! T?
          }
          if T.self == Swift.Int.self {
            return try decodeIfPresent(Swift.Int.self, forKey: Key(stringValue: key)) as! T?
          }
          if T.self == Swift.Bool.self {
            return try decodeIfPresent(Swift.Bool.self, forKey: Key(stringValue: key)) as! T?
          }
          if T.self == Swift.Double.self {
            return try decodeIfPresent(Swift.Double.self, forKey: Key(stringValue: key)) as! T?
          }
          return try decodeIfPresent(T.self, forKey: Key(stringValue: key))
        }
      """#),
    .nestedDecoder: .keyedDecoding.text(
      #"""
        /// A decoder for the value under a key. It throws if the key is missing.
        func decoder(for key: Swift.String) throws -> any Swift.Decoder {
          guard contains(Key(stringValue: key)) else {
            throw Swift.DecodingError.keyNotFound(
              Key(stringValue: key),
              .init(codingPath: codingPath, debugDescription: "the value for \(key) is missing"))
          }
          return try superDecoder(forKey: Key(stringValue: key))
        }
      """#),
    .containsKey: .keyedDecoding.text(
      #"""
        func contains(_ key: Swift.String) -> Swift.Bool { contains(Key(stringValue: key)) }
      """#),
    .objectUnderKey: .keyedDecoding.text(
      #"""
        func object(for key: Swift.String) throws -> Self {
          try nestedContainer(keyedBy: Key.self, forKey: Key(stringValue: key))
        }
      """#),
    .anyKey: .keyedDecoding.text(
      #"""
        /// The first key that is present, or the first of all for errors.
        func anyKey(of keys: [Swift.String]) -> Swift.String {
          keys.first { contains(Key(stringValue: $0)) } ?? keys[0]
        }
      """#),
    .containsAny: .keyedDecoding.text(
      #"""
        func contains(anyOf keys: [Swift.String]) -> Swift.Bool {
          keys.contains { contains(Key(stringValue: $0)) }
        }
      """#),
    .replacement: .keyedDecoding.needing(.value, .optionalValue).text(
      #"""
        /// Replaces a default with the value, if there is one.
        func replace<T: Swift.Decodable>(_ value: inout T, for key: Swift.String) throws {
          if contains(Key(stringValue: key)) { value = try self.value(for: key) }
        }

        /// A missing optional behind a type alias is nil, whatever its default: nil is written by omitting
        /// the key.
        func replace<T: Swift.Decodable>(_ value: inout T?, for key: Swift.String) throws {
          value = try optional(for: key)
        }
      """#),
    .hasValue: .keyedDecoding.text(
      #"""
        /// Whether a key is present and isn't null.
        func hasValue(for key: Swift.String) throws -> Swift.Bool {
          guard contains(Key(stringValue: key)) else { return false }
          return try !decodeNil(forKey: Key(stringValue: key))
        }
      """#),
    .otherKeysDecoding: .keyedDecoding.needing(.value).text(
      #"""
        /// All values under keys that nothing else in the object uses.
        func otherKeys<T: Swift.Decodable>(
          besides reserved: [Swift.String]
        ) throws -> [Swift.String: T] {
          var values: [Swift.String: T] = [:]
          for key in allKeys where !reserved.contains(key.stringValue) {
            // Its type is stated, since an optional would remove a key that is null.
            let found: T = try value(for: key.stringValue)
            values[key.stringValue] = found
          }
          return values
        }
      """#),
    .unknownKeys: .keyedDecoding.needing(.errorPath, .beginning).text(
      #"""
        func rejectKeys(otherThan known: [Swift.String], in owner: Swift.String) throws {
          let unknown = allKeys.filter { !known.contains($0.stringValue) }
          guard let key = unknown.min(by: { $0.stringValue < $1.stringValue }) else { return }
          let name = Key.beginning(of: key.stringValue)
          var text = "\(owner) has no key \(Swift.String(reflecting: name))"
          // One of these may be meant.
          let absent = known.filter { !contains(Key(stringValue: $0)) }
          if !absent.isEmpty {
            let names = absent.prefix(20).map { Swift.String(reflecting: $0) }
            text += "; it could have \(names.joined(separator: ", "))"
          }
          throw Swift.DecodingError.dataCorrupted(
            .init(codingPath: codableEnumPath(codingPath + [key]), debugDescription: text))
        }
      """#),
    .unknownKeysBeside: .keyedDecoding.needing(.unknownKeys).text(
      #"""
        /// The same for the objects on the path to the tag.
        func rejectKeys(beside path: [Swift.String], in owner: Swift.String) throws {
          var container = self
          for (key, next) in Swift.zip(path, path.dropFirst()) {
            guard container.contains(Key(stringValue: key)) else { return }
            container = try container.nestedContainer(keyedBy: Key.self, forKey: Key(stringValue: key))
            try container.rejectKeys(otherThan: [next], in: owner)
          }
        }
      """#),
  ]
}
