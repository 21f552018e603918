import CodingChecks

/// What wire-formats.md says is written, computed from the plan alone.
extension EnumPlan {
  /// - Parameters:
  ///   - samples: For each value of the case.
  ///   - options: Of the primary representation, or of one of `reads`.
  func wire(ofCase index: Int, _ samples: [Sample], in options: EnumOptions) -> StrictValue {
    let item = cases[index]
    if item.standsAlone { return payload(item, samples, EnumOptions(aloneIn: options))! }
    let payload = payload(item, samples, options)
    switch options.style {
    case "external":
      if item.isEmpty, payload == .string(tagText(item, options)) { return payload! }
      return .object([.init(tagText(item, options), payload!)])
    case "internal":
      if isPrimary(options), let content = item.content {
        return .object([tagMember(item, options), .init(content, payload!)])
      }
      let fields: [StrictValue.Member] =
        if case .object(let members) = payload { members } else { [] }
      return .object(fields.reduce(into: [tagMember(item, options)]) { $0.add($1) })
    case "adjacent":
      let own = isPrimary(options) ? item.content : nil
      let key = own ?? (options.hasTagForContent ? tagText(item, options) : options.content)
      let content = payload.map { [StrictValue.Member(key, $0)] } ?? []
      return .object([tagMember(item, options)] + content)
    case "array":
      let tag = tag(item, options)
      if layout(item, options) == "unkeyed", !item.isEmpty, case .array(let elements) = payload {
        return .array([tag] + elements)
      }
      return .array([tag] + (payload.map { [$0] } ?? []))
    case "untagged": return payload!
    default: return tag(item, options)
    }
  }

  // MARK: Tags

  /// Keys, and so the tags of the external style, are strings; in `reads` the declared name stands
  /// in for another kind of tag.
  func tag(_ item: CasePlan, _ options: EnumOptions) -> StrictValue {
    if let tag = item.tag {
      if case .string = tag { return tag.wire }
      if options.style != "external" { return tag.wire }
    }
    return .string(item.name.spelled(options.caseNaming))
  }

  private func tagText(_ item: CasePlan, _ options: EnumOptions) -> String {
    item.tag.map { options.style == "external" && !$0.isString ? nil : $0.text }
      .flatMap { $0 } ?? item.name.spelled(options.caseNaming)
  }

  private func tagMember(_ item: CasePlan, _ options: EnumOptions) -> StrictValue.Member {
    let inner = options.tag.dropFirst().reversed().reduce(tag(item, options)) {
      .object([.init($1, $0)])
    }
    return .init(options.tag[0], inner)
  }

  // MARK: Payloads

  private func isPrimary(_ options: EnumOptions) -> Bool { options.style == self.options.style }

  func layout(_ item: CasePlan, _ options: EnumOptions) -> String {
    if item.standsAlone { return "natural" }
    guard isPrimary(options) else { return options.layout }
    // Under a key of its own, a payload is laid out as in the adjacent style.
    if options.style == "internal", item.content != nil { return "natural" }
    return item.payload ?? options.layout
  }

  /// Whether the values of a case are an object in the form that is written.
  func isKeyed(_ item: CasePlan) -> Bool {
    let layout = layout(item, options)
    return layout == "keyed"
      || layout == "natural" && (item.keys != nil || item.values.contains(where: \.asksForObject))
  }

  /// nil if nothing is written.
  private func payload(
    _ item: CasePlan, _ samples: [Sample], _ options: EnumOptions
  ) -> StrictValue? {
    let present = item.values.indices.filter { !item.values[$0].isSkipped }
    let constants = isPrimary(options) ? item.constants + item.extras : []
    guard !item.isEmpty, !present.isEmpty else {
      if isPrimary(options), let literal = item.emptyLiteral { return literal.wire }
      if !constants.isEmpty { return object(item, samples, options, []) }
      let own = isPrimary(options) ? item.empty : nil
      // What keeps nothing but the tag makes up no payload.
      let keepsTag = options.style == "adjacent" && item.unknown == .tag
      return empty(own ?? (keepsTag ? "omit" : options.emptyForm), item, options)
    }
    if item.usesCoder {
      return .string(samples.map { "\($0.wire.text ?? $0.expression)" }.joined(separator: "|"))
    }
    let elements = present.map { samples[$0].wire }
    let layout = layout(item, options)
    let isKeyed =
      layout == "keyed"
      || layout == "natural"
        && (item.keys != nil || present.contains { item.values[$0].asksForObject })
    if isKeyed { return object(item, samples, options, present) }
    return layout != "unkeyed" && present.count == 1 ? elements[0] : .array(elements)
  }

