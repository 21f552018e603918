/// A part of the code that the conformances of a target share. It is written once for a target, and
/// only if a conformance needs it, since there is no runtime library.
///
/// The texts hold for any module: every name of the standard library is qualified, and what has no
/// actor is `nonisolated`, whatever isolation the module defaults to.
struct SupportPiece: Sendable {
  let name: String
  /// Pieces that the text of this one refers to.
  let requirements: [SupportPiece]
  /// What the text is members of, if not declarations of their own: pieces that extend the same
  /// type stand in one extension.
  let extended: String?
  /// Declarations of Swift. `%access%` stands for the access of the enums that name the type.
  let text: String

  init(
    _ name: String, extending extended: String? = nil, requires requirements: [SupportPiece],
    _ text: String
  ) {
    self.name = name
    self.requirements = requirements
    self.extended = extended
    self.text = text
  }

  static let keyedDecoding = "Swift.KeyedDecodingContainer where Key == CodableEnumKey"
  static let keyedEncodingContainer = "Swift.KeyedEncodingContainer where Key == CodableEnumKey"

  /// Stands before the pieces in the output that has them.
  static let heading = "// MARK: - Shared by all marked enums of this target"

  /// Every piece, in the order of output.
  static let all: [SupportPiece] = [
    key, errorPath, beginning, stringTagKey, boolTagKey, integerTagKey, scalarTagKey, required,
    requiredString, requiredInt, requiredBool, requiredDouble, ifPresent, stringIfPresent,
    intIfPresent, boolIfPresent, doubleIfPresent, value, optionalValue, replacement, anyKey, containsAny,
    hasValue, otherKeysDecoding, codedValue, codedOptional, codedReplacement, nestedDecoder,
    objectIfAny, aliasPlace, elementsUnderKey, emptyArrayUnderKey, trueUnderKey, nullUnderKey,
    otherScalar, stringTag, tag, keptTag, tagParent, tagPresence, tagAtPath, keptTagAtPath, tagIfAny,
    tagIfAnyAtPath, caseKeys, caseKeysOfMany, onlyCase, caseKey, constant, expectedConstant,
    unknownKeys, unknownKeysBeside, optional, nilTest, missingKeys, noMembers, elements, index,
    elementsOf, elementsExpecting, element, optionalElement, objectElement, elementsElement,
    decoderElement, remainingCount, elementsEnd, emptyArrayElement, trueElement, nullElement,
    codedElement, codedOptionalElement, elementTag, unknownElementTag, keptElementTag,
    elementTagIfAny, readable, readableElements, singleValue, root, rootValue, optionalRoot,
    rootName, scalarName, emptyArray, trueValue, codedRoot, codedOptionalRoot, content, rootTag,
    keptRootTag, rootTagIfAny, nameOrObject, table, constantFit, bestFit, flattened,
    flattenedOptional, attempts, attemptedObject, attemptedArray, attemptedScalar, attemptedURL,
    attemptsBesideTags, objectKeys, looks, lookAtKey, lookBehindTag, isOnly, lookObject,
    lookElements, isObject, isArray, isA, isString, isNumber, isBoolean, isNull, holds,
    firstElement, scalar, scalarIfAny, scalarIfAnyIn, lowercasedScalar, coercedScalar,
    scalarInRange, scalarValue, unknownTag, unknownTagOfMany, distance, unavailable,
    missingPayload, encodingUnlessNil, dynamicNilEncoding, otherKeysEncoding, coderEncoding,
    coderEncodingUnlessNil, unkeyedCoderEncoding, rootCoderEncoding, defaultComparison,
    reflection, flatteningEncoding, scalarOf, refusal, beside, dynamicFlattening, notEncodable,
    foreignTag, anyValue,
  ]

  /// The pieces and all that they need, in the order of output.
  static func closure(of pieces: Set<SupportPiece>) -> [SupportPiece] {
    var found = pieces
    var pending = Array(pieces)
    while let piece = pending.popLast() {
      for requirement in piece.requirements where found.insert(requirement).inserted {
        pending.append(requirement)
      }
    }
    if found.contains(.unknownTagOfMany) { found.remove(.unknownTag) }
    return all.filter(found.contains)
  }

  /// The texts of pieces and of all that they need; those of one extension stand where the first does.
  static func text(of pieces: Set<SupportPiece>) -> String {
    let pieces = closure(of: pieces)
    var written: Set<String> = []
    return pieces.compactMap { piece -> String? in
      guard let extended = piece.extended else { return "\n\(piece.text)\n" }
      guard written.insert(extended).inserted else { return nil }
      var members = ""
      for member in pieces where member.extended == extended {
        // Overloads of one line each stand together.
        members += members.isEmpty || member.isOverload ? "" : "\n"
        members += member.text + "\n"
      }
      return "\nnonisolated extension \(extended) {\n\(members)}\n"
    }.joined()
  }
}

extension SupportPiece {
  /// Whether the text is one line that belongs to the piece before.
  private var isOverload: Bool { name != requirements.first?.name && !text.contains("\n") }
}

extension SupportPiece: Hashable, CustomStringConvertible {
  static func == (left: SupportPiece, right: SupportPiece) -> Bool { left.name == right.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  var description: String { name }
}
