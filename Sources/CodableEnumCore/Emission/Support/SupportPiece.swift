/// Part of the code that the conformances of a target share: a function or a type. It is written
/// once for a target, and only if a conformance calls it, because there is no runtime library.
///
/// The order is that of the output. The texts are right in any module: every name of the standard
/// library is qualified, and everything without an actor is `nonisolated`, whatever isolation the
/// module defaults to.
enum SupportPiece: String, CaseIterable, Sendable {
  case key, required, requiredString, requiredInt, requiredBool, requiredDouble, ifPresent
  case ifPresentString, ifPresentInt, ifPresentBool, ifPresentDouble, value, optionalValue
  case replacement, anyKey, containsKey, objectUnderKey, caseKeys, containsAny, hasValue
  case otherKeysDecoding, codedValue, codedOptional, codedRequired, nestedDecoder, objectIfAny
  case aliasPlace, trueUnderKey, nullUnderKey, otherScalar, unknownTagUnderKey, stringTagIfAny
  case keptTag, tagParent, tagPresence, nullTag, fewKeys, caseKeysAmongAll, hasCaseKey, firstCaseKey
  case onlyCase, soleCase, caseKey, constant, expectedConstant, literalUnderKey, expectedLiteral
  case onlyLiteralUnderKey, unknownKeys, unknownKeysBeside, optional, nilTest, noMembers, elements
  case index, elementString, elementInt, elementBool, elementDouble, element, isNullElement
  case optionalElementString, optionalElementInt, optionalElementBool, optionalElementDouble
  case optionalElement, objectElement, arrayElement, decoderElement, remainingCount, elementsEnd
  case onlyLiteralElement, trueElement, nullElement, codedElement, codedOptionalElement
  case keptElementTag, readable, readableElements, dictionary, dictionaryValues, singleValue
  case singleValueString, singleValueInt, singleValueBool, singleValueDouble, onlyLiteral, rootValue
  case optionalRoot, expectedRoot, codedRoot, codedOptionalRoot, content, keptRootTag, caseNames
  case table, literal, literalFit, bestFit, flattened, flattenedOptional, flattenedIfAny, mismatch
  case mismatchBesideTags, kind, kindObject, kindArray, kindScalarOrObject, assumedScalar, guess
  case objectKeys, listedCaseKeys, looks, lookAtKey, lookBehindTag, follow, lookObject, lookElements
  case lookScalar, isNumber, isNull, holds, holdsValue, firstElement, lookUnder, scalar
  case lowercasedScalar, spellsNumber, coercedScalar, scalarInRange, scalarInDoubles, scalarValue
  case encodedScalar, errorPath, unknownTag, nearestTags, failure, encodingUnlessNil
  case dynamicNilEncoding, otherKeysEncoding, coderEncoding, coderEncodingUnlessNil
  case unkeyedCoderEncoding, rootCoderEncoding, defaultComparison, reflection, flatteningEncoding
  case scalarOf, refusal, beside, dynamicFlattening, notEncodable, foreignTag, anyValue

  /// What the texts say about a piece.
  struct Source: Sendable {
    /// The type that the piece extends, if it isn't a declaration of its own. Pieces that extend the
    /// same type are in one extension.
    let extended: String?
    /// The pieces that the text refers to.
    let requirements: [SupportPiece]
    /// Swift declarations. `%access%` is replaced by the access of the enums that name the type.
    let text: String
  }

  static let sources: [SupportPiece: Source] = {
    var sources: [SupportPiece: Source] = [:]
    let texts = [
      keysText, tagsText, elementsText, valuesText, attemptsText, looksText, scalarsText,
      encodingText, besideText, anyValueText,
    ]
    for text in texts { read(text, into: &sources) }
    return sources
  }()

  var text: String { Self.sources[self]?.text ?? "" }

  /// Types for which coders have functions of their own. A piece with `%type%` in its name stands for
  /// one for each.
  static let frequentTypes = ["String", "Int", "Bool", "Double"]

  /// The piece for a frequent type, instead of this one for any type.
  func of(_ type: String) -> SupportPiece {
    Self.frequentTypes.contains(type) ? Self.names[rawValue + type] ?? self : self
  }

  /// Adds the functions for any type next to those for frequent types, whose names may be those of
  /// other types.
  static func readingAnyType(_ pieces: Set<SupportPiece>) -> Set<SupportPiece> {
    let called = [required, ifPresent].filter { piece in
      frequentTypes.contains { pieces.contains(piece.of($0)) }
    }
    return pieces.union(called)
  }

  /// Cuts a text into pieces. Each begins with a line `#piece name: others`, with those that it needs.
  /// Members of a type are between `#extension type: pieces`, which all of them need, and `#end`.
  private static func read(_ text: String, into sources: inout [SupportPiece: Source]) {
    var extended: String?
    var shared: [SupportPiece] = []
    for section in "\n\(text)".parts(between: mark).dropFirst() {
      let parts = section.split(separator: "\n", maxSplits: 1)
      let head = parts[0].split(separator: ":")
      let pieces = head.dropFirst().joined().split(separator: " ").map(named)
      let subject = head[0].split(separator: " ", maxSplits: 1).dropFirst().joined()
      if parts.count == 1 {
        (extended, shared) = (subject.isEmpty ? nil : subject, pieces)
        continue
      }
      func add(_ name: String, _ text: String) {
        sources[named(name[...])] = Source(
          extended: extended, requirements: shared + pieces, text: text)
      }
      let text = String(parts[1])
      guard subject.hasSuffix("%type%") else {
        add(subject, text)
        continue
      }
      for type in frequentTypes {
        add(subject.replacing("%type%", with: type), text.replacing("%type%", with: type))
      }
    }
  }

  /// Faster than `init(rawValue:)` for so many.
  private static let names = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  private static func named(_ name: Substring) -> SupportPiece {
    guard let piece = names[String(name)] else { fatalError("no piece is called \(name)") }
    return piece
  }

  private static let mark = ByteSearch.Word("\n#", pivot: 1)

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
