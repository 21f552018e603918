extension SupportPiece {
  static let elementPieces: [SupportPiece: Source] = [
    .elements: .free.needing(.index).text(
      #"""
      /// The elements of an array, read one by one.
      nonisolated struct CodableEnumElements {
        var container: any Swift.UnkeyedDecodingContainer
        /// For errors: how many elements are required, and by what.
        private var needed: Swift.Int
        private var owner: Swift.String

        init(
          _ container: any Swift.UnkeyedDecodingContainer, expecting count: Swift.Int,
          of owner: Swift.String
        ) {
          self.container = container
          needed = count
          self.owner = owner
        }

        /// Decoders only say that there are no more elements, and some trap past the end.
        func tooShort(for type: Any.Type) -> Swift.DecodingError {
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
    .elementsOf: .ofElements.text(
      #"""
        init(
          of decoder: any Swift.Decoder, expecting count: Swift.Int = 1,
          of owner: Swift.String = "the value"
        ) throws {
          try self.init(decoder.unkeyedContainer(), expecting: count, of: owner)
        }
      """#),
    .elementsExpecting: .ofElements.text(
      #"""
        /// Sets what is known after the first element, the tag.
        mutating func expect(_ count: Swift.Int, of owner: Swift.String) {
          needed = count
          self.owner = owner
        }
      """#),
    .element: .ofElements.needing(.optional).text(
      #"""
        /// The next element. A missing one is nil if the type is optional.
        mutating func value<T: Swift.Decodable>() throws -> T {
          if container.isAtEnd {
            guard let optional = T.self as? any CodableEnumOptional.Type else {
              throw tooShort(for: T.self)
            }
            return optional.codableEnumNil as! T
          }
          if T.self == Swift.String.self { return try container.decode(Swift.String.self) as! T }
          if T.self == Swift.Int.self { return try container.decode(Swift.Int.self) as! T }
          if T.self == Swift.Bool.self { return try container.decode(Swift.Bool.self) as! T }
          if T.self == Swift.Double.self { return try container.decode(Swift.Double.self) as! T }
          return try container.decode(T.self)
        }
      """#),
    .optionalElement: .ofElements.needing(.element).text(
      #"""
        /// The next element, or nil for null and at the end.
        ///
        /// Some decoders advance in `decodeNil` even if the element isn't null. So this asks a copy, or, if
        /// the container can't be copied, decodes an optional, which is slower.
        mutating func optional<T: Swift.Decodable>() throws -> T? {
          if container.isAtEnd { return nil }
          let isScalar =
            T.self == Swift.String.self || T.self == Swift.Int.self || T.self == Swift.Bool.self
            || T.self == Swift.Double.self
          guard isScalar, !(Swift.type(of: container) is Swift.AnyObject.Type) else {
            return try container.decode(T?.self)
          }
          var next = container
          if try next.decodeNil() {
            container = next
            return nil
          }
          return try value() as T
        }
      """#),
    .objectElement: .ofElements.needing(.key).text(
      #"""
        mutating func object() throws -> Swift.KeyedDecodingContainer<CodableEnumKey> {
          if container.isAtEnd { throw tooShort(for: [Swift.String: Any].self) }
          return try container.nestedContainer(keyedBy: CodableEnumKey.self)
        }
      """#),
    .elementsElement: .ofElements.text(
      #"""
        mutating func elements(
          expecting count: Swift.Int, of owner: Swift.String
        ) throws -> CodableEnumElements {
          if container.isAtEnd { throw tooShort(for: [Any].self) }
          return try CodableEnumElements(
            container.nestedUnkeyedContainer(), expecting: count, of: owner)
        }
      """#),
    .decoderElement: .ofElements.text(
      #"""
        /// A decoder for the next element.
        mutating func decoder() throws -> any Swift.Decoder {
          if container.isAtEnd { throw tooShort(for: Any.self) }
          return try container.superDecoder()
        }
      """#),
    .remainingCount: .ofElements.text(
      #"""
        /// The number of remaining elements if the decoder knows it, or as many as could be used.
        func remainingCount(upTo limit: Swift.Int) -> Swift.Int {
          guard let count = container.count else { return container.isAtEnd ? 0 : limit }
          return Swift.min(count - container.currentIndex, limit)
        }
      """#),
    .elementsEnd: .ofElements.text(
      #"""
        func expectEnd(of owner: Swift.String, _ count: Swift.Int) throws {
          if container.isAtEnd { return }
          let values = count == 1 ? "1 value" : "\(count) values"
          throw Swift.DecodingError.dataCorrupted(
            .init(
              codingPath: container.codingPath,
              debugDescription: "\(owner) has \(values), but there are more elements"))
        }
      """#),
    .elementsUnderKey: .keyedDecoding.needing(.elements).text(
      #"""
        func elements(
          for key: Swift.String, expecting count: Swift.Int, of owner: Swift.String
        ) throws -> CodableEnumElements {
          try CodableEnumElements(nestedUnkeyedContainer(forKey: Key(stringValue: key)), expecting: count, of: owner)
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
}
