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
    if hint.contains("give it a default") {
      add("default", withDefault(finding, name, takesNull: hint.contains("nil: .default")))
    }
    switch finding.message.id {
    case .lockedShape where hint.hasPrefix("restore "):
      add("layout", restored(finding, name, inSameStyle: true) { $0.restoreLayout(of: $1) })
    case .lockedConstant where hint.hasPrefix("restore "):
      add("constants", restored(finding, name) { $0 = $1 })
    case .lockedElements where hint.hasPrefix("give "):
      add("values", restored(finding, name) { ($0.values, $0.keys) = ($1.values, $1.keys) })
    case .lockedElements:
      add("elements", restored(finding, name) { $0.restoreElements(of: $1) })
    case .lockedKeyRenamed where hint.hasPrefix("keep its key"):
      add("key", restored(finding, name) { $0.restoreKeys(of: $1) })
    case .lockedMoved:
      let key = hint.split(separator: "\"", omittingEmptySubsequences: false)[1]
      add("path", restored(finding, name) { $0.choosePaths(otherThan: String(key), as: $1) })
    case .lockedBranch:
      add("branch", restored(finding, name) { item, _ in item.isConditional = false })
    case .lockedKey, .lockedKeyRenamed:
      add("CodingKeys", restored(name, keyIn: hint))
    case .lockedDefault where hint.hasPrefix("restore "):
      add("default", restored(finding, name) { $0.restoreDefaults(of: $1) })
    case .lockedExchange where hint.hasPrefix("put "):
      add("values", restored(finding, name) { ($0.values, $0.keys) = ($1.values, $1.keys) })
    case .lockedType where hint.hasPrefix("keep the type"):
      add("type", restored(finding, name) { $0.restoreTypes(of: $1) })
    // Which case to name in 'unknownTag' is left to a person.
    case .lockedTags where hint.hasPrefix("restore the value") && !hint.contains("'unknownTag'"):
      add("tag", restored(finding, name) { $0.restoreTags(of: $1) })
    case .lockedTag where hint.hasPrefix("restore 'ignoringCase"):
      var version = new
      if let index = enumIndex(of: finding) { version.enums[index].options.isIgnoringCase = true }
      add("letters", version)
    case .lockedUnknown where hint.hasPrefix("restore the values of its '.unknown' case"):
      add("unknown", withFormerUnknownCase(finding))
    case .lockedTags where hint.hasPrefix("widen "):
      add("range", restored(finding, name) { ($0.span, $0.range) = ($1.span, $1.range) })
    case .lockedTag where hint.contains("keep the case as it was"),
      .lockedTags where hint.contains("keep the case as it was"):
      add("old case", restored(finding, name, besidesNew: true, hasOwnTag: true))
    case .lockedTag where hint.hasPrefix("if you renamed it") && isRenamed(finding, name):
      if let alias = hint.split(separator: "aliases: [")[1].split(separator: "])'").first {
        add("alias", restored(finding, name, alias: String(alias)))
      }
    case .lockedTag, .lockedUntagged, .lockedCaseTaken:
      let isRemoved = hint.contains("restore it with '// @CodableCase(")
      if isRemoved || hint.hasPrefix("restore ") || hint.hasSuffix("restore it") {
        let isNamed = hint.contains("with '// @CodableCase(skip: .encoding)'")
        add(
          "old case",
          restored(
            finding, name, besidesNew: false, isWritten: !isRemoved,
            hasOwnTag: isRemoved && !isNamed))
      }
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
    let name = name.split(separator: ".").first.map(String.init) ?? name
    guard let index = enumIndex(of: finding),
      let plan = old.enums.first(where: { $0.name == new.enums[index].name }),
      !inSameStyle || plan.options.style == new.enums[index].options.style,
      let former = plan.cases.first(where: { $0.name.camelCase == name }),
      let place = new.enums[index].cases.firstIndex(where: { $0.name.camelCase == name })
    else { return nil }
    var version = new
    change(&version.enums[index].cases[place], former)
    return version
  }

  /// Has a case of the old version back.
  ///
  /// - Parameters:
  ///   - besidesNew: Whether the case is still there, and becomes one of another name.
  ///   - hasOwnTag: Whether the advice gives the old tag, which is no longer that of the name.
  private func restored(
    _ finding: Diagnostic, _ name: String, besidesNew: Bool, isWritten: Bool = false,
    hasOwnTag: Bool = false
  ) -> Version? {
    guard let index = enumIndex(of: finding),
      let plan = old.enums.first(where: { $0.name == new.enums[index].name }),
      let place = plan.cases.firstIndex(where: { $0.name.camelCase == name })
    else { return nil }
    var version = new
    let same = version.enums[index].cases.firstIndex { $0.name.camelCase == name }
    guard besidesNew == (same != nil) else { return nil }
    if let same { version.enums[index].cases[same].name = Words("fresh", "case") }
    var former = plan.cases[place]
    if !isWritten { former.skip = "encoding" }
    // Aliases that other cases have now stay theirs.
    let taken = version.enums[index].cases.flatMap(\.aliases)
    former.aliases.removeAll(where: taken.contains)
    if hasOwnTag { former.tag = former.tag ?? .string(plan.tagText(former)) }
    version.enums[index].reorder { $0.insert(former, at: min(place, $0.count)) }
    return version
  }

  /// The place of a removed case's old self and of the case that it may be now.
  private func renamed(
    _ finding: Diagnostic, _ name: String
  ) -> (enumIndex: Int, caseIndex: Int, former: CasePlan)? {
    guard let index = enumIndex(of: finding),
      let plan = old.enums.first(where: { $0.name == new.enums[index].name }),
      let former = plan.cases.first(where: { $0.name.camelCase == name }),
      let place = new.enums[index].cases.firstIndex(where: { item in
        item.name.camelCase.hasPrefix("\(former.name.camelCase)Renamed")
          || former.unknown != nil && item.unknown != nil
      })
    else { return nil }
    return (index, place, former)
  }

  private func isRenamed(_ finding: Diagnostic, _ name: String) -> Bool {
    renamed(finding, name) != nil
  }

  /// Has an old tag of a case that has another name now.
  private func restored(_ finding: Diagnostic, _ name: String, alias: String) -> Version? {
    guard let found = renamed(finding, name) else { return nil }
    let plan = new.enums[found.enumIndex]
    let tags =
      [.string(plan.tagText(found.former)), .string(name)]
      + [found.former.tag].compactMap { $0 } + found.former.aliases
    guard let tag = tags.first(where: { "\($0.wire.json)" == alias }) else { return nil }
    var version = new
    version.enums[found.enumIndex].cases[found.caseIndex].aliases.append(tag)
    return version
  }

  /// Has the unknown case of the old version in place of the new one.
  private func withFormerUnknownCase(_ finding: Diagnostic) -> Version? {
    guard let index = enumIndex(of: finding),
      let plan = old.enums.first(where: { $0.name == new.enums[index].name }),
      let former = plan.unknownCase, let place = new.enums[index].unknownCase
    else { return nil }
    var version = new
    let name = version.enums[index].cases[place].name
    version.enums[index].cases[place] = plan.cases[former]
    version.enums[index].cases[place].name = name
    return version
  }

  /// Gives the value that a finding is about a default.
  private func withDefault(_ finding: Diagnostic, _ name: String, takesNull: Bool) -> Version? {
    let words = name.split(separator: ".")
    guard words.count == 2, let index = enumIndex(of: finding),
      let item = new.enums[index].cases.firstIndex(where: { $0.name.camelCase == words[0] }),
      let position = new.enums[index].cases[item].values.firstIndex(where: {
        $0.label?.camelCase == String(words[1])
      }) ?? Int(words[1].dropFirst())
    else { return nil }
    guard new.enums[index].cases[item].values.indices.contains(position) else { return nil }
    let place = ValuePlace(version: new, enumIndex: index, caseIndex: item, position: position)
    guard !place.value.usesCoder, !place.value.type.dependsOnScope,
      let expression = place.defaultExpression
    else { return nil }
    var version = new
    version[place].values[position].defaultValue = Sample(expression: expression, wire: .null)
    if takesNull { version[place].values[position].nilForm = "default" }
    return version
  }

  /// The enum of the new version that a finding is in.
  private func enumIndex(of finding: Diagnostic) -> Int? {
    let lines = new.target.files[finding.position.path]?.split(
      separator: "\n", omittingEmptySubsequences: false)
    guard let above = lines?.prefix(finding.position.line) else { return nil }
    return new.enums.indices.last { index in
      above.contains { line in
        let words = line.split(separator: " ")
        return zip(words, words.dropFirst()).contains {
          $0 == "enum" && $1.declares(new.enums[index].name)
        }
      }
    }
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
