extension RepresentationChecks {
  /// Values in a style that has no place for any.
  func valuesWithoutContainer() {
    guard !rules.hasValues else { return }
    for (index, item) in declared.usedCases where !item.options.isUntagged {
      guard let first = modeler.present(inCase: index).first else { continue }
      reporter.report(
        .rawValueCaseWithValues(item.baseName), at: item.values[first].offset)
    }
  }

  /// A key for the values of a case that writes nothing under it.
  func contentWithoutPayload(_ representation: Representation) {
    for plan in representation.cases where plan.payload.emptyForm == .omit {
      let item = declared.cases[plan.index]
      guard declared.isUsed(plan.index), let content = item.options.content else { continue }
      reporter.report(.contentWithoutPayload(item.baseName), at: content.offset)
    }
  }

  /// Keys mean nothing where values stand by position.
  func keysWithoutObject(_ representation: Representation) {
    for plan in representation.cases where declared.isUsed(plan.index) {
      switch plan.payload {
      case .unkeyed, .bare: break
      case .empty, .keyed, .together: continue
      }
      let item = declared.cases[plan.index]
      keysWithoutObject(item.options, plan.layout)
      for value in plan.payload.values {
        keysWithoutObject(item.values[value.position].options, plan.layout)
      }
    }
  }

  private func keysWithoutObject<Options: AnnotationOptions>(
    _ options: Options, _ layout: PayloadLayout
  ) {
    for (option, offset) in options.readOptions where option.rules.layout == .keys {
      reporter.report(.keyWithoutObject(option.name, layout), at: offset)
    }
  }

  // MARK: Values of one direction

  /// A value that stands by its position stands there in both directions, or all behind it move.
  func skipsByPosition(_ representation: Representation) {
    for plan in representation.cases where declared.isUsed(plan.index) {
      if case .keyed = plan.payload { continue }
      for value in plan.payload.values {
        let options = declared.cases[plan.index].values[value.position].options
        guard let skip = options.skip else { continue }
        reporter.report(.skipByPosition(skip.value, plan.layout), at: skip.offset)
      }
    }
  }

  /// `keyNaming` and `keyPrefix` of a case none of whose values is named by a label.
  func namingWithoutNames(_ representation: Representation) {
    for plan in representation.cases where declared.isUsed(plan.index) {
      switch plan.payload {
      case .unkeyed, .bare, .together: continue
      case .empty, .keyed: break
      }
      let item = declared.cases[plan.index]
      let hasNames = plan.payload.values.contains { value in
        let value = item.values[value.position]
        return value.options.key == nil && value.options.flatten == nil
          && (value.label != nil || styleName == .internal && value.name != nil)
      }
      if hasNames || item.options.keys != nil { continue }
      for option in ["keyNaming", "keyPrefix"] {
        guard let offset = item.options.valueOffset(of: option) else { continue }
        reporter.report(.namingWithoutNames(option, item.baseName), at: offset)
      }
    }
  }

  /// What is never written must not be required when what was written is read back.
  func unwrittenValues(_ representation: Representation) {
    guard declared.conformance == .codable else { return }
    for plan in representation.cases where declared.isUsed(plan.index) {
      guard case .keyed(let payload) = plan.payload else { continue }
      for field in payload.fields where !field.value.isWritten {
        let isFilled = field.value.takesDefault && !field.keys.isEmpty
        if isFilled || field.value.isOptional { continue }
        let value = declared.cases[plan.index].values[field.value.position]
        reporter.report(
          value.declaresDefault && !value.hasDefault
            ? .unusableDefault(value.type.text) : .skipWithoutDefault(value.type.text),
          at: value.options.skip?.offset ?? value.offset)
      }
    }
  }

  // MARK: Omitted defaults

  /// `default` of a value that has none, or whose missing key is not read as it.
  func omittedDefaults(_ representation: Representation) {
    var omitsAny = false
    for plan in representation.cases where declared.isUsed(plan.index) {
      guard case .keyed(let payload) = plan.payload else { continue }
      for field in payload.fields {
        omitsAny = omitsAny || field.value.omitsDefault
        let value = declared.cases[plan.index].values[field.value.position]
        guard let form = value.options.defaultForm, value.options.flatten == nil else { continue }
        if !value.hasDefault {
          reporter.report(.noDefaultToOmit(value.type.text), at: form.offset)
        } else if form.value == .omit, !field.value.omitsDefault {
          reporter.report(
            field.value.isOptional
              ? .defaultOfOptional(value.type.text) : .defaultBesideTag(value.type.text),
            at: form.offset)
        }
      }
    }
    if let option = declared.options.defaultValues, option.value == .omit, !omitsAny {
      reporter.report(.noDefaultsToOmit, at: option.offset)
    }
  }

  /// A value without a label that is left out in front of another one, which then is taken for it.
  func unlabelledDefaults(_ representation: Representation) {
    for plan in representation.cases where declared.isUsed(plan.index) {
      let values = declared.cases[plan.index].values
      let omitted = Set(plan.payload.values.filter(\.omitsDefault).map(\.position))
      let skipped = Set(
        values.indices.filter { values[$0].hasDefault && values[$0].options.isSkipped(.decoding) })
      for (position, value) in values.enumerated() where value.label == nil {
        let isMistaken =
          omitted.contains(position) && !plan.model.misplaced(leavingOut: [position]).isEmpty
          || skipped.contains(position)
            && plan.model.misplaced(leavingOut: skipped).contains { $0 > position }
        guard isMistaken else { continue }
        reporter.report(.unlabelledDefault(value.type.text), at: value.offset)
      }
    }
  }

