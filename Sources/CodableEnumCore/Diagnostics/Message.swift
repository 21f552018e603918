/// The text of a diagnostic: what is wrong and, in `hint`, what to write instead.
///
/// All wording is in the `Message+*.swift` files of this folder, one for each topic, and for locks in
/// `CodableEnumLocks`. Most messages are two lines of a table there, with holes; static functions
/// make those that have choices. `id` names the entry in Documentation/diagnostics.md; a test compares
/// the two.
public struct Message: Hashable, Sendable {
  public enum Severity: String, Sendable {
    case error
    case warning
  }

  public let id: ID
  public let severity: Severity
  public let text: String
  public let hint: String?
  /// What to do if the hint can't be followed.
  package let otherwise: String?

  package init(
    _ id: ID, _ text: String, hint: String?, otherwise: String? = nil, severity: Severity = .error
  ) {
    self.id = id
    self.severity = severity
    self.text = text
    self.hint = hint
    self.otherwise = otherwise
  }
}

extension Message {
  /// Makes a message from its lines in a table. The values fill the holes, `<type>`, in the order in
  /// which these first appear.
  package init(_ id: ID, _ values: String...) { self.init(id, values) }

  init(_ id: ID, _ values: [String]) {
    guard let template = Self.templates[id] else { preconditionFailure("\(id) is in no table") }
    var holes: [Substring] = []
    func filled(_ text: String) -> String {
      let parts = text.split(separator: "<", omittingEmptySubsequences: false)
      return parts.dropFirst().reduce(into: String(parts[0])) { result, part in
        let end = part.firstIndex(of: ">") ?? part.endIndex
        let number = holes.firstIndex(of: part[..<end]) ?? holes.count
        if number == holes.count { holes.append(part[..<end]) }
        result += values[number] + part[end...].dropFirst()
      }
    }
    self.init(
      template.entry, filled(template.text), hint: template.hint.map { filled($0) },
      severity: template.severity)
    assert(holes.count == values.count, "\(id)")
  }

  typealias Template = (entry: ID, severity: Severity, text: String, hint: String?)

  /// The messages of the tables. A line has the name of the message and the text. Between them, in
  /// parentheses, can be the entry in the documentation, if that has another name, and `warning`. A
  /// line without a text has that of its entry. An indented line after it is the hint. Lines with
  /// more indentation continue the line before.
  static let templates: [ID: Template] = {
    var templates: [ID: Template] = [:]
    let named = Dictionary(uniqueKeysWithValues: ID.allCases.map { ("\($0)", $0) })
    var last: ID?
    let tables = [
      lexingTable, annotationsTable, optionsTable, stylesTable, namesTable, casesTable, valuesTable,
    ]
    let text = tables.joined(separator: "\n").replacing("\n    ", with: " ")
    for line in text.split(separator: "\n") {
      if line.hasPrefix(" "), let last {
        templates[last]?.hint = String(line.dropFirst(2))
        continue
      }
      let parts = line.split(separator: ":", maxSplits: 1)
      let words = parts[0].split { " (,)".contains($0) }.map { String($0) }
      let ids = words.compactMap { named[$0] }
      let entry = ids[ids.count - 1]
      let text = parts.count > 1 ? String(parts[1].dropFirst()) : templates[entry]?.text ?? ""
      templates[ids[0]] = (entry, words.last == "warning" ? .warning : .error, text, nil)
      last = ids[0]
    }
    return templates
  }()

  /// `a, b or c`
  package static func list(_ items: [String], _ conjunction: String) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }

  /// `1 key`, `2 keys`
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Returns what to write instead of a name that doesn't exist: the nearest one if there is any,
  /// otherwise all of them.
  static func suggestion(for word: String, in names: [String], _ form: (String) -> String) -> String
  {
    if let nearest = Spelling.nearest(to: word, in: names) { return "write '\(form(nearest))'" }
    return "write \(list(names.map { "'\(form($0))'" }, "or"))"
  }
}

extension Message {
  /// The stable name of a kind of message, as listed in Documentation/diagnostics.md.
  public enum ID: CaseIterable, Sendable {
    // Lexing and parsing
    case invalidUTF8, invalidCharacter, nulByte, conflictMarker, unterminatedComment
    case unterminatedString, unterminatedRegex, unterminatedIdentifier, unclosedBracket
    case unexpectedBracket, unclosedCondition, unexpectedDirective

    // Annotations as text
    case unknownAnnotation, foreignAnnotation, annotationInProse, missingArgumentList
    case emptyArgumentList, textBehindAnnotation, unclosedAnnotation, annotationSyntax
    case unterminatedStringInAnnotation, otherQuotes, lookAlike, multilineString, interpolation
    case invalidEscape, invalidInteger, invalidDouble, emptyRange, nestedTooDeep
    case detachedEnumAnnotation, detachedCaseAnnotation, detachedValueAnnotation
    case annotationInUnmarkedEnum, caseAnnotationOnSeveral, secondAnnotation

    // Arguments
    case missingStyle, unknownLabel, foreignLabel, missingLabel, repeatedLabel, wrongKindOfValue
    case unknownMember, memberTakesNoArguments, emptyPath, dottedKey, emptyReads, uselessFalse
    case optionNeedsEncoding, optionNeedsDecoding, conflictingOptions