  private func empty(_ form: String, _ item: CasePlan, _ options: EnumOptions) -> StrictValue? {
    switch form {
    case "object": .object([])
    case "array": .array([])
    case "true": .boolean(true)
    case "null": .null
    case "name": tag(item, options)
    default: nil
    }
  }

  private func object(
    _ item: CasePlan, _ samples: [Sample], _ options: EnumOptions, _ present: [Int]
  ) -> StrictValue {
    var members: [StrictValue.Member] = []
    for index in present {
      let value = item.values[index]
      if value.oneWay == "encoding" { continue }
      if omitsDefault(value), value.omits(samples[index]) { continue }
      if isFlattened(value, item, options) {
        if case .object(let own) = samples[index].wire { members += own }
      } else if !samples[index].isNil || !omitsNil(value) {
        let path = value.parents + [key(of: index, in: item, options)]
        let inner = path.dropFirst().reversed().reduce(samples[index].wire) {
          .object([.init($1, $0)])
        }
        members.add(.init(path[0], inner))
      }
    }
    if present.contains(where: { !item.values[$0].parents.isEmpty }) {
      members = members.ordered(
        by: present.map { item.values[$0].parents + [key(of: $0, in: item, options)] })
    }
    if isPrimary(options) {
      members += (item.constants + item.extras).map { .init($0.key, $0.value.wire) }
    }
    return .object(members)
  }

  func isFlattened(_ value: ValuePlan, _ item: CasePlan, _ options: EnumOptions) -> Bool {
    if value.isFlattened { return true }
    if isPrimary(options), item.content != nil { return false }
    if item.standsAlone { return false }
    return options.style == "internal" && value.label == nil && value.parameterName == nil
      && value.key == nil && item.keys == nil
  }

  private func omitsDefault(_ value: ValuePlan) -> Bool {
    value.defaultForm.map { $0 == "omit" } ?? options.omitsDefaults
  }

  func omitsNil(_ value: ValuePlan) -> Bool {
    let form = value.nilForm ?? options.nilValues
    // As the compiler does, for which a generic parameter is no optional.
    if case .parameter = value.type, options.style == "external" { return form == "omit" }
    return form != "null" && form != "required" && value.type.isOptional
  }

  func key(of index: Int, in item: CasePlan, _ options: EnumOptions) -> String {
    let value = item.values[index]
    if let key = value.key { return key }
    if let keys = item.keys { return keys[index] }
    guard let name = value.label ?? (options.style == "internal" ? value.parameterName : nil) else {
      return "_\(index + (item.keepsTag ? 1 : 0))"
    }
    let own = isPrimary(options) ? item : nil
    let naming = own?.keyNaming ?? options.keyNaming
    return own?.hasKeyPrefix ?? options.hasKeyPrefix
      ? name.spelled(naming, prefix: item.name) : name.spelled(naming)
  }
}

extension [StrictValue.Member] {
  /// Adds a member; objects under one key are one.
  fileprivate mutating func add(_ member: StrictValue.Member) {
    guard let index = firstIndex(where: { $0.key == member.key }),
      case .object(var inner) = self[index].value, case .object(let further) = member.value
    else { return append(member) }
    for member in further { inner.add(member) }
    self[index].value = .object(inner)
  }

  /// With each object where the first path that leads into it stands, even if its value is left out.
  fileprivate func ordered(by paths: [[String]]) -> [StrictValue.Member] {
    var keys: [String] = []
    for path in paths where !keys.contains(path[0]) { keys.append(path[0]) }
    return keys.compactMap { key -> StrictValue.Member? in
      guard var member = first(where: { $0.key == key }) else { return nil }
      let inner = paths.filter { $0[0] == key && $0.count > 1 }.map { [String]($0.dropFirst()) }
      if !inner.isEmpty, case .object(let members) = member.value {
        member.value = .object(members.ordered(by: inner))
      }
      return member
    }
  }
}

extension EnumOptions {
  /// Those of a case without a tag: of keys alone.
  fileprivate init(aloneIn options: EnumOptions) {
    self = options
    style = "untagged"
    (payload, empty) = (nil, nil)
  }
}

extension StrictValue {
  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
}

extension CasePlan {
  var isEmpty: Bool { values.isEmpty || unknown != nil }
}

extension ValuePlan {
  /// Whether it makes a natural payload an object.
  var asksForObject: Bool {
    label != nil || key != nil || isFlattened || !aliases.isEmpty
  }

  /// Whether a value is its default, and a missing key says so.
  func omits(_ sample: Sample) -> Bool {
    !type.isOptional && !isFlattened && defaultValue?.expression == sample.expression
  }
}
