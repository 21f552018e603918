extension SupportPiece {
  /// What throws the error for a tag that no case has.
  static let tagErrors: Set<SupportPiece> = [
    .unknownTag, .unknownTagUnderKey, .unknownElementTag, .keptTag, .keptTagAtPath,
    .keptRootTag, .keptElementTag,
  ]

  static let tagPieces: [SupportPiece: Source] = [
    .unknownTagUnderKey: .keyedDecoding.needing(.errorPath).text(
      #"""
        /// The error for a tag that no case has.
        func unknownTag(_ tag: Swift.String, for key: Swift.String, _ known: Swift.String) -> Swift.DecodingError {
          let seen = tag.utf8.count > 500 ? "this tag" : tag.debugDescription
          return .dataCorrupted(
            .init(codingPath: codableEnumPath(codingPath + [Key(stringValue: key)]), debugDescription: seen + known))
        }
      """#),
    .stringTagIfAny: .keyedDecoding.needing(.otherScalar).text(
      #"""
        /// The tag, or nil if it is a scalar of another kind.
        func stringTag(for key: Swift.String) throws -> Swift.String? {
          do { return try decode(Swift.String.self, forKey: Key(stringValue: key)) } catch {}
          return try scalar(for: key) as? Swift.String
        }
      """#),
    .otherScalar: .keyedDecoding.text(
      #"""
        /// A scalar of any kind. Attempts in this form compile to a third of what `try?` takes.
        func scalar(for key: Swift.String) throws -> Any {
          do { return try decode(Swift.Bool.self, forKey: Key(stringValue: key)) } catch {}
          do { return try decode(Swift.Int.self, forKey: Key(stringValue: key)) } catch {}
          do { return try decode(Swift.UInt64.self, forKey: Key(stringValue: key)) } catch {}
          do { return try decode(Swift.Double.self, forKey: Key(stringValue: key)) } catch {}
          return try decode(Swift.String.self, forKey: Key(stringValue: key))
        }
      """#),
    .keptTag: .keyedDecoding.needing(.scalarValue, .unknownTag).text(
      #"""
        /// The tag as the value that stores it.
        func value<T: Swift.Decodable>(
          ofTag tag: CodableEnumScalar, isCoercing: Swift.Bool, for key: Swift.String,
          _ known: @autoclosure () -> Swift.String
        ) throws -> T {
          let value = try tag.value(isCoercing: isCoercing) { try decode(T.self, forKey: Key(stringValue: key)) }
          if let value { return value }
          throw codableEnumUnknownTag(tag, known(), at: codingPath + [Key(stringValue: key)])
        }
      """#),
    .tagParent: .keyedDecoding.text(
      #"""
        /// The object that contains the last key.
        func parent(of path: [Swift.String]) throws -> Self {
          try path.dropLast().reduce(self) { try $0.nestedContainer(keyedBy: Key.self, forKey: Key(stringValue: $1)) }
        }
      """#),
    .tagPresence: .keyedDecoding.text(
      #"""
        /// Whether there is a tag. Null doesn't count.
        func containsTag(at path: [Swift.String]) throws -> Swift.Bool {
          let key = Key(stringValue: path[0])
          guard contains(key), try !decodeNil(forKey: key) else { return false }
          if path.count == 1 { return true }
          return try nestedContainer(keyedBy: Key.self, forKey: key)
            .containsTag(at: Swift.Array(path.dropFirst()))
        }
      """#),
    .nullTag: .keyedDecoding.text(
      #"""
        /// Whether null stands in the place of the tag.
        func hasNullTag(at path: [Swift.String]) throws -> Swift.Bool {
          let key = Key(stringValue: path[0])
          guard contains(key) else { return false }
          let isNull = try decodeNil(forKey: key)
          if isNull || path.count == 1 { return isNull && path.count == 1 }
          return try nestedContainer(keyedBy: Key.self, forKey: key)
            .hasNullTag(at: Swift.Array(path.dropFirst()))
        }
      """#),
    .keptTagAtPath: .keyedDecoding.needing(.keptTag, .tagParent).text(
      #"""
        func value<T: Swift.Decodable>(
          ofTag tag: CodableEnumScalar, isCoercing: Swift.Bool, at path: [Swift.String],
          _ known: @autoclosure () -> Swift.String
        ) throws -> T {
          try parent(of: path).value(
            ofTag: tag, isCoercing: isCoercing, for: path[path.count - 1], known())
        }
      """#),
    .keptRootTag: .free.needing(.scalarValue, .unknownTag).text(
      #"""
      /// The tag as the value that stores it.
      nonisolated func codableEnumValue<T: Swift.Decodable>(
        ofTag tag: CodableEnumScalar, isCoercing: Swift.Bool,
        in container: any Swift.SingleValueDecodingContainer, _ known: @autoclosure () -> Swift.String
      ) throws -> T {
        if let value = try tag.value(isCoercing: isCoercing, orRead: { try container.decode(T.self) }) {
          return value
        }
        throw codableEnumUnknownTag(tag, known(), at: container.codingPath)
      }
      """#),
    .unknownElementTag: .ofElements.needing(.unknownTag).text(
      #"""
        static func unknownTag(
          _ tag: Any, _ known: Swift.String, in container: some Swift.UnkeyedDecodingContainer
        ) -> Swift.DecodingError {
          codableEnumUnknownTag(tag, known, at: container.codingPath + [CodableEnumIndex(intValue: 0)])
        }
      """#),
    .keptElementTag: .ofElements.needing(.scalarValue, .unknownTag).text(
      #"""
        /// The tag as the value that stores it.
        static func value<T: Swift.Decodable>(
          ofTag tag: CodableEnumScalar, isCoercing: Swift.Bool, in decoder: any Swift.Decoder,
          _ known: @autoclosure () -> Swift.String
        ) throws -> T {
          let value = try tag.value(isCoercing: isCoercing) {
            var elements = try decoder.unkeyedContainer()
            return try elements.decode(T.self)
          }
          if let value { return value }
          let path = decoder.codingPath + [CodableEnumIndex(intValue: 0)]
          throw codableEnumUnknownTag(tag, known(), at: path)
        }
      """#),
  ]
}
