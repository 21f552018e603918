extension SupportPiece {
  static let encodingPieces: [SupportPiece: Source] = [
    .encodingUnlessNil: .keyedEncoding.text(
      #"""
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
      """#),
    .dynamicNilEncoding: .keyedEncoding.needing(.nilTest).text(
      #"""
        /// For a value of a generic type, which can be an optional.
        mutating func encodeUnlessDynamicallyNil<T: Swift.Encodable>(
          _ value: T, for key: Swift.String
        ) throws {
          if codableEnumIsNil(value) { return }
          try encode(value, forKey: Key(stringValue: key))
        }
      """#),
    .defaultComparison: .free.text(
      #"""
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
      """#),
    .otherKeysEncoding: .keyedEncoding.text(
      #"""
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
      """#),
    .flatteningEncoding: .free.text(
      #"""
      nonisolated func codableEnumFlatten<T: Swift.Encodable>(
        _ value: T, to encoder: any Swift.Encoder
      ) throws {
        // A type alias can hide what is no object, and encoders lose it beside the keys of others.
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
      """#),
    .dynamicFlattening: .free.text(
      #"""
      nonisolated protocol CodableEnumFlattenable {
        func codableEnumFlatten(to encoder: any Swift.Encoder) throws
      }

      nonisolated extension Swift.Optional: CodableEnumFlattenable where Wrapped: Swift.Encodable {
        func codableEnumFlatten(to encoder: any Swift.Encoder) throws {
          if let self { try codableEnumFlattenUnlessNil(self, to: encoder) }
        }
      }

      /// For a value of a generic type, which can be an optional.
      nonisolated func codableEnumFlattenUnlessNil<T: Swift.Encodable>(
        _ value: T, to encoder: any Swift.Encoder
      ) throws {
        if let optional = value as? any CodableEnumFlattenable {
          try optional.codableEnumFlatten(to: encoder)
        } else {
          try value.encode(to: encoder)
        }
      }
      """#),
    .reflection: .free.text(
      #"""
      /// Finds the values of a case by reflection, because patterns can't tell apart two cases with the
      /// same name.
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
      """#),
  ]
}
