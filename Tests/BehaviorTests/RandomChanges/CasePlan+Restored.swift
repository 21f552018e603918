/// A case of the new version, with what the old one had.
extension CasePlan {
  /// Restores what decides how the values are laid out, as the message about it lists.
  mutating func restoreLayout(of old: CasePlan) {
    (payload, content, keys) = (old.payload, old.content, old.keys)
    (empty, emptyLiteral) = (old.empty, old.emptyLiteral)
    (constants, extras) = (old.constants, old.extras)
    if values.count != old.values.count { values = old.values }
    for (index, value) in zip(values.indices, old.values) {
      (values[index].label, values[index].parameterName) = (value.label, value.parameterName)
      (values[index].key, values[index].isFlattened) = (value.key, value.isFlattened)
    }
  }

  mutating func restoreTags(of old: CasePlan) {
    (tag, aliases, range, span) = (old.tag, old.aliases, old.range, old.span)
    (keepsTag, isTagMissing, standsAlone) = (true, false, false)
  }

  mutating func restoreDefaults(of old: CasePlan) {
    for (position, value) in old.values.enumerated() {
      guard let index = index(of: value, at: position, in: old) else { continue }
      (values[index].defaultValue, values[index].defaultForm) =
        (value.defaultValue, value.defaultForm)
      values[index].restoreType(of: value)
    }
  }

  mutating func restoreKeys(of old: CasePlan) {
    keys = old.keys
    for (position, value) in old.values.enumerated() {
      guard let index = index(of: value, at: position, in: old) else { continue }
      (values[index].key, values[index].parents) = (value.key, value.parents)
      (values[index].label, values[index].isFlattened) = (value.label, value.isFlattened)
    }
  }

  /// Has other paths for those that lead through a key, which the value that had it reads too.
  mutating func choosePaths(otherThan key: String, as old: CasePlan) {
    let paths = values.indices.filter { values[$0].parents.first == key }
    for index in paths { values[index].parents[0] = "another path" }
    let former = old.values.firstIndex { value in
      value.parents.isEmpty && (value.key ?? value.label?.camelCase) == key
    }
    let index = former.flatMap { self.index(of: old.values[$0], at: $0, in: old) } ?? paths.first
    if let index { values[index].aliases.append(key) }
  }

  /// The place of an old value, which has its label or, if none has, its position.
  private func index(of value: ValuePlan, at position: Int, in old: CasePlan) -> Int? {
    if value.label != nil, let index = values.firstIndex(where: { $0.label == value.label }) {
      return index
    }
    return values.count == old.values.count && values[position].label == nil ? position : nil
  }

  mutating func restoreTypes(of old: CasePlan) {
    if values.count != old.values.count { return }
    // Where values changed places, so did the types.
    if values.map(\.label) != old.values.map(\.label) { (values, keys) = (old.values, old.keys) }
    for (index, value) in zip(values.indices, old.values) { values[index].restoreType(of: value) }
  }

  mutating func restoreElements(of old: CasePlan) {
    let isAdded = { (value: ValuePlan) in value.label?.camelCase.hasPrefix("added") == true }
    values = values.filter { !isAdded($0) } + values.filter(isAdded)
    for index in values.indices.dropFirst(old.values.count)
    where !values[index].type.isOptional && values[index].defaultValue == nil {
      values[index].type = .optional(values[index].type)
    }
    let labels = values.map(\.label)
    if values.count < old.values.count, !labels.contains(nil), Set(labels).count == labels.count {
      values = old.values
    } else {
      values += old.values.dropFirst(values.count)
    }
  }
}

extension ValuePlan {
  /// An optional has no null that is its default.
  fileprivate mutating func restoreType(of old: ValuePlan) {
    type = old.type
    if type.isOptional, nilForm == "default" { nilForm = nil }
  }
}
