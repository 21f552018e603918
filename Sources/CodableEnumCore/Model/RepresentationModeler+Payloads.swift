extension RepresentationModeler {
  func emptyForm(ofCase index: Int) -> EmptyForm {
    let own = isPrimary ? marked.cases[index].options?.empty?.value : nil
    return own ?? options.empty?.value ?? rules.empties[0]
  }

  func layout(ofCase index: Int) -> PayloadLayout {
    let own = isPrimary ? marked.cases[index].options?.payload?.value : nil
    return own ?? options.payload?.value ?? rules.payloads[0]
  }

  /// The layout of a case's values in this representation.
  mutating func payload(ofCase index: Int) -> Payload {
    if isPrimary { checkOwnOptions(ofCase: index) }
    let values = cases[index].values
    let present = values.indices.filter { !values[$0].isSkipped }
    guard !present.isEmpty, !isMarkedUnknown(index) else {
      return .empty(emptyForm(ofCase: index))
    }
    if styleName == .rawValue {
      if isPrimary {
        report(.rawValueCaseWithValues(cases[index].baseName), at: values[present[0]].offset)
      }
      return .empty(emptyForm(ofCase: index))
    }
    switch layout(ofCase: index) {
    case .keyed: return keyed(present, ofCase: index)
    case .unkeyed:
      checkNoKeys(present, ofCase: index)
      return .unkeyed(present)
    case .compact:
      checkNoKeys(present, ofCase: index)
      return present.count == 1 ? .bare(present[0]) : .unkeyed(present)
    case .natural:
      let isKeyed = present.contains { values[$0].label != nil || hasOwnKey($0, ofCase: index) }
      if isKeyed { return keyed(present, ofCase: index) }
      return present.count == 1 ? .bare(present[0]) : .unkeyed(present)
    }
  }

  private func isMarkedUnknown(_ index: Int) -> Bool {
    if case .unknown = marked.cases[index].options?.tag?.value { true } else { false }
  }

  /// Whether an annotation says something of a value that only has a meaning in an object; then it
  /// stands in one, as a labelled value does.
  private func hasOwnKey(_ value: Int, ofCase index: Int) -> Bool {
    let item = marked.cases[index]
    let options = item.values[value]
    return item.options?.keys != nil || options?.key != nil || options?.flatten != nil
      || options?.aliases.isEmpty == false
  }

  private mutating func checkOwnOptions(ofCase index: Int) {
    guard let options = marked.cases[index].options else { return }
    if let payload = options.payload, !rules.payloads.contains(payload.value) {
      report(.unusablePayload(payload.value, styleName, rules.payloads), at: payload.offset)
    }
    if let empty = options.empty, rules.empties.count < 2 || !rules.empties.contains(empty.value) {
      report(.unusableEmpty(empty.value, styleName, rules.empties), at: empty.offset)
    }
  }

  /// Keys mean nothing where values stand by position.
  private mutating func checkNoKeys(_ present: [Int], ofCase index: Int) {
    guard isPrimary else { return }
    let layout = layout(ofCase: index)
    let item = marked.cases[index]
    if let keys = item.options?.keys { report(.keyWithoutObject("keys", layout), at: keys.offset) }
    for value in present {
      guard let options = item.values[value] else { continue }
      let written: [(String, Int?)] = [
        ("key", options.key?.offset), ("aliases", options.aliases.first?.offset),
        ("flatten", options.flatten?.offset),
        ("nil", options.nilForm?.offset),
      ]
      for case (let name, let offset?) in written {
        report(.keyWithoutObject(name, layout), at: offset)
      }
    }
  }

  // MARK: Objects

  private mutating func keyed(_ present: [Int], ofCase index: Int) -> Payload {
    var fields: [Field] = []
    for value in present {
      let model = cases[index].values[value]
      let options = marked.cases[index].values[value]
      if isPrimary, options?.flatten != nil {
        fields.append(Field(value: value, place: flattened(model, fields, ofCase: index)))
        continue
      }
      if let key = key(of: value, ofCase: index) {
        let aliases = options?.aliases.map(\.value) ?? []
        fields.append(Field(value: value, place: .keys(unique([key] + aliases))))
      } else if present.count == 1 {
        fields.append(Field(value: value, place: flattened(model, fields, ofCase: index)))
      } else {
        report(
          .internalValueWithoutKey(model.type.text, ofCase: cases[index].baseName), at: model.offset
        )
      }
    }
    if !isPrimary { addDeclaredKeys(&fields, ofCase: index) }
    return .keyed(fields)
  }

  /// The key that is written, or nil for a value of an internally tagged case that has no name.
  private func key(of value: Int, ofCase index: Int) -> String? {
    let item = marked.cases[index]
    if let key = item.values[value]?.key?.value { return key }
    if let keys = item.options?.keys?.value, value < keys.count { return keys[value].value }
    let model = cases[index].values[value]
    if let label = model.label { return named(label.withoutBackticks, ofCase: index) }
    guard styleName == .internal else { return "_\(value)" }
    return model.name.map { named($0, ofCase: index) }
  }

  private func named(_ name: String, ofCase index: Int) -> String {
    let prefixed =
      options.keyPrefix?.value == .caseName ? "\(cases[index].baseName)_\(name)" : name
    return (options.keyNaming?.value ?? .verbatim).apply(to: prefixed)
  }

  /// Data that was written before the annotations has the labels as keys, in every style.
  private func addDeclaredKeys(_ fields: inout [Field], ofCase index: Int) {
    var taken = Set(fields.flatMap(\.keys))
    for (position, field) in fields.enumerated() {
      guard case .keys(let keys) = field.place else { continue }
      let model = cases[index].values[field.value]
      let declared = [model.label?.withoutBackticks, model.name, "_\(field.value)"]
      let further = declared.compactMap { $0 }.filter { taken.insert($0).inserted }
      fields[position].place = .keys(keys + further)
    }
  }

  private func unique(_ keys: [String]) -> [String] {
    var seen: Set<String> = []
    return keys.filter { seen.insert($0).inserted }
  }

  /// How a value without a key of its own stands in the object.
  private mutating func flattened(
    _ value: ValueModel, _ others: [Field], ofCase index: Int
  ) -> Field.Place {
    if isPrimary, let option = marked.options.unknownKeys, option.value == .reject {
      report(
        .flattenedWithRejectedKeys(value.type.text, ofCase: cases[index].baseName),
        at: option.offset, notes: [file.note("its keys are not known here", at: value.offset)])
    }
    let isDictionary =
      if case .dictionary = value.type.form { value.type.hasStringKeys } else { false }
    let other = others.first { field in
      if case .otherKeys = field.place { true } else { isDictionary && field.isFlattened }
    }
    if let other {
      let otherOffset = cases[index].values[other.value].offset
      report(
        .flattenedBesideDictionary(ofCase: cases[index].baseName), at: value.offset,
        notes: [file.note("the other one is here", at: otherOffset)])
    }
    switch value.type.form {
    case .dictionary where isDictionary: return .otherKeys
    case .notAnObject, .dictionary:
      report(
        .flattenedNonObject(value.type.text, ofCase: cases[index].baseName), at: value.offset)
    case .optional where value.type.unwrapped.words.first == "[":
      report(
        .flattenedNonObject(value.type.text, ofCase: cases[index].baseName), at: value.offset)
    case .optional, .name, .other: break
    }
    return .flattened
  }

  /// Reports keys that two values of a case share, or that the tag has.
  mutating func checkKeys(_ forms: [CaseForm], beside keysBesideValues: [String]) {
    for (index, form) in forms.enumerated() {
      guard case .keyed(let fields) = form.payload else { continue }
      var owners: [String: Int] = [:]
      for field in fields {
        for key in field.keys {
          if keysBesideValues.contains(key) {
            report(
              .keyIsTagKey(key),
              at: offset(ofKey: key, field.value, ofCase: index),
              notes: options.tag.map { [file.note("the tag's key is given here", at: $0.offset)] }
                ?? [])
          }
          guard let other = owners.updateValue(field.value, forKey: key) else { continue }
          report(
            .repeatedKey(key), at: offset(ofKey: key, field.value, ofCase: index),
            notes: [
              file.note(
                "the other value is here", at: offset(ofKey: key, other, ofCase: index))
            ])
        }
      }
    }
  }

  private func offset(ofKey key: String, _ value: Int, ofCase index: Int) -> Int {
    let item = marked.cases[index]
    if let own = item.values[value]?.key, own.value == key { return own.offset }
    if let alias = item.values[value]?.aliases.first(where: { $0.value == key }) {
      return alias.offset
    }
    if let keys = item.options?.keys?.value, value < keys.count, keys[value].value == key {
      return keys[value].offset
    }
    return cases[index].values[value].offset
  }

  // MARK: Untagged cases

  /// An untagged case with the layout and the types of an earlier one can never be read.
  mutating func checkReachability(_ forms: [CaseForm]) {
    var owners: [String: [Int]] = [:]
    for (index, form) in forms.enumerated()
    where !cases[index].isSkippedInDecoding && index != unknownCase?.index {
      let signature = signature(of: form, ofCase: index)
      let others = owners[signature, default: []]
      if let other = others.first(where: { !areExclusive($0, index) }) {
        report(
          .unreachableCase(cases[index].baseName, earlier: cases[other].baseName),
          at: marked.cases[index].element.nameRange.lowerBound,
          notes: [
            file.note(
              "'\(cases[other].baseName)' takes the same values",
              at: marked.cases[other].element.nameRange.lowerBound)
          ])
      } else {
        owners[signature, default: []].append(index)
      }
    }
  }

  private func signature(of form: CaseForm, ofCase index: Int) -> String {
    let values = cases[index].values
    func type(_ value: Int) -> String { values[value].type.text.filter { $0 != " " } }
    switch form.payload {
    case .empty(.name): return "name \(form.tags)"
    case .empty(let form): return "empty \(form)"
    case .bare(let value): return "bare \(type(value))"
    case .unkeyed(let list): return "unkeyed \(list.map(type))"
    case .keyed(let fields):
      return "keyed \(fields.map { "\($0.keys) \(type($0.value))" }.sorted())"
    }
  }
}
