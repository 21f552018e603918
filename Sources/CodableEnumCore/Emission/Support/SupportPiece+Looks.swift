extension SupportPiece {
  static let looksPieces: [SupportPiece: Source] = [
    .tagIfAny: .keyedDecoding.needing(.optionalValue).text(
      #"""
        /// A tag that may be missing. The form of a value is chosen by looking, before anything is decoded.
        func tagIfAny<T: Swift.Decodable>(for key: Swift.String) -> T? {
          try? optional(for: key)
        }
      """#),
    .tagIfAnyAtPath: .keyedDecoding.needing(.tagPresence, .tagParent, .optionalValue).text(
      #"""
        func tagIfAny<T: Swift.Decodable>(at path: [Swift.String]) -> T? {
          guard (try? containsTag(at: path)) == true else { return nil }
          return try? parent(of: path).optional(for: path[path.count - 1])
        }
      """#),
    .rootTagIfAny: .free.needing(.singleValue).text(
      #"""
      nonisolated func codableEnumTagIfAny<T: Swift.Decodable>(_ decoder: any Swift.Decoder) -> T? {
        try? codableEnumSingleValue(decoder.singleValueContainer()) as T
      }
      """#),
    .looks: .free.needing(.key).text(
      #"""
      /// A look at a value before it is decoded.
      nonisolated struct CodableEnumLook {
        private enum Place {
          case decoder(any Swift.Decoder)
          /// Looking doesn't create a decoder.
          case key(Swift.KeyedDecodingContainer<CodableEnumKey>, CodableEnumKey)
          case nowhere
        }

        private let place: Place

        private init(place: Place) { self.place = place }
        init(_ decoder: any Swift.Decoder) { self.init(place: .decoder(decoder)) }
      }
      """#),
    .lookAtKey: .ofLook.text(
      #"""
        init(_ container: Swift.KeyedDecodingContainer<CodableEnumKey>, _ key: Swift.String) {
          self.init(place: .key(container, CodableEnumKey(stringValue: key)))
        }
      """#),
    .lookBehindTag: .ofLook.text(
      #"""
        /// The element after the tag of an array.
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
    .isOnly: .ofLook.text(
      #"""
        /// Whether exactly one element follows the tag of an array.
        static func isOnly(behindTagOf decoder: any Swift.Decoder) -> Swift.Bool {
          guard var elements = try? decoder.unkeyedContainer() else { return false }
          if let count = elements.count { return count == 2 }
          _ = try? elements.superDecoder()
          _ = try? elements.superDecoder()
          return elements.isAtEnd
        }
      """#),
    .lookObject: .ofLook.text(
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
    .lookElements: .ofLook.text(
      #"""
        var elements: (any Swift.UnkeyedDecodingContainer)? {
          switch place {
          case .decoder(let decoder): try? decoder.unkeyedContainer()
          case .key(let container, let key): try? container.nestedUnkeyedContainer(forKey: key)
          case .nowhere: nil
          }
        }
      """#),
    .isObject: .ofLook.needing(.lookObject).text(
      #"""
        var isObject: Swift.Bool { object != nil }
      """#),
    .isArray: .ofLook.needing(.lookElements).text(
      #"""
        var isArray: Swift.Bool { elements != nil }
      """#),
    .lookScalar: .ofLook.text(
      #"""
        func scalar<T: Swift.Decodable>(_ type: T.Type) -> T? {
          switch place {
          case .decoder(let decoder): try? decoder.singleValueContainer().decode(type)
          case .key(let container, let key): try? container.decode(type, forKey: key)
          case .nowhere: nil
          }
        }
      """#),
    .isString: .ofLook.needing(.lookScalar).text(
      #"""
        var isString: Swift.Bool { scalar(Swift.String.self) != nil }
      """#),
    .isNumber: .ofLook.needing(.lookScalar).text(
      #"""
        /// Some coders don't decode integers as `Double`.
        var isNumber: Swift.Bool {
          scalar(Swift.Double.self) != nil || scalar(Swift.Int64.self) != nil
            || scalar(Swift.UInt64.self) != nil
        }
      """#),
    .isBoolean: .ofLook.needing(.lookScalar).text(
      #"""
        var isBoolean: Swift.Bool { scalar(Swift.Bool.self) != nil }
      """#),
    .isNull: .ofLook.text(
      #"""
        var isNull: Swift.Bool {
          switch place {
          case .decoder(let decoder): (try? decoder.singleValueContainer())?.decodeNil() ?? false
          case .key(let container, let key): (try? container.decodeNil(forKey: key)) ?? false
          case .nowhere: false
          }
        }
      """#),
    .holds: .ofLook.needing(.lookObject).text(
      #"""
        func holds(_ keys: [Swift.String]) -> Swift.Bool {
          guard let object else { return false }
          return keys.contains { object.contains(CodableEnumKey(stringValue: $0)) }
        }
      """#),
    .lookUnder: .ofLook.needing(.lookObject, .lookAtKey).text(
      #"""
        /// The value under the first of some keys that is present.
        func under(_ keys: [Swift.String]) -> CodableEnumLook {
          guard let object, let key = keys.first(where: { object.contains(CodableEnumKey(stringValue: $0)) }) else {
            return CodableEnumLook(place: .nowhere)
          }
          return CodableEnumLook(object, key)
        }
      """#),
    .isEqual: .ofLook.needing(.lookScalar).text(
      #"""
        func isEqual<T: Swift.Decodable & Swift.Equatable>(to value: T) -> Swift.Bool {
          scalar(T.self) == value
        }
      """#),
    .firstElement: .ofLook.needing(.lookElements).text(
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