    // Styles and layouts
    case missingOption, unusableOption, unusablePayload, unusableEmpty, optionWithoutKeys
    case keyWithoutObject, skipByPosition, namingWithoutNames, coderOnCaseWithoutValues
    case valueOptionWithCaseCoder, coderWithRejectedKeys, payloadOnCaseWithoutValues
    case emptyOnCaseWithValues, contentWithoutPayload, rawValueCaseWithValues
    case internalValueWithoutKey, nestedObject, flattenedNonObject, flattenedOption
    case flattenedBesideDictionary, flattenedWithRejectedKeys, unreachableCase, overlappingCases
    case enumInItsOwnPlace, flattenedTagKey, flattenedKeyIsTaken, optionalOfNull, unknownLosesTag
    case valueOfAny, valueOfNever, ambiguousForms, ambiguousUntagged, untaggedCaseWithoutTags
    case untaggedCaseOption, indistinctRecursion

    // Tags and keys
    case repeatedTag, indistinctConstants, sharedTagBesideRange, indistinctCasesOfTag
    case casesOfOneName, indistinctCases, labelledTag, tagMustBeString, tagWithoutTags
    case rangeWithoutValue, overlappingRanges, secondTagValue, keptTagType, keptTagWithoutTags
    case repeatedKey, keyOnPath, pathIntoFlattened, keyIsTagKey, constantKeyIsTaken
    case contentKeyIsTagKey, contentUnderDouble, keyGivenTwice, wrongNumberOfKeys, implicitRawValue
    case unreadableRawValue, caseNamingWithRawValues, ignoringCaseWithoutStrings, noSuchCase
    case severalCasesNamed, namedCaseIsSkipped, fallbackWithoutValue, caseOrderedTwice
    case ineffectiveOrder, missingTagCaseIsUnknown, unknownTagCase, taglessCase, missingKey
    case writtenTagIsNotRead, nilOnNonOptional, nilOfChoosingKey, skipWithoutDefault
    case unusableDefault, unlabelledDefault, noDefault, noDefaultsToOmit, nilReadAsDefault
    case defaultOfOptional, defaultBesideTag, rawRepresentableAlready, rawValuesOfSeveralKinds
    case codingKeyOfSkippedCase, codingKeysAlike, unknownCaseWithoutTag, conversionOfUntaggedCase
    case secondUnknownCase, conditionalUnknownCase, conditionalMissingTag, unknownCaseValue
    case unknownCaseValueOption, unknownCaseOption, unknownTagOfExternal

    // Declarations
    case checkedInFile, unreachableEnum, enumWithoutCases, noncopyableEnum, parameterPack
    case nameOfGeneratedType, nameOfModule, codingByHand, leftoverCodingKeys, accessorTypes
    case accessorCollision, accessorsWithoutNames, synthesizedHalf, rawValuesByHand

    // Locked formats
    case lockWithCode, lockVersion, lockSyntax, secondLock, lockMissing, lockedDefault
    case lockedEnumRemoved, lockedExchange, lockedAndUnread, lockedForm, lockedSkip, lockedTag
    case lockedTagTaken, lockedUnknown, lockedUntagged, lockedHidden, lockedKey, lockedKeyRenamed
    case lockedNil, lockedType, lockedUnclear, lockedConstant, lockedUnknownKey, lockedElements
    case lockedShape, lockedCaseTaken, lockedBranch, lockedMoved, lockedTags

    // Further messages of an entry, which the tables name
    case unclearValueAnnotation, enumInCode, noChoiceOfEmpty, flattenedLabelled, flattenedCoder
    case unnamedObject, namedCaseIsUnavailable, flattenedDefault, defaultOfCaller, rawValueCollision
    case sharedEmptyDocument, undecidedOverlap, undecidedByHand, repeatedAlias, rawValueMustBeString
    case emptyInLowerCase, missingKeyTakesNull, missingKeyIsNull, taglessTwice, nullTwice
    case unknownCaseValueOfUntagged, orderedCaseWithTag, orderedUnknownCase, missingKeyBeside
    case missingKeyOfArray, missingKeyOfScalar, taglessBeside, taglessOption, taglessContent
    case taglessValue, missingTagCaseIsUntagged, untaggedBesideMissingTag, valueBesideContent
    case unknownMayBeNil, tagWithoutItsName, tagOfKeepingCase, keptKey, contentUnderKept
    case unreachableUnknown, writtenTagBesideKept, unknownInItsOwnPlace, flattenedNoTag
    case indistinctStructs, indistinctObjects, flattenedNil, unusableUnknownTag, flattenedRejects
    case secondOwnTag, halfByHand, taglessStyle, untaggedNull, scalarTag, uselessMissingTag
    case flattenedOpen, flattenedUnknown, tagOfValues, tagOfLiteral, flattenedUnknownKey
    case flattenedAnyValue, sharedTagInCondition, constantBesideOpen, untaggedBesideUnknown
    case flattenedChoice, optionalOfEnum, constantOnPath, unknownMayLackTag, rawValueCaseWithTag
  }
}
