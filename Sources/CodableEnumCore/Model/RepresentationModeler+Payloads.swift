extension RepresentationModeler {
  /// Returns the key next to the tag that contains a case's values, if there is one.
  func content(ofCase index: Int) -> ContentKey? {
    if isPrimary, let own = declared.cases[index].options.content { return .key(own.value) }
    return styleName == .adjacent ? options.content?.value : nil
  }

  /// Returns the rules for the payload of a case. Under a key of its own they are those of
  /// `.adjacent`.
  func rules(ofCase index: Int) -> StyleRules {
    if standsAlone(index) { return StyleName.untagged.rules }
    return content(ofCase: index) == nil ? rules : StyleName.adjacent.rules
  }

  func emptyForm(ofCase index: Int) -> EmptyForm {
    let own = isPrimary ? declared.cases[index].options.empty?.value : nil
    let item = declared.cases[index].options
    // A case that only stores the tag doesn't know whether there was content next to it.
    let onlyKeepsTag = styleName == .adjacent && index == unknown?.index && unknown?.tag != nil
    // Without a tag, nothing names the key.
    let hasNoKey = content(ofCase: index) == .tag && (item.hasNullTag || item.isMissingTag)
    if own == nil, onlyKeepsTag || hasNoKey { return .omit }
    return own ?? options.empty?.value ?? rules(ofCase: index).empties[0]
  }

  func layout(ofCase index: Int) -> PayloadLayout {
    let own = isPrimary ? declared.cases[index].options.payload?.value : nil
    return own ?? options.payload?.value ?? rules(ofCase: index).payloads[0]
  }

  /// Returns the positions of the values in the payload. Skipped values and those that keep the tag
  /// or the whole encoded value aren't part of it.
  func present(inCase index: Int) -> [Int] {
    let values = declared.cases[index].values
    let isUnknown = declared.cases[index].options.isUnknown
    let positions = isUnknown ? unknown?.payload ?? [] : Array(values.indices)
    let keptTag = keptTag(ofCase: index)
    return positions.filter { values[$0].options.skip?.value != .both && $0 != keptTag }
  }

  func payload(ofCase index: Int, beside keysBeside: [String]) -> Payload {
    let present = present(inCase: index)
    let constants = constants(ofCase: index)
    let hasConstants = !constants.read.isEmpty || !constants.extras.isEmpty
    guard rules.hasValues, !present.isEmpty || hasConstants else {
      return .empty(emptyForm(ofCase: index))
    }
    if let coder = declared.cases[index].options.coder {
      let name = scope.qualified(coder: coder.value)
      return .together(
        present.map { value($0, ofCase: index) },
        coder: CaseCoder(name: name, isBesideTag: !keysBeside.isEmpty))
    }
    let layout = layout(ofCase: index)
    let hasKeys = hasConstants || present.contains { hasKey($0, ofCase: index) }
    // Constants need an object, even without values.
    if layout == .keyed || layout == .natural && hasKeys || present.isEmpty {
      return keyed(present, ofCase: index, beside: keysBeside)
    }
    let values = present.map { value($0, ofCase: index) }
    return values.count == 1 && layout != .unkeyed ? .bare(values[0]) : .unkeyed(values)
  }

  /// Returns the constants of a case. A further form has none, because its data was written before
  /// the annotations.
  private func constants(ofCase index: Int) -> (read: [Constant], extras: [Constant]) {
    let options = declared.cases[index].options
    guard isPrimary else { return ([], []) }
    return (
      options.constants?.value.map(\.value) ?? [], options.extras?.value.map(\.value) ?? []
    )
  }

  /// Whether a value has a label, or options that only make sense in an object.
  private func hasKey(_ value: Int, ofCase index: Int) -> Bool {
    let item = declared.cases[index]
    let options = item.values[value].options
    return item.values[value].label != nil || item.options.keys != nil || options.key != nil
      || options.flatten != nil || options.aliases != nil || options.skip != nil
  }

  // MARK: Objects

  private func keyed(_ present: [Int], ofCase index: Int, beside keysBeside: [String]) -> Payload {
    let fields = present.map { position in
      let place = place(of: position, ofCase: index)
      let item = declared.cases[index].values[position]
      var field = Field(
        value: value(position, ofCase: index, hasKey: true), place: place,
        meetsTag: keysBeside.contains { meets($0, item, at: place) },
        // A value that may have even an empty key may have any key.
        hasAnyKeys: types.mayHold("", item.type))
      field.value.omitsDefault = omitsDefault(field, item)
      return field
    }
    let (constants, extras) = constants(ofCase: index)
    let keys = fields.flatMap(\.keys) + (constants + extras).map(\.key) + keysBeside
    let hasTag = !keysBeside.isEmpty && !declared.cases[index].options.isMissingTag
    return .keyed(
      KeyedPayload(
        fields: fields, constants: constants, extras: extras, knownKeys: keys.uniqued,
        tagPath: hasTag ? options.tag?.value ?? [] : []))
  }

  /// Whether a value is left out if it equals its default. It isn't if a missing key means
  /// something else.
  private func omitsDefault(_ field: Field, _ value: DeclaredValue) -> Bool {
    let form = value.options.defaultForm?.value ?? declared.options.defaultValues?.value
    // An object on the path to the tag is always there.
    return form == .omit && field.value.isWritten && field.value.takesDefault
      && !field.keys.isEmpty && !field.meetsTag
  }

  /// Whether a value may write something where the tag is, or where the path to it begins.
  private func meets(_ key: String, _ value: DeclaredValue, at place: Field.Place) -> Bool {
    switch place {
    case .flattened: return types.mayHold(key, value.type)
    // Encoding a dictionary reports keys that are taken.
    case .otherKeys: return false
    case .keys(let path, _):
      let isBelow = (options.tag?.value.count ?? 0) > 1
      return isBelow && path == [key] && value.options.coder == nil && types.isObject(value.type)
    }
  }

  private func place(of position: Int, ofCase index: Int) -> Field.Place {
    let value = declared.cases[index].values[position]
    let isFlattened = isPrimary && value.options.flatten != nil
    if !isFlattened, let path = path(of: position, ofCase: index) {
      let aliases = value.options.aliases?.value.map(\.value) ?? []
      return .keys(path: path, aliases: aliases.filter { [$0] != path }.uniqued)
    }
    return types.isDictionaryOfStrings(value.type) ? .otherKeys : .flattened
  }

  /// Returns the keys that lead to a value, usually one; nil for a value of an internally tagged
  /// case that has no name.
  private func path(of position: Int, ofCase index: Int) -> [String]? {
    let item = declared.cases[index]
    let value = item.values[position]
    if let path = value.options.key?.value { return path }
    if let key = item.givenKey(of: position) { return [key.value] }
    if let label = value.label { return [named(label.withoutBackticks, ofCase: index)] }
    if styleName == .internal, let name = value.name { return [named(name, ofCase: index)] }
    let isBesideTag = styleName == .internal && content(ofCase: index) == nil
    return isBesideTag ? nil : ["_\(position)"]
  }

  private func named(_ name: String, ofCase index: Int) -> String {
    let own = declared.cases[index].options
    // What a further form says itself applies to all cases, because it describes old data.
    let prefix = (formSays("keyPrefix") ? nil : own.keyPrefix) ?? options.keyPrefix
    let naming = (formSays("keyNaming") ? nil : own.keyNaming) ?? options.keyNaming
    let name = prefix?.value == .caseName ? "\(cases[index].baseName)_\(name)" : name
    return (naming?.value ?? .verbatim).apply(to: name)
  }

  /// Whether a further form has an option itself, not from the enum.
  private func formSays(_ option: String) -> Bool { !isPrimary && options.hasWritten(option) }

  /// Adds labels, names and positions as further keys to read, because data written before the
  /// annotations has them. Without tags, keys tell cases apart: then only labels are added, and
  /// none that another case has.
  func addingDeclaredKeys(_ plans: [CasePlan]) -> [CasePlan] {
    var owners: [String: Int] = [:]
    if !rules.hasTags {
      for key in plans.flatMap(\.payload.ownKeys) { owners[key, default: 0] += 1 }
    }
    return plans.map { plan in
      plan.alsoReading { field in
        let value = declared.cases[plan.index].values[field.value.position]
        let label = value.label?.withoutBackticks
        let names = rules.hasTags ? [label, value.name, "_\(field.value.position)"] : [label]
        return names.compactMap(\.self).filter { owners[$0, default: 0] == 0 }
      }
    }
  }

  // MARK: Values

  func value(_ position: Int, ofCase index: Int, hasKey: Bool = false) -> ValuePlan {
    let value = declared.cases[index].values[position]
    let isGeneric = scope.isGenericParameter(value.type)
    // A coder for all values of the case also hides how each is written.
    let coder = (value.options.coder ?? declared.cases[index].options.coder).map {
      scope.qualified(coder: $0.value)
    }
    // The key is always there, whatever the type.
    let mustBeThere = hasKey && value.options.nilForm?.value == .required
    let optionality: ValuePlan.Optionality =
      switch types.form(of: value.type) {
      case _ where mustBeThere: .required
      case .optional: .optional
      // A generic coder must be told what it codes.
      case .name where coder != nil && types.isOptional(value.type): .optional
      case .name: .unclear
      case .notAnObject, .dictionary, .other: .required
      }
    return ValuePlan(
      position: position,
      type: value.type.text.split(whereSeparator: \.isNewline).joined(separator: " "),
      line: value.line, coder: coder,
      leniency: coder == nil ? types.leniency(value.type) : nil,
      optionality: optionality, hasDefault: value.hasDefault && !mustBeThere,
      mustBeThere: mustBeThere, isWritten: !value.options.isSkipped(.encoding),
      isRead: !value.options.isSkipped(.decoding),
      nilWriting: nilWriting(of: value, isGeneric: isGeneric, cases[index]),
      isDynamic: isGeneric || cases[index].isIndistinct)
  }

  private func nilWriting(
    of value: DeclaredValue, isGeneric: Bool, _ item: CaseModel
  ) -> ValuePlan.NilWriting {
    let form =
      value.options.nilForm?.value
      ?? declared.options.nilValues.map { $0.value == .null ? .null : .omit }
    if form == .null || form == .required { return .encode }
    if value.options.coder != nil { return .omitted }
    switch types.form(of: value.type) {
    case .notAnObject, .dictionary: return .encode
    case _ where item.isIndistinct: return .omittedDynamically
    case .optional: return .omitted
    case .name where isGeneric:
      // Without an option, `.external` writes a generic value as the compiler does.
      let isSynthesized = form == nil && declared.style.value == .external
      return isSynthesized ? .encode : .omittedDynamically
    case .name, .other: return .omittedIfOptional
    }
  }

  /// Returns the positions of values that are not read and have no default.
  ///
  /// - Parameter all: Whether no value is read, as from a missing payload.
  func unread(ofCase index: Int, all: Bool) -> [Int] {
    let values = declared.cases[index].values
    return values.indices.filter { position in
      let value = values[position]
      let isRead = !value.options.isSkipped(.decoding)
      // If an optional is never written, a missing key means nil, whatever its default. So does a
      // missing payload.
      let isUnwritten =
        value.options.isSkipped(.encoding) && isRead && types.isOptional(value.type)
      return all && isUnwritten || !value.hasDefault && (all || !isRead)
    }
  }

  func absence(of payload: Payload, ofCase index: Int) -> PayloadAbsence {
    let keptTag = keptTag(ofCase: index)
    let canBeAbsent = declared.cases[index].values.enumerated().allSatisfy { position, value in
      value.options.nilForm?.value != .required
        && (value.options.isSkipped(.decoding) || value.hasDefault || position == keptTag
          || types.form(of: value.type).isOptional)
    }
    // Only a coder knows what a missing payload means to it.
    guard canBeAbsent, declared.cases[index].options.coder == nil || payload.values.isEmpty else {
      return .error
    }
    if payload.emptyForm == .omit { return .always }
    // If the value is an optional, null is its nil and not an empty payload.
    guard case .bare(let value) = payload else { return .defaultsOrNull }
    switch value.optionality {
    case .optional: return .error
    case .unclear: return .defaults
    case .required: return .defaultsOrNull
    }
  }
}
