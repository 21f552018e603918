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
      /// The type that is being written as a single value.
      fileprivate var single: Any.Type?

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
        CodableEnumSingleValueBesideTag(besideTag: self)
      }
    }

    /// What is but another value in disguise has that one's keys. Encoders end the program at a second
    /// container of another kind; here what has no keys is an error.
    nonisolated struct CodableEnumSingleValueBesideTag: Swift.SingleValueEncodingContainer {
      let besideTag: CodableEnumBesideTag

      var codingPath: [any Swift.CodingKey] { besideTag.codingPath }

      mutating func encodeNil() throws {}

      mutating func encode<T: Swift.Encodable>(_ value: T) throws {
        // A scalar writes itself as a single value.
        if besideTag.single == T.self {
          throw codableEnumNoObject(value, at: codingPath)
        }
        let outer = besideTag.single
        besideTag.single = T.self
        defer { besideTag.single = outer }
        try codableEnumFlatten(value, to: besideTag)
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
