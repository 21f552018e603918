extension SupportPiece {
  static let emptyArray = SupportPiece(
    "emptyArray", extending: rootType, requires: [.root, .elementsOf, .elementsEnd],
    #"""
      func expectEmptyArray() throws {
        try CodableEnumElements(of: decoder, expecting: 0).expectEnd(of: "the case", 0)
      }
    """#)

  static let trueValue = SupportPiece(
    "trueValue", extending: rootType, requires: [.root],
    #"""
      func expectTrue() throws {
        let container = try decoder.singleValueContainer()
        if try container.decode(Swift.Bool.self) { return }
        throw Swift.DecodingError.dataCorruptedError(in: container, debugDescription: "expected true")
      }
    """#)

  static let emptyArrayElement = SupportPiece(
    "emptyArrayElement", extending: elementsType, requires: [.elementsElement, .elementsEnd],
    #"""
      mutating func expectEmptyArray() throws {
        try elements(expecting: 0, of: "the case").expectEnd(of: "the case", 0)
      }
    """#)

  static let trueElement = SupportPiece(
    "trueElement", extending: elementsType, requires: [.element],
    #"""
      mutating func expectTrue() throws {
        let element = container
        if try value() as Swift.Bool { return }
        throw Swift.DecodingError.dataCorruptedError(in: element, debugDescription: "expected true")
      }
    """#)

  static let nullElement = SupportPiece(
    "nullElement", extending: elementsType, requires: [.elements],
    #"""
      mutating func expectNull() throws {
        if container.isAtEnd { throw tooShort(for: Any?.self) }
        if try container.decodeNil() { return }
        throw Swift.DecodingError.dataCorruptedError(in: container, debugDescription: "expected null")
      }
    """#)

  static let emptyArrayUnderKey = SupportPiece(
    "emptyArrayUnderKey", extending: keyedDecoding, requires: [.elementsUnderKey, .elementsEnd],
    #"""
      func expectEmptyArray(for key: CodableEnumKey) throws {
        try elements(for: key, expecting: 0, of: "the case").expectEnd(of: "the case", 0)
      }
    """#)

  static let trueUnderKey = SupportPiece(
    "trueUnderKey", extending: keyedDecoding, requires: [.key],
    #"""
      func expectTrue(for key: CodableEnumKey) throws {
        if try decode(Swift.Bool.self, forKey: key) { return }
        throw Swift.DecodingError.dataCorruptedError(
          forKey: key, in: self, debugDescription: "expected true")
      }
    """#)

  static let nullUnderKey = SupportPiece(
    "nullUnderKey", extending: keyedDecoding, requires: [.key],
    #"""
      func expectNull(for key: CodableEnumKey) throws {
        if try decodeNil(forKey: key) { return }
        throw Swift.DecodingError.dataCorruptedError(
          forKey: key, in: self, debugDescription: "expected null")
      }
    """#)
}
