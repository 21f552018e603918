extension RepresentationChecks {
  /// Returns whether a case has a tag. In a style without tags, that may be its name.
  private func hasTag(_ item: DeclaredCase) -> Bool {
    styleName.hasTags || modeler.present(in: item).isEmpty && modeler.emptyForm(of: item) == .name
  }

  /// Whether any representation has tags. Further ones may even if the primary one has none.
  private var formsHaveTags: Bool { declared.forms.contains { $0.style.value.hasTags } }

  /// Reports raw values that can't be known, or can't be used as tags.
  func rawValues() {
    let tagged = declared.cases.filter(hasTag)
    let areShown = tagged.contains { $0.rawValue != nil }
    // Only the type alias of the raw type tells these.
    let stated = types.scope.facts.protocols(of: types.scope.fullPath)
    let areCounted =
      !areShown && !stated.isDisjoint(with: RawValues.rawTypes) && !stated.contains("String")
    for item in tagged where declared.isUsed(item) {
      let isUnknown = item.options.isUnknown && item.options.ownTag == nil
      guard isUnknown || item.options.tag == nil else { continue }
      switch item.rawValue {
      case .unreadable(let offset): report(.unreadableRawValue, item.baseName, at: offset)
      case .implicit,
        nil where areCounted:
        report(.implicitRawValue, item.baseName, at: item.nameOffset)
      case .known(let tag) where styleName.tagsAreKeys && !tag.isString:
        report(
          .rawValueMustBeString, styleName.rawValue, tag.json,
          (isUnknown ? ".unknown, tag: " : "") + tag.spelling.quoted, at: item.nameOffset)
      case .known, nil: break
      }
    }
    if areShown, let naming = options.caseNaming {
      report(.caseNamingWithRawValues, at: naming.offset)
    }
  }

  /// Reports tags in a style without tags, and tags that can't be keys.
  func kindsOfTags(_ item: DeclaredCase) {
    for tag in item.givenTags {
      if !formsHaveTags, !hasTag(item) {
        let isOwn = !(item.options.aliases?.value.contains { $0.offset == tag.offset } ?? false)
        if !item.values.isEmpty {
          report(.tagOfValues, styleName.rawValue, at: tag.offset)
        } else if isOwn, tag.value.exact != nil {
          report(.tagOfLiteral, styleName.rawValue, tag.value.text, at: tag.offset)
        } else {
          report(.tagWithoutTags, styleName.rawValue, at: tag.offset)
        }
      } else if styleName.tagsAreKeys, !tag.value.isString {
        report(
          .tagMustBeString, styleName.rawValue, tag.value.text,
          tag.value.exact?.spelling.quoted ?? "each tag as a string", at: tag.offset)
      }
    }
  }

  func repeatedAliases(_ item: DeclaredCase) {
    // Without a tag, aliases are an error of their own.
    if item.options.isUntagged || item.options.isMissingTag { return }
    let written = item.options.hasNullTag ? [] : [modeler.writtenTag(of: item)]
    var seen = Set(written)
    var ranges = written.compactMap(\.range)
    if ranges.isEmpty, let range = item.options.pattern?.value.range {
      ranges.append(range)
      seen = []
    }
    for alias in item.options.aliases?.value ?? [] {
      let isTaken = alias.value.exact.map { tag in ranges.contains { $0.holds(tag) } } ?? false
      if !seen.insert(alias.value).inserted || isTaken {
        report(.repeatedAlias, alias.value.text, at: alias.offset)
      }
      if let range = alias.value.range { ranges.append(range) }
    }
  }

  /// Reports values that would write something in the place where other cases have their tag,
  /// because that would be read as a tag.
  func valuesThatMeetNoTag(_ plan: CasePlan) {
    guard plan.hasNullTag || plan.isMissingTag, plan.payload.meetsTag else { return }
    let key = (options.tag?.value.first ?? "").quoted
    report(.taglessValue, plan.item.baseName, key, at: plan.item.nameOffset)
  }

  // MARK: Kept tags

  /// Reports a range in place of the tag to write, ranges of keys, and values that can't keep a tag.
  func keptTag(_ item: DeclaredCase) {
    let strings = item.givenTags.first { $0.value.range?.kinds == .string }
    if !isPrimary, styleName.tagsAreKeys, let strings {
      report(
        .tagMustBeString, styleName.rawValue, strings.value.text,
        "each tag as a string, or remove '.\(styleName)' from 'reads'", at: strings.offset)
    }
    let value = modeler.keptTag(of: item)
    if isPrimary, formsHaveTags || hasTag(item), value == nil, item.options.ownTag == nil,
      item.values.allSatisfy({ !$0.options.hasUnknownArgument && !$0.options.hasWritten("tag") }),
      let tag = item.options.pattern, let range = tag.value.range
    {
      report(.rangeWithoutValue, range.text, at: tag.offset)
    }
    if !isPrimary, !styleName.hasTags, let marked = item.markedTag {
      report(
        .keptTagWithoutTags, styleName.rawValue,
        at: marked.options.tag?.offset ?? item.nameOffset)
    }
    guard let value else { return }
    let type = types.type(value.type)
    let isOther = types.universe.resolver.isKnown(type) && !type.isString
    if styleName.tagsAreKeys, isOther || !value.type.mayBeString || types.isOwn(value.type) {
      report(.keptKey, value.type.text, at: value.options.tag?.offset ?? value.offset)
    } else if isPrimary, !mayBeTag(value.type) {
      report(.scalarTag, value.type.text, at: value.offset)
    } else if isPrimary, !styleName.tagsAreKeys {
      keptTags(of: item, in: value)
    }
  }

  /// Whether a type is only written as scalars, by all coders, as far as the sources show.
  private func mayBeTag(_ spelling: TypeSpelling) -> Bool {
    let type = types.type(spelling)
    let written = types.universe.summary(of: type, .written)
    return type == .any || written.isOpaque && !type.isOptional
      || written.kinds.isSubset(of: .scalars) && type != .named("Date")
  }

  /// Reports tags of another type than the value that should keep them.
  private func keptTags(of item: DeclaredCase, in value: DeclaredValue) {
    guard !item.options.isUnknown else { return }
    let (isOwn, type) = (types.isOwn(value.type), types.type(value.type))
    let name = TagPattern.exact(.string(item.baseName))
    let implicit = item.options.tag == nil ? [Located(value: name, offset: value.offset)] : []
    for tag in item.givenTags + implicit where isOwn || !type.mayKeep(tag.value) {
      report(.keptTagType(value.type.text, tag.value), at: tag.offset)
    }
  }

  /// Reports a value for the whole document that can't be one with an unknown tag, in any form.
  func unknownContent() {
    guard styleName.hasTags, let unknown = modeler.unknown, let value = unknown.content else {
      return
    }
    let type = types.type(value.type)
    if case .optional(let wrapped) = type, wrapped != .any, styleName != .rawValue,
      declared.options.fallback == nil
    {
      return report(.unknownMayBeNil, unknown.item.baseName, at: value.offset)
    }
    let definition = types.universe.resolver.definition(of: type.unwrapped, .encoding)
    let documents = types.documents(.written)
    func isHeld(_ set: Documents, withAnyTag isAny: Bool = false) -> Bool {
      documents.representations.contains { form in
        // A struct has the same keys whatever the tag is.
        if form.style == .external, case .structure? = definition { return false }
        guard let plan = form.unknown?.plan else { return false }
        let kept = plan.keptTag.map { Documents.type(documents.type($0), .read) } ?? .anything
        return (isAny ? [.anything] : [documents.unknownTag(in: form), kept]).allSatisfy { tag in
          let unknown = documents.unknown(plan, tagged: tag, in: form)
          return Overlap.of(unknown, set, in: types.universe, countsRare: true).isPossible
        }
      }
    }
    // A value of an enum may have no tag while others have one. An enum for any JSON is like
    // `CodableEnumAnyValue`.
    let parts = types.universe.parts(of: .type(type.unwrapped, .written))
    let mayHaveTag = [Documents.Side.read, .written].allSatisfy { isHeld(.type(type, $0)) }
    if mayHaveTag,
      types.kinds(value.type) == .any || parts.allSatisfy({ isHeld($0, withAnyTag: true) })
    {
      return
    }
    report(
      mayHaveTag ? .unknownMayLackTag : .unknownLosesTag, value.type.text, unknown.item.baseName,
      at: value.offset)
  }

  /// Reports ranges of two cases, or of one, that contain the same tag, and those that contain none in
  /// lower case.
  func overlappingRanges() {
    guard declared.conformance != .encodable else { return }
    let isCoercing = declared.options.coercing?.value == true
    let isIgnoringCase = declared.options.ignoringCase?.value == true
    func overlap(_ first: TagRange, _ second: TagRange) -> Bool {
      let (first, second) = isIgnoringCase ? (first.lowercased, second.lowercased) : (first, second)
      return isCoercing && first.kinds != second.kinds
        ? first.texts.overlaps(second.texts) : first.overlaps(second)
    }
    var earlier: [(item: DeclaredCase, range: TagRange, offset: Int)] = []
    for item in declared.cases where !item.options.isSkipped(.decoding) {
      for tag in item.givenTags {
        guard let range = tag.value.range else { continue }
        if isIgnoringCase, range.lowercased.isEmpty {
          report(.emptyInLowerCase, range.text, at: tag.offset)
          continue
        }
        let other = earlier.first { overlap($0.range, range) && !$0.item.isExclusive(with: item) }
        if let other {
          report(
            .overlappingRanges, range.text, other.range.text, at: tag.offset,
            note: "the other one is here", at: other.offset)
        }
        earlier.append((item, range, tag.offset))
      }
    }
  }

  /// Reports cases that differ only in their labels, if reflection can't replace patterns for them.
  /// As of Swift 6.3, a pattern matches the last case with the name, whatever its labels (that part
  /// of SE-0155 was never implemented).
  func names(_ representation: Representation) {
    for plan in representation.cases where plan.model.isIndistinct {
      let needsPattern =
        declared.options.accessors?.value == true
        || declared.conformance != .decodable && !canBeReflected(plan)
      guard needsPattern else { continue }
      let other = declared.cases.first { $0 !== plan.item && $0.name == plan.item.name }
      report(
        .indistinctCases, plan.item.baseName, at: plan.item.nameOffset,
        note: "the other one is here", at: other?.nameOffset)
    }
  }

  /// Returns whether a case can be encoded from what reflection shows: values, but not their static
  /// types.
  private func canBeReflected(_ plan: CasePlan) -> Bool {
    let item = plan.item
    if item.values.isEmpty || plan.keptTag != nil || item === modeler.unknown?.item
      || item.options.coder != nil || item.values.contains(where: { $0.options.coder != nil })
    {
      return false
    }
    guard case .keyed(let payload) = plan.payload else { return true }
    return !payload.fields.contains { $0.place == .otherKeys || $0.value.omitsDefault }
  }

  /// Reports tags that are read and that two cases share, unless no build can have both cases or
  /// something else tells them apart.
  func repeatedTags(_ representation: Representation) {
    guard styleName.hasTags, declared.conformance != .encodable else { return }
    let shared = SharedTags(types: types)
    var owners: [Scalar: [CasePlan]] = [:]
    for plan in representation.cases where plan.reading != .never {
      for tag in plan.tags {
        // `1.0` is also read from `1`, and an integer above `Int.max` is read as a double.
        var key = representation.matching.folded(tag.forms.last ?? tag)
        if case .double(let digits) = key, let value = Double(digits) { key = .double("\(value)") }
        let others = owners[key, default: []]
        // The branch of a range doesn't look at what cases of a tag differ in.
        func hasRange(beside other: CasePlan) -> Bool {
          [other, plan].contains { !$0.ranges.isEmpty }
        }
        guard
          let other = others.first(where: {
            $0 !== plan && !$0.item.isExclusive(with: plan.item)
              && (hasRange(beside: $0) || !shared.areToldApart($0, plan, representation))
          })
        else {
          if others.last !== plan { owners[key, default: []].append(plan) }
          continue
        }
        let isSameName = other.item.baseName == plan.item.baseName
        let haveConstants = !(plan.payload.constants + other.payload.constants).isEmpty
        let areRivals = styleName.hasValues && representation.areRivals(other, plan)
        let message: Message
        let areGiven = !(plan.item.givenTags + other.item.givenTags).isEmpty
        if styleName.hasValues, areGiven, other.item.conditions != plan.item.conditions {
          let item = plan.item.conditions.isEmpty ? other.item : plan.item
          message = Message(.sharedTagInCondition, tag.json, item.baseName)
        } else if areRivals, hasRange(beside: other) {
          message = Message(.sharedTagBesideRange, tag.json)
        } else if haveConstants {
          message = Message(.indistinctConstants, tag.json)
        } else if areRivals {
          let document = shared.document(plan, or: other, tag, representation)
          let why = document.map { "both can be \($0)" } ?? "looking can't tell them apart"
          message = Message(.indistinctCasesOfTag, tag.json, why)
        } else if isSameName {
          message = Message(.casesOfOneName, plan.item.baseName)
        } else {
          message = Message(.repeatedTag, tag.json)
        }
        report(
          message, at: plan.item.offset(of: tag),
          note: "the other one is here", at: other.item.offset(of: tag))
      }
    }
  }

  /// Reports tags whose text can't be the key of the payload.
  func contentUnderTag(_ plan: CasePlan) {
    guard plan.content == .tag, plan.payload.emptyForm != .omit else { return }
    if isPrimary, declared.conformance != .decodable, let kept = plan.keptTag {
      let value = kept.declared
      let read = Documents.type(types.type(value.type), .read)
      let half = Overlap.of(.literal(.double("0.5")), read, in: types.universe)
      if types.isOwn(value.type) || half.document != nil {
        report(.contentUnderKept, value.type.text, at: value.offset)
      }
    }
    for tag in plan.tags {
      let offset = plan.item.offset(of: tag)
      if case .double = tag { report(.contentUnderDouble, tag.json, at: offset) }
      guard let key = options.tag, tag.spelling == key.value.first else { continue }
      report(
        .contentKeyIsTagKey, tag.spelling.quoted, at: offset,
        note: "the tag's key is given here", at: key.offset)
    }
  }
}

