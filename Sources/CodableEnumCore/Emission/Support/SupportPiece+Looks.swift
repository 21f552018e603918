extension SupportPiece {
  static let tagLooks = SupportPiece(
    "tagLooks",
    requires: [.decoding, .scalar, .keyedTag, .caseKey, .elementTag, .elements, .singleValue],
    #"""
    // Tags that may be there or not: which representation a value is in is told by looking, before
    // anything is decoded. Behind a `try?`, only `as T` keeps an optional from being read, which is
    // slower.

    nonisolated extension Swift.KeyedDecodingContainer where Key == CodableEnumKey {
      func tagIfAny<T: Swift.Decodable>(for key: CodableEnumKey) -> T? {
        try? optional(for: key)
      }

      func tagIfAny<T: Swift.Decodable>(at path: [CodableEnumKey]) -> T? {
        guard (try? containsTag(at: path)) == true else { return nil }
        return try? tag(at: path, of: "", known: []) as T
      }
    }

    nonisolated extension CodableEnumElements {
      mutating func tagIfAny<T: Swift.Decodable>() -> T? {
        container.isAtEnd ? nil : try? value() as T
      }
    }

    nonisolated func codableEnumTagIfAny<T: Swift.Decodable>(_ decoder: any Swift.Decoder) -> T? {
      try? codableEnumSingleValue(decoder.singleValueContainer()) as T
    }
    """#)

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

      init(_ decoder: any Swift.Decoder) { place = .decoder(decoder) }

      init(_ container: Swift.KeyedDecodingContainer<CodableEnumKey>, _ key: CodableEnumKey) {
        place = .key(container, key)
      }

      /// The element behind the tag that an array begins with.
      init(behindTagOf decoder: any Swift.Decoder) {
        var elements = try? decoder.unkeyedContainer()
        _ = try? elements?.superDecoder()
        if elements?.isAtEnd == false, let element = try? elements?.superDecoder() {
          place = .decoder(element)
        } else {
          place = .nowhere
        }
      }

      /// Whether exactly one element stands behind the tag that an array begins with.
      static func isOnly(behindTagOf decoder: any Swift.Decoder) -> Swift.Bool {
        guard var elements = try? decoder.unkeyedContainer() else { return false }
        if let count = elements.count { return count == 2 }
        _ = try? elements.superDecoder()
        _ = try? elements.superDecoder()
        return elements.isAtEnd
      }

      /// The value, if it is an object.
      var object: Swift.KeyedDecodingContainer<CodableEnumKey>? {
        switch place {
        case .decoder(let decoder): try? decoder.container(keyedBy: CodableEnumKey.self)
        case .key(let container, let key):
          try? container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        case .nowhere: nil
        }
      }

      private var elements: (any Swift.UnkeyedDecodingContainer)? {
        switch place {
        case .decoder(let decoder): try? decoder.unkeyedContainer()
        case .key(let container, let key): try? container.nestedUnkeyedContainer(forKey: key)
        case .nowhere: nil
        }
      }

      var isObject: Swift.Bool { object != nil }
      var isArray: Swift.Bool { elements != nil }
      var isString: Swift.Bool { isA(Swift.String.self) }
      /// There are coders that read no integer as a `Double`.
      var isNumber: Swift.Bool {
        isA(Swift.Double.self) || isA(Swift.Int64.self) || isA(Swift.UInt64.self)
      }
      var isBoolean: Swift.Bool { isA(Swift.Bool.self) }

      var isNull: Swift.Bool {
        switch place {
        case .decoder(let decoder): (try? decoder.singleValueContainer())?.decodeNil() ?? false
        case .key(let container, let key): (try? container.decodeNil(forKey: key)) ?? false
        case .nowhere: false
        }
      }

      private func isA<T: Swift.Decodable>(_ type: T.Type) -> Swift.Bool {
        switch place {
        case .decoder(let decoder): (try? decoder.singleValueContainer().decode(type)) != nil
        case .key(let container, let key): (try? container.decode(type, forKey: key)) != nil
        case .nowhere: false
        }
      }

      func holds(_ keys: [CodableEnumKey]) -> Swift.Bool {
        guard let object else { return false }
        return keys.contains { object.contains($0) }
      }

      /// The first element of an array.
      var first: CodableEnumLook? {
        guard var elements, !elements.isAtEnd,
          let element = try? elements.superDecoder()
        else { return nil }
        return CodableEnumLook(element)
      }
    }
    """#)
}