  /// What a coder writes beside a tag has keys that are not known.
  func codersWithRejectedKeys(_ representation: Representation) {
    guard representation.rejectsUnknownKeys, let option = declared.options.unknownKeys else {
      return
    }
    for plan in representation.cases where declared.isUsed(plan.index) {
      guard case .together(_, let coder) = plan.payload, coder.isBesideTag,
        let place = declared.cases[plan.index].options.coder
      else { continue }
      reporter.report(
        .coderWithRejectedKeys(place.value, plan.model.baseName), at: option.offset,
        notes: [reporter.note("'coder' is given here", at: place.offset)])
    }
  }

  // MARK: Nested values

  /// A single object that stands under a key for no other reason than its parameter's name. In most
  /// formats its own keys stand beside the tag, and so nobody should get either by chance.
  func objectsUnderNames(_ representation: Representation) {
    guard styleName == .internal, !representation.rejectsUnknownKeys else { return }
    for plan in representation.cases where declared.isUsed(plan.index) {
      let item = declared.cases[plan.index]
      guard case .keyed(let payload) = plan.payload, payload.fields.count == 1,
        let key = payload.fields[0].path.last, !item.options.saysKeys
      else { continue }
      let value = item.values[payload.fields[0].value.position]
      guard value.label == nil, !value.options.saysKey, canStandBesideTag(value.type) else {
        continue
      }
      reporter.report(
        .nestedObject(value.type.text, under: key, ofCase: item.baseName), at: value.offset)
    }
  }

  /// Whether the sources show that a type is an object with keys that do not meet the tag's. A struct
  /// may have a property for the tag; an enum has one of its own.
  private func canStandBesideTag(_ spelling: TypeSpelling) -> Bool {
    guard case .named(let name, _) = types.type(spelling) else { return false }
    let summary = types.summary(spelling)
    guard !summary.isOpaque, summary.kinds == .object, let keys = summary.keys else { return false }
    let isMarked = types.universe.resolver.marked[name] != nil
    if isMarked, let tag = options.tag?.value.first, keys.mayHold(tag) { return false }
    return !keys.required.isEmpty || !keys.optional.isEmpty
  }

  // MARK: Flattened values

  /// Values whose own keys are to stand in the object, where that cannot be.
  func flattenedValues(_ representation: Representation) {
    for plan in representation.cases where declared.isUsed(plan.index) {
      guard case .keyed(let payload) = plan.payload else { continue }
      let item = declared.cases[plan.index]
      for (number, field) in payload.fields.enumerated() where field.keys.isEmpty {
        let value = item.values[field.value.position]
        // Without a name of its own, only a single value can be meant to be flattened.
        if payload.fields.count > 1, !isPrimary || value.options.flatten == nil {
          reporter.report(
            .internalValueWithoutKey(value.type.text, ofCase: item.baseName), at: value.offset)
          continue
        }
        flattenedOptions(value, of: item)
        flattened(value, beside: payload.fields[..<number], in: item)
        if field.isFlattened { pathsIntoFlattened(value, payload, ofCase: plan.index) }
      }
    }
  }

  /// What annotations say of a value under a key.
  private func flattenedOptions(_ value: DeclaredValue, of item: DeclaredCase) {
    // 'flatten' excludes them for all representations.
    guard value.options.flatten == nil else { return }
    for option in isPrimary ? ["coder", "aliases", "nil"] : ["coder"] {
      guard let offset = value.options.valueOffset(of: option) else { continue }
      reporter.report(
        .flattenedOption(option, value.type.text, ofCase: item.baseName), at: offset)
    }
  }

  private func flattened(
    _ value: DeclaredValue, beside others: ArraySlice<Field>, in item: DeclaredCase
  ) {
    if isPrimary, let option = declared.options.unknownKeys, option.value == .reject {
      reporter.report(
        .flattenedWithRejectedKeys(value.type.text, ofCase: item.baseName), at: option.offset,
        notes: [reporter.note("its keys are not known here", at: value.offset)])
    }
    let isDictionary = types.isDictionaryOfStrings(value.type)
    let other = others.first { field in
      if case .otherKeys = field.place { true } else { isDictionary && field.isFlattened }
    }
    if let other {
      let offset = item.values[other.value.position].offset
      reporter.report(
        .flattenedBesideDictionary(ofCase: item.baseName), at: value.offset,
        notes: [reporter.note("the other one is here", at: offset)])
    }
    if !types.canBeFlattened(value.type) {
      let hasKey = value.options.flatten?.value == true && value.name != nil
      reporter.report(
        .flattenedNonObject(value.type.text, hasKey: hasKey, ofCase: item.baseName),
        at: value.offset)
    }
  }
}

extension CaseOptions {
  /// Whether they say where the values stand, or what their keys are.
  fileprivate var saysKeys: Bool {
    isUntagged || isUnknown || content != nil || keys != nil || keyNaming != nil || keyPrefix != nil
  }
}

extension ValueOptions {
  /// Whether they say that the value has a key of its own, or has none.
  fileprivate var saysKey: Bool {
    key != nil || flatten != nil || coder != nil || aliases != nil || nilForm != nil
  }
}
