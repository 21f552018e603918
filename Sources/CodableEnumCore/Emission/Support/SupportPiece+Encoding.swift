extension SupportPiece {
  static let encodingText = #"""
    #extension Swift.KeyedEncodingContainer where Key == CodableEnumKey: key
    #piece encodingUnlessNil
      mutating func encodeUnlessNil<T: Swift.Encodable>(
        _ value: T, for key: Swift.String
      ) throws {
        try encode(value, forKey: Key(stringValue: key))
      }

      /// The compiler also chooses this for an optional behind a type alias.
      mutating func encodeUnlessNil<T: Swift.Encodable>(
        _ value: T?, for key: Swift.String
      ) throws {
        try encodeIfPresent(value, forKey: Key(stringValue: key))
      }
    #piece dynamicNilEncoding: nilTest
      /// For a value of a generic type, which can be an optional.
      mutating func encodeUnlessDynamicallyNil<T: Swift.Encodable>(
        _ value: T, for key: Swift.String
      ) throws {
        if codableEnumIsNil(value) { return }
        try encode(value, forKey: Key(stringValue: key))
      }
    #piece otherKeysEncoding
      /// Writes a dictionary next to other values. It must not contain their keys.
      mutating func encode<T: Swift.Encodable>(
        contentsOf values: [Swift.String: T], besides reserved: [Swift.String]
      ) throws {
        for (key, value) in values {
          guard !reserved.contains(key) else {
            throw Swift.EncodingError.invalidValue(
              values,
              .init(
                codingPath: codingPath,
                debugDescription: "another value already has the key \(Swift.String(reflecting: key))"))
          }
          try encode(value, forKey: CodableEnumKey(stringValue: key))
        }
      }
    #piece coderEncoding
      mutating func encode<T>(
        _ value: T?, for key: Swift.String, with encode: (T, any Swift.Encoder) throws -> Swift.Void
      ) throws {
        guard let value else { return try encodeNil(forKey: Key(stringValue: key)) }
        try encode(value, superEncoder(forKey: Key(stringValue: key)))
      }
    #piece coderEncodingUnlessNil
      mutating func encodeUnlessNil<T>(
        _ value: T?, for key: Swift.String, with encode: (T, any Swift.Encoder) throws -> Swift.Void
      ) throws {
        if let value { try encode(value, superEncoder(forKey: Key(stringValue: key))) }
      }
    #end
    #piece unkeyedCoderEncoding
    nonisolated func codableEnumEncode<T>(
      _ value: T?, to container: inout any Swift.UnkeyedEncodingContainer,
      with encode: (T, any Swift.Encoder) throws -> Swift.Void
    ) throws {
      guard let value else { return try container.encodeNil() }
      try encode(value, container.superEncoder())
    }
    #piece rootCoderEncoding
    nonisolated func codableEnumEncode<T>(
      _ value: T?, to encoder: any Swift.Encoder,
      with encode: (T, any Swift.Encoder) throws -> Swift.Void
    ) throws {
      if let value {
        try encode(value, encoder)
      } else {
        var container = encoder.singleValueContainer()
        try container.encodeNil()
      }
    }
    #piece defaultComparison
    /// Whether a value equals its default, so it can be omitted.
    nonisolated func codableEnumIsDefault<T: Swift.Equatable>(
      _ value: T, _ standard: T
    ) -> Swift.Bool {
      value == standard
    }

    /// The compiler chooses this for an optional behind a type alias: a missing key means nil, whatever
    /// the default.
    nonisolated func codableEnumIsDefault<T: Swift.Equatable>(
      _ value: T?, _ standard: T?
    ) -> Swift.Bool {
      false
    }
    #piece reflection
    /// Finds the values of a case by reflection, because patterns can't distinguish two cases with
    /// the same name.
    nonisolated struct CodableEnumReflection {
      private let subject: Any
      private var values: [Any] = []
      /// `move(to:)`
      private(set) var name = ""

      init(_ subject: Any) {
        self.subject = subject
        guard let payload = Swift.Mirror(reflecting: subject).children.first else { return }
        let tuple = Swift.Mirror(reflecting: payload.value)
        var labels = "_:"
        if case .tuple? = tuple.displayStyle {
          values = tuple.children.map(\.value)
          labels = tuple.children.map { child in
            guard let label = child.label, !label.hasPrefix(".") else { return "_:" }
            return label + ":"
          }.joined()
        } else {
          values = [payload.value]
        }
        name = "\(payload.label ?? "")(\(labels))"
      }

      func value(
        _ index: Swift.Int, at path: [any Swift.CodingKey]
      ) throws -> any Swift.Encodable {
        guard index < values.count, let value = values[index] as? any Swift.Encodable else {
          throw error(at: path)
        }
        return value
      }

      func error(at path: [any Swift.CodingKey]) -> Swift.EncodingError {
        .invalidValue(
          subject, .init(codingPath: path, debugDescription: "reflection doesn't show the values"))
      }
    }
    #piece flatteningEncoding
    nonisolated func codableEnumFlatten<T: Swift.Encodable>(
      _ value: T, to encoder: any Swift.Encoder
    ) throws {
      // A type alias can hide a scalar, which encoders would lose next to the keys of others.
      if T.self == Swift.String.self || T.self == Swift.Int.self || T.self == Swift.Bool.self
        || T.self == Swift.Double.self
      {
        throw codableEnumNoObject(value, at: encoder.codingPath)
      }
      try value.encode(to: encoder)
    }

    nonisolated func codableEnumNoObject<T>(
      _ value: T, at path: [any Swift.CodingKey]
    ) -> Swift.EncodingError {
      .invalidValue(
        value,
        .init(
          codingPath: path,
          debugDescription: "\(T.self) has no keys of its own to write next to others"))
    }

    nonisolated func codableEnumFlatten<T: Swift.Encodable>(
      _ value: T?, to encoder: any Swift.Encoder
    ) throws {
      if let value { try codableEnumFlatten(value, to: encoder) }
    }

    /// A type alias can hide a dictionary, which would be read with the keys of others.
    nonisolated func codableEnumFlatten<Key: Swift.Encodable, Value: Swift.Encodable>(
      _ value: [Key: Value], to encoder: any Swift.Encoder
    ) throws {
      throw codableEnumNoObject(value, at: encoder.codingPath)
    }

    nonisolated func codableEnumFlatten<Key: Swift.Encodable, Value: Swift.Encodable>(
      _ value: [Key: Value]?, to encoder: any Swift.Encoder
    ) throws {
      if let value { try codableEnumFlatten(value, to: encoder) }
    }
    #piece scalarOf: refusal
    /// The scalar that a value encodes to, or nil for null.
    nonisolated func codableEnumScalar(
      of value: any Swift.Encodable, _ userInfo: [Swift.CodingUserInfoKey: Any]
    ) throws -> Swift.AnyHashable? {
      let encoder = CodableEnumScalarEncoder(userInfo: userInfo)
      try encoder.encode(value)
      // An empty array uses nothing that can throw.
      if let failure = encoder.failure { throw failure }
      return encoder.scalar
    }

    nonisolated final class CodableEnumScalarEncoder: Swift.Encoder,
      Swift.SingleValueEncodingContainer
    {
      let codingPath: [any Swift.CodingKey] = []
      let userInfo: [Swift.CodingUserInfoKey: Any]
      private(set) var scalar: Swift.AnyHashable?
      private(set) var failure: Swift.EncodingError?

      init(userInfo: [Swift.CodingUserInfoKey: Any]) { self.userInfo = userInfo }

      private func refusal<Key>() -> CodableEnumRefusal<Key> {
        let text = "a tag must be a string, a number or a Bool"
        let error = Swift.EncodingError.invalidValue(
          text, .init(codingPath: [], debugDescription: text))
        failure = error
        return CodableEnumRefusal(codingPath: [], error: error)
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
        case let value as any Swift.BinaryFloatingPoint: scalar = Swift.Double("\(value)")
        case let value as any Swift.BinaryInteger:
          scalar = Swift.Int(exactly: value)
          if scalar == nil { scalar = Swift.Double("\(value)") }
        default: try value.encode(to: self)
        }
      }
    }
    #piece refusal: key
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
    """#
}
