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

extension SupportPiece {
  static let besideTag = SupportPiece(
    "besideTag", requires: [.key, .flatteningEncoding],
    #"""
    /// The encoder of a value beside a tag, which stays what it is whatever the value writes: what has
    /// the tag's own key is left out, and an object on the way to the tag is given it.
    nonisolated final class CodableEnumBesideTag: Swift.Encoder {
      private let encoder: any Swift.Encoder
      fileprivate let path: Swift.ArraySlice<CodableEnumKey>
      fileprivate let tag: (any Swift.Encodable)?
      fileprivate var isWritten = false

      /// The tag itself is given where it is not written before.
      init(
        _ encoder: any Swift.Encoder, at path: Swift.ArraySlice<CodableEnumKey>,
        _ tag: (any Swift.Encodable)? = nil
      ) {
        self.encoder = encoder
        self.path = path
        self.tag = tag
      }

      /// Writes the tag, if the value has written no object that holds it.
      func writeTag(to container: inout Swift.KeyedEncodingContainer<CodableEnumKey>) throws {
        guard !isWritten, let tag, let last = path.last else { return }
        var object = container
        for key in path.dropLast() {
          object = object.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        }
        try object.encode(tag, forKey: last)
      }

      /// The object under the first key of the path, with the tag in it.
      func tagging<T>(_ value: T) -> CodableEnumTagged<T> {
        isWritten = true
        return CodableEnumTagged(value: value, path: path.dropFirst(), tag: tag)
      }

      var codingPath: [any Swift.CodingKey] { encoder.codingPath }
      var userInfo: [Swift.CodingUserInfoKey: Any] { encoder.userInfo }

      func container<Key>(keyedBy type: Key.Type) -> Swift.KeyedEncodingContainer<Key> {
        Swift.KeyedEncodingContainer(
          CodableEnumContainerBesideTag(
            container: encoder.container(keyedBy: type), besideTag: self))
      }

      func unkeyedContainer() -> any Swift.UnkeyedEncodingContainer { encoder.unkeyedContainer() }

      func singleValueContainer() -> any Swift.SingleValueEncodingContainer {
        encoder.singleValueContainer()
      }
    }

    nonisolated struct CodableEnumTagged<T: Swift.Encodable>: Swift.Encodable {
      let value: T
      let path: Swift.ArraySlice<CodableEnumKey>
      let tag: (any Swift.Encodable)?

      func encode(to encoder: any Swift.Encoder) throws {
        var container = encoder.container(keyedBy: CodableEnumKey.self)
        let besideTag = CodableEnumBesideTag(encoder, at: path, tag)
        if path.count == 1 { try besideTag.writeTag(to: &container) }
        try codableEnumFlatten(value, to: besideTag)
        if path.count > 1 { try besideTag.writeTag(to: &container) }
      }
    }

    nonisolated struct CodableEnumContainerBesideTag<Key: Swift.CodingKey>:
      Swift.KeyedEncodingContainerProtocol
    {
      var container: Swift.KeyedEncodingContainer<Key>
      let besideTag: CodableEnumBesideTag

      var codingPath: [any Swift.CodingKey] { container.codingPath }

      private func isTaken(_ key: Key) -> Swift.Bool {
        key.stringValue == besideTag.path.first?.stringValue
      }

      mutating func encodeNil(forKey key: Key) throws {
        if !isTaken(key) { try container.encodeNil(forKey: key) }
      }

      mutating func encode<T: Swift.Encodable>(_ value: T, forKey key: Key) throws {
        if !isTaken(key) {
          try container.encode(value, forKey: key)
        } else if besideTag.path.count > 1 {
          try container.encode(besideTag.tagging(value), forKey: key)
        }
      }

      mutating func nestedContainer<Nested>(
        keyedBy type: Nested.Type, forKey key: Key
      ) -> Swift.KeyedEncodingContainer<Nested> {
        container.nestedContainer(keyedBy: type, forKey: key)
      }

      mutating func nestedUnkeyedContainer(
        forKey key: Key
      ) -> any Swift.UnkeyedEncodingContainer {
        container.nestedUnkeyedContainer(forKey: key)
      }

      mutating func superEncoder() -> any Swift.Encoder { container.superEncoder() }

      mutating func superEncoder(forKey key: Key) -> any Swift.Encoder {
        container.superEncoder(forKey: key)
      }
    }
    """#)
}
