extension SupportPiece {
  static let keyedTag = SupportPiece(
    "keyedTag", requires: [.decoding, .decodingErrors],
    #"""
    nonisolated extension Swift.KeyedDecodingContainer where Key == CodableEnumKey {
      func tag<T: Swift.Decodable>(
        for key: CodableEnumKey, of owner: Swift.String, known: @autoclosure () -> [Swift.String]
      ) throws -> T {
        do {
          return try value(for: key)
        } catch {
          // A scalar of another kind is an unknown tag as well.
          guard let scalar = try? decode(CodableEnumScalar.self, forKey: key) else { throw error }
          throw codableEnumUnknownTag(
            scalar, of: owner, known: known(), at: codingPath + [key],
            areStrings: T.self == Swift.String.self)
        }
      }

      func unknownTag<Tag>(
        _ tag: Tag, for key: CodableEnumKey, of owner: Swift.String, known: [Swift.String]
      ) -> Swift.DecodingError {
        codableEnumUnknownTag(tag, of: owner, known: known, at: codingPath + [key])
      }

      /// The tag as a value of the unknown case.
      func value<T: Swift.Decodable>(
        ofUnknownTag tag: CodableEnumScalar, isCoercing: Swift.Bool, for key: CodableEnumKey,
        of owner: Swift.String, known: @autoclosure () -> [Swift.String]
      ) throws -> T {
        if let value = try tag.value(isCoercing: isCoercing, orRead: { try decode(T.self, forKey: key) })
        {
          return value
        }
        throw unknownTag(tag, for: key, of: owner, known: known())
      }

      // MARK: Tags below a path of keys

      /// The object that holds the last key.
      private func parent(of path: [CodableEnumKey]) throws -> Self {
        try path.dropLast().reduce(self) { try $0.object(for: $1) }
      }

      /// Whether a tag is there; null is none.
      func containsTag(at path: [CodableEnumKey]) throws -> Swift.Bool {
        guard contains(path[0]), try !decodeNil(forKey: path[0]) else { return false }
        if path.count == 1 { return true }
        return try object(for: path[0]).containsTag(at: Swift.Array(path.dropFirst()))
      }

      func tag<T: Swift.Decodable>(
        at path: [CodableEnumKey], of owner: Swift.String,
        known: @autoclosure () -> [Swift.String]
      ) throws -> T {
        try parent(of: path).tag(for: path[path.count - 1], of: owner, known: known())
      }

      func unknownTag<Tag>(
        _ tag: Tag, at path: [CodableEnumKey], of owner: Swift.String, known: [Swift.String]
      ) -> Swift.DecodingError {
        codableEnumUnknownTag(tag, of: owner, known: known, at: codingPath + path)
      }

      func value<T: Swift.Decodable>(
        ofUnknownTag tag: CodableEnumScalar, isCoercing: Swift.Bool, at path: [CodableEnumKey],
        of owner: Swift.String, known: @autoclosure () -> [Swift.String]
      ) throws -> T {
        let value = try tag.value(isCoercing: isCoercing) {
          try parent(of: path).decode(T.self, forKey: path[path.count - 1])
        }
        if let value { return value }
        throw unknownTag(tag, at: path, of: owner, known: known())
      }
    }
    """#)

  static let rootTag = SupportPiece(
    "rootTag", requires: [.decodingErrors, .singleValue],
    #"""
    nonisolated func codableEnumTag<T: Swift.Decodable>(
      in container: any Swift.SingleValueDecodingContainer, of owner: Swift.String,
      known: @autoclosure () -> [Swift.String]
    ) throws -> T {
      do {
        return try codableEnumSingleValue(container)
      } catch {
        // A scalar of another kind is an unknown tag as well.
        guard let scalar = try? CodableEnumScalar(in: container) else { throw error }
        throw codableEnumUnknownTag(
          scalar, of: owner, known: known(), at: container.codingPath,
          areStrings: T.self == Swift.String.self)
      }
    }

    /// The tag as a value of the unknown case.
    nonisolated func codableEnumValue<T: Swift.Decodable>(
      ofUnknownTag tag: CodableEnumScalar, isCoercing: Swift.Bool,
      in container: any Swift.SingleValueDecodingContainer, of owner: Swift.String,
      known: @autoclosure () -> [Swift.String]
    ) throws -> T {
      if let value = try tag.value(isCoercing: isCoercing, orRead: { try container.decode(T.self) }) {
        return value
      }
      throw codableEnumUnknownTag(tag, of: owner, known: known(), at: container.codingPath)
    }
    """#)

  static let elementTag = SupportPiece(
    "elementTag", requires: [.elements, .decodingErrors],
    #"""
    nonisolated extension CodableEnumElements {
      /// The first element.
      mutating func tag<T: Swift.Decodable>(
        of owner: Swift.String, known: @autoclosure () -> [Swift.String]
      ) throws -> T {
        do {
          return try value()
        } catch {
          // A scalar of another kind is an unknown tag as well, unless the attempt went past it.
          guard !container.isAtEnd, container.currentIndex == 0,
            let scalar = try? container.decode(CodableEnumScalar.self)
          else { throw error }
          throw unknownTag(
            scalar, of: owner, known: known(), areStrings: T.self == Swift.String.self)
        }
      }

      func unknownTag<Tag>(
        _ tag: Tag, of owner: Swift.String, known: [Swift.String],
        areStrings: Swift.Bool = Tag.self == Swift.String.self
      ) -> Swift.DecodingError {
        codableEnumUnknownTag(
          tag, of: owner, known: known,
          at: container.codingPath + [CodableEnumIndex(intValue: 0)], areStrings: areStrings)
      }

      /// The tag as a value of the unknown case.
      func value<T: Swift.Decodable>(
        ofUnknownTag tag: CodableEnumScalar, isCoercing: Swift.Bool, in decoder: any Swift.Decoder,
        of owner: Swift.String, known: @autoclosure () -> [Swift.String]
      ) throws -> T {
        let value = try tag.value(isCoercing: isCoercing) {
          var elements = try CodableEnumElements(of: decoder)
          return try elements.container.decode(T.self)
        }
        if let value { return value }
        throw unknownTag(tag, of: owner, known: known())
      }
    }
    """#)

  static let tagKey = SupportPiece(
    "tagKey", requires: [.key, .scalar],
    #"""
    nonisolated extension CodableEnumKey {
      // The key of a payload that stands under the text of its tag.

      init(tag: Swift.String) { self.init(stringValue: tag) }
      init(tag: Swift.Bool) { self.init(stringValue: tag ? "true" : "false") }
      init<T: Swift.FixedWidthInteger>(tag: T) { self.init(stringValue: tag.description) }
      init(tag: CodableEnumScalar) { self.init(stringValue: tag.spelling) }
    }
    """#)

  static let caseKey = SupportPiece(
    "caseKey", requires: [.decoding, .decodingErrors],
    #"""
    nonisolated extension Swift.KeyedDecodingContainer where Key == CodableEnumKey {
      /// The one key that names a case. Other keys do not count, but if there is a single key, then it
      /// is taken whether known or not.
      func caseKey(
        of owner: Swift.String, known: @autoclosure () -> [Swift.String],
        ignoringCase: Swift.Bool = false
      ) throws -> CodableEnumKey {
        if !ignoringCase, let key = onlyKey(of: known()) { return key }
        let keys = allKeys
        if keys.count == 1 { return keys[0] }
        let known = known().map { ignoringCase ? $0.lowercased() : $0 }
        let matching = keys.filter {
          known.contains(ignoringCase ? $0.stringValue.lowercased() : $0.stringValue)
        }
        if matching.count == 1 { return matching[0] }
        // Some writers name every case, and give null to all but one.
        let present = matching.filter { (try? decodeNil(forKey: $0)) != true }
        if present.count == 1 { return present[0] }
        let found = matching.map { Swift.String(reflecting: $0.stringValue) }.sorted()
        throw Swift.DecodingError.typeMismatch(
          Swift.String.self,
          .init(
            codingPath: codingPath,
            debugDescription: "\(owner) needs exactly one key that names a case; "
              + (found.isEmpty ? "there is none" : "there are \(found.joined(separator: ", "))")))
      }

      /// The one key among a few known ones that is there. To ask for a few keys is faster than to
      /// have decoders list all that there are.
      private func onlyKey(of known: [Swift.String]) -> CodableEnumKey? {
        guard known.count <= 8 else { return nil }
        var found: CodableEnumKey?
        for name in known {
          let key = CodableEnumKey(stringValue: name)
          guard contains(key) else { continue }
          guard found == nil else { return nil }
          found = key
        }
        return found
      }

      func unknownKey(
        _ key: CodableEnumKey, of owner: Swift.String, known: [Swift.String]
      ) -> Swift.DecodingError {
        codableEnumUnknownTag(key.stringValue, of: owner, known: known, at: codingPath + [key])
      }
    }
    """#)
}
