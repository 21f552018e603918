/// Part of the code that the conformances of a target share: a function or a type. It is written
/// once for a target, and only if a conformance calls it, because there is no runtime library.
///
/// The order is that of the output. The texts are right in any module: every name of the standard
/// library is qualified, and everything without an actor is `nonisolated`, whatever isolation the
/// module defaults to.
enum SupportPiece: CaseIterable, Sendable {
  case key, beginning, required
  case requiredString, requiredInt, requiredBool, requiredDouble, ifPresent, stringIfPresent
  case intIfPresent, boolIfPresent, doubleIfPresent, value, optionalValue, replacement, anyKey
  case containsKey, objectUnderKey, containsAny, hasValue, otherKeysDecoding, codedValue
  case codedOptional, codedRequired, codedReplacement
  case nestedDecoder, objectIfAny, aliasPlace, emptyArrayUnderKey, trueUnderKey
  case nullUnderKey, otherScalar, unknownTagUnderKey
  case stringTagIfAny, keptTag, tagParent, tagPresence, nullTag
  case keptTagAtPath, tagIfAny, tagIfAnyAtPath, caseKeys, caseKeysAmongAll, caseKeysOfMany,
    caseKeysInTable
  case hasCaseKey, firstCaseKey
  case onlyCase, caseKey
  case constant, expectedConstant, literalUnderKey, expectedLiteral, onlyLiteralUnderKey
  case unknownKeys, unknownKeysBeside, optional, nilTest, missingKeys
  case noMembers, elements, index, elementString, elementInt, elementBool, elementDouble, element
  case isNullElement, stringElementIfPresent, intElementIfPresent, boolElementIfPresent,
    doubleElementIfPresent
  case optionalElement, objectElement, arrayElement, decoderElement, remainingCount, elementsEnd
  case onlyLiteralElement, emptyArrayElement, trueElement, nullElement, codedElement,
    codedOptionalElement
  case unknownElementTag, keptElementTag, readable, readableElements
  case dictionary, dictionaryValues
  case singleValue, singleString, singleInt, singleBool, singleDouble, root, onlyLiteral, rootValue,
    optionalRoot, rootName, scalarName, emptyArray,
    trueValue
  case codedRoot, codedOptionalRoot, content, keptRootTag, rootTagIfAny, nameOrObject
  case table, literal, literalFit, constantFit, bestFit, flattened, flattenedOptional, attempts
  case attemptedObject, attemptedArray, attemptedScalarOrObject, assumedScalar, reasons, explanation
  case scalarExplanation, attemptsBesideTags, expectation, guess, objectKeys, listedCaseKeys,
    listedCaseKeysOfMany, listedCaseKeysInTable, looks, lookAtKey,
    lookBehindTag, isOnly, lookObject
  case lookElements, isObject, isArray, lookScalar, isString, isNumber, isBoolean, isNull, holds
  case firstElement, lookUnder, isEqual, scalar, scalarIfAny, scalarIfAnyIn, lowercasedScalar
  case coercedScalar, scalarInRange, scalarInStrings, scalarInDoubles, scalarValue, errorPath
  case unknownTag, nearestTags, distance, unavailable
  case missingPayload, encodingUnlessNil, dynamicNilEncoding, otherKeysEncoding, coderEncoding
  case coderEncodingUnlessNil, unkeyedCoderEncoding, rootCoderEncoding, defaultComparison
  case reflection, flatteningEncoding, scalarOf, refusal, beside, dynamicFlattening, notEncodable
  case foreignTag, anyValue

  struct Source: Sendable {
    /// The type that the text extends, if it isn't a declaration of its own. Pieces that extend the
    /// same type are in one extension.
    fileprivate(set) var extended: String?
    /// The pieces that the text refers to.
    fileprivate(set) var requirements: [SupportPiece] = []
    /// Swift declarations. `%access%` is replaced by the access of the enums that name the type.
    fileprivate(set) var text = ""

    static let free = Source()
    static let keyedDecoding = Source(
      extended: "Swift.KeyedDecodingContainer where Key == CodableEnumKey", requirements: [.key])
    static let keyedEncoding = Source(
      extended: "Swift.KeyedEncodingContainer where Key == CodableEnumKey", requirements: [.key])
    static let ofKey = Source(extended: "CodableEnumKey", requirements: [.key])
    static let ofElements = Source(extended: "CodableEnumElements", requirements: [.elements])
    static let ofLook = Source(extended: "CodableEnumLook", requirements: [.looks])
    static let ofScalar = Source(extended: "CodableEnumScalar", requirements: [.scalar])
    static let ofRoot = Source(extended: "CodableEnumRoot", requirements: [.root])
    static let ofAttempts = Source(extended: "CodableEnumAttempts", requirements: [.attempts])
    static let ofObjectKeys = Source(
      extended: "CodableEnumObjectKeys", requirements: [.objectKeys])
    static let ofReasons = Source(extended: "CodableEnumReasons", requirements: [.reasons])

    func needing(_ pieces: SupportPiece...) -> Source {
      var source = self
      source.requirements += pieces
      return source
    }

    func text(_ text: String) -> Source {
      var source = self
      source.text = text
      return source
    }
  }

  static let sources: [SupportPiece: Source] = [
    anyValuePieces, attemptPieces, besidePieces, caseKeyPieces, choicePieces, coderPieces,
    constantPieces, elementPieces, emptyFormPieces, encodingPieces, errorPieces, keyPieces,
    looksPieces, objectPieces, placePieces, reasonPieces, refusalPieces, scalarPieces, tagPieces,
    valuePieces,
  ].reduce(into: [:]) { $0.merge($1) { $1 } }

  var text: String { Self.sources[self]?.text ?? "" }

  // MARK: Output

  /// The heading of the pieces, in the output that contains them.
  static let heading = "// MARK: - Shared by all marked enums of this target"

  /// Returns the pieces and everything that they need, in the order of the output.
  static func closure(of pieces: Set<SupportPiece>) -> [SupportPiece] {
    var found = pieces
    var pending = Array(pieces)
    while let piece = pending.popLast() {
      for requirement in sources[piece]?.requirements ?? []
      where found.insert(requirement).inserted {
        pending.append(requirement)
      }
    }
    return allCases.filter(found.contains)
  }

  /// Returns the texts of pieces and of everything that they need. Pieces of one extension are
  /// written where the first of them is.
  static func text(of pieces: Set<SupportPiece>) -> String {
    let pieces = closure(of: pieces).compactMap { sources[$0] }
    var written: Set<String> = []
    return pieces.compactMap { source -> String? in
      guard let extended = source.extended else { return "\n\(source.text)\n" }
      guard written.insert(extended).inserted else { return nil }
      var members = ""
      var isBelowShort = true
      for member in pieces where member.extended == extended {
        // Functions of one statement that need no comment stand close together.
        let lines = member.text.split(separator: "\n")
        let isShort = lines.count <= 3 && !member.text.hasPrefix("  ///")
        members += members.isEmpty || isShort && isBelowShort ? "" : "\n"
        members += member.text + "\n"
        isBelowShort = isShort
      }
      return "\nnonisolated extension \(extended) {\n\(members)}\n"
    }.joined()
  }
}
