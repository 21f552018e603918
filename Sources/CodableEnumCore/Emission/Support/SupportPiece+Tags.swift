extension SupportPiece {
  static let tagPieces: [SupportPiece: Source] = [
    .stringTag: .keyedDecoding.text(
      #"""
        /// The tag, if it is a string.
        func tag(for key: Key) -> Swift.String? { try? decode(Swift.String.self, forKey: key) }
      """#),
    .rejectedTag: .keyedDecoding.needing(.otherScalar, .unknownTag).text(
      #"""
        /// Throws the error for a tag that no case has. A scalar of another kind is an unknown tag, too.
        func rejectTag(for key: Key, of owner: Swift.String, known: Swift.String) throws -> Swift.Never {
          throw try codableEnumUnknownTag(scalar(for: key), of: owner, known: known, at: codingPath + [key])
        }
      """#),
    .unknownTagUnderKey: .keyedDecoding.needing(.unknownTag).text(
      #"""
        func unknownTag(_ tag: Any, of owner: Swift.String, known: Swift.String, for key: Key) -> Swift.DecodingError {
          codableEnumUnknownTag(tag, of: owner, known: known, at: codingPath + [key])
        }
      """#),
    .stringTagIfAny: .keyedDecoding.needing(.stringTag, .otherScalar).text(
      #"""
        /// The tag, or nil if it is a scalar of another kind.
        func stringTag(for key: Key) throws -> Swift.String? {
          if let tag = tag(for: key) { return tag }
          return try scalar(for: key) as? Swift.String
        }
      """#),
    .otherScalar: .keyedDecoding.text(
      #"""
        /// A scalar of any kind. Attempts in this form compile to a third of what `try?` takes.
        func scalar(for key: Key) throws -> Any {
          do { return try decode(Swift.Bool.self, forKey: key) } catch {}
          do { return try decode(Swift.Int.self, forKey: key) } catch {}
          do { return try decode(Swift.UInt64.self, forKey: key) } catch {}
          do { return try decode(Swift.Double.self, forKey: key) } catch {}
          return try decode(Swift.String.self, forKey: key)
        }
      """#),
    .tag: .keyedDecoding.needing(.otherScalar, .unknownTagUnderKey).text(
      #"""
        /// The tag.
        func tag<T: Swift.Decodable>(
          for key: CodableEnumKey, of owner: Swift.String, known: @autoclosure () -> Swift.String
        ) throws -> T {
          do {
            if T.self == Swift.String.self { return try decode(Swift.String.self, forKey: key) as! T }
            if T.self == Swift.Int.self { return try decode(Swift.Int.self, forKey: key) as! T }
            return try decode(T.self, forKey: key)
          } catch {
            guard let tag = try? scalar(for: key) else { throw error }
            throw unknownTag(tag, of: owner, known: known(), for: key)
          }
        }
      """#),
    .keptTag: .keyedDecoding.needing(.scalarValue, .unknownTagUnderKey).text(
      #"""
        /// The tag as the value that stores it.
        func value<T: Swift.Decodable>(
          ofTag tag: CodableEnumScalar, isCoercing: Swift.Bool, for key: CodableEnumKey,
          of owner: Swift.String, known: @autoclosure () -> Swift.String
        ) throws -> T {
          let value = try tag.value(isCoercing: isCoercing) { try decode(T.self, forKey: key) }
          if let value { return value }
          throw unknownTag(tag, of: owner, known: known(), for: key)
        }
      """#),
    .tagParent: .keyedDecoding.text(
      #"""
        /// The object that contains the last key.
        func parent(of path: [CodableEnumKey]) throws -> Self {
          try path.dropLast().reduce(self) { try $0.nestedContainer(keyedBy: Key.self, forKey: $1) }
        }
      """#),
    .tagPresence: .keyedDecoding.text(
      #"""
        /// Whether there is a tag. Null doesn't count.
        func containsTag(at path: [CodableEnumKey]) throws -> Swift.Bool {
          guard contains(path[0]), try !decodeNil(forKey: path[0]) else { return false }
          if path.count == 1 { return true }
          return try nestedContainer(keyedBy: Key.self, forKey: path[0])
            .containsTag(at: Swift.Array(path.dropFirst()))
        }
      """#),
    .nullTag: .keyedDecoding.text(
      #"""
        /// Whether null stands in the place of the tag.
        func hasNullTag(at path: [CodableEnumKey]) throws -> Swift.Bool {
          guard contains(path[0]) else { return false }
          let isNull = try decodeNil(forKey: path[0])
          if isNull || path.count == 1 { return isNull && path.count == 1 }
          return try nestedContainer(keyedBy: Key.self, forKey: path[0])
            .hasNullTag(at: Swift.Array(path.dropFirst()))
        }
      """#),
    .tagAtPath: .keyedDecoding.needing(.tag, .tagParent).text(
      #"""
        func tag<T: Swift.Decodable>(
          at path: [CodableEnumKey], of owner: Swift.String,
          known: @autoclosure () -> Swift.String
        ) throws -> T {
          try parent(of: path).tag(for: path[path.count - 1], of: owner, known: known())
        }
      """#),
    .keptTagAtPath: .keyedDecoding.needing(.keptTag, .tagParent).text(
      #"""
        func value<T: Swift.Decodable>(
          ofTag tag: CodableEnumScalar, isCoercing: Swift.Bool, at path: [CodableEnumKey],
          of owner: Swift.String, known: @autoclosure () -> Swift.String
        ) throws -> T {
          try parent(of: path).value(
            ofTag: tag, isCoercing: isCoercing, for: path[path.count - 1], of: owner, known: known())
        }
      """#),
    .rootTag: .free.needing(.scalar, .unknownTag, .singleValue).text(
      #"""
      nonisolated func codableEnumTag<T: Swift.Decodable>(
        in container: any Swift.SingleValueDecodingContainer, of owner: Swift.String,
        known: @autoclosure () -> Swift.String
      ) throws -> T {
        do {
          return try codableEnumSingleValue(container)
        } catch {
          // A scalar of another kind is an unknown tag as well.
          guard let scalar = try? CodableEnumScalar(in: container) else { throw error }
          throw codableEnumUnknownTag(scalar, of: owner, known: known(), at: container.codingPath)
        }
      }
      """#),
    .keptRootTag: .free.needing(.scalarValue, .unknownTag).text(
      #"""
      /// The tag as the value that stores it.
      nonisolated func codableEnumValue<T: Swift.Decodable>(
        ofTag tag: CodableEnumScalar, isCoercing: Swift.Bool,
        in container: any Swift.SingleValueDecodingContainer, of owner: Swift.String,
        known: @autoclosure () -> Swift.String
      ) throws -> T {
        if let value = try tag.value(isCoercing: isCoercing, orRead: { try container.decode(T.self) }) {
          return value
        }
        throw codableEnumUnknownTag(tag, of: owner, known: known(), at: container.codingPath)
      }
      """#),
    .elementTag: .ofElements.needing(.element, .scalar, .unknownElementTag).text(
      #"""
        /// The first element.
        mutating func tag<T: Swift.Decodable>(
          of owner: Swift.String, known: @autoclosure () -> Swift.String
        ) throws -> T {
          do {
            return try value()
          } catch {
            // A scalar of another kind is an unknown tag as well, unless the attempt went past it.
            guard !container.isAtEnd, container.currentIndex == 0,
              let scalar = try? container.decode(CodableEnumScalar.self)
            else { throw error }
            throw unknownTag(scalar, of: owner, known: known())
          }
        }
      """#),
    .unknownElementTag: .ofElements.needing(.unknownTag).text(
      #"""
        func unknownTag(
          _ tag: Any, of owner: Swift.String, known: Swift.String
        ) -> Swift.DecodingError {
          codableEnumUnknownTag(
            tag, of: owner, known: known, at: container.codingPath + [CodableEnumIndex(intValue: 0)])
        }
      """#),
    .keptElementTag: .ofElements.needing(.elementsOf, .scalarValue, .unknownElementTag).text(
      #"""
        /// The tag as the value that stores it.
        func value<T: Swift.Decodable>(
          ofTag tag: CodableEnumScalar, isCoercing: Swift.Bool, in decoder: any Swift.Decoder,
          of owner: Swift.String, known: @autoclosure () -> Swift.String
        ) throws -> T {
          let value = try tag.value(isCoercing: isCoercing) {
            var elements = try CodableEnumElements(of: decoder)
            return try elements.container.decode(T.self)
          }
          if let value { return value }
          throw unknownTag(tag, of: owner, known: known())
        }
      """#),
    .stringTagKey: .ofKey.text(
      #"""
        /// The key of a payload under `content: .tag`.
        init(tag: Swift.String) { self.init(stringValue: tag) }
      """#),
    .boolTagKey: .ofKey.text(
      #"""
        /// The key of a payload under `content: .tag`.
        init(tag: Swift.Bool) { self.init(stringValue: tag ? "true" : "false") }
      """#),
    .scalarTagKey: .ofKey.needing(.scalar).text(
      #"""
        /// The key of a payload under `content: .tag`.
        init(tag: CodableEnumScalar) { self.init(stringValue: tag.spelling) }
      """#),
    .integerTagKey: .ofKey.text(
      #"""
        /// The key of a payload under `content: .tag`.
        init<T: Swift.FixedWidthInteger>(tag: T) { self.init(stringValue: tag.description) }
      """#),
  ]
}
