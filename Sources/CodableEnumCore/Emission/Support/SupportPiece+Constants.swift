extension SupportPiece {
  static let constantPieces: [SupportPiece: Source] = [
    .constant: .keyedDecoding.needing(.scalar).text(
      #"""
        /// Whether a key has a certain value.
        func has(_ constant: CodableEnumScalar, for key: Swift.String) -> Swift.Bool {
          switch constant {
          case .string(let value): (try? decode(Swift.String.self, forKey: Key(stringValue: key))) == value
          case .integer(let value): (try? decode(Swift.Int.self, forKey: Key(stringValue: key))) == value
          case .boolean(let value): (try? decode(Swift.Bool.self, forKey: Key(stringValue: key))) == value
          case .double(let value): (try? decode(Swift.Double.self, forKey: Key(stringValue: key))) == value
          case .other: false
          }
        }
      """#),
    .expectedConstant: .keyedDecoding.needing(.constant).text(
      #"""
        /// Checks that a key, if present, has its only valid value.
        func expect(
          _ constant: CodableEnumScalar, for key: Swift.String, in owner: Swift.String
        ) throws {
          if !contains(Key(stringValue: key)) || has(constant, for: key) { return }
          let found = (try? decode(CodableEnumScalar.self, forKey: Key(stringValue: key))) ?? .other
          let name = Swift.String(reflecting: key)
          throw Swift.DecodingError.dataCorrupted(
            .init(
              codingPath: codingPath + [Key(stringValue: key)],
              debugDescription: "\(owner) has \(name) as \(constant.debugDescription), not "
                + found.debugDescription))
        }
      """#),
    .literal: .free.needing(.key, .scalar).text(
      #"""
      /// Any value of a format like JSON, to be compared with one that is always the same.
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
          } else if var container = try? decoder.unkeyedContainer() {
            var elements: [CodableEnumLiteral] = []
            while !container.isAtEnd {
              let isNull = try container.decodeNil()
              elements.append(isNull ? .null : try container.decode(CodableEnumLiteral.self))
            }
            self = .array(elements)
          } else {
            let scalar = try CodableEnumScalar(from: decoder)
            self = .scalar(scalar)
            if case .double(let value) = scalar, let integer = Swift.Int(exactly: value) {
              self = .scalar(.integer(integer))
            }
          }
        }
      }
      """#),
    .literalUnderKey: .keyedDecoding.needing(.literal).text(
      #"""
        /// Whether a key is there and has a certain value.
        func has(_ literal: CodableEnumLiteral, under key: Swift.String) -> Swift.Bool {
          guard contains(Key(stringValue: key)) else { return false }
          let isNull = (try? decodeNil(forKey: Key(stringValue: key))) == true
          if isNull || literal == .null { return isNull && literal == .null }
          return (try? decode(CodableEnumLiteral.self, forKey: Key(stringValue: key))) == literal
        }
      """#),
    .expectedLiteral: .keyedDecoding.needing(.literalUnderKey).text(
      #"""
        /// Checks that a key that is there has the only value that it can have.
        func expect(
          _ literal: CodableEnumLiteral, spelled text: Swift.String, for key: Swift.String,
          in owner: Swift.String
        ) throws {
          if !contains(Key(stringValue: key)) || has(literal, under: key) { return }
          let name = Swift.String(reflecting: key)
          throw Swift.DecodingError.dataCorrupted(
            .init(
              codingPath: codingPath + [Key(stringValue: key)],
              debugDescription: "\(owner) has \(name) as \(text), not this"))
        }
      """#),
    .literalFit: .free.needing(.literalUnderKey).text(
      #"""
      /// How many constants of a case an object has, if it has all; else it fits not at all.
      nonisolated func codableEnumFit(
        of object: Swift.KeyedDecodingContainer<CodableEnumKey>?,
        literals: Swift.KeyValuePairs<Swift.String, CodableEnumLiteral>
      ) -> Swift.Int {
        for (key, literal) in literals where object?.has(literal, under: key) != true { return -1 }
        return literals.count
      }
      """#),
    .constantFit: .free.needing(.constant).text(
      #"""
      /// How many constants of a case an object contains, or -1 unless it contains all of them.
      nonisolated func codableEnumFit(
        of object: Swift.KeyedDecodingContainer<CodableEnumKey>?,
        _ constants: Swift.KeyValuePairs<Swift.String, CodableEnumScalar>
      ) -> Swift.Int {
        for (key, constant) in constants where object?.has(constant, for: key) != true { return -1 }
        return constants.count
      }
      """#),
    .bestFit: .free.text(
      #"""
      /// The index of the best match, the first of several; nil if nothing matches.
      nonisolated func codableEnumBestFit(_ fits: [Swift.Int]) -> Swift.Int? {
        guard let best = fits.max(), best >= 0 else { return nil }
        return fits.firstIndex(of: best)
      }
      """#),
  ]
}
