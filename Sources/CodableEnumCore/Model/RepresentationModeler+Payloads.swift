extension RepresentationModeler {
  /// Returns the key next to the tag that contains a case's values, if there is one.
  func content(of item: DeclaredCase) -> ContentKey? {
    if isPrimary, let own = item.options.content { return .key(own.value) }
    return styleName == .adjacent ? options.content?.value : nil
  }

  /// Returns the style whose rules are those for the payload of a case. Under a key of its own it
  /// is `.adjacent`.
  func payloadStyle(of item: DeclaredCase) -> StyleName {
    if standsAlone(item) { return .untagged }
    return content(of: item) == nil ? styleName : .adjacent
  }

  func emptyForm(of item: DeclaredCase) -> EmptyForm {
    let own = usesOwnLayouts ? item.options.empty?.value : nil
    // A case that only stores the tag doesn't know whether there was content next to it.
    let onlyKeepsTag = styleName == .adjacent && item === unknown?.item && unknown?.tag != nil
    // Without a tag, nothing names the key.
    let hasNoKey =
      content(of: item) == .tag && (item.options.hasNullTag || item.options.isMissingTag)
    if own == nil, onlyKeepsTag || hasNoKey { return .omit }
    return own ?? options.empty?.value ?? payloadStyle(of: item).empties[0]
  }

  func layout(of item: DeclaredCase) -> PayloadLayout {
    let own = usesOwnLayouts ? item.options.payload?.value : nil
    return own ?? options.payload?.value ?? payloadStyle(of: item).payloads[0]
  }

  /// Returns the values in the payload. Skipped values and those that keep the tag or the whole
  /// encoded value aren't part of it.
  func present(in item: DeclaredCase) -> [DeclaredValue] {
    let isUnknown = item.options.isUnknown && !isTriedLast(item)
    let values = isUnknown ? unknown?.payload ?? [] : item.values
    let keptTag = keptTag(of: item)
    return values.filter { $0.options.skip?.value != .both && $0 !== keptTag }
  }

  func payload(of item: DeclaredCase, beside keysBeside: [String]) -> Payload {
    let present = present(in: item)
    let (constants, extras) = constants(of: item)
    let hasConstants = !constants.isEmpty || !extras.isEmpty
    guard styleName.hasValues, !present.isEmpty || hasConstants else {
      return .empty(emptyForm(of: item))
    }
    if let coder = item.options.coder {
      let name = scope.qualified(coder: coder.value)
      return .together(
        present.map { plan($0, of: item) },
        coder: CaseCoder(name: name, isBesideTag: !keysBeside.isEmpty))
    }
    if isTriedLast(item) { return .bare(plan(present[0], of: item)) }
    let layout = layout(of: item)
    let hasKeys = hasConstants || present.contains { hasKey($0, of: item) }
    // Constants need an object, even without values.
    if layout == .keyed || layout == .natural && hasKeys || present.isEmpty {
      return keyed(present, of: item, beside: keysBeside)
    }
    let values = present.map { plan($0, of: item) }
    return values.count == 1 && layout != .unkeyed ? .bare(values[0]) : .unkeyed(values)
  }

  /// Returns the constants of a case. A further form has none, because its data was written before
  /// the annotations.
  private func constants(of item: DeclaredCase) -> (read: [Constant], extras: [Constant]) {
    let own = isPrimary ? item.options : CaseOptions()
    return (own.constants?.value.map(\.value) ?? [], own.extras?.value.map(\.value) ?? [])
  }

  /// Whether a value has a label, or options that only make sense in an object.
  private func hasKey(_ value: DeclaredValue, of item: DeclaredCase) -> Bool {
    let options = value.options
    return value.label != nil || item.options.keys != nil || options.key != nil
      || isPrimary && options.flatten != nil || options.aliases != nil || options.skip != nil
  }

  // MARK: Objects

  private func keyed(
    _ present: [DeclaredValue], of item: DeclaredCase, beside keysBeside: [String]
  ) -> Payload {
    var fields = present.map { value in
      let place = place(of: value, in: item)
      let hasKey = if case .keys = place { true } else { false }
      var field = Field(
        value: plan(value, of: item, hasKey: hasKey), place: place,
        meetsTag: keysBeside.contains { meets($0, value, at: place) })
      // A value that may have even an empty key may have any key.
      field.isUnforeseen =
        field.isFlattened && (types.mayHold("", value.type) || types.mayBeSingleValue(value.type))
      field.value.omitsDefault = omitsDefault(field)
      return field
    }
    let (constants, extras) = constants(of: item)
    let keys = fields.flatMap(\.keys) + (constants + extras).map(\.key) + keysBeside
    for (number, field) in fields.enumerated() where field.isFlattened {
      let type = field.value.declared.type
      fields[number].nilWithout = types.keysUnlessNil(type, otherThan: keys)
    }
    let flattened = rejectsUnknownKeys ? fields.filter(\.isFlattened) : []
    let hasTag = !keysBeside.isEmpty && !item.options.isMissingTag
    return .keyed(
      KeyedPayload(
        fields: fields, constants: constants, extras: extras, knownKeys: keys.uniqued,
        flattenedKeys: flattened.flatMap { types.keys($0.value.declared.type) ?? [] }.uniqued,
        tagPath: hasTag ? options.tag?.value ?? [] : []))
  }

  /// Whether a value is left out if it equals its default. It isn't if a missing key means
  /// something else.
  private func omitsDefault(_ field: Field) -> Bool {
    let own = field.value.declared.options.defaultForm?.value
    let form = own ?? declared.options.defaultValues?.value
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

  private func place(of value: DeclaredValue, in item: DeclaredCase) -> Field.Place {
    let isFlattened = isPrimary && value.options.flatten != nil
    if !isFlattened, let path = path(of: value, in: item) {
      let aliases = value.options.aliases?.value.map(\.value) ?? []
      return .keys(path: path, aliases: aliases.filter { [$0] != path }.uniqued)
    }
    return types.isDictionaryOfStrings(value.type) ? .otherKeys : .flattened
  }

  /// Returns the keys that lead to a value, usually one; nil for a value of an internally tagged
  /// case that has no name.
  private func path(of value: DeclaredValue, in item: DeclaredCase) -> [String]? {
    if let path = value.options.key?.value { return path }
    if let key = item.givenKey(of: value.position) { return [key.value] }
    if let label = value.label { return [named(label.withoutBackticks, of: item)] }
    if styleName == .internal, let name = value.name { return [named(name, of: item)] }
    let isBesideTag = styleName == .internal && content(of: item) == nil
    return isBesideTag ? nil : ["_\(value.position)"]
  }

  private func named(_ name: String, of item: DeclaredCase) -> String {
    // What a further form says itself, and doesn't have from the enum, applies to all cases, because
    // it describes old data.
    func option<Value>(
      _ name: String, _ own: Located<Value>?, _ shared: Located<Value>?
    ) -> Value? {
      (!isPrimary && options.hasWritten(name) ? shared : own ?? shared)?.value
    }
    let prefix = option("keyPrefix", item.options.keyPrefix, options.keyPrefix)
    let naming = option("keyNaming", item.options.keyNaming, options.keyNaming)
    let name = prefix == .caseName ? "\(item.baseName)_\(name)" : name
    return (naming ?? .verbatim).apply(to: name)
  }

  /// Adds labels, or else names and positions, as further keys to read, because data written before
  /// the annotations has them. Without tags, keys tell cases apart: then only labels are added, and
  /// none that another case has.
  func addingDeclaredKeys(_ plans: [CasePlan]) -> [CasePlan] {
    // How many cases have a name as a key or as a label.
    var owners: [String: Int] = [:]
    if !styleName.hasTags {
      for plan in plans {
        let labels = plan.payload.values.compactMap(\.declared.label?.withoutBackticks)
        for name in Set(plan.payload.ownKeys + labels) { owners[name, default: 0] += 1 }
      }
    }
    return plans.map { plan in
      plan.alsoReading { field in
        let value = field.value.declared
        let label = value.label?.withoutBackticks
        let names =
          styleName.hasTags && label == nil ? [value.name, "_\(value.position)"] : [label]
        return names.compactMap(\.self).filter { owners[$0, default: 0] < 2 }
      }
    }
  }

  // MARK: Values

  func plan(_ value: DeclaredValue, of item: DeclaredCase, hasKey: Bool = false) -> ValuePlan {
    let isIndistinct = cases[item.index].isIndistinct
    let isGeneric = scope.isGenericParameter(value.type)
    // A coder for all values of the case also hides how each is written.
    let coder = (value.options.coder ?? item.options.coder).map { scope.qualified(coder: $0.value) }
    // The key is always there, whatever the type.
    let mustBeThere = hasKey && mustBeThere(value)
    let nullIsDefault = hasKey && value.options.nilForm?.value == .default
    let isExistential = types.isExistential(value.type)
    let optionality: ValuePlan.Optionality =
      switch types.form(of: value.type) {
      case _ where mustBeThere || nullIsDefault || isExistential: .required
      case .optional: .optional
      // A generic coder must be told what it codes.
      case .name where coder != nil && types.isOptional(value.type): .optional
      case .name: .unclear
      // It may be a generic or nested type alias.
      case .other where types.mayBeOptional(value.type): .unclear
      case .notAnObject, .dictionary, .other: .required
      }
    return ValuePlan(
      declared: value, coder: coder, leniency: coder == nil ? types.leniency(value.type) : nil,
      optionality: optionality, isExistential: isExistential,
      isScalar: types.isScalarByName(value.type),
      hasDefault: value.hasReadDefault && !mustBeThere,
      nullIsDefault: nullIsDefault, mustBeThere: mustBeThere,
      mayBeNull: mustBeThere && types.isOptional(value.type),
      nilWriting: mustBeThere || nullIsDefault
        ? .encode : nilWriting(of: value, isGeneric: isGeneric, isIndistinct: isIndistinct),
      isOnlyRead: !isPrimary,
      isDynamic: isGeneric || isIndistinct)
  }

  private func mustBeThere(_ value: DeclaredValue) -> Bool {
    if value.options.nilForm?.value == .required { return true }
    // If keys choose the case, a key that it needs is also written for nil. Whether there is a nil, only
    // the type of a generic argument shows, or the compiler.
    guard isPrimary, styleName == .untagged, !value.hasDefault else { return false }
    return scope.isGenericParameter(value.type)
      ? declared.options.choice?.value == .byKeys
      : types.mayBeOptional(value.type) && !types.isOptional(value.type)
  }

  private func nilWriting(
    of value: DeclaredValue, isGeneric: Bool, isIndistinct: Bool
  ) -> ValuePlan.NilWriting {
    let form =
      value.options.nilForm?.value
      ?? declared.options.nilValues.map { $0.value == .null ? .null : .omit }
    if form == .null || form == .required { return .encode }
    if value.options.coder != nil { return .omitted }
    // Without an option, `.external` writes a value as the compiler does.
    let isSynthesized = form == nil && declared.style.value == .external
    switch types.form(of: value.type) {
    case .notAnObject, .dictionary: return .encode
    case _ where isSynthesized && types.writesNilProperties(value.type): return .encode
    case _ where isIndistinct: return .omittedDynamically
    case .optional where !isSynthesized && types.mayWriteNilProperties(value.type):
      return .omittedIfOptional
    case .optional: return .omitted
    case .name where isGeneric: return isSynthesized ? .encode : .omittedDynamically
    case .name, .other: return .omittedIfOptional
    }
  }

  func absentValues(of item: DeclaredCase, _ payload: Payload) -> [Int: String] {
    item.values.reduce(into: [:]) { arguments, value in
      // If the key of an optional is missing, it is nil, whatever its default.
      let isNil =
        payload.keyed != nil && types.isOptional(value.type) && !value.options.isSkipped(.decoding)
      if isNil || !value.hasDefault { arguments[value.position] = "nil" }
    }
  }

  func absence(of payload: Payload, of item: DeclaredCase) -> PayloadAbsence {
    let keptTag = keptTag(of: item)
    let canBeAbsent = item.values.allSatisfy { value in
      value.options.nilForm?.value != .required
        && (value.options.isSkipped(.decoding) || value.hasReadDefault || value === keptTag
          || types.isOptional(value.type))
    }
    // Only a coder knows what a missing payload means to it.
    guard canBeAbsent, item.options.coder == nil || payload.values.isEmpty else { return .error }
    if payload.emptyForm == .omit { return .always }
    // If the value is an optional, null is its nil and not an empty payload.
    guard case .bare(let value) = payload else { return .defaultsOrNull }
    switch value.optionality {
    case .optional: return .error
    case .unclear:
      let type = value.declared.type
      return types.isOpaque(type) || types.kinds(type).contains(.null) ? .defaults : .defaultsOrNull
    case .required: return .defaultsOrNull
    }
  }
}
