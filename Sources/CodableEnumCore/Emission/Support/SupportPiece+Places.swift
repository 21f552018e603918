extension SupportPiece {
  static let placePieces: [SupportPiece: Source] = [
    .singleValue: .free.text(
      #"""
      /// The value of a container. Decoders have their own functions for the most common types.
      nonisolated func codableEnumSingleValue<T: Swift.Decodable>(
        _ container: any Swift.SingleValueDecodingContainer
      ) throws -> T {
        if T.self == Swift.String.self { return try container.decode(Swift.String.self) as! T }
        if T.self == Swift.Int.self { return try container.decode(Swift.Int.self) as! T }
        if T.self == Swift.Bool.self { return try container.decode(Swift.Bool.self) as! T }
        if T.self == Swift.Double.self { return try container.decode(Swift.Double.self) as! T }
        return try container.decode(T.self)
      }
      """#),
    .singleString: single("String"), .singleInt: single("Int"), .singleBool: single("Bool"),
    .singleDouble: single("Double"),
    .root: .free.text(
      #"""
      /// A bare value.
      nonisolated struct CodableEnumRoot {
        let decoder: any Swift.Decoder

        init(_ decoder: any Swift.Decoder) { self.decoder = decoder }
      }
      """#),
    .rootValue: .ofRoot.needing(.singleValue).text(
      #"""
        func value<T: Swift.Decodable>() throws -> T {
          try codableEnumSingleValue(decoder.singleValueContainer())
        }
      """#),
    .optionalRoot: .ofRoot.needing(.singleValue).text(
      #"""
        func optional<T: Swift.Decodable>() throws -> T? {
          let container = try decoder.singleValueContainer()
          return container.decodeNil() ? nil : try codableEnumSingleValue(container)
        }
      """#),
    .rootName: .ofRoot.text(
      #"""
        func expectName(anyOf names: [Swift.String]) throws {
          let container = try decoder.singleValueContainer()
          if names.contains(try container.decode(Swift.String.self)) { return }
          throw Swift.DecodingError.dataCorruptedError(
            in: container, debugDescription: "expected \(names.joined(separator: " or "))")
        }
      """#),
    .scalarName: .ofRoot.needing(.scalar).text(
      #"""
        /// The same for names that aren't all strings.
        func expectName(anyOf names: [CodableEnumScalar]) throws {
          let container = try decoder.singleValueContainer()
          if names.contains(try CodableEnumScalar(in: container)) { return }
          let list = names.map(\.debugDescription).joined(separator: " or ")
          throw Swift.DecodingError.dataCorruptedError(
            in: container, debugDescription: "expected \(list)")
        }
      """#),
    .content: .free.text(
      #"""
      /// The whole document, for a case that keeps what it doesn't know.
      nonisolated func codableEnumContent<T: Swift.Decodable>(of decoder: any Swift.Decoder) throws -> T {
        try decoder.singleValueContainer().decode(T.self)
      }
      """#),
    .flattened: .free.needing(.optional).text(
      #"""
      /// A value whose keys are next to others in the object of `decoder`.
      nonisolated func codableEnumFlattened<T: Swift.Decodable>(
        in decoder: any Swift.Decoder
      ) throws -> T {
        guard let optional = T.self as? any CodableEnumOptional.Type else {
          return try T(from: decoder)
        }
        do {
          return try T(from: decoder)
        } catch Swift.DecodingError.keyNotFound(let key, let context) {
          guard context.codingPath.count == decoder.codingPath.count else {
            throw Swift.DecodingError.keyNotFound(key, context)
          }
          return optional.codableEnumNil as! T
        }
      }
      """#),
    .flattenedOptional: .free.text(
      #"""
      /// An optional one is nil if one of its keys is missing.
      nonisolated func codableEnumFlattenedOptional<T: Swift.Decodable>(
        in decoder: any Swift.Decoder
      ) throws -> T? {
        do {
          return try T(from: decoder)
        } catch Swift.DecodingError.keyNotFound(let key, let context) {
          guard context.codingPath.count == decoder.codingPath.count else {
            throw Swift.DecodingError.keyNotFound(key, context)
          }
          return nil
        }
      }
      """#),
  ]

  /// The same for one type, without the cost of finding out which it is.
  private static func single(_ type: String) -> Source {
    .free.needing(.singleValue).text(
      """
      nonisolated func codableEnumSingleValue(
        _ container: any Swift.SingleValueDecodingContainer
      ) throws -> Swift.\(type) { try container.decode(Swift.\(type).self) }
      """)
  }
}
