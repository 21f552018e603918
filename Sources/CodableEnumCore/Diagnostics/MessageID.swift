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
    case writtenTagIsNotRead, nilOnNonOptional, skipWithoutDefault, unusableDefault
    case unlabelledDefault, noDefaultToOmit, noDefaultsToOmit, defaultOfOptional, defaultBesideTag
    case rawRepresentableAlready, rawValuesOfSeveralKinds, codingKeyOfSkippedCase, codingKeysAlike
    case unknownCaseWithoutTag, conversionOfUntaggedCase, secondUnknownCase, conditionalUnknownCase
    case conditionalMissingTag, unknownCaseValue, unknownCaseValueOption, unknownCaseOption
    case unknownTagOfExternal

    // Declarations
    case checkedInFile, unreachableEnum, enumWithoutCases, noncopyableEnum, parameterPack
    case nameOfGeneratedType, codingByHand, leftoverCodingKeys, accessorTypes, accessorCollision
    case accessorsWithoutNames

    // Locked formats
    case lockWithCode, lockVersion, lockSyntax, secondLock, lockMissing, lockedDefault
    case lockedEnumRemoved, lockedExchange, lockedAndUnread, lockedForm, lockedSkip, lockedTag
    case lockedTagTaken, lockedUnknown, lockedUntagged, lockedHidden, lockedKey, lockedKeyRenamed
    case lockedNil, lockedType, lockedUnclear, lockedConstant, lockedUnknownKey, lockedElements
    case lockedShape, lockedCaseTaken, lockedBranch, lockedMoved, lockedTags

    // Further messages of an entry, which the tables name
    case unclearValueAnnotation, enumInCode, noChoiceOfEmpty, flattenedLabelled, flattenedCoder
    case sharedEmptyDocument, undecidedOverlap, repeatedAlias, rawValueMustBeString
    case emptyInLowerCase, missingKeyTakesNull, missingKeyIsNull, taglessTwice, nullTwice
    case unknownCaseValueOfUntagged, orderedCaseWithTag, orderedUnknownCase, missingKeyBeside
    case missingKeyOfArray, missingKeyOfScalar, taglessBeside, taglessOption, taglessContent
    case taglessValue, missingTagCaseIsUntagged, untaggedBesideMissingTag, valueBesideContent
    case tagWithoutItsName, tagOfKeepingCase, keptKey, keptName, contentUnderKept
    case unreachableUnknown, writtenTagBesideKept, flattenedNoTag, flattenedNil
    case flattenedRejects, secondOwnTag, halfByHand, taglessStyle, untaggedNull
  }
}
