extension RepresentationChecks {
  /// Values in a style that has no place for any.
  func valuesWithoutContainer() {
    guard !rules.hasValues else { return }
    for (index, item) in declared.usedCases {
      guard let first = modeler.present(inCase: index).first else { continue }
      reporter.report(
        .rawValueCaseWithValues(item.baseName), at: item.values[first].offset)
    }
  }

  /// Keys mean nothing where values stand by position.
  func keysWithoutObject(_ representation: Representation) {
    for plan in representation.cases where declared.isUsed(plan.index) {
      switch plan.payload {
      case .unkeyed, .bare: break
      case .empty, .keyed: continue
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
    for option in Options.table where option.rules.layout == .keys {
      guard let offset = options.valueOffset(of: option.name) else { continue }
      reporter.report(.keyWithoutObject(option.name, layout), at: offset)
    }
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
    let isDictionary = shapes.isDictionaryOfStrings(value.type)
    let other = others.first { field in
      if case .otherKeys = field.place { true } else { isDictionary && field.isFlattened }
    }
    if let other {
      let offset = item.values[other.value.position].offset
      reporter.report(
        .flattenedBesideDictionary(ofCase: item.baseName), at: value.offset,
        notes: [reporter.note("the other one is here", at: offset)])
    }
    if !shapes.canBeFlattened(value.type) {
      let hasKey = value.options.flatten?.value == true && value.name != nil
      reporter.report(
        .flattenedNonObject(value.type.text, hasKey: hasKey, ofCase: item.baseName),
        at: value.offset)
    }
  }

  // MARK: Keys

  /// Reports keys that two values of a case share, or that the tag has.
  func repeatedKeys(_ representation: Representation) {
    let keysBeside = representation.style.keysBesideValues
    for plan in representation.cases where declared.isUsed(plan.index) {
      guard case .keyed(let payload) = plan.payload else { continue }
      var owners: [String: Int] = [:]
      for field in payload.fields {
        let position = field.value.position
        for key in field.keys {
          if keysBeside.contains(key), !(field.meetsTag && key == field.keys[0]) {
            reporter.report(
              .keyIsTagKey(key), at: offset(ofKey: key, position, ofCase: plan.index),
              notes: options.tag.map {
                [reporter.note("the tag's key is given here", at: $0.offset)]
              } ?? [])
          }
          guard let other = owners.updateValue(position, forKey: key) else { continue }
          reporter.report(
            .repeatedKey(key), at: offset(ofKey: key, position, ofCase: plan.index),
            notes: [
              reporter.note(
                "the other value is here", at: offset(ofKey: key, other, ofCase: plan.index))
            ])
        }
      }
    }
  }

  private func offset(ofKey key: String, _ position: Int, ofCase index: Int) -> Int {
    let item = declared.cases[index]
    let options = item.values[position].options
    if let own = options.key, own.value == key { return own.offset }
    if let alias = options.aliases?.value.first(where: { $0.value == key }) { return alias.offset }
    if let keys = item.options.keys?.value, position < keys.count, keys[position].value == key {
      return keys[position].offset
    }
    return item.values[position].offset
  }

  // MARK: Untagged cases

  /// An untagged case that takes what a later one writes, so that it is read as another.
  func unreachableCases(_ representation: Representation) {
    guard styleName == .untagged, declared.conformance != .encodable else { return }
    let reachability = Reachability(
      declared: declared, shapes: shapes, rejectsUnknownKeys: representation.rejectsUnknownKeys)
    var readable = Conditional.elements(of: representation.readable)
    // The unknown case takes what no case does, and must find what it writes left over.
    if let unknown = representation.unknown { readable.append(unknown.plan) }
    let documents = readable.map(reachability.document)
    for (number, later) in readable.enumerated() where later.writing == .values {
      let earlierNumber = (0..<number).first { earlier in
        reachability.document(of: documents[number], takenBy: documents[earlier]) != nil
          && !declared.areExclusive(readable[earlier].index, later.index)
      }
      guard let earlierNumber,
        let document = reachability.document(
          of: documents[number], takenBy: documents[earlierNumber])
      else { continue }
      let canSwap =
        reachability.document(of: documents[earlierNumber], takenBy: documents[number]) == nil
        && later.reading == .known
      let earlier = readable[earlierNumber]
      let (item, other) = (declared.cases[later.index], declared.cases[earlier.index])
      reporter.report(
        .unreachableCase(
          item.baseName, earlier: other.baseName, document: document, canSwap: canSwap,
          isEmpty: later.payload.emptyForm != nil),
        at: item.nameOffset,
        notes: [reporter.note("'\(other.baseName)' is declared here", at: other.nameOffset)])
    }
  }

  /// Cases that hold the enum itself and look alike: reading takes time exponential in depth.
  func indistinctRecursion(_ representation: Representation) {
    guard styleName == .untagged, declared.conformance != .encodable else { return }
    for twins in UntaggedLooks(declared: declared, shapes: shapes).twins(representation) {
      let (item, other) = (declared.cases[twins.later.index], declared.cases[twins.earlier.index])
      reporter.report(
        .indistinctRecursion(item.baseName, other.baseName), at: item.nameOffset,
        notes: [reporter.note("'\(other.baseName)' is declared here", at: other.nameOffset)])
    }
  }
}
