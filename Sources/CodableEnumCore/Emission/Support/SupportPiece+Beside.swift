extension SupportPiece {
  static let besideText = #"""
    #piece beside: key flatteningEncoding scalarOf refusal
    /// Encodes values into an object that also contains a tag or other values. It throws if a value
    /// would overwrite another one, and if `JSONEncoder` would trap.
    nonisolated final class CodableEnumBeside: Swift.Encoder {
      private let encoder: any Swift.Encoder
      /// The path to the tag; empty without one.
      fileprivate let path: Swift.ArraySlice<Swift.String>
      /// The tags of the case. The first one is written unless a value says which.
      private let tags: [any Swift.Encodable]
      private let isSame: (Swift.AnyHashable, Swift.AnyHashable) -> Swift.Bool
      private var isTagWritten: Swift.Bool
      private var taken: Swift.Set<Swift.String>
      /// The object on the way to the tag.
      private var inner: CodableEnumBeside?
      private var failure: (any Swift.Error)?
      /// The type that is being encoded as a single value.
      fileprivate var single: Any.Type?

      /// - Parameter keys: The other keys of the object.
      init(
        _ encoder: any Swift.Encoder, besides keys: [Swift.String],
        at path: Swift.ArraySlice<Swift.String> = [], tags: [any Swift.Encodable] = [],
        isTagWritten: Swift.Bool = false,
        isSame: @escaping (Swift.AnyHashable, Swift.AnyHashable) -> Swift.Bool = { $0 == $1 }
      ) {
        self.encoder = encoder
        taken = Swift.Set(keys)
        self.path = path
        self.tags = tags
        self.isTagWritten = isTagWritten
        self.isSame = isSame
      }

      /// Writes the tag unless a value already did.
      func writeTag(
        to container: inout Swift.KeyedEncodingContainer<CodableEnumKey>
      ) throws {
        guard !isTagWritten, let last = path.last else { return }
        isTagWritten = true
        var object = container
        for key in path.dropLast() {
          object = object.nestedContainer(
            keyedBy: CodableEnumKey.self, forKey: CodableEnumKey(stringValue: key))
        }
        try object.encode(tags[0], forKey: CodableEnumKey(stringValue: last))
      }

      /// Writes the tag if it belongs into the object of a value, and throws the first error of a
      /// container, which can't throw itself.
      func finish() throws {
        if let failure { throw failure }
        guard let inner else { return }
        if !inner.isTagWritten {
          var container = inner.encoder.container(keyedBy: CodableEnumKey.self)
          try inner.writeTag(to: &container)
        }
        try inner.finish()
      }

      fileprivate func error(_ text: Swift.String) -> Swift.EncodingError {
        .invalidValue(text, .init(codingPath: codingPath, debugDescription: text))
      }

      /// A container or an encoder that throws whenever it is used. Asking for it is an error, too.
      fileprivate func refusal<Key>(_ text: Swift.String) -> CodableEnumRefusal<Key> {
        let error = error(text)
        failure = failure ?? error
        return CodableEnumRefusal(codingPath: codingPath, error: error)
      }

      fileprivate func isTaken(_ key: any Swift.CodingKey) -> Swift.String? {
        guard taken.insert(key.stringValue).inserted else {
          return "another value already has the key \(Swift.String(reflecting: key.stringValue))"
        }
        return nil
      }

      /// Whether the value is the tag. It throws if it should be and isn't.
      fileprivate func writesTag<T: Swift.Encodable>(
        _ value: T, for key: any Swift.CodingKey
      ) throws -> Swift.Bool {
        guard let scalar = try codableEnumScalar(of: value, userInfo) else { return false }
        for tag in tags {
          guard let own = try codableEnumScalar(of: tag, userInfo), isSame(own, scalar) else {
            continue
          }
          defer { isTagWritten = true }
          return !isTagWritten
        }
        throw error(
          "\(Swift.String(reflecting: key.stringValue)) must be the tag of the case, not \(scalar)")
      }

      /// The encoder of an object on the path to the tag.
      func object<Key: Swift.CodingKey>(
        for key: Key, in container: inout Swift.KeyedEncodingContainer<Key>
      ) -> any Swift.Encoder {
        if path.count == 1 || isTagWritten {
          return refusal("the tag is under \(Swift.String(reflecting: key.stringValue))")
            as CodableEnumRefusal<Key>
        }
        isTagWritten = true
        let inner = CodableEnumBeside(
          container.superEncoder(forKey: key), besides: [], at: path.dropFirst(), tags: tags,
          isSame: isSame)
        if path.count == 2, tags.count == 1 {
          var object = inner.encoder.container(keyedBy: CodableEnumKey.self)
          do { try inner.writeTag(to: &object) } catch { failure = error }
        }
        self.inner = inner
        return inner
      }

      var codingPath: [any Swift.CodingKey] { encoder.codingPath }
      var userInfo: [Swift.CodingUserInfoKey: Any] { encoder.userInfo }

      func container<Key>(keyedBy type: Key.Type) -> Swift.KeyedEncodingContainer<Key> {
        Swift.KeyedEncodingContainer(
          CodableEnumContainerBeside(container: encoder.container(keyedBy: type), beside: self))
      }

      func unkeyedContainer() -> any Swift.UnkeyedEncodingContainer {
        refusal("an array has no keys to write next to others")
          as CodableEnumRefusal<CodableEnumKey>
      }

      func singleValueContainer() -> any Swift.SingleValueEncodingContainer {
        CodableEnumSingleValueBeside(beside: self)
      }
    }

    /// A type that encodes as a single value. Its keys are those of that value.
    nonisolated struct CodableEnumSingleValueBeside: Swift.SingleValueEncodingContainer {
      let beside: CodableEnumBeside

      var codingPath: [any Swift.CodingKey] { beside.codingPath }

      mutating func encodeNil() throws {
        throw beside.error("null has no keys to write next to others")
      }

      mutating func encode<T: Swift.Encodable>(_ value: T) throws {
        // A scalar writes itself as a single value.
        if beside.single == T.self { throw codableEnumNoObject(value, at: codingPath) }
        let outer = beside.single
        beside.single = T.self
        defer { beside.single = outer }
        try codableEnumFlatten(value, to: beside)
      }
    }

    nonisolated struct CodableEnumContainerBeside<Key: Swift.CodingKey>:
      Swift.KeyedEncodingContainerProtocol
    {
      var container: Swift.KeyedEncodingContainer<Key>
      let beside: CodableEnumBeside

      var codingPath: [any Swift.CodingKey] { container.codingPath }

      private func leadsToTag(_ key: any Swift.CodingKey) -> Swift.Bool {
        key.stringValue == beside.path.first
      }

      /// What replaces a container under a key: an object on the path to the tag, or one that
      /// throws because the key is taken.
      private mutating func substitute(for key: Key) -> (any Swift.Encoder)? {
        if leadsToTag(key) { return beside.object(for: key, in: &container) }
        return beside.isTaken(key).map { beside.refusal($0) as CodableEnumRefusal<Key> }
      }

      private func take(_ key: any Swift.CodingKey) throws {
        if let text = beside.isTaken(key) { throw beside.error(text) }
      }

      mutating func encodeNil(forKey key: Key) throws {
        if leadsToTag(key) { return }
        try take(key)
        try container.encodeNil(forKey: key)
      }

      mutating func encode<T: Swift.Encodable>(_ value: T, forKey key: Key) throws {
        if !leadsToTag(key) {
          try take(key)
          try container.encode(value, forKey: key)
        } else if beside.path.count > 1 {
          try codableEnumFlatten(value, to: beside.object(for: key, in: &container))
          try beside.finish()
        } else if try beside.writesTag(value, for: key) {
          try container.encode(value, forKey: key)
        }
      }

      mutating func nestedContainer<Nested>(
        keyedBy type: Nested.Type, forKey key: Key
      ) -> Swift.KeyedEncodingContainer<Nested> {
        substitute(for: key)?.container(keyedBy: type)
          ?? container.nestedContainer(keyedBy: type, forKey: key)
      }

      mutating func nestedUnkeyedContainer(
        forKey key: Key
      ) -> any Swift.UnkeyedEncodingContainer {
        substitute(for: key)?.unkeyedContainer() ?? container.nestedUnkeyedContainer(forKey: key)
      }

      mutating func superEncoder() -> any Swift.Encoder {
        guard let text = beside.isTaken(CodableEnumKey(stringValue: "super")) else {
          return container.superEncoder()
        }
        return beside.refusal(text) as CodableEnumRefusal<Key>
      }

      mutating func superEncoder(forKey key: Key) -> any Swift.Encoder {
        substitute(for: key) ?? container.superEncoder(forKey: key)
      }
    }
    #piece dynamicFlattening: flatteningEncoding
    nonisolated protocol CodableEnumFlattenable {
      func codableEnumFlatten(to encoder: any Swift.Encoder) throws
    }

    nonisolated extension Swift.Optional: CodableEnumFlattenable where Wrapped: Swift.Encodable {
      func codableEnumFlatten(to encoder: any Swift.Encoder) throws {
        if let self { try codableEnumFlattenUnlessNil(self, to: encoder) }
      }
    }

    nonisolated extension Swift.Dictionary: CodableEnumFlattenable {
      func codableEnumFlatten(to encoder: any Swift.Encoder) throws {
        throw codableEnumNoObject(self, at: encoder.codingPath)
      }
    }

    /// For a value of a generic type, which can be an optional or a dictionary.
    nonisolated func codableEnumFlattenUnlessNil<T: Swift.Encodable>(
      _ value: T, to encoder: any Swift.Encoder
    ) throws {
      if let flattenable = value as? any CodableEnumFlattenable {
        try flattenable.codableEnumFlatten(to: encoder)
      } else {
        try codableEnumFlatten(value, to: encoder)
      }
    }
    #piece notEncodable
    nonisolated func codableEnumNotEncodable(
      _ value: Any, _ name: Swift.String, at path: [any Swift.CodingKey]
    ) -> Swift.EncodingError {
      .invalidValue(value, .init(codingPath: path, debugDescription: "\(name) is never encoded"))
    }
    #piece foreignTag
    /// The error for encoding a case whose stored tag belongs to another case.
    nonisolated func codableEnumForeignTag(
      _ tag: Any, of owner: Swift.String,
      known: [Swift.String] = ["only tags that no other case has"], at path: [any Swift.CodingKey]
    ) -> Swift.EncodingError {
      let tags = known.joined(separator: ", ")
      return .invalidValue(
        tag,
        .init(
          codingPath: path,
          debugDescription: "\(owner) has no tag \(Swift.String(reflecting: tag)); it has \(tags)"))
    }
    """#
}