extension DeclaredCase {
  fileprivate func offset(of tag: Scalar) -> Int {
    givenTags.first { $0.value.exact?.forms.last == tag.forms.last }?.offset ?? nameOffset
  }
}

extension TypeSpelling {
  /// Returns whether a value can keep a tag, as far as the spelling of its type tells.
  package func mayKeep(_ tag: TagPattern) -> Bool { FormatType.named(unqualified).mayKeep(tag) }
}

extension FormatType {
  /// Returns whether a value can keep a tag.
  fileprivate func mayKeep(_ tag: TagPattern) -> Bool {
    let name = Self.unqualified(text)
    return switch (name, tag) {
    case ("String", .range(.strings)), ("Double", .range(.doubles)): true
    case ("String", _): tag.isString
    case ("Bool", _): tag.exact?.isBoolean == true
    case ("Double", .exact(let tag)): !tag.isString && !tag.isBoolean
    case ("UUID", _), ("Double", .range), ("CodableEnumAnyValue", .range): false
    default: Self.scalar(name)?.mayKeep(tag) ?? true
    }
  }
}

extension ScalarSet {
  /// Returns whether an integer can be a tag, or each bound of its range. Other types may read
  /// anything.
  fileprivate func mayKeep(_ tag: TagPattern) -> Bool {
    guard isInteger else { return true }
    if let tag = tag.exact { return tag.isInteger && contains(tag) }
    let bounds = tag.range?.integers.map { [$0.lowerBound, $0.upperBound] }
    return bounds?.allSatisfy { $0 == .min || $0 == .max || contains(.integer($0)) } ?? false
  }
}
