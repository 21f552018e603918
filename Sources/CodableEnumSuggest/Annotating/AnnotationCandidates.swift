import CodableEnumCore

/// The annotations that might make an enum read samples, the most likely first.
struct AnnotationCandidates {
  private let declaration: EnumDeclaration
  private let values: [JSONValue]
  /// Keys whose values are always scalars that can be tags, and all keys; those of the most objects
  /// come first. Before them come tags that are names of cases.
  private let tagKeys: [String]
  private let keys: [String]
  private let names: Set<String>
  /// Whether the values of a key are names of cases.
  let hasTag: Bool

  init(_ declaration: EnumDeclaration, _ values: [JSONValue]) {
    self.declaration = declaration
    // Enough to show what the samples look like.
    self.values = Array(values.prefix(500))
    let table = ObjectTable(self.values.compactMap(\.members))
    let columns = table.columns.sorted { $0.rows.count > $1.rows.count }
    let names = Set(declaration.cases.map(\.name))
    let tags = columns.filter { $0.values.allSatisfy { $0.tag != nil } }
    let named = tags.filter { Self.best(Set($0.values.compactMap(\.string)), of: names).count > 0 }
    let namedKeys = named.map(\.key)
    let others = tags.map(\.key).filter { !namedKeys.contains($0) }
    tagKeys = Array((namedKeys + others).prefix(8))
    keys = columns.prefix(12).map(\.key)
    self.names = names
    hasTag = !named.isEmpty
  }

  /// Returns arguments of `@CodableEnum`.
  func all() -> [String] {
    let styles = rawValues() + tagged() + external() + arrays() + untagged()
    var seen: Set<String> = []
    return styles.filter { seen.insert($0).inserted }
  }

  /// Returns arguments that read the same documents, but may write different ones.
  func writing(_ arguments: String) -> [String] {
    let hasNull = values.contains(where: \.holdsNull)
    return [arguments] + (hasNull ? [arguments + ", nilValues: .null"] : [])
  }

  /// Returns arguments of the style `.internal`, each with the keys of the values of some cases, by
  /// the index of the case: those that the samples show, and that are no value's label.
  func keyed() -> [(arguments: String, keys: [Int: [String]])] {
    let labels = Set(declaration.cases.flatMap(\.labels))
    let keyNaming = Self.best(Set(objects.joined().map(\.key)), of: labels).naming
    return tagKeys.compactMap { tag in
      let rows = Dictionary(grouping: objects) { object in
        object.first { $0.key == tag }?.value.string
      }
      let tags = rows.keys.compactMap(\.self)
      let caseNaming = Self.best(Set(tags), of: names).naming
      var keys: [Int: [String]] = [:]
      for (index, item) in declaration.cases.enumerated() where !item.values.isEmpty {
        let own = ObjectTable(rows[caseNaming.apply(to: item.name)] ?? []).columns.map(\.key)
        keys[index] = item.keys(among: own.filter { $0 != tag }, keyNaming)
      }
      let naming = keyNaming == .verbatim ? "" : ", keyNaming: .\(keyNaming)"
      let arguments = "style: .internal, tag: \(tag.quoted)\(self.caseNaming(tags))\(naming)"
      return keys.isEmpty ? nil : (arguments, keys)
    }
  }

  private var objects: [[JSONValue.Member]] { values.compactMap(\.members) }

  // MARK: Styles

  private func tagged() -> [String] {
    let columns = ObjectTable(objects)
    return tagKeys.flatMap { tag -> [String] in
      let tags = columns[tag]?.values.compactMap(\.string) ?? []
      let naming = caseNaming(tags)
      let own = objects.map { $0.filter { $0.key != tag } }
      let internally = keyNamings(own.joined().map(\.key)).map {
        "style: .internal, tag: \(tag.quoted)\(naming)\($0)"
      }
      return internally + adjacent(tag, naming, own)
    }
  }

