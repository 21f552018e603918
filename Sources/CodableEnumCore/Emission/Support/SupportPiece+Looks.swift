extension SupportPiece {
  static let tagLooks = SupportPiece(
    "tagLooks", requires: [.decoding, .scalar, .keyedTag, .caseKey, .elementTag, .elements],
    #"""
    // Tags that may be there or not: which representation a value is in is told by looking, before
    // anything is decoded.

    nonisolated extension Swift.KeyedDecodingContainer where Key == CodableEnumKey {
      func tagIfAny<T: Swift.Decodable>(for key: CodableEnumKey) -> T? {
        try? optional(for: key)
      }

      func tagIfAny<T: Swift.Decodable>(at path: [CodableEnumKey]) -> T? {
        guard (try? containsTag(at: path)) == true else { return nil }
        return try? tag(at: path, of: "", known: [])
      }

      /// The key that names a known case.
      func caseKeyIfAny(
        known: [Swift.String], ignoringCase: Swift.Bool = false
      ) -> CodableEnumKey? {
        guard let key = try? caseKey(of: "", known: known, ignoringCase: ignoringCase) else {
          return nil
        }
        let name = ignoringCase ? key.stringValue.lowercased() : key.stringValue
        return known.contains { (ignoringCase ? $0.lowercased() : $0) == name } ? key : nil
      }
    }

    nonisolated extension CodableEnumElements {
      mutating func tagIfAny<T: Swift.Decodable>() -> T? {
        container.isAtEnd ? nil : try? value()
      }
    }

    nonisolated func codableEnumTagIfAny<T: Swift.Decodable>(_ decoder: any Swift.Decoder) -> T? {
      try? decoder.singleValueContainer().decode(T.self)
    }
    """#)

  static let looks = SupportPiece(
    "looks", requires: [.key],
    #"""
    /// What can be seen of a value before it is decoded.
    nonisolated struct CodableEnumLook {
      private let decoder: (any Swift.Decoder)?

      init(_ decoder: any Swift.Decoder) { self.decoder = decoder }

      init(_ container: Swift.KeyedDecodingContainer<CodableEnumKey>, _ key: CodableEnumKey) {
        decoder = container.contains(key) ? try? container.superDecoder(forKey: key) : nil
      }

      /// The element behind the tag that an array begins with.
      init(behindTagOf decoder: any Swift.Decoder) {
        var elements = try? decoder.unkeyedContainer()
        _ = try? elements?.superDecoder()
        self.decoder = elements?.isAtEnd == false ? try? elements?.superDecoder() : nil
      }

      /// Whether exactly one element stands behind the tag that an array begins with.
      static func isOnly(behindTagOf decoder: any Swift.Decoder) -> Swift.Bool {
        guard var elements = try? decoder.unkeyedContainer() else { return false }
        if let count = elements.count { return count == 2 }
        _ = try? elements.superDecoder()
        _ = try? elements.superDecoder()
        return elements.isAtEnd
      }

      var isObject: Swift.Bool {
        (try? decoder?.container(keyedBy: CodableEnumKey.self)) != nil
      }

      /// The value, if it is an object.
      var object: Swift.KeyedDecodingContainer<CodableEnumKey>? {
        try? decoder?.container(keyedBy: CodableEnumKey.self)
      }

      var isArray: Swift.Bool { (try? decoder?.unkeyedContainer()) != nil }
      var isString: Swift.Bool { isA(Swift.String.self) }
      var isNumber: Swift.Bool { isA(Swift.Double.self) }
      var isBoolean: Swift.Bool { isA(Swift.Bool.self) }

      var isNull: Swift.Bool {
        (try? decoder?.singleValueContainer())?.decodeNil() ?? false
      }

      private func isA<T: Swift.Decodable>(_ type: T.Type) -> Swift.Bool {
        (try? decoder?.singleValueContainer().decode(type)) != nil
      }

      func holds(_ keys: [CodableEnumKey]) -> Swift.Bool {
        guard let object = try? decoder?.container(keyedBy: CodableEnumKey.self) else {
          return false
        }
        return keys.contains { object.contains($0) }
      }

      /// The first element of an array.
      var first: CodableEnumLook? {
        guard var elements = try? decoder?.unkeyedContainer(), !elements.isAtEnd,
          let element = try? elements.superDecoder()
        else { return nil }
        return CodableEnumLook(element)
      }
    }
    """#)
}
