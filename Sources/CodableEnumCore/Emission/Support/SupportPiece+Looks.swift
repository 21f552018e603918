extension SupportPiece {
  static let looksPieces: [SupportPiece: Source] = [
    .tagIfAny: Source(
      keyedDecoding, [.optionalValue],
      #"""
        /// A tag that may be there or not: which representation a value is in is told by looking, before
        /// anything is decoded.
        func tagIfAny<T: Swift.Decodable>(for key: CodableEnumKey) -> T? {
          try? optional(for: key)
        }
      """#),
    .tagIfAnyAtPath: Source(
      keyedDecoding, [.tagPresence, .tagAtPath],
      #"""
        /// Behind a `try?`, only `as T` keeps an optional from being read, which is slower.
        func tagIfAny<T: Swift.Decodable>(at path: [CodableEnumKey]) -> T? {
          guard (try? containsTag(at: path)) == true else { return nil }
          return try? tag(at: path, of: "", known: []) as T
        }
      """#),
    .elementTagIfAny: Source(
      "CodableEnumElements", [.element],
      #"""
        mutating func tagIfAny<T: Swift.Decodable>() -> T? {
          container.isAtEnd ? nil : try? value() as T
        }
      """#),
    .rootTagIfAny: Source(
      nil, [.singleValue],
      #"""
      nonisolated func codableEnumTagIfAny<T: Swift.Decodable>(_ decoder: any Swift.Decoder) -> T? {
        try? codableEnumSingleValue(decoder.singleValueContainer()) as T
      }
      """#),
    .looks: Source(
      nil, [.key],
      #"""
      /// What can be seen of a value before it is decoded.
      nonisolated struct CodableEnumLook {
        private enum Place {
          case decoder(any Swift.Decoder)
          /// The container makes no decoder only to be looked at.
          case key(Swift.KeyedDecodingContainer<CodableEnumKey>, CodableEnumKey)
          case nowhere
        }

        private let place: Place

        private init(place: Place) { self.place = place }
        init(_ decoder: any Swift.Decoder) { self.init(place: .decoder(decoder)) }
      }
      """#),
    .lookAtKey: Source(
      "CodableEnumLook", [.looks],
      #"""
        init(_ container: Swift.KeyedDecodingContainer<CodableEnumKey>, _ key: CodableEnumKey) {
          self.init(place: .key(container, key))
        }
      """#),
    .lookBehindTag: Source(
      "CodableEnumLook", [.looks],
      #"""
        /// The element behind the tag that an array begins with.
        init(behindTagOf decoder: any Swift.Decoder) {
          var elements = try? decoder.unkeyedContainer()
          _ = try? elements?.superDecoder()
          if elements?.isAtEnd == false, let element = try? elements?.superDecoder() {
            self.init(element)
          } else {
            self.init(place: .nowhere)
          }
        }
      """#),
    .isOnly: Source(
      "CodableEnumLook", [.looks],
      #"""
        /// Whether exactly one element stands behind the tag that an array begins with.
        static func isOnly(behindTagOf decoder: any Swift.Decoder) -> Swift.Bool {
          guard var elements = try? decoder.unkeyedContainer() else { return false }
          if let count = elements.count { return count == 2 }
          _ = try? elements.superDecoder()
          _ = try? elements.superDecoder()
          return elements.isAtEnd
        }
      """#),
    .lookObject: Source(
      "CodableEnumLook", [.looks],
      #"""
        /// The value, if it is an object.
        var object: Swift.KeyedDecodingContainer<CodableEnumKey>? {
          switch place {
          case .decoder(let decoder): try? decoder.container(keyedBy: CodableEnumKey.self)
          case .key(let container, let key):
            try? container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
          case .nowhere: nil
          }
        }
      """#),
    .lookElements: Source(
      "CodableEnumLook", [.looks],
      #"""
        var elements: (any Swift.UnkeyedDecodingContainer)? {
          switch place {
          case .decoder(let decoder): try? decoder.unkeyedContainer()
          case .key(let container, let key): try? container.nestedUnkeyedContainer(forKey: key)
          case .nowhere: nil
          }
        }
      """#),
    .isObject: Source(
      "CodableEnumLook", [.lookObject],
      #"""
        var isObject: Swift.Bool { object != nil }
      """#),
    .isArray: Source(
      "CodableEnumLook", [.lookElements],
      #"""
        var isArray: Swift.Bool { elements != nil }
      """#),
    .isA: Source(
      "CodableEnumLook", [.looks],
      #"""
        func isA<T: Swift.Decodable>(_ type: T.Type) -> Swift.Bool {
          switch place {
          case .decoder(let decoder): (try? decoder.singleValueContainer().decode(type)) != nil
          case .key(let container, let key): (try? container.decode(type, forKey: key)) != nil
          case .nowhere: false
          }
        }
      """#),
    .isString: Source(
      "CodableEnumLook", [.isA],
      #"""
        var isString: Swift.Bool { isA(Swift.String.self) }
      """#),
    .isNumber: Source(
      "CodableEnumLook", [.isA],
      #"""
        /// There are coders that read no integer as a `Double`.
        var isNumber: Swift.Bool {
          isA(Swift.Double.self) || isA(Swift.Int64.self) || isA(Swift.UInt64.self)
        }
      """#),
    .isBoolean: Source(
      "CodableEnumLook", [.isA],
      #"""
        var isBoolean: Swift.Bool { isA(Swift.Bool.self) }
      """#),
    .isNull: Source(
      "CodableEnumLook", [.looks],
      #"""
        var isNull: Swift.Bool {
          switch place {
          case .decoder(let decoder): (try? decoder.singleValueContainer())?.decodeNil() ?? false
          case .key(let container, let key): (try? container.decodeNil(forKey: key)) ?? false
          case .nowhere: false
          }
        }
      """#),
    .holds: Source(
      "CodableEnumLook", [.lookObject],
      #"""
        func holds(_ keys: [CodableEnumKey]) -> Swift.Bool {
          guard let object else { return false }
          return keys.contains { object.contains($0) }
        }
      """#),
    .firstElement: Source(
      "CodableEnumLook", [.lookElements],
      #"""
        /// The first element of an array.
        var first: CodableEnumLook? {
          guard var elements, !elements.isAtEnd,
            let element = try? elements.superDecoder()
          else { return nil }
          return CodableEnumLook(element)
        }
      """#),
  ]
}
