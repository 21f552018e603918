extension SupportPiece {
  static let elementsText = #"""
    #piece optional
    /// Detects optionals hidden behind a type alias or a generic argument.
    nonisolated protocol CodableEnumOptional {
      static var codableEnumNil: Self { get }
    }

    nonisolated extension Swift.Optional: CodableEnumOptional {
      static var codableEnumNil: Self { .none }
    }
    #piece nilTest
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
    #piece noMembers: key
    /// A key of a missing object.
    nonisolated struct CodableEnumAbsentKey: Swift.CodingKey {
      let stringValue: Swift.String
      var intValue: Swift.Int? { nil }

      init(stringValue: Swift.String) { self.stringValue = stringValue }
      init?(intValue: Swift.Int) { nil }
    }

    /// Decodes from a missing object: every value is missing, and errors name the place.
    nonisolated struct CodableEnumNoMembers: Swift.KeyedDecodingContainerProtocol {
      typealias Key = CodableEnumKey

      let codingPath: [any Swift.CodingKey]
      var allKeys: [CodableEnumKey] { [] }

      /// The error for a missing value. Its path ends at the last object that exists; the text has the
      /// rest.
      private func missing(_ key: CodableEnumKey) -> Swift.DecodingError {
        let present = codingPath.prefix { !($0 is CodableEnumAbsentKey) }
        let absent = codingPath.dropFirst(present.count).map(\.stringValue) + [key.stringValue]
        return .keyNotFound(
          CodableEnumKey(stringValue: absent[0]),
          .init(
            codingPath: Swift.Array(present),
            debugDescription: "the value for \(absent.joined(separator: ".")) is missing"))
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
    #piece elements: index
    /// Reads the elements of an array one by one. Some decoders trap past the last, so it checks first.
    nonisolated struct CodableEnumElements {
      /// What the elements are for, for errors.
      let owner: Swift.String
      init(_ owner: Swift.String) { self.owner = owner }

      func tooShort(
        _ container: some Swift.UnkeyedDecodingContainer, for type: Any.Type
      ) -> Swift.DecodingError {
        let index = container.currentIndex
        return .valueNotFound(
          type,
          .init(
            codingPath: container.codingPath + [CodableEnumIndex(intValue: index)],
            debugDescription: "\(owner) needs an element at index \(index)"))
      }
    }
    #piece index
    nonisolated struct CodableEnumIndex: Swift.CodingKey {
      let intValue: Swift.Int?
      var stringValue: Swift.String { "Index \(intValue ?? 0)" }
      init(intValue: Swift.Int) { self.intValue = intValue }
      init?(stringValue: Swift.String) { nil }
    }
    #extension CodableEnumElements: elements
    #piece element%type%
      @inline(__always)
      func required(in container: inout some Swift.UnkeyedDecodingContainer) throws -> Swift.%type% {
        if container.isAtEnd { throw tooShort(container, for: Swift.%type%.self) }
        return try container.decode(Swift.%type%.self)
      }
    #piece element: optional
      /// The next element. A missing one is nil if the type is optional.
      func value<T: Swift.Decodable>(
        in container: inout some Swift.UnkeyedDecodingContainer
      ) throws -> T {
        if !container.isAtEnd { return try container.decode(T.self) }
        guard let optional = T.self as? any CodableEnumOptional.Type else {
          throw tooShort(container, for: T.self)
        }
        return optional.codableEnumNil as! T
      }
    #piece isNullElement
      /// Whether there is no value: the array ends, or the next element is null, which is skipped. Some
      /// decoders advance in `decodeNil` even if the element isn't null. So this asks a copy. A container of
      /// one word may be a reference, and its copy the same; then this is nil.
      private func isNull<Container: Swift.UnkeyedDecodingContainer>(
        in container: inout Container
      ) throws -> Swift.Bool? {
        if container.isAtEnd { return true }
        if Swift.MemoryLayout<Container>.size <= Swift.MemoryLayout<Swift.Int>.size { return nil }
        var next = container
        guard try next.decodeNil() else { return false }
        container = next
        return true
      }
    #piece optionalElement%type%: isNullElement
      func ifPresent(in container: inout some Swift.UnkeyedDecodingContainer) throws -> Swift.%type%? {
        guard let isNull = try isNull(in: &container) else {
          return try container.decode(Swift.%type%?.self)
        }
        return isNull ? nil : try container.decode(Swift.%type%.self)
      }
    #piece optionalElement: isNullElement
      /// The next element, or nil for null and at the end.
      func optional<T: Swift.Decodable>(
        in container: inout some Swift.UnkeyedDecodingContainer
      ) throws -> T? {
        guard let isNull = try isNull(in: &container) else { return try container.decode(T?.self) }
        return isNull ? nil : try container.decode(T.self)
      }
    #piece objectElement: key
      func object(
        in container: inout some Swift.UnkeyedDecodingContainer
      ) throws -> Swift.KeyedDecodingContainer<CodableEnumKey> {
        if container.isAtEnd { throw tooShort(container, for: [Swift.String: Any].self) }
        return try container.nestedContainer(keyedBy: CodableEnumKey.self)
      }
    #piece arrayElement
      func array(
        in container: inout some Swift.UnkeyedDecodingContainer
      ) throws -> any Swift.UnkeyedDecodingContainer {
        if container.isAtEnd { throw tooShort(container, for: [Any].self) }
        return try container.nestedUnkeyedContainer()
      }
    #piece decoderElement
      /// A decoder for the next element.
      func decoder(
        in container: inout some Swift.UnkeyedDecodingContainer
      ) throws -> any Swift.Decoder {
        if container.isAtEnd { throw tooShort(container, for: Any.self) }
        return try container.superDecoder()
      }
    #piece remainingCount
      /// The number of remaining elements if the decoder knows it, or as many as could be used.
      func remainingCount(
        in container: some Swift.UnkeyedDecodingContainer, upTo limit: Swift.Int
      ) -> Swift.Int {
        guard let count = container.count else { return container.isAtEnd ? 0 : limit }
        return Swift.min(count - container.currentIndex, limit)
      }
    #piece elementsEnd
      func tooLong(_ container: some Swift.UnkeyedDecodingContainer) -> Swift.DecodingError {
        let text = "\(owner) has no element at index \(container.currentIndex)"
        return .dataCorrupted(.init(codingPath: container.codingPath, debugDescription: text))
      }
    #piece onlyLiteralElement: literal
      func expectOnly(
        _ literal: CodableEnumLiteral, spelled text: Swift.String,
        in container: inout some Swift.UnkeyedDecodingContainer
      ) throws {
        if container.isAtEnd { throw tooShort(container, for: CodableEnumLiteral.self) }
        let element = container
        let found: CodableEnumLiteral =
          try container.decodeNil() ? .null : container.decode(CodableEnumLiteral.self)
        if found == literal { return }
        throw Swift.DecodingError.dataCorruptedError(
          in: element, debugDescription: "expected \(text)")
      }
    #piece trueElement: elementBool
      func expectTrue(in container: inout some Swift.UnkeyedDecodingContainer) throws {
        let element = container
        if try required(in: &container) as Swift.Bool { return }
        throw Swift.DecodingError.dataCorruptedError(in: element, debugDescription: "expected true")
      }
    #piece nullElement
      func expectNull(in container: inout some Swift.UnkeyedDecodingContainer) throws {
        if container.isAtEnd { throw tooShort(container, for: Any?.self) }
        if try container.decodeNil() { return }
        throw Swift.DecodingError.dataCorruptedError(in: container, debugDescription: "expected null")
      }
    #piece codedElement: codedOptionalElement
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
    #piece codedOptionalElement: isNullElement decoderElement
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
    #piece keptElementTag: scalarValue unknownTag
      /// The tag as the value that stores it.
      static func value<T: Swift.Decodable>(
        ofTag tag: CodableEnumScalar, isCoercing: Swift.Bool, in decoder: any Swift.Decoder,
        _ known: @autoclosure () -> Swift.String
      ) throws -> T {
        let value = try tag.value(isCoercing: isCoercing) {
          var elements = try decoder.unkeyedContainer()
          return try elements.decode(T.self)
        }
        if let value { return value }
        let path = decoder.codingPath + [CodableEnumIndex(intValue: 0)]
        throw codableEnumUnknownTag(tag, known(), at: path)
      }
    #end
    #piece readable
    /// A value, or nil if it can't be decoded.
    nonisolated struct CodableEnumReadable<Value: Swift.Decodable>: Swift.Decodable {
      let value: Value?

      init(from decoder: any Swift.Decoder) throws { value = try? Value(from: decoder) }
    }
    #piece readableElements: readable
    /// The elements of an array that can be decoded.
    nonisolated func codableEnumReadableElements<Element: Swift.Decodable>(
      from decoder: any Swift.Decoder
    ) throws -> [Element] {
      try [CodableEnumReadable<Element>](from: decoder).compactMap { $0.value }
    }
    #piece dictionary: key
    /// A dictionary, also read from an array of alternating keys and values: Swift writes that if the
    /// keys aren't coding keys.
    nonisolated struct CodableEnumDictionary<
      Key: Swift.Decodable & Swift.Hashable, Value: Swift.Decodable
    >: Swift.Decodable {
      var values: [Key: Value] = [:]

      init(from decoder: any Swift.Decoder) throws {
        let isObject = (try? decoder.container(keyedBy: CodableEnumKey.self)) != nil
        guard !isObject, var elements = try? decoder.unkeyedContainer() else {
          values = try [Key: Value](from: decoder)
          return
        }
        while !elements.isAtEnd {
          let key = try elements.decode(Key.self)
          values[key] = try elements.decode(Value.self)
        }
      }
    }
    #piece dictionaryValues: dictionary
    nonisolated func codableEnumDictionary<
      Key: Swift.Decodable & Swift.Hashable, Value: Swift.Decodable
    >(from decoder: any Swift.Decoder) throws -> [Key: Value] {
      try CodableEnumDictionary(from: decoder).values
    }
    """#
}
