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
        func expectOnly(
          _ literal: CodableEnumLiteral, spelled text: Swift.String,
          in container: inout some Swift.UnkeyedDecodingContainer
        ) throws {
          if container.isAtEnd { throw tooShort(container, for: CodableEnumLiteral.self) }
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
    .emptyArray: .ofRoot.needing(.elements, .elementsEnd).text(
      #"""
        func expectEmptyArray() throws {
          let array = try decoder.unkeyedContainer()
          try CodableEnumElements(0, of: "the case").expectEnd(of: array, 0)
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
    .emptyArrayElement: .ofElements.needing(.arrayElement, .elementsEnd).text(
      #"""
        func expectEmptyArray(in container: inout some Swift.UnkeyedDecodingContainer) throws {
          let array = try array(in: &container)
          try CodableEnumElements(0, of: "the case").expectEnd(of: array, 0)
        }
      """#),
    .trueElement: .ofElements.needing(.elementBool).text(
      #"""
        func expectTrue(in container: inout some Swift.UnkeyedDecodingContainer) throws {
          let element = container
          if try required(in: &container) as Swift.Bool { return }
          throw Swift.DecodingError.dataCorruptedError(in: element, debugDescription: "expected true")
        }
      """#),
    .nullElement: .ofElements.text(
      #"""
        func expectNull(in container: inout some Swift.UnkeyedDecodingContainer) throws {
          if container.isAtEnd { throw tooShort(container, for: Any?.self) }
          if try container.decodeNil() { return }
          throw Swift.DecodingError.dataCorruptedError(in: container, debugDescription: "expected null")
        }
      """#),
    .emptyArrayUnderKey: .keyedDecoding.needing(.elements, .elementsEnd).text(
      #"""
        func expectEmptyArray(for key: Swift.String) throws {
          let array = try nestedUnkeyedContainer(forKey: Key(stringValue: key))
          try CodableEnumElements(0, of: "the case").expectEnd(of: array, 0)
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
