import CodableEnumCore
import CodableEnumFormats

/// The annotations that might make an enum read samples, the most likely first.
struct AnnotationCandidates {
  private let declaration: EnumDeclaration
  private let values: [JSONValue]
  /// Keys whose values are always scalars that can be tags, and all keys; those of the most objects
  /// come first. Before them come tags that are names of cases.
  private let tagKeys: [String]
  private let keys: [String]
  private let names: Spellings
  private let labels: Spellings
  /// Whether cases may have tags of their own.
  private let hasCaseAnnotations: Bool
  /// The arguments of the annotation that the enum has.
  private let own: String?
  /// Whether values of a key are names of cases.
  let hasTagKey: Bool
  /// Whether values of a key, or whole documents, are names of cases.
  let hasTag: Bool

  /// - Parameter source: The file of the enum.
  init(_ declaration: EnumDeclaration, in source: SourceText, _ values: [JSONValue]) {
    self.declaration = declaration
    own = declaration.arguments(in: source)
    hasCaseAnnotations = String(decoding: source.bytes, as: UTF8.self).contains("@CodableCase(")
    // Enough to show what the samples look like.
    self.values = Array(values.prefix(500))
    let table = ObjectTable(self.values.compactMap(\.members))
    let columns = table.columns.sorted { $0.rows.count > $1.rows.count }
    let names = Spellings(declaration.cases.map(\.name))
    let isNamed = { (column: ObjectTable.Column) in
      names.best(column.values.compactMap(\.tagText)).count > 0
    }
    let tags = columns.filter { column in
      column.values.allSatisfy { $0.tag != nil } || isNamed(column)
    }
    let named = tags.filter(isNamed)
    let namedKeys = named.map(\.key)
    // A key that most don't have is a value's.
    let others = tags.filter { $0.rows.count * 2 >= table.rowCount }.map(\.key)
      .filter { !namedKeys.contains($0) }
    // Without annotations of cases, no other key leads to one.
    let areOthersTried = named.isEmpty || hasCaseAnnotations
    tagKeys = Array((namedKeys + (areOthersTried ? others : [])).prefix(8))
    keys = columns.prefix(12).map(\.key)
    self.names = names
    labels = Spellings(declaration.cases.flatMap(\.labels))
    hasTagKey = !named.isEmpty
    hasTag = hasTagKey || names.best(self.values.compactMap(\.string)).count > 0
  }

  /// Returns arguments of `@CodableEnum`.
  func all() -> [String] {
    let styles =
      [own].compactMap(\.self) + rawValues() + tagged() + nested() + external() + arrays()
      + untagged()
    var seen: Set<String> = []
    return styles.filter { seen.insert($0).inserted }
  }

  /// Returns arguments that read the same documents, but may write different ones.
  func writing(_ arguments: String) -> [String] {
    let hasNull = values.contains(where: \.holdsNull)
    return [arguments] + (hasNull ? [arguments + ", nilValues: .null"] : [])
  }

  /// Returns arguments of the styles with a tag next to the values or their object, each with the keys
  /// of the values of some cases, by the index of the case: those that the samples show, and that are
  /// no value's label. After them comes `.untagged` with the keys of hand-written coding.
  func keyed(_ code: HandWrittenCoding) -> [(arguments: String, keys: [Int: [String]])] {
    let keyNaming = labels.best(objects.joined().map(\.key)).naming
    let naming = keyNaming == .verbatim ? "" : ", keyNaming: .\(keyNaming)"
    let contents = ObjectTable(objects).columns.filter { $0.values.contains { $0.members != nil } }
    let tagged = tagKeys.flatMap { tag -> [(String, [Int: [String]])] in
      let rows = Dictionary(grouping: objects) { object in
        object.first { $0.key == tag }?.value.tagText
      }
      let tags = rows.keys.compactMap(\.self)
      let caseNaming = names.best(tags).naming
      return ([nil] + contents.map(\.key)).compactMap { content in
        var keys: [Int: [String]] = [:]
        for (index, item) in declaration.cases.enumerated() where !item.values.isEmpty {
          let objects = (rows[caseNaming.apply(to: item.name)] ?? []).compactMap { object in
            content.map { JSONValue.object(object)[$0]?.members } ?? object
          }
          let own = ObjectTable(objects).columns
            .filter { $0.key != tag && code.literal($0, of: [index]) == nil }.map(\.key)
          let all = item.keys(among: own, keyNaming, code.keys(of: index, item.values))
          // A value may take the tag, or be the content.
          let isOwn =
            all?.contains(tag) != true && (content == nil || all?.allSatisfy(own.contains) == true)
          keys[index] = isOwn ? all : nil
        }
        let style = content.map { "adjacent, tag: \(tag.quoted), content: \($0.quoted)" }
        let arguments =
          "style: .\(style ?? "internal, tag: \(tag.quoted)")\(self.caseNaming(tags))\(naming)"
        return keys.isEmpty ? nil : (arguments, keys)
      }
    }
    let all = Set(objects.joined().map(\.key))
    var keys: [Int: [String]] = [:]
    for (index, item) in declaration.cases.enumerated() {
      // The only value may have the key of its case.
      let own = zip(item.values, code.keys(of: index, item.values)).compactMap { value, key in
        key ?? (value.label == nil ? code.keys[item.name] : nil)
      }
      if !own.isEmpty, own.count == item.values.count, all.isSuperset(of: own) { keys[index] = own }
    }
    return tagged + (keys.isEmpty ? [] : [("style: .untagged", keys)])
  }

