extension SupportPiece {
  static let valuePieces: [SupportPiece: Source] = [
    .required: .keyedDecoding.text(
      #"""
        /// The value under a key. Decoders have their own functions for the most common types.
        func required<T: Swift.Decodable>(for key: Swift.String) throws -> T {
          try decode(T.self, forKey: Key(stringValue: key))
        }
      """#),
    .ifPresent: .keyedDecoding.text(
      #"""
        /// The value under a key, or nil if it is null or missing.
        func ifPresent<T: Swift.Decodable>(for key: Swift.String) throws -> T? {
          try decodeIfPresent(T.self, forKey: Key(stringValue: key))
        }
      """#),
    .requiredString: required("String"), .requiredInt: required("Int"),
    .requiredBool: required("Bool"), .requiredDouble: required("Double"),
    .stringIfPresent: ifPresent("String"), .intIfPresent: ifPresent("Int"),
    .boolIfPresent: ifPresent("Bool"), .doubleIfPresent: ifPresent("Double"),
  ]

  /// Adds the functions for any type next to those for scalars, whose names may be those of other types.
  static func readingAnyType(_ pieces: Set<SupportPiece>) -> Set<SupportPiece> {
    let required: Set = [requiredString, requiredInt, requiredBool, requiredDouble]
    let ifPresent: Set = [stringIfPresent, intIfPresent, boolIfPresent, doubleIfPresent]
    var all = pieces
    if !pieces.isDisjoint(with: required) { all.insert(.required) }
    if !pieces.isDisjoint(with: ifPresent) { all.insert(.ifPresent) }
    return all
  }

  private static func required(_ type: String) -> Source {
    .keyedDecoding.text(
      """
        func required(for key: Swift.String) throws -> Swift.\(type) {
          try decode(Swift.\(type).self, forKey: Key(stringValue: key))
        }
      """)
  }

  private static func ifPresent(_ type: String) -> Source {
    .keyedDecoding.text(
      """
        func ifPresent(for key: Swift.String) throws -> Swift.\(type)? {
          try decodeIfPresent(Swift.\(type).self, forKey: Key(stringValue: key))
        }
      """)
  }
}
