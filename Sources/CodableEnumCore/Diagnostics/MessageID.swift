extension Message {
  /// The stable name of a kind of message, as listed in Documentation/diagnostics.md.
  public enum ID: String, CaseIterable, Sendable {
    // Lexing and parsing
    case invalidUTF8
    case invalidCharacter
    case nulByte
    case conflictMarker
    case unterminatedComment
    case unterminatedString
    case unterminatedRegex
    case unterminatedIdentifier
    case unclosedBracket
    case unexpectedBracket
    case unclosedCondition
    case unexpectedDirective

    // Annotations as text
    case unknownAnnotation
    case foreignAnnotation
    case annotationInProse
    case missingArgumentList
    case emptyArgumentList
    case textBehindAnnotation
    case unclosedAnnotation
    case annotationSyntax
    case unterminatedStringInAnnotation
    case otherQuotes
    case lookAlike
    case multilineString
    case interpolation
    case invalidEscape
    case invalidInteger
    case invalidDouble
    case emptyRange
    case nestedTooDeep
    case detachedEnumAnnotation
    case detachedCaseAnnotation
    case detachedValueAnnotation
    case annotationInUnmarkedEnum
    case caseAnnotationOnSeveral
    case secondAnnotation

    // Arguments
    case missingStyle
    case unknownLabel
    case foreignLabel
    case missingLabel
    case repeatedLabel
    case wrongKindOfValue
    case unknownMember
    case memberTakesNoArguments
    case emptyPath
    case dottedKey
    case emptyReads
    case uselessFalse
    case optionNeedsEncoding
    case optionNeedsDecoding
    case conflictingOptions

    // Styles and layouts
    case missingOption
    case unusableOption
    case unusablePayload
    case unusableEmpty
    case optionWithoutKeys
    case keyWithoutObject
    case skipByPosition
    case namingWithoutNames
    case coderOnCaseWithoutValues
    case valueOptionWithCaseCoder
    case coderWithRejectedKeys
    case payloadOnCaseWithoutValues
    case emptyOnCaseWithValues
    case contentWithoutPayload
    case rawValueCaseWithValues
    case internalValueWithoutKey
    case nestedObject
    case flattenedNonObject
    case flattenedOption
    case flattenedBesideDictionary
    case flattenedWithRejectedKeys
    case unreachableCase, overlappingCases, enumInItsOwnPlace, flattenedTagKey
    case flattenedKeyIsTaken, optionalOfNull, unknownLosesTag, valueOfAny
    case ambiguousForms
    case ambiguousUntagged
    case untaggedCaseWithoutTags
    case untaggedCaseOption
    case indistinctRecursion

    // Tags and keys
    case repeatedTag
    case indistinctConstants
    case sharedTagBesideRange
    case indistinctCasesOfTag
    case casesOfOneName
    case indistinctCases
    case labelledTag
    case tagMustBeString
    case tagWithoutTags
    case rangeWithoutValue
    case overlappingRanges
    case secondTagValue
    case keptTagType
    case keptTagWithoutTags
    case repeatedKey
    case keyOnPath
    case pathIntoFlattened
    case keyIsTagKey
    case constantKeyIsTaken
    case contentKeyIsTagKey
    case contentUnderDouble
    case keyGivenTwice
    case wrongNumberOfKeys
    case implicitRawValue
    case unreadableRawValue
    case caseNamingWithRawValues
    case ignoringCaseWithoutStrings
    case noSuchCase
    case severalCasesNamed
    case namedCaseIsSkipped
    case fallbackWithoutValue
    case caseOrderedTwice
    case ineffectiveOrder
    case missingTagCaseIsUnknown
    case unknownTagCase
    case taglessCase
    case missingKey
    case writtenTagIsNotRead
    case nilOnNonOptional
    case skipWithoutDefault
    case unusableDefault
    case unlabelledDefault
    case noDefaultToOmit
    case noDefaultsToOmit
    case defaultOfOptional
    case defaultBesideTag
    case rawRepresentableAlready
    case rawValuesOfSeveralKinds
    case codingKeyOfSkippedCase
    case codingKeysAlike
    case unknownCaseWithoutTag
    case conversionOfUntaggedCase
    case secondUnknownCase
    case conditionalUnknownCase
    case conditionalMissingTag
    case unknownCaseValue
    case unknownCaseValueOption
    case unknownCaseOption
    case unknownTagOfExternal

    // Declarations
    case checkedInFile
    case unreachableEnum
    case enumWithoutCases
    case noncopyableEnum
    case parameterPack
    case nameOfGeneratedType
    case codingByHand
    case leftoverCodingKeys
    case accessorTypes
    case accessorCollision
    case accessorsWithoutNames

    // Locked formats
    case lockWithCode
    case lockVersion
    case lockSyntax
    case secondLock
    case lockMissing
    case lockedDefault
    case lockedEnumRemoved
    case lockedExchange
    case lockedAndUnread
    case lockedForm
    case lockedSkip
    case lockedTag
    case lockedTagTaken
    case lockedUnknown
    case lockedUntagged
    case lockedHidden
    case lockedKey
    case lockedKeyRenamed
    case lockedNil
    case lockedType
    case lockedUnclear
    case lockedConstant
    case lockedUnknownKey
    case lockedElements
    case lockedShape
    case lockedCaseTaken
    case lockedBranch
    case lockedMoved
    case lockedTags

    // Further messages of an entry, which the tables name
    case unclearValueAnnotation, enumInCode, noChoiceOfEmpty, flattenedLabelled, flattenedCoder
    case sharedEmptyDocument, undecidedOverlap, repeatedAlias, rawValueMustBeString
    case emptyInLowerCase
    case missingKeyTakesNull, missingKeyIsNull, taglessTwice, nullTwice, unknownCaseValueOfUntagged
    case orderedCaseWithTag, orderedUnknownCase
    case missingKeyBeside, missingKeyOfArray, missingKeyOfScalar
    case taglessBeside, taglessOption, taglessContent, taglessValue
    case missingTagCaseIsUntagged
    case untaggedBesideMissingTag
    case valueBesideContent
    case tagWithoutItsName
    case tagOfKeepingCase
    case keptKey, keptName
    case contentUnderKept
    case unreachableUnknown
    case writtenTagBesideKept
    case flattenedNoTag
    case flattenedNil
  }
}
