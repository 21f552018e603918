extension SupportPiece {
  static let emptyFormPieces: [SupportPiece: Source] = [
    .onlyLiteral: Source(
      "CodableEnumRoot", [.root, .literal],
      #"""
        func expectOnly(_ literal: CodableEnumLiteral, spelled text: Swift.String) throws {
          let container = try decoder.singleValueContainer()
          let found: CodableEnumLiteral =
            container.decodeNil() ? .null : try CodableEnumLiteral(from: decoder)
          if found == literal { return }
          throw Swift.DecodingError.dataCorruptedError(
            in: container, debugDescription: "expected \(text)")
        }
      """#),
    .onlyLiteralElement: Source(
      "CodableEnumElements", [.elements, .literal],
      #"""
        mutating func expectOnly(_ literal: CodableEnumLiteral, spelled text: Swift.String) throws {
          if container.isAtEnd { throw tooShort(for: CodableEnumLiteral.self) }
          let element = container
          let found: CodableEnumLiteral =
            try container.decodeNil() ? .null : container.decode(CodableEnumLiteral.self)
          if found == literal { return }
          throw Swift.DecodingError.dataCorruptedError(
            in: element, debugDescription: "expected \(text)")
        }
      """#),
    .onlyLiteralUnderKey: Source(
      keyedDecoding, [.literalUnderKey],
      #"""
        func expectOnly(
          _ literal: CodableEnumLiteral, spelled text: Swift.String, for key: CodableEnumKey
        ) throws {
          if has(literal, under: key) { return }
          throw Swift.DecodingError.dataCorruptedError(
            forKey: key, in: self, debugDescription: "expected \(text)")
        }
      """#),
    .emptyArray: Source(
      "CodableEnumRoot", [.root, .elementsOf, .elementsEnd],
      #"""
        func expectEmptyArray() throws {
          try CodableEnumElements(of: decoder, expecting: 0).expectEnd(of: "the case", 0)
        }
      """#),
    .trueValue: Source(
      "CodableEnumRoot", [.root],
      #"""
        func expectTrue() throws {
          let container = try decoder.singleValueContainer()
          if try container.decode(Swift.Bool.self) { return }
          throw Swift.DecodingError.dataCorruptedError(in: container, debugDescription: "expected true")
        }
      """#),
    .emptyArrayElement: Source(
      "CodableEnumElements", [.elementsElement, .elementsEnd],
      #"""
        mutating func expectEmptyArray() throws {
          try elements(expecting: 0, of: "the case").expectEnd(of: "the case", 0)
        }
      """#),
    .trueElement: Source(
      "CodableEnumElements", [.element],
      #"""
        mutating func expectTrue() throws {
          let element = container
          if try value() as Swift.Bool { return }
          throw Swift.DecodingError.dataCorruptedError(in: element, debugDescription: "expected true")
        }
      """#),
    .nullElement: Source(
      "CodableEnumElements", [.elements],
      #"""
        mutating func expectNull() throws {
          if container.isAtEnd { throw tooShort(for: Any?.self) }
          if try container.decodeNil() { return }
          throw Swift.DecodingError.dataCorruptedError(in: container, debugDescription: "expected null")
        }
      """#),
    .emptyArrayUnderKey: Source(
      keyedDecoding, [.elementsUnderKey, .elementsEnd],
      #"""
        func expectEmptyArray(for key: CodableEnumKey) throws {
          try elements(for: key, expecting: 0, of: "the case").expectEnd(of: "the case", 0)
        }
      """#),
    .trueUnderKey: Source(
      keyedDecoding, [.key],
      #"""
        func expectTrue(for key: CodableEnumKey) throws {
          if try decode(Swift.Bool.self, forKey: key) { return }
          throw Swift.DecodingError.dataCorruptedError(
            forKey: key, in: self, debugDescription: "expected true")
        }
      """#),
    .nullUnderKey: Source(
      keyedDecoding, [.key],
      #"""
        func expectNull(for key: CodableEnumKey) throws {
          if try decodeNil(forKey: key) { return }
          throw Swift.DecodingError.dataCorruptedError(
            forKey: key, in: self, debugDescription: "expected null")
        }
      """#),
  ]
}