  private func adjacent(
    _ tag: String, _ naming: String, _ rest: [[JSONValue.Member]]
  ) -> [String] {
    let contents = Set(rest.joined().map(\.key))
    let tags = Set(objects.compactMap { $0.first { $0.key == tag }?.value.string })
    var forms = keys.filter { $0 != tag && contents.contains($0) }.map(\.quoted)
    if !tags.isDisjoint(with: contents) { forms.insert(".tag", at: 0) }
    let empties = ["", ", empty: .object", ", empty: .null", ", empty: .true", ", empty: .array"]
    return forms.flatMap { content -> [String] in
      let inner = rest.joined().flatMap { $0.value.members?.map(\.key) ?? [] }
      return keyNamings(inner).flatMap { keyNaming in
        ["", ", payload: .keyed", ", payload: .compact", ", payload: .unkeyed"].flatMap { payload in
          empties.map { empty in
            "style: .adjacent, tag: \(tag.quoted), content: \(content)\(payload)\(empty)"
              + naming + keyNaming
          }
        }
      }
    }
  }

  private func external() -> [String] {
    let tags = objects.compactMap { $0.first?.key } + values.compactMap(\.string)
    let inner = objects.joined().flatMap { $0.value.members?.map(\.key) ?? [] }
    let naming = caseNaming(tags)
    return keyNamings(inner).flatMap { keyNaming in
      payloads("external").map { "style: .external\($0)\(naming)\(keyNaming)" }
    }
  }

  private func arrays() -> [String] {
    let arrays = values.compactMap(\.elements)
    if arrays.isEmpty { return [] }
    let inner = arrays.joined().flatMap { $0.members?.map(\.key) ?? [] }
    let naming = caseNaming(arrays.compactMap { $0.first?.string })
    return keyNamings(inner).flatMap { keyNaming in
      ["", ", payload: .natural"].map { "style: .array\($0)\(naming)\(keyNaming)" }
    }
  }

  private func rawValues() -> [String] {
    guard values.kinds.isSubset(of: .scalars) else { return [] }
    // A raw type has tags of its own.
    return ["style: .rawValue", "style: .rawValue\(caseNaming(values.compactMap(\.string)))"]
  }

  private func untagged() -> [String] {
    keyNamings(objects.joined().map(\.key)).flatMap { keyNaming in
      payloads("untagged").map {
        "style: .untagged\($0)\(caseNaming(values.compactMap(\.string)))\(keyNaming)"
      }
    }
  }

  private func payloads(_ style: String) -> [String] {
    let empties =
      style == "external" ? ["", "name", "true", "array", "null"] : ["", "name", "object"]
    return ["", "natural", "compact", "unkeyed", "keyed"].flatMap { payload in
      empties.map { empty in
        (payload.isEmpty ? "" : ", payload: .\(payload)")
          + (empty.isEmpty ? "" : ", empty: .\(empty)")
      }
    }
  }

  // MARK: Namings

  /// Returns the naming that turns the most case names into one of the texts, as an argument.
  private func caseNaming(_ texts: [String]) -> String {
    let naming = Self.best(Set(texts), of: names).naming
    return naming == .verbatim ? "" : ", caseNaming: .\(naming)"
  }

  private func keyNamings(_ keys: some Sequence<String>) -> [String] {
    let labels = Set(declaration.cases.flatMap(\.labels))
    let naming = Self.best(Set(keys), of: labels).naming
    return naming == .verbatim ? [""] : [", keyNaming: .\(naming)", ""]
  }

  private static func best(
    _ texts: Set<String>, of names: Set<String>
  ) -> (naming: Naming, count: Int) {
    var best = (naming: Naming.verbatim, count: names.intersection(texts).count)
    for naming in Naming.allCases {
      let count = Set(names.map(naming.apply)).intersection(texts).count
      if count > best.count { best = (naming, count) }
    }
    return best
  }
}

extension JSONValue {
  /// Whether the document has null under a key, at any depth.
  fileprivate var holdsNull: Bool {
    switch self {
    case .object(let members): members.contains { $0.value.isNull || $0.value.holdsNull }
    case .array(let elements): elements.contains(where: \.holdsNull)
    case .null, .boolean, .integer, .unsigned, .double, .string: false
    }
  }
}
