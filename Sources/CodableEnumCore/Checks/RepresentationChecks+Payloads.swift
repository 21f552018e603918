/// What can be wrong with the values of one case, given how it is written and read.
extension RepresentationChecks {
  /// Reports values in a style that has no place for any, and a key for the values of a case that
  /// writes nothing under it.
  func valuesWithoutPlace(_ plan: CasePlan) {
    let item = plan.item
    let values = modeler.present(in: item)
    if !styleName.hasValues, !item.options.isUntagged, let first = values.first {
      let mayKeepTag =
        values.count == 1 && modeler.unknown == nil && ["String", "Int"].contains(first.type.text)
      report(
        mayKeepTag ? .rawValueCaseWithTag : .rawValueCaseWithValues, item.baseName,
        at: first.offset)
    }
    if plan.payload.emptyForm == .omit, let content = item.options.content {
      report(.contentWithoutPayload, item.baseName, at: content.offset)
    }
  }

  /// Reports options about keys if the values are read by position.
  func keysWithoutObject(_ plan: CasePlan) {
    switch plan.payload {
    case .unkeyed, .bare: break
    case .empty, .keyed, .together: return
    }
    keysWithoutObject(plan.item.options, plan.layout)
    for value in plan.payload.values { keysWithoutObject(value.declared.options, plan.layout) }
  }

  private func keysWithoutObject(_ options: some AnnotationOptions, _ layout: PayloadLayout) {
    for (option, offset) in options.readOptions where option.rules.layout == .keys {
      report(.keyWithoutObject, option.name, layout.rawValue, at: offset)
    }
  }

  /// Reports skipped values that are read by position. Such a value must be there in both
  /// directions, or all values after it would move.
  func skipsByPosition(_ plan: CasePlan) {
    if case .keyed = plan.payload { return }
    for value in plan.payload.values {
      guard let skip = value.declared.options.skip else { continue }
      report(.skipByPosition, skip.value.rawValue, plan.layout.rawValue, at: skip.offset)
    }
  }

  /// Reports `keyNaming` and `keyPrefix` of a case without values that are named by a label.
  func namingWithoutNames(_ plan: CasePlan) {
    switch plan.payload {
    case .unkeyed, .bare, .together: return
    case .empty, .keyed: break
    }
    let item = plan.item
    let hasNames = plan.payload.values.contains { plan in
      let value = plan.declared
      return value.options.key == nil && value.options.flatten == nil
        && (value.label != nil || styleName == .internal && value.name != nil)
    }
    if hasNames || item.options.keys != nil { return }
    report(.namingWithoutNames, each: ["keyNaming", "keyPrefix"], of: item.options, item.baseName)
  }

  // MARK: Values that are left out

  /// Reports values that are never written, but required when the document is read back.
  func unwrittenValues(_ payload: KeyedPayload) {
    guard declared.conformance == .codable else { return }
    for field in payload.fields where !field.value.isWritten {
      let isFilled = field.value.takesDefault && !field.keys.isEmpty
      let value = field.value.declared
      if isFilled || types.type(value.type).isOptional { continue }
      let offset = value.options.skip?.offset ?? value.offset
      if let text = value.defaultOfCaller {
        report(.defaultOfCaller, text, at: offset)
        continue
      }
      let message: Message.ID =
        if value.hasDefault, field.keys.isEmpty {
          .flattenedDefault
        } else if value.declaresDefault {
          .unusableDefault
        } else {
          .skipWithoutDefault
        }
      report(message, value.type.text, at: offset)
    }
  }

  /// Reports `default` of a value without a default, or of one whose missing key means something
  /// else.
  func omittedDefaults(_ payload: KeyedPayload) {
    for field in payload.fields {
      let value = field.value.declared
      guard let form = value.options.defaultForm, value.options.flatten == nil else { continue }
      if !value.hasDefault {
        noDefault(value, "default", at: form.offset)
      } else if form.value != .omit || field.value.omitsDefault {
        continue
      } else if field.value.isOptional {
        report(.defaultOfOptional, value.type.text, at: form.offset)
      } else if let text = value.defaultOfCaller {
        report(.defaultOfCaller, text, at: form.offset)
      } else {
        report(.defaultBesideTag, value.type.text, at: form.offset)
      }
    }
  }

  /// Reports `nil: .omit` of a value whose key is written also for nil, because it chooses the case.
  func omittedChoosingKeys(_ payload: KeyedPayload) {
    for value in payload.fields.map(\.value) where value.mustBeThere {
      guard let form = value.declared.options.nilForm, form.value == .omit else { continue }
      report(.nilOfChoosingKey, value.declared.type.text, at: form.offset)
    }
  }

  /// Reports a value without a label that can be left out in front of another one, which would then
  /// take its place.
  func unlabelledDefaults(_ plan: CasePlan) {
    let omitted = Set(plan.payload.values.filter(\.omitsDefault).map(\.position))
    let values = plan.item.values
    let skipped = Set(
      values.filter { $0.hasDefault && $0.options.isSkipped(.decoding) }.map(\.position))
    for value in values where value.label == nil {
      let position = value.position
      // Cases of one name are made without each default whose key is missing.
      let isLeftOut =
        omitted.contains(position)
        || plan.model.isIndistinct && value.hasDefault && plan.payload.keyed != nil
      let isMistaken =
        isLeftOut && !plan.model.misplaced(leavingOut: [position]).isEmpty
        || skipped.contains(position)
          && plan.model.misplaced(leavingOut: skipped).contains { $0 > position }
      if isMistaken { report(.unlabelledDefault, value.type.text, at: value.offset) }
    }
  }

