extension RepresentationChecks {
  /// Values in a style that has no place for any.
  func valuesWithoutContainer() {
    guard !rules.hasValues else { return }
    for (index, item) in declared.usedCases where !item.options.isUnknown {
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
    let isDictionary = modeler.shapes.isDictionaryOfStrings(value.type)
    let other = others.first { field in
      if case .otherKeys = field.place { true } else { isDictionary && field.isFlattened }
    }
    if let other {
      let offset = item.values[other.value.position].offset
      reporter.report(
        .flattenedBesideDictionary(ofCase: item.baseName), at: value.offset,
        notes: [reporter.note("the other one is here", at: offset)])
    }
    if !modeler.shapes.canBeFlattened(value.type) {
      reporter.report(
        .flattenedNonObject(value.type.text, ofCase: item.baseName), at: value.offset)
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

  /// An untagged case with the layout and the types of an earlier one can never be read.
  func unreachableCases(_ representation: Representation) {
    guard styleName == .untagged else { return }
    var owners: [String: [Int]] = [:]
    for plan in representation.cases where plan.reading == .known {
      let index = plan.index
      let signature = signature(of: plan)
      let others = owners[signature, default: []]
      guard let other = others.first(where: { !declared.areExclusive($0, index) }) else {
        owners[signature, default: []].append(index)
        continue
      }
      let earlier = declared.cases[other]
      reporter.report(
        .unreachableCase(plan.model.baseName, earlier: earlier.baseName),
        at: declared.cases[index].nameOffset,
        notes: [
          reporter.note("'\(earlier.baseName)' takes the same values", at: earlier.nameOffset)
        ])
    }
  }

  private func signature(of plan: CasePlan) -> String {
    func type(_ value: ValuePlan) -> String {
      declared.cases[plan.index].values[value.position].type.text.filter { $0 != " " }
    }
    switch plan.payload {
    case .empty(.name): return "name \(plan.tags)"
    case .empty(let form): return "empty \(form)"
    case .bare(let value): return "bare \(type(value))"
    case .unkeyed(let list): return "unkeyed \(list.map(type))"
    case .keyed(let payload):
      return "keyed \(payload.fields.map { "\($0.keys) \(type($0.value))" }.sorted())"
    }
  }
}