  /// Returns arguments of the styles with a tag next to the values, with tags for cases whose names
  /// are only a part of a tag: `m.room.create` for `create`.
  func withTags() -> [(arguments: [String], tags: [Int: [Scalar]])] {
    let columns = ObjectTable(objects)
    return tagKeys.compactMap { key in
      let texts = Set(columns[key]?.values.compactMap(\.string) ?? [])
      let naming = names.best(texts).naming
      let free = declaration.cases.indices.filter {
        !texts.contains(naming.apply(to: declaration.cases[$0].name))
      }
      let known = Set(declaration.cases.map { naming.apply(to: $0.name) })
      var tags: [Int: [Scalar]] = [:]
      for text in texts.filter({ !known.contains($0) }).sorted() {
        let letters = text.lowercased().filter { $0.isLetter || $0.isNumber }
        let parts = free.filter { letters.contains(declaration.cases[$0].name.lowercased()) }
        let longest = parts.max {
          declaration.cases[$0].name.count < declaration.cases[$1].name.count
        }
        guard let longest else { continue }
        // Which of two tags is the case's, the samples don't show.
        if tags[longest] != nil { return nil }
        tags[longest] = [.string(text)]
      }
      return tags.isEmpty ? nil : (tagged(by: key, columns), tags)
    }
  }

  private var objects: [[JSONValue.Member]] { values.compactMap(\.members) }

  // MARK: Styles

  private func tagged() -> [String] {
    let columns = ObjectTable(objects)
    return tagKeys.flatMap { tagged(by: $0, columns) }
  }

  /// Tags that are in an object of their own.
  private func nested() -> [String] {
    ObjectTable(objects).columns.flatMap { column in
      ObjectTable(column.values.compactMap(\.members)).columns.flatMap { inner -> [String] in
        let tags = inner.values.compactMap(\.tagText)
        guard inner.rows.count == objects.count, names.best(tags).count > 0 else { return [] }
        return keyNamings(objects.joined().map(\.key)).map {
          "style: .internal, tag: [\(column.key.quoted), \(inner.key.quoted)]\(caseNaming(tags))\($0)"
        }
      }
    }
  }

  private func tagged(by tag: String, _ columns: ObjectTable) -> [String] {
    let tags = columns[tag]?.values.compactMap(\.tagText) ?? []
    let naming = caseNaming(tags)
    let own = objects.map { $0.filter { $0.key != tag } }
    let internally = keyNamings(own.joined().map(\.key)).map {
      "style: .internal, tag: \(tag.quoted)\(naming)\($0)"
    }
    let adjacently = adjacent(tag, naming, Set(tags))
    // A type with coding by hand may read both, so the likelier one goes first.
    let rest = Set(own.filter { !$0.isEmpty }.map { $0.map(\.key) })
    let hasContent =
      hasTag && rest.count == 1 && rest.first?.count == 1
      && declaration.cases.allSatisfy(\.labels.isEmpty)
    return hasContent ? adjacently + internally : internally + adjacently
  }

  /// Only forms that samples have: keys with a payload under them, and what is there in cases without
  /// values.
  private func adjacent(_ tag: String, _ caseNaming: String, _ tags: Set<String>) -> [String] {
    let rows = objects.map { object in (object, object.first { $0.key == tag }?.value.tagText) }
    let cases = cases(ofTags: tags)
    let valued = rows.filter { $1.flatMap { cases[$0] }?.values.isEmpty == false }
    let empty = rows.filter { $1.flatMap { cases[$0] }?.values.isEmpty == true }
    let filled = valued.isEmpty || hasCaseAnnotations ? rows : valued
    func values(_ key: String?, in rows: [([JSONValue.Member], String?)]) -> [JSONValue] {
      rows.compactMap { object, tag in object.first { $0.key == key ?? tag }?.value }
    }
    let inner = objects.joined().flatMap { $0.value.members?.map(\.key) ?? [] }
    // Without a key, it is the tag itself.
    return ([nil] + keys.filter { $0 != tag }).flatMap { key -> [String] in
      let contents = values(key, in: filled)
      // A key that most don't have is a value's.
      guard !contents.isEmpty, key == nil || contents.count * 2 >= filled.count else { return [] }
      let content = key?.quoted ?? ".tag"
      let payloads = payloads(["", "keyed", "compact", "unkeyed"], of: contents)
      let empties = empties(values(key, in: empty))
      return keyNamings(inner).flatMap { keyNaming in
        forms(payloads, empties).map { form in
          "style: .adjacent, tag: \(tag.quoted), content: \(content)\(form)\(caseNaming)\(keyNaming)"
        }
      }
    }
  }

