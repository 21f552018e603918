extension SupportPiece {
  static let refusalPieces: [SupportPiece: Source] = [
    .refusal: .free.needing(.key).text(
      #"""
      /// Throws where an encoder would trap. The functions that return containers can't throw.
      nonisolated struct CodableEnumRefusal<Key: Swift.CodingKey>: Swift.Encoder,
        Swift.KeyedEncodingContainerProtocol, Swift.UnkeyedEncodingContainer,
        Swift.SingleValueEncodingContainer
      {
        let codingPath: [any Swift.CodingKey]
        let error: any Swift.Error
        var userInfo: [Swift.CodingUserInfoKey: Any] { [:] }
        var count: Swift.Int { 0 }

        func container<Other>(keyedBy type: Other.Type) -> Swift.KeyedEncodingContainer<Other> {
          Swift.KeyedEncodingContainer(CodableEnumRefusal<Other>(codingPath: codingPath, error: error))
        }
        func unkeyedContainer() -> any Swift.UnkeyedEncodingContainer { self }
        func singleValueContainer() -> any Swift.SingleValueEncodingContainer { self }

        func encodeNil() throws { throw error }
        func encode<T: Swift.Encodable>(_ value: T) throws { throw error }
        func encodeNil(forKey key: Key) throws { throw error }
        func encode<T: Swift.Encodable>(_ value: T, forKey key: Key) throws { throw error }

        func nestedContainer<Other>(keyedBy type: Other.Type) -> Swift.KeyedEncodingContainer<Other> {
          container(keyedBy: type)
        }
        func nestedContainer<Other>(
          keyedBy type: Other.Type, forKey key: Key
        ) -> Swift.KeyedEncodingContainer<Other> {
          container(keyedBy: type)
        }
        func nestedUnkeyedContainer() -> any Swift.UnkeyedEncodingContainer { self }
        func nestedUnkeyedContainer(forKey key: Key) -> any Swift.UnkeyedEncodingContainer { self }
        func superEncoder() -> any Swift.Encoder { self }
        func superEncoder(forKey key: Key) -> any Swift.Encoder { self }
      }
      """#),
    .scalarOf: .free.needing(.refusal).text(
      #"""
      /// The scalar that a value encodes to, or nil for null.
      nonisolated func codableEnumScalar(
        of value: any Swift.Encodable, _ userInfo: [Swift.CodingUserInfoKey: Any]
      ) throws -> Swift.AnyHashable? {
        let encoder = CodableEnumScalarEncoder(userInfo: userInfo)
        try encoder.encode(value)
        return encoder.scalar
      }

      nonisolated final class CodableEnumScalarEncoder: Swift.Encoder,
        Swift.SingleValueEncodingContainer
      {
        let codingPath: [any Swift.CodingKey] = []
        let userInfo: [Swift.CodingUserInfoKey: Any]
        private(set) var scalar: Swift.AnyHashable?

        init(userInfo: [Swift.CodingUserInfoKey: Any]) { self.userInfo = userInfo }

        private func refusal<Key>() -> CodableEnumRefusal<Key> {
          let text = "a tag must be a string, a number or a Bool"
          return CodableEnumRefusal(
            codingPath: [],
            error: Swift.EncodingError.invalidValue(
              text, .init(codingPath: [], debugDescription: text)))
        }

        func container<Key>(keyedBy type: Key.Type) -> Swift.KeyedEncodingContainer<Key> {
          Swift.KeyedEncodingContainer(refusal() as CodableEnumRefusal<Key>)
        }
        func unkeyedContainer() -> any Swift.UnkeyedEncodingContainer {
          refusal() as CodableEnumRefusal<CodableEnumKey>
        }
        func singleValueContainer() -> any Swift.SingleValueEncodingContainer { self }

        func encodeNil() throws {}

        func encode<T: Swift.Encodable>(_ value: T) throws {
          switch value {
          case let value as Swift.String: scalar = value
          case let value as Swift.Bool: scalar = value
          case let value as Swift.Double: scalar = value
          case let value as any Swift.BinaryInteger: scalar = Swift.Int(exactly: value)
          default: try value.encode(to: self)
          }
        }
      }
      """#),
  ]
}
