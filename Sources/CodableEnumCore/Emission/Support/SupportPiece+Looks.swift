extension SupportPiece {
  static let tagIfAny = SupportPiece(
    "tagIfAny", extending: keyedDecoding, requires: [.optionalValue],
    #"""
      /// A tag that may be there or not: which representation a value is in is told by looking, before
      /// anything is decoded.
      func tagIfAny<T: Swift.Decodable>(for key: CodableEnumKey) -> T? {
        try? optional(for: key)
      }
    """#)

  static let tagIfAnyAtPath = SupportPiece(
    "tagIfAnyAtPath", extending: keyedDecoding, requires: [.tagPresence, .tagAtPath],
    #"""
      /// Behind a `try?`, only `as T` keeps an optional from being read, which is slower.
      func tagIfAny<T: Swift.Decodable>(at path: [CodableEnumKey]) -> T? {
        guard (try? containsTag(at: path)) == true else { return nil }
        return try? tag(at: path, of: "", known: []) as T
      }
    """#)

  static let elementTagIfAny = SupportPiece(
    "elementTagIfAny", extending: elementsType, requires: [.element],
    #"""
      mutating func tagIfAny<T: Swift.Decodable>() -> T? {
        container.isAtEnd ? nil : try? value() as T
      }
    """#)

  static let rootTagIfAny = SupportPiece(
    "rootTagIfAny", requires: [.singleValue],
    #"""
    nonisolated func codableEnumTagIfAny<T: Swift.Decodable>(_ decoder: any Swift.Decoder) -> T? {
      try? codableEnumSingleValue(decoder.singleValueContainer()) as T
    }
    """#)

  static let lookType = "CodableEnumLook"

  static let looks = SupportPiece(
    "looks", requires: [.key],
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
    """#)

  static let lookAtKey = SupportPiece(
    "lookAtKey", extending: lookType, requires: [.looks],
    #"""
      init(_ container: Swift.KeyedDecodingContainer<CodableEnumKey>, _ key: CodableEnumKey) {
        self.init(place: .key(container, key))
      }
    """#)

  static let lookBehindTag = SupportPiece(
    "lookBehindTag", extending: lookType, requires: [.looks],
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
    """#)

  static let isOnly = SupportPiece(
    "isOnly", extending: lookType, requires: [.looks],
    #"""
      /// Whether exactly one element stands behind the tag that an array begins with.
      static func isOnly(behindTagOf decoder: any Swift.Decoder) -> Swift.Bool {
        guard var elements = try? decoder.unkeyedContainer() else { return false }
        if let count = elements.count { return count == 2 }
        _ = try? elements.superDecoder()
        _ = try? elements.superDecoder()
        return elements.isAtEnd
      }
    """#)

  static let lookObject = SupportPiece(
    "lookObject", extending: lookType, requires: [.looks],
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
    """#)

  static let lookElements = SupportPiece(
    "lookElements", extending: lookType, requires: [.looks],
    #"""
      var elements: (any Swift.UnkeyedDecodingContainer)? {
        switch place {
        case .decoder(let decoder): try? decoder.unkeyedContainer()
        case .key(let container, let key): try? container.nestedUnkeyedContainer(forKey: key)
        case .nowhere: nil
        }
      }
    """#)

  static let isObject = SupportPiece(
    "isObject", extending: lookType, requires: [.lookObject],
    #"""
      var isObject: Swift.Bool { object != nil }
    """#)

  static let isArray = SupportPiece(
    "isArray", extending: lookType, requires: [.lookElements],
    #"""
      var isArray: Swift.Bool { elements != nil }
    """#)

  static let isA = SupportPiece(
    "isA", extending: lookType, requires: [.looks],
    #"""
      func isA<T: Swift.Decodable>(_ type: T.Type) -> Swift.Bool {
        switch place {
        case .decoder(let decoder): (try? decoder.singleValueContainer().decode(type)) != nil
        case .key(let container, let key): (try? container.decode(type, forKey: key)) != nil
        case .nowhere: false
        }
      }
    """#)

  static let isString = SupportPiece(
    "isString", extending: lookType, requires: [.isA],
    #"""
      var isString: Swift.Bool { isA(Swift.String.self) }
    """#)

  static let isNumber = SupportPiece(
    "isNumber", extending: lookType, requires: [.isA],
    #"""
      /// There are coders that read no integer as a `Double`.
      var isNumber: Swift.Bool {
        isA(Swift.Double.self) || isA(Swift.Int64.self) || isA(Swift.UInt64.self)
      }
    """#)

  static let isBoolean = SupportPiece(
    "isBoolean", extending: lookType, requires: [.isA],
    #"""
      var isBoolean: Swift.Bool { isA(Swift.Bool.self) }
    """#)

  static let isNull = SupportPiece(
    "isNull", extending: lookType, requires: [.looks],
    #"""
      var isNull: Swift.Bool {
        switch place {
        case .decoder(let decoder): (try? decoder.singleValueContainer())?.decodeNil() ?? false
        case .key(let container, let key): (try? container.decodeNil(forKey: key)) ?? false
        case .nowhere: false
        }
      }
    """#)

  static let holds = SupportPiece(
    "holds", extending: lookType, requires: [.lookObject],
    #"""
      func holds(_ keys: [CodableEnumKey]) -> Swift.Bool {
        guard let object else { return false }
        return keys.contains { object.contains($0) }
      }
    """#)

  static let firstElement = SupportPiece(
    "firstElement", extending: lookType, requires: [.lookElements],
    #"""
      /// The first element of an array.
      var first: CodableEnumLook? {
        guard var elements, !elements.isAtEnd,
          let element = try? elements.superDecoder()
        else { return nil }
        return CodableEnumLook(element)
      }
    """#)
}
