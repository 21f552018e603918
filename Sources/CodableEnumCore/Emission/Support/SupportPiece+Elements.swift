extension SupportPiece {
  static let elementPieces: [SupportPiece: Source] = [
    .elements: .free.needing(.index).text(
      #"""
      /// Reads the elements of an array one by one. Some decoders trap past the last, so it looks first.
      ///
      /// Containers are arguments, because changing one that is stored in another value takes long.
      nonisolated struct CodableEnumElements {
        /// For errors: how many elements are needed, and by what.
        private let needed: Swift.Int
        private let owner: Swift.String

        init(_ needed: Swift.Int, of owner: Swift.String) {
          self.needed = needed
          self.owner = owner
        }

        func tooShort(
          _ container: some Swift.UnkeyedDecodingContainer, for type: Any.Type
        ) -> Swift.DecodingError {
          let count = container.currentIndex
          return .valueNotFound(
            type,
            .init(
              codingPath: container.codingPath + [CodableEnumIndex(intValue: count)],
              debugDescription: "there \(count == 1 ? "is 1 element" : "are \(count) elements"), "
                + "but \(owner) needs \(needed)"))
        }
      }
      """#),
    .index: .free.text(
      #"""
      nonisolated struct CodableEnumIndex: Swift.CodingKey {
        let index: Swift.Int
        var intValue: Swift.Int? { index }
        var stringValue: Swift.String { "Index \(index)" }

        init(intValue: Swift.Int) { index = intValue }
        init?(stringValue: Swift.String) { nil }
      }
      """#),
    .elementString: element("String"), .elementInt: element("Int"),
    .elementBool: element("Bool"), .elementDouble: element("Double"),
    .element: .ofElements.needing(.optional).text(
      #"""
        /// The next element. A missing one is nil if the type is optional.
        func value<T: Swift.Decodable>(in container: inout some Swift.UnkeyedDecodingContainer) throws -> T {
          if !container.isAtEnd { return try container.decode(T.self) }
          guard let optional = T.self as? any CodableEnumOptional.Type else {
            throw tooShort(container, for: T.self)
          }
          return optional.codableEnumNil as! T
        }
      """#),
    .isNullElement: .ofElements.text(
      #"""
        /// Whether there is no value: the array ends, or the next element is null, which is skipped.
        ///
        /// Some decoders advance in `decodeNil` even if the element isn't null. So this asks a copy. A container
        /// of one word may be a reference, and its copy the same; then this is nil.
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
      """#),
    .stringElementIfPresent: elementIfPresent("String"),
    .intElementIfPresent: elementIfPresent("Int"),
    .boolElementIfPresent: elementIfPresent("Bool"),
    .doubleElementIfPresent: elementIfPresent("Double"),
    .optionalElement: .ofElements.needing(.isNullElement).text(
      #"""
        /// The next element, or nil for null and at the end.
        func optional<T: Swift.Decodable>(
          in container: inout some Swift.UnkeyedDecodingContainer
        ) throws -> T? {
          let isScalar =
            T.self == Swift.String.self || T.self == Swift.Int.self || T.self == Swift.Bool.self
            || T.self == Swift.Double.self
          if isScalar, let isNull = try isNull(in: &container) {
            return isNull ? nil : try container.decode(T.self)
          }
          return container.isAtEnd ? nil : try container.decode(T?.self)
        }
      """#),
    .objectElement: .ofElements.needing(.key).text(
      #"""
        func object(
          in container: inout some Swift.UnkeyedDecodingContainer
        ) throws -> Swift.KeyedDecodingContainer<CodableEnumKey> {
          if container.isAtEnd { throw tooShort(container, for: [Swift.String: Any].self) }
          return try container.nestedContainer(keyedBy: CodableEnumKey.self)
        }
      """#),
    .arrayElement: .ofElements.text(
      #"""
        func array(
          in container: inout some Swift.UnkeyedDecodingContainer
        ) throws -> any Swift.UnkeyedDecodingContainer {
          if container.isAtEnd { throw tooShort(container, for: [Any].self) }
          return try container.nestedUnkeyedContainer()
        }
      """#),
    .decoderElement: .ofElements.text(
      #"""
        /// A decoder for the next element.
        func decoder(in container: inout some Swift.UnkeyedDecodingContainer) throws -> any Swift.Decoder {
          if container.isAtEnd { throw tooShort(container, for: Any.self) }
          return try container.superDecoder()
        }
      """#),
    .remainingCount: .ofElements.text(
      #"""
        /// The number of remaining elements if the decoder knows it, or as many as could be used.
        func remainingCount(
          in container: some Swift.UnkeyedDecodingContainer, upTo limit: Swift.Int
        ) -> Swift.Int {
          guard let count = container.count else { return container.isAtEnd ? 0 : limit }
          return Swift.min(count - container.currentIndex, limit)
        }
      """#),
    .elementsEnd: .ofElements.text(
      #"""
        @inline(__always)
        func expectEnd(of container: some Swift.UnkeyedDecodingContainer, _ count: Swift.Int) throws {
          if !container.isAtEnd { throw tooLong(container, count) }
        }

        private func tooLong(
          _ container: some Swift.UnkeyedDecodingContainer, _ count: Swift.Int
        ) -> Swift.DecodingError {
          let values = count == 1 ? "1 value" : "\(count) values"
          return .dataCorrupted(
            .init(
              codingPath: container.codingPath,
              debugDescription: "\(owner) has \(values), but there are more elements"))
        }
      """#),
    .readable: .free.text(
      #"""
      /// A value, or nil if it can't be decoded.
      nonisolated struct CodableEnumReadable<Value: Swift.Decodable>: Swift.Decodable {
        let value: Value?

        init(from decoder: any Swift.Decoder) throws { value = try? Value(from: decoder) }
      }
      """#),
    .readableElements: .free.needing(.readable).text(
      #"""
      /// The elements of an array that can be decoded.
      nonisolated func codableEnumReadableElements<Element: Swift.Decodable>(
        from decoder: any Swift.Decoder
      ) throws -> [Element] {
        try [CodableEnumReadable<Element>](from: decoder).compactMap { $0.value }
      }
      """#),
    .dictionary: .free.needing(.key).text(
      #"""
      /// A dictionary, also read from an array of keys and values in turn: as Swift writes a dictionary
      /// whose keys aren't coding keys.
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
      """#),
    .dictionaryValues: .free.needing(.dictionary).text(
      #"""
      nonisolated func codableEnumDictionary<
        Key: Swift.Decodable & Swift.Hashable, Value: Swift.Decodable
      >(from decoder: any Swift.Decoder) throws -> [Key: Value] {
        try CodableEnumDictionary(from: decoder).values
      }
      """#),
  ]
  private static func element(_ type: String) -> Source {
    .ofElements.text(
      """
        @inline(__always)
        func required(in container: inout some Swift.UnkeyedDecodingContainer) throws -> Swift.\(type) {
          if container.isAtEnd { throw tooShort(container, for: Swift.\(type).self) }
          return try container.decode(Swift.\(type).self)
        }
      """)
  }

  private static func elementIfPresent(_ type: String) -> Source {
    .ofElements.needing(.isNullElement).text(
      """
        func ifPresent(in container: inout some Swift.UnkeyedDecodingContainer) throws -> Swift.\(type)? {
          guard let isNull = try isNull(in: &container) else { return try container.decode(Swift.\(type)?.self) }
          return isNull ? nil : try container.decode(Swift.\(type).self)
        }
      """)
  }
}
