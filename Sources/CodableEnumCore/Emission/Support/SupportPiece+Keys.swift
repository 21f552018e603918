extension SupportPiece {
  static let keysText = #"""
    #piece key
    /// A key of any text. One key type for all enums keeps the code small.
    nonisolated struct CodableEnumKey: Swift.CodingKey {
      let stringValue: Swift.String
      var intValue: Swift.Int? { nil }
      init(stringValue: Swift.String) { self.stringValue = stringValue }
      init?(intValue: Swift.Int) { nil }
    }
    #extension Swift.KeyedDecodingContainer where Key == CodableEnumKey: key
    #piece required
      /// The value under a key. Decoders have their own functions for the most common types.
      func required<T: Swift.Decodable>(for key: Swift.String) throws -> T {
        try decode(T.self, forKey: Key(stringValue: key))
      }
    #piece required%type%
      func required(for key: Swift.String) throws -> Swift.%type% {
        try decode(Swift.%type%.self, forKey: Key(stringValue: key))
      }
    #piece ifPresent
      /// The value under a key, or nil if it is null or missing.
      func ifPresent<T: Swift.Decodable>(for key: Swift.String) throws -> T? {
        try decodeIfPresent(T.self, forKey: Key(stringValue: key))
      }
    #piece ifPresent%type%
      func ifPresent(for key: Swift.String) throws -> Swift.%type%? {
        try decodeIfPresent(Swift.%type%.self, forKey: Key(stringValue: key))
      }
    #piece value: optional
      /// The value under a key. A missing one is nil if the type is optional.
      ///
      /// Decoders have their own, faster functions for the types named here. Optimized code contains no
      /// comparisons.
      func value<T: Swift.Decodable>(for key: Swift.String) throws -> T {
        if T.self == Swift.String.self {
          return try decode(Swift.String.self, forKey: Key(stringValue: key)) as! T
        }
        if T.self == Swift.Int.self {
          return try decode(Swift.Int.self, forKey: Key(stringValue: key)) as! T
        }
        if T.self == Swift.Bool.self {
          return try decode(Swift.Bool.self, forKey: Key(stringValue: key)) as! T
        }
        if T.self == Swift.Double.self {
          return try decode(Swift.Double.self, forKey: Key(stringValue: key)) as! T
        }
        do {
          return try decode(T.self, forKey: Key(stringValue: key))
        } catch {
          guard let optional = T.self as? any CodableEnumOptional.Type,
            !contains(Key(stringValue: key))
          else {
            throw error
          }
          return optional.codableEnumNil as! T
        }
      }
    #piece optionalValue
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
    #piece replacement
      /// Replaces a default with the value, if there is one.
      func replace<T>(
        _ value: inout T, with read: @autoclosure () throws -> T, for key: Swift.String
      ) throws {
        if contains(Key(stringValue: key)) { value = try read() }
      }

      /// A missing optional behind a type alias is nil, whatever its default: nil is written by omitting
      /// the key.
      func replace<T>(
        _ value: inout T?, with read: @autoclosure () throws -> T?, for key: Swift.String
      ) throws {
        value = try read()
      }
    #piece anyKey
      /// The first key that is present, or the first of all for errors.
      func anyKey(of keys: [Swift.String]) -> Swift.String {
        keys.first { contains(Key(stringValue: $0)) } ?? keys[0]
      }
    #piece containsKey
      func contains(_ key: Swift.String) -> Swift.Bool { contains(Key(stringValue: key)) }
    #piece objectUnderKey
      func object(for key: Swift.String) throws -> Self {
        try nestedContainer(keyedBy: Key.self, forKey: Key(stringValue: key))
      }
    #piece containsAny
      func contains(anyOf keys: [Swift.String]) -> Swift.Bool {
        keys.contains { contains(Key(stringValue: $0)) }
      }
    #piece hasValue
      /// Whether a key is present and isn't null.
      func hasValue(for key: Swift.String) throws -> Swift.Bool {
        guard contains(Key(stringValue: key)) else { return false }
        return try !decodeNil(forKey: Key(stringValue: key))
      }
    #piece otherKeysDecoding: value
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
    #piece codedValue: codedOptional nestedDecoder
      func value<T>(for key: Swift.String, with decode: (any Swift.Decoder) throws -> T) throws -> T {
        try decode(decoder(for: key))
      }

      /// For an optional behind a type alias.
      func value<T>(
        for key: Swift.String, with decode: (any Swift.Decoder) throws -> T
      ) throws -> T? {
        try optional(for: key, with: decode)
      }
    #piece codedOptional
      func optional<T>(
        for key: Swift.String, with decode: (any Swift.Decoder) throws -> T
      ) throws -> T? {
        if try !contains(Key(stringValue: key)) || decodeNil(forKey: Key(stringValue: key)) {
          return nil
        }
        return try decode(superDecoder(forKey: Key(stringValue: key)))
      }
    #piece codedRequired: nestedDecoder
      /// For a nil that is written.
      func required<T>(
        for key: Swift.String, with decode: (any Swift.Decoder) throws -> T
      ) throws -> T? {
        let decoder = try decoder(for: key)
        return try decodeNil(forKey: Key(stringValue: key)) ? nil : decode(decoder)
      }
    #piece nestedDecoder
      /// A decoder for the value under a key. It throws if the key is missing.
      func decoder(for key: Swift.String) throws -> any Swift.Decoder {
        // A missing object has an error of its own.
        let decoder = try superDecoder(forKey: Key(stringValue: key))
        if contains(Key(stringValue: key)) { return decoder }
        throw Swift.DecodingError.keyNotFound(
          Key(stringValue: key),
          .init(codingPath: codingPath, debugDescription: "the value for \(key) is missing"))
      }
    #piece objectIfAny: noMembers
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
    #piece aliasPlace
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
    #piece trueUnderKey
      func expectTrue(for key: Swift.String) throws {
        if try decode(Swift.Bool.self, forKey: Key(stringValue: key)) { return }
        throw Swift.DecodingError.dataCorruptedError(
          forKey: Key(stringValue: key), in: self, debugDescription: "expected true")
      }
    #piece nullUnderKey
      func expectNull(for key: Swift.String) throws {
        if try decodeNil(forKey: Key(stringValue: key)) { return }
        throw Swift.DecodingError.dataCorruptedError(
          forKey: Key(stringValue: key), in: self, debugDescription: "expected null")
      }
    """#
}
