extension SupportPiece {
  static let valuesText = #"""
    #piece singleValue
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
    #piece singleValue%type%: singleValue
    nonisolated func codableEnumSingleValue(
      _ container: any Swift.SingleValueDecodingContainer
    ) throws -> Swift.%type% { try container.decode(Swift.%type%.self) }
    #piece onlyLiteral: literal
    nonisolated func codableEnumExpectOnly(
      _ literal: CodableEnumLiteral, spelled text: Swift.String, in decoder: any Swift.Decoder
    ) throws {
      let container = try decoder.singleValueContainer()
      let found: CodableEnumLiteral =
        container.decodeNil() ? .null : try CodableEnumLiteral(from: decoder)
      if found == literal { return }
      throw Swift.DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected \(text)")
    }
    #piece rootValue: singleValue
    /// A value that is the whole document.
    nonisolated func codableEnumValue<T: Swift.Decodable>(in decoder: any Swift.Decoder) throws -> T {
      try codableEnumSingleValue(decoder.singleValueContainer())
    }
    #piece optionalRoot: singleValue
    nonisolated func codableEnumOptional<T: Swift.Decodable>(
      in decoder: any Swift.Decoder
    ) throws -> T? {
      let container = try decoder.singleValueContainer()
      return container.decodeNil() ? nil : try codableEnumSingleValue(container)
    }
    #piece expectedRoot: singleValue
    nonisolated func codableEnumExpect<T: Swift.Decodable & Swift.Equatable>(
      anyOf values: [T], in decoder: any Swift.Decoder
    ) throws {
      let container = try decoder.singleValueContainer()
      if values.contains(try codableEnumSingleValue(container)) { return }
      let list = values.map { Swift.String(reflecting: $0) }.joined(separator: " or ")
      throw Swift.DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected \(list)")
    }
    #piece codedRoot: codedOptionalRoot
    nonisolated func codableEnumValue<T>(
      in decoder: any Swift.Decoder, with decode: (any Swift.Decoder) throws -> T
    ) throws -> T {
      try decode(decoder)
    }

    /// For an optional behind a type alias.
    nonisolated func codableEnumValue<T>(
      in decoder: any Swift.Decoder, with decode: (any Swift.Decoder) throws -> T
    ) throws -> T? {
      try codableEnumOptional(in: decoder, with: decode)
    }
    #piece codedOptionalRoot
    nonisolated func codableEnumOptional<T>(
      in decoder: any Swift.Decoder, with decode: (any Swift.Decoder) throws -> T
    ) throws -> T? {
      if try decoder.singleValueContainer().decodeNil() { return nil }
      return try decode(decoder)
    }
    #piece content
    /// The whole document, for a case that keeps what it doesn't know.
    nonisolated func codableEnumContent<T: Swift.Decodable>(of decoder: any Swift.Decoder) throws -> T {
      try decoder.singleValueContainer().decode(T.self)
    }
    #piece keptRootTag: scalarValue unknownTag
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
    #piece table
    /// Finds the index of a case by its tag, for enums with many cases.
    nonisolated struct CodableEnumTable: Swift.Sendable {
      private var indices: [Swift.String: Swift.Int] = [:]

      mutating func add(_ index: Swift.Int, tag: Swift.String) { indices[tag] = index }

      /// Adds cases, one per line, with tabs between the tags of a case.
      mutating func add(_ first: Swift.Int, _ lines: Swift.String) {
        var index = first
        for line in lines.split(separator: "\n") {
          for tag in line.split(separator: "\t") { indices[Swift.String(tag)] = index }
          index += 1
        }
      }

      func index(of tag: Swift.String?) -> Swift.Int { tag.flatMap { indices[$0] } ?? -1 }
    }
    #piece literal: key scalar
    /// Any value of a format like JSON, for comparison with a constant.
    nonisolated enum CodableEnumLiteral: Swift.Decodable, Swift.Equatable {
      case null
      case scalar(CodableEnumScalar)
      case array([CodableEnumLiteral])
      case object([Swift.String: CodableEnumLiteral])

      init(from decoder: any Swift.Decoder) throws {
        if let object = try? decoder.container(keyedBy: CodableEnumKey.self) {
          var members: [Swift.String: CodableEnumLiteral] = [:]
          for key in object.allKeys {
            let isNull = try object.decodeNil(forKey: key)
            members[key.stringValue] =
              isNull ? .null : try object.decode(CodableEnumLiteral.self, forKey: key)
          }
          self = .object(members)
        } else if let elements = try? [CodableEnumLiteral?](from: decoder) {
          self = .array(elements.map { $0 ?? .null })
        } else {
          self = .scalar(try CodableEnumScalar(from: decoder))
        }
      }
    }
    #piece literalFit: literalUnderKey
    /// How many literals of a case an object contains, or -1 unless it contains all of them.
    nonisolated func codableEnumFit(
      of object: Swift.KeyedDecodingContainer<CodableEnumKey>?,
      literals: Swift.KeyValuePairs<Swift.String, CodableEnumLiteral>
    ) -> Swift.Int {
      for (key, literal) in literals where object?.has(literal, under: key) != true { return -1 }
      return literals.count
    }
    #piece bestFit: constant
    /// How many constants of a case an object contains, or -1 unless it contains all of them.
    nonisolated func codableEnumFit(
      of object: Swift.KeyedDecodingContainer<CodableEnumKey>?,
      _ constants: Swift.KeyValuePairs<Swift.String, CodableEnumScalar>
    ) -> Swift.Int {
      for (key, constant) in constants where object?.has(constant, for: key) != true { return -1 }
      return constants.count
    }

    /// The index of the best match, the first of several; nil if nothing matches.
    nonisolated func codableEnumBestFit(_ fits: [Swift.Int]) -> Swift.Int? {
      guard let best = fits.max(), best >= 0 else { return nil }
      return fits.firstIndex(of: best)
    }
    #piece flattened: optional flattenedOptional
    /// A value whose keys are next to others in the object of `decoder`.
    nonisolated func codableEnumFlattened<T: Swift.Decodable>(
      in decoder: any Swift.Decoder
    ) throws -> T {
      guard let optional = T.self as? any CodableEnumOptional.Type else {
        return try T(from: decoder)
      }
      return try codableEnumFlattenedOptional(in: decoder) ?? optional.codableEnumNil as! T
    }
    #piece flattenedOptional
    /// An optional one is nil if one of its keys is missing, or if its type isn't written as an object:
    /// then nothing but nil can be written.
    nonisolated func codableEnumFlattenedOptional<T: Swift.Decodable>(
      in decoder: any Swift.Decoder
    ) throws -> T? {
      let depth = decoder.codingPath.count
      do {
        return try T(from: decoder)
      } catch Swift.DecodingError.keyNotFound(_, let context)
        where context.codingPath.count == depth,
        Swift.DecodingError.typeMismatch(_, let context) where context.codingPath.count == depth
      {
        return nil
      }
    }
    #piece flattenedIfAny: key
    /// An optional one is nil if none of its keys is there.
    nonisolated func codableEnumFlattened<T: Swift.Decodable>(
      in decoder: any Swift.Decoder, ifAny keys: [Swift.String]
    ) throws -> T? {
      let object = try decoder.container(keyedBy: CodableEnumKey.self)
      let isThere = keys.contains { object.contains(CodableEnumKey(stringValue: $0)) }
      return isThere ? try T(from: decoder) : nil
    }
    """#
}
