extension SupportPiece {
  static let valuePieces: [SupportPiece: Source] = [
    .required: .keyedDecoding.text(
      #"""
        /// The value under a key. Decoders have their own functions for the most common types.
        func required<T: Swift.Decodable>(for key: Key) throws -> T { try decode(T.self, forKey: key) }
      """#),
    .ifPresent: .keyedDecoding.text(
      #"""
        /// The value under a key, or nil if it is null or missing.
        func ifPresent<T: Swift.Decodable>(for key: Key) throws -> T? { try decodeIfPresent(T.self, forKey: key) }
      """#),
    .requiredString: required("String"), .requiredInt: required("Int"),
    .requiredBool: required("Bool"), .requiredDouble: required("Double"),
    .stringIfPresent: ifPresent("String"), .intIfPresent: ifPresent("Int"),
    .boolIfPresent: ifPresent("Bool"), .doubleIfPresent: ifPresent("Double"),
  ]

  private static func required(_ type: String) -> Source {
    .keyedDecoding.needing(.required).text(
      """
        func required(for key: Key) throws -> Swift.\(type) { try decode(Swift.\(type).self, forKey: key) }
      """)
  }

  private static func ifPresent(_ type: String) -> Source {
    .keyedDecoding.needing(.ifPresent).text(
      """
        func ifPresent(for key: Key) throws -> Swift.\(type)? { try decodeIfPresent(Swift.\(type).self, forKey: key) }
      """)
  }
}
