import CodableEnumCore

/// The new version of a pair after a person did what a finding says to restore.
///
/// `PastedCure` needs only a finding's text. Here the old version says what was there.
extension LockedPair {
  func restored(after finding: Diagnostic) -> [(text: String, version: Version)] {
    guard let hint = finding.message.hint, let name = finding.message.text.quotedName else {
      return []
    }
    var cures: [(text: String, version: Version)] = []
    func add(_ text: String, _ cured: Version?) {
      if let cured, cured.source != new.source { cures.append((text, cured)) }
    }
    switch finding.message.id {
    case .lockedShape where hint.hasPrefix("restore "):
      add("layout", restored(finding, name, inSameStyle: true) { $0.restoreLayout(of: $1) })
    case .lockedConstant where hint.hasPrefix("restore "):
      add("constants", restored(finding, name) { $0.restoreConstants(of: $1) })
    case .lockedElements:
      add("elements", restored(finding, name) { $0.restoreElements(of: $1) })
    case .lockedKey, .lockedKeyRenamed:
      add("CodingKeys", restored(name, keyIn: hint))
    default: break
    }
    return cures
  }

  /// Changes the case that a finding is at.
  ///
  /// - Parameter inSameStyle: Whether another style may have no option for it.
  private func restored(
    _ finding: Diagnostic, _ name: String, inSameStyle: Bool = false,
    _ change: (inout CasePlan, CasePlan) -> Void
  ) -> Version? {
    let lines = new.target.files[finding.position.path]?.split(
      separator: "\n", omittingEmptySubsequences: false)
    guard let above = lines?.prefix(finding.position.location.line),
      let index = new.enums.indices.last(where: { index in
        above.contains { $0.split(separator: " ").contains { $0.declares(new.enums[index].name) } }
      }),
      let plan = old.enums.first(where: { $0.name == new.enums[index].name }),
      !inSameStyle || plan.options.style == new.enums[index].options.style,
      let former = plan.cases.first(where: { $0.name.camelCase == name }),
      let place = new.enums[index].cases.firstIndex(where: { $0.name.camelCase == name })
    else { return nil }
    var version = new
    change(&version.enums[index].cases[place], former)
    return version
  }

  /// Keeps the key of a property in `CodingKeys`.
  private func restored(_ name: String, keyIn hint: String) -> Version? {
    var version = new
    let keys = old.structs.flatMap(\.properties).map { $0.key ?? $0.name }
    let key = keys.first { key in
      hint.contains("if its key was \(key.quoted), keep that in 'CodingKeys'")
        || hint.contains("keep the key \(key.quoted) in 'CodingKeys'")
    }
    let words = name.split(separator: ".").map { String($0.prefix { $0 != "<" }) }
    guard let key, let property = words.last,
      let index = version.structs.firstIndex(where: { words.contains($0.name) }),
      let place = version.structs[index].properties.firstIndex(where: { $0.name == property })
    else { return nil }
    version.structs[index].properties[place].key = key
    return version
  }
}

extension CasePlan {
  /// Restores what decides how the values are laid out, as the message about it lists.
  fileprivate mutating func restoreLayout(of old: CasePlan) {
    (payload, content, keys) = (old.payload, old.content, old.keys)
    (empty, emptyLiteral) = (old.empty, old.emptyLiteral)
    (constants, extras) = (old.constants, old.extras)
    if values.count != old.values.count { values = old.values }
    for (index, value) in zip(values.indices, old.values) {
      (values[index].label, values[index].parameterName) = (value.label, value.parameterName)
      (values[index].key, values[index].isFlattened) = (value.key, value.isFlattened)
    }
  }

  fileprivate mutating func restoreConstants(of old: CasePlan) {
    constants = old.constants
    if values.count != old.values.count { (values, keys) = (old.values, old.keys) }
  }

  fileprivate mutating func restoreElements(of old: CasePlan) {
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

extension String {
  /// The first name in single quotes.
  fileprivate var quotedName: String? {
    split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false).dropFirst().first.map(
      String.init)
  }
}

extension Substring {
  fileprivate func declares(_ name: String) -> Bool { prefix { $0 != "<" && $0 != ":" } == name }
}
