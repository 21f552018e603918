extension SupportPiece {
  static let required = SupportPiece(
    "required", extending: keyedDecoding, requires: [.key],
    #"""
      /// The value under a key. Decoders have functions of their own for the commonest types.
      func required<T: Swift.Decodable>(for key: Key) throws -> T { try decode(T.self, forKey: key) }
    """#)

  static let requiredString = required("String")
  static let requiredInt = required("Int")
  static let requiredBool = required("Bool")
  static let requiredDouble = required("Double")

  static let ifPresent = SupportPiece(
    "ifPresent", extending: keyedDecoding, requires: [.key],
    #"""
      /// The value under a key, or nil for null and where there is none.
      func ifPresent<T: Swift.Decodable>(for key: Key) throws -> T? { try decodeIfPresent(T.self, forKey: key) }
    """#)

  static let stringIfPresent = ifPresent("String")
  static let intIfPresent = ifPresent("Int")
  static let boolIfPresent = ifPresent("Bool")
  static let doubleIfPresent = ifPresent("Double")

  private static func required(_ type: String) -> SupportPiece {
    SupportPiece(
      "required\(type)", extending: keyedDecoding, requires: [.required],
      """
        func required(for key: Key) throws -> Swift.\(type) { try decode(Swift.\(type).self, forKey: key) }
      """)
  }

  private static func ifPresent(_ type: String) -> SupportPiece {
    SupportPiece(
      "\(type.lowercased())IfPresent", extending: keyedDecoding, requires: [.ifPresent],
      """
        func ifPresent(for key: Key) throws -> Swift.\(type)? { try decodeIfPresent(Swift.\(type).self, forKey: key) }
      """)
  }
}
