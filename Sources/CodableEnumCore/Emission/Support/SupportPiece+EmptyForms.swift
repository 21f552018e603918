extension SupportPiece {
  static let emptyFormPieces: [SupportPiece: Source] = [
    .onlyLiteral: .ofRoot.needing(.literal).text(
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
    .onlyLiteralElement: .ofElements.needing(.literal).text(
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
    .onlyLiteralUnderKey: .keyedDecoding.needing(.literalUnderKey).text(
      #"""
        func expectOnly(
          _ literal: CodableEnumLiteral, spelled text: Swift.String, for key: Swift.String
        ) throws {
          if has(literal, under: key) { return }
          throw Swift.DecodingError.dataCorruptedError(
            forKey: Key(stringValue: key), in: self, debugDescription: "expected \(text)")
        }
      """#),
    .emptyArray: .ofRoot.needing(.elementsOf, .elementsEnd).text(
      #"""
        func expectEmptyArray() throws {
          try CodableEnumElements(of: decoder, expecting: 0).expectEnd(of: "the case", 0)
        }
      """#),
    .trueValue: .ofRoot.text(
      #"""
        func expectTrue() throws {
          let container = try decoder.singleValueContainer()
          if try container.decode(Swift.Bool.self) { return }
          throw Swift.DecodingError.dataCorruptedError(in: container, debugDescription: "expected true")
        }
      """#),
    .emptyArrayElement: .ofElements.needing(.elementsElement, .elementsEnd).text(
      #"""
        mutating func expectEmptyArray() throws {
          try elements(expecting: 0, of: "the case").expectEnd(of: "the case", 0)
        }
      """#),
    .trueElement: .ofElements.needing(.element).text(
      #"""
        mutating func expectTrue() throws {
          let element = container
          if try value() as Swift.Bool { return }
          throw Swift.DecodingError.dataCorruptedError(in: element, debugDescription: "expected true")
        }
      """#),
    .nullElement: .ofElements.text(
      #"""
        mutating func expectNull() throws {
          if container.isAtEnd { throw tooShort(for: Any?.self) }
          if try container.decodeNil() { return }
          throw Swift.DecodingError.dataCorruptedError(in: container, debugDescription: "expected null")
        }
      """#),
    .emptyArrayUnderKey: .keyedDecoding.needing(.elementsUnderKey, .elementsEnd).text(
      #"""
        func expectEmptyArray(for key: Swift.String) throws {
          try elements(for: key, expecting: 0, of: "the case").expectEnd(of: "the case", 0)
        }
      """#),
    .trueUnderKey: .keyedDecoding.text(
      #"""
        func expectTrue(for key: Swift.String) throws {
          if try decode(Swift.Bool.self, forKey: Key(stringValue: key)) { return }
          throw Swift.DecodingError.dataCorruptedError(
            forKey: Key(stringValue: key), in: self, debugDescription: "expected true")
        }
      """#),
    .nullUnderKey: .keyedDecoding.text(
      #"""
        func expectNull(for key: Swift.String) throws {
          if try decodeNil(forKey: Key(stringValue: key)) { return }
          throw Swift.DecodingError.dataCorruptedError(
            forKey: Key(stringValue: key), in: self, debugDescription: "expected null")
        }
      """#),
  ]
}