  // MARK: Nested values

  /// Reports a coder that writes next to a tag if unknown keys are rejected: its keys are not
  /// known.
  func coderWithRejectedKeys(_ plan: CasePlan) {
    guard let option = declared.options.unknownKeys, option.value == .reject,
      case .together(_, let coder) = plan.payload, coder.isBesideTag,
      let place = plan.item.options.coder
    else { return }
    report(
      .coderWithRejectedKeys, place.value, plan.model.baseName, at: option.offset,
      note: "'coder' is given here", at: place.offset)
  }

  /// Reports a single object that is under a key only because its parameter has a name. In most
  /// formats its own keys are next to the tag, so nobody should get either format by accident.
  func objectUnderName(_ item: DeclaredCase, _ payload: KeyedPayload) {
    guard styleName == .internal, declared.options.unknownKeys?.value != .reject,
      payload.fields.count == 1, let key = payload.fields[0].path.last, !item.options.saysKeys
    else { return }
    let value = payload.fields[0].value.declared
    guard value.label == nil, !value.options.saysKey, canStandBesideTag(value.type) else { return }
    report(.nestedObject, value.type.text, item.baseName, key.quoted, at: value.offset)
  }

  /// Returns whether the sources show that a type is an object with keys other than the tag's. A
  /// struct may have a property for the tag; an enum has its own.
  private func canStandBesideTag(_ spelling: TypeSpelling) -> Bool {
    guard case .named(let name, _) = types.type(spelling) else { return false }
    let summary = types.summary(spelling)
    guard !summary.isOpaque, summary.kinds == .object, let keys = summary.keys else { return false }
    let isMarked = types.universe.resolver.isMarked(name)
    if isMarked, let tag = options.tag?.value.first, keys.mayHold(tag) { return false }
    return !keys.all.isEmpty
  }

  // MARK: Flattened values

  /// Reports values whose own keys should be in the object, if that isn't possible.
  func flattenedValues(_ plan: CasePlan, _ payload: KeyedPayload) {
    let item = plan.item
    for (number, field) in payload.fields.enumerated() where field.keys.isEmpty {
      let value = field.value.declared
      // Without a name of its own, only a single value can be meant to be flattened.
      if payload.fields.count > 1, !isPrimary || value.options.flatten == nil {
        // That is an error of its own.
        if containsItself(value) { continue }
        let isObject = isPrimary && value.options.coder == nil && types.canBeFlattened(value.type)
        report(
          isObject ? .unnamedObject : .internalValueWithoutKey, value.type.text, item.baseName,
          at: value.offset)
        continue
      }
      flattenedOptions(value, of: item)
      flattened(value, beside: payload.fields[..<number], in: item)
      if field.isFlattened { pathsIntoFlattened(value, payload, in: item) }
    }
  }

  /// Reports options that only a value with a key can have.
  private func flattenedOptions(_ value: DeclaredValue, of item: DeclaredCase) {
    // If `flatten` is written, it already excludes them in all representations.
    guard value.options.flatten == nil else { return }
    report(.flattenedCoder, each: ["coder"], of: value.options, value.type.text, item.baseName)
    guard isPrimary else { return }
    report(
      .flattenedOption, each: ["aliases", "nil"], of: value.options, value.type.text, item.baseName)
  }

  private func flattened(
    _ value: DeclaredValue, beside others: ArraySlice<Field>, in item: DeclaredCase
  ) {
    if isPrimary, let option = declared.options.unknownKeys, option.value == .reject,
      types.keys(value.type) == nil
    {
      report(
        .flattenedWithRejectedKeys, value.type.text, item.baseName, at: option.offset,
        note: "its keys are not known here", at: value.offset)
    }
    let isDictionary = types.isDictionaryOfStrings(value.type)
    let other = others.first { $0.place == .otherKeys || isDictionary && $0.isFlattened }
    if let other {
      report(
        .flattenedBesideDictionary, item.baseName, at: value.offset,
        note: "the other one is here", at: other.value.declared.offset)
    }
    if !types.canBeFlattened(value.type) {
      let hasKey = value.options.flatten?.value == true && value.name != nil
      let message =
        hasKey
        ? Message.ID.flattenedLabelled
        : item.options.isUnknown && value.isAnyValue ? .flattenedAnyValue : .flattenedNonObject
      report(message, value.type.text, item.baseName, at: value.offset)
    }
  }
}

extension CaseOptions {
  /// Whether they say where the values are, or what their keys are.
  fileprivate var saysKeys: Bool {
    isUntagged || isUnknown || content != nil || keys != nil || keyNaming != nil || keyPrefix != nil
  }
}

extension ValueOptions {
  /// Whether they say that the value has its own key, or none.
  fileprivate var saysKey: Bool {
    key != nil || flatten != nil || coder != nil || aliases != nil || nilForm != nil
  }
}