  private func external() -> [String] {
    let tags = objects.compactMap { $0.first?.key } + values.compactMap(\.string)
    let inner = objects.joined().flatMap { $0.value.members?.map(\.key) ?? [] }
    let cases = cases(ofTags: Set(tags))
    let members = objects.joined()
    let found = members.filter { cases[$0.key]?.values.isEmpty == true }.map(\.value)
    let hasNames = values.contains { $0.string != nil }
    let empties = empties(found) + (hasNames ? ["name"] : [])
    let payloads = payloads(
      ["", "natural", "compact", "unkeyed", "keyed"], of: members.map(\.value))
    return keyNamings(inner).flatMap { keyNaming in
      forms(payloads, empties).map { "style: .external\($0)\(caseNaming(tags))\(keyNaming)" }
    }
  }

  /// Returns the cases by the tags that name them.
  private func cases(ofTags tags: Set<String>) -> [String: EnumDeclaration.Case] {
    let naming = names.best(tags).naming
    return Dictionary(declaration.cases.map { (naming.apply(to: $0.name), $0) }) { $1 }
  }

  /// Returns the layouts that payloads can have: some need arrays or objects.
  private func payloads(_ all: [String], of contents: [JSONValue]) -> [String] {
    all.filter { payload in
      switch payload {
      case "unkeyed": contents.contains { $0.elements != nil }
      case "keyed": contents.contains { $0.members != nil }
      default: true
      }
    }
  }

  /// Returns what cases without values are, where these were found; the default comes first.
  private func empties(_ found: [JSONValue]) -> [String] {
    if hasCaseAnnotations { return ["", "object", "null", "true", "array"] }
    let forms = found.compactMap { value -> String? in
      switch value {
      case .object: "object"
      case .null: "null"
      case .boolean(true): "true"
      case .array: "array"
      default: nil
      }
    }
    return [""] + Array(Set(forms)).sorted()
  }

  private func forms(_ payloads: [String], _ empties: [String]) -> [String] {
    payloads.flatMap { payload in
      empties.map { empty in
        (payload.isEmpty ? "" : ", payload: .\(payload)")
          + (empty.isEmpty ? "" : ", empty: .\(empty)")
      }
    }
  }

  private func arrays() -> [String] {
    let arrays = values.compactMap(\.elements)
    if arrays.isEmpty { return [] }
    let inner = arrays.joined().flatMap { $0.members?.map(\.key) ?? [] }
    let naming = caseNaming(arrays.compactMap { $0.first?.tagText })
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
    let texts = values.compactMap(\.string)
    // A case that reads any text would take a name.
    let hasNames = names.best(texts).count > 0
    let empties = hasNames ? ["name", "", "object"] : ["", "name", "object"]
    let forms = forms(["", "natural", "compact", "unkeyed", "keyed"], empties)
    return keyNamings(objects.joined().map(\.key)).flatMap { keyNaming in
      forms.map {
        "style: .untagged\($0)\(caseNaming(texts))\(keyNaming)"
      }
    }
  }

  // MARK: Namings

  /// Returns the naming that turns the most case names into one of the texts, as an argument.
  private func caseNaming(_ texts: [String]) -> String {
    let naming = names.best(texts).naming
    return naming == .verbatim ? "" : ", caseNaming: .\(naming)"
  }

  private func keyNamings(_ keys: some Sequence<String>) -> [String] {
    let naming = labels.best(keys).naming
    return naming == .verbatim ? [""] : [", keyNaming: .\(naming)", ""]
  }
}

/// Names, and what each naming makes of them.
private struct Spellings {
  private let all: [(naming: Naming, names: Set<String>)]

  init(_ names: some Collection<String>) {
    all = Naming.allCases.map { naming in (naming, Set(names.map(naming.apply))) }
  }

  /// Returns the naming that turns the most names into one of the texts.
  func best(_ texts: some Sequence<String>) -> (naming: Naming, count: Int) {
    let texts = Set(texts)
    return all.reduce((.verbatim, 0)) { best, next in
      let count = next.names.intersection(texts).count
      return count > best.count ? (next.naming, count) : best
    }
  }
}

extension JSONValue {
  /// The text that names a case, if the value is its tag.
  fileprivate var tagText: String? { string ?? tag?.spelling }

  /// Whether the document has null under a key, at any depth.
  fileprivate var holdsNull: Bool {
    switch self {
    case .object(let members): members.contains { $0.value.isNull || $0.value.holdsNull }
    case .array(let elements): elements.contains(where: \.holdsNull)
    case .null, .boolean, .integer, .unsigned, .double, .string: false
    }
  }
}
