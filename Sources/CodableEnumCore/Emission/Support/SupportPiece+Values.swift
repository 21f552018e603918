extension SupportPiece {
  static let valuePieces: [SupportPiece: Source] = [
    .required: .keyedDecoding.text(
      #"""
        /// The value under a key. Decoders have their own functions for the most common types.
        func required<T: Swift.Decodable>(for key: Swift.String) throws -> T { try decode(T.self, forKey: Key(key)) }
      """#),
    .ifPresent: .keyedDecoding.text(
      #"""
        /// The value under a key, or nil if it is null or missing.
        func ifPresent<T: Swift.Decodable>(for key: Swift.String) throws -> T? { try decodeIfPresent(T.self, forKey: Key(key)) }
      """#),
    .requiredString: required("String"), .requiredInt: required("Int"),
    .requiredBool: required("Bool"), .requiredDouble: required("Double"),
    .stringIfPresent: ifPresent("String"), .intIfPresent: ifPresent("Int"),
    .boolIfPresent: ifPresent("Bool"), .doubleIfPresent: ifPresent("Double"),
  ]

  private static func required(_ type: String) -> Source {
    .keyedDecoding.text(
      """
        func required(for key: Swift.String) throws -> Swift.\(type) { try decode(Swift.\(type).self, forKey: Key(key)) }
      """)
  }

  private static func ifPresent(_ type: String) -> Source {
    .keyedDecoding.text(
      """
        func ifPresent(for key: Swift.String) throws -> Swift.\(type)? { try decodeIfPresent(Swift.\(type).self, forKey: Key(key)) }
      """)
  }
}
