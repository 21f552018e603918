import CodableEnumCore
import CodableEnumLocks

/// What hand-written coding says about annotations.
extension AnnotationSearch {
  typealias Search = (AnnotationSearch, AnnotationCandidates)

  /// Returns the searches without an unknown case: with the tags of hand-written coding, and then
  /// without them; before each of these, with the literals that all documents have.
  var searches: [Search] {
    let tags = [code.tags, code.keyTags(of: declaration), tagsOfNames]
    let all = tags.compactMap(search) + [(self, candidates(for: declaration))]
    let common = literals()
    return (common.isEmpty ? [] : changing(all) { $0.literals = common }) + all
  }

  /// The tags of dictionaries and properties in hand-written coding, if the samples have those of all
  /// cases but one.
  private var tagsOfNames: [Int: [Scalar]] {
    let columns = ObjectTable(values.compactMap(\.members)).columns
    let scalars = Set((columns.flatMap(\.values) + values).compactMap(\.tag))
    let tags = code.names.compactMapValues { $0.intersection(scalars).sorted { $0.json < $1.json } }
      .filter { $1.count == 1 }
    return tags.count + 1 < declaration.cases.count ? [:] : tags
  }

  private var values: [JSONValue] { samples.map(\.value) }

  private func candidates(for declaration: EnumDeclaration) -> AnnotationCandidates {
    AnnotationCandidates(declaration, in: sources[declaration.source], values)
  }

  private func search(for tags: [Int: [Scalar]]) -> Search? {
    var search = self
    search.more.tags = tags.filter { $1 != [.string(declaration.cases[$0].name)] }
    search.more.literals = choosing(tags)
    if search.more.tags.isEmpty { return nil }
    return (search, candidates(for: declaration.named(by: tags)))
  }

  /// Returns searches with an `.unknown` case, if a case's name says that it is one, or else if
  /// hand-written coding chooses one for all other tags.
  func withUnknownCase(_ searches: [Search]) -> [Search] {
    guard let unknown = declaration.cases.firstIndex(where: \.isUnknown) ?? code.other else {
      return []
    }
    let labels = declaration.cases[unknown].values.map(\.label)
    // A value that no sample has may take the tag.
    let isTag = labels.first??.isEmpty == false && !values.contains { $0[labels[0] ?? ""] != nil }
    // `unknown(type: String, rest: JSON)` may be flattened.
    return (labels.count == 2 ? [false, true] : [false]).flatMap { flattens in
      (isTag ? [false, true] : [false]).flatMap { takesTag in
        changing(searches) { more in
          more.unknown = unknown
          more.flattensUnknown = flattens
          more.tagsUnknown = takesTag
          more.tags[unknown] = nil
          more.literals[unknown] = nil
        }
      }
    }
  }

  private func changing(
    _ searches: [Search], _ change: (inout EnumDeclaration.CaseAnnotations) -> Void
  ) -> [Search] {
    searches.map { search, candidates in
      var search = search
      change(&search.more)
      return (search, candidates)
    }
  }

  /// Returns the cases that have other tags in hand-written coding.
  func contradictions(_ found: Found) -> [String] {
    if found.arguments.isUntagged || declaration.hasRawValues { return [] }
    let own = tags(of: found)
    // Keys are texts.
    let tags =
      found.arguments.hasPrefix("style: .external")
      ? code.tags.filter { $1[0] == .string($1[0].spelling) } : code.tags
    let folded = { (tags: [Scalar]) in
      code.ignoresCase ? tags.first?.spelling.lowercased() : tags.first?.json
    }
    return tags.filter { $0 != found.more.unknown && folded($1) != folded(own[$0]) }.keys.sorted()
      .map { "'\(declaration.cases[$0].name)'" }
  }

  private func tags(of found: Found) -> [[Scalar]] {
    let naming = Naming.allCases.first { found.arguments.contains("caseNaming: .\($0)") }
    return declaration.cases.map(\.name).enumerated().map { index, name in
      found.more.tags[index] ?? [.string(naming?.apply(to: name) ?? name)]
    }
  }

  /// Returns what reads more samples: null as the default of values, and keys that hand-written
  /// coding has as aliases of missing ones.
  func mended(_ readings: [Reading]) -> EnumDeclaration.CaseAnnotations {
    var more = more
    let known = declaration.cases.enumerated().flatMap { index, item in
      item.labels + code.keys(of: index, item.values).compactMap(\.self)
    }
    let formerKeys = Set(code.keys.values).subtracting(known)
    for obstacle in readings.flatMap(\.obstacles) {
      guard case .value(case: let index, let value)? = obstacle.place else { continue }
      switch obstacle.kind {
      case .null: more.nulls[index, default: []].insert(value)
      case .missingKey(_, let keys) where keys.count == 1 && formerKeys.contains(keys[0]):
        more.aliases[index, default: [:]][value, default: []].insert(keys[0])
      default: break
      }
    }
    return more
  }

  /// Returns an annotation with what hand-written coding writes beside the values, and with a naming
  /// in place of the tags that it makes of names.
  func refined(_ found: Found) -> Found {
    let found = inOrderOfCode(withLiterals(found))
    if found.arguments.contains("caseNaming:") || declaration.hasRawValues { return found }
    var search = self
    search.more = found.more
    var option = ""
    let tags = tags(of: found)
    for naming in Naming.allCases where naming != .verbatim {
      let others = tags.indices.filter { index in
        let name = naming.apply(to: declaration.cases[index].name)
        return ![found.more.unknown, found.more.missingTag].contains(index)
          && tags[index] != [.string(name)]
      }
      guard others.count < search.more.tags.count else { continue }
      option = ", caseNaming: .\(naming)"
      search.more.tags = Dictionary(uniqueKeysWithValues: others.map { ($0, tags[$0]) })
    }
    if option.isEmpty { return found }
    let keyNaming = ", keyNaming:"
    let arguments =
      found.arguments.contains(keyNaming)
      ? found.arguments.replacing(keyNaming, with: option + keyNaming) : found.arguments + option
    return search.reading(under: arguments) ?? found
  }

  /// Returns an annotation without tags whose cases are tried in the order of hand-written decoding.
  private func inOrderOfCode(_ found: Found) -> Found {
    let order = code.order.filter { $0 != found.more.unknown }
    let cases = declaration.cases.indices.filter { $0 != found.more.unknown }
    guard found.arguments.isUntagged, !found.arguments.contains("order:"), order != Array(cases),
      order.count == cases.count
    else { return found }
    var search = self
    search.more = found.more
    return [search.reading(under: found.arguments + option(order: order)), found]
      .compactMap(\.self).fewestChanges ?? found
  }

  /// Returns an annotation with the literals that cases have in hand-written coding.
  private func withLiterals(_ found: Found) -> Found {
    var search = self
    search.more = found.more
    guard !found.changes.isEmpty, !code.constants.isEmpty,
      found.arguments.hasPrefix("style: .internal")
    else { return found }
    let rows = Dictionary(grouping: zip(values, found.reader.casesOfSamples)) { $1.last }
    let tags = tags(of: found)
    let shared = Self.shared(tags)
    let common = literals(in: values, of: Array(tags.indices))
    for (index, item) in declaration.cases.enumerated() {
      // Of cases with one tag, the literals choose.
      let isRead = !shared.isDisjoint(with: tags[index])
      let own = literals(in: (rows[item.name] ?? []).map(\.0), of: [index], found.arguments)
        .filter { literal in !common.contains { $0.key == literal.key } }
      if index != found.more.unknown, !(common + own).isEmpty {
        search.more.literals[index] = argument(common + own, choosing: isRead ? own : [])
      }
    }
    return [found, search.reading(under: found.arguments)].compactMap(\.self)
      .fewestChanges ?? found
  }

  /// Returns the keys that all documents have with a literal that hand-written coding writes in all
  /// cases, as an argument of each case.
  private func literals() -> [Int: String] {
    let all = declaration.cases.indices
    let text = argument(literals(in: values, of: Array(all)))
    return text.map { text in Dictionary(uniqueKeysWithValues: all.map { ($0, text) }) } ?? [:]
  }

  /// Returns the literals in hand-written coding that choose among cases with one tag, as an argument
  /// of each case.
  private func choosing(_ tags: [Int: [Scalar]]) -> [Int: String] {
    let columns = ObjectTable(values.compactMap(\.members)).columns
      .filter { code.literal($0, of: Array(declaration.cases.indices)) == nil }
    let shared = Self.shared(tags.values)
    var arguments: [Int: String] = [:]
    for (index, own) in tags where !shared.isDisjoint(with: own) {
      let members = columns.flatMap { column in
        Set(column.values.compactMap(\.scalar)).intersection(code.constants[index] ?? []).map {
          (column.key, $0)
        }
      }
      arguments[index] = members.count == 1 ? argument(members, choosing: members) : nil
    }
    return arguments
  }

  private func literals(
    in values: [JSONValue], of cases: [Int], _ arguments: String = ""
  ) -> [Literal] {
    let table = ObjectTable(values.compactMap(\.members))
    return table.columns.filter(table.isRequired).compactMap { column in
      guard let literal = code.literal(column, of: cases),
        !arguments.contains("tag: \(column.key.quoted)")
      else { return nil }
      return (column.key, literal)
    }
  }

  /// Returns the tags that several cases have.
  private static func shared(_ tags: some Sequence<[Scalar]>) -> Set<Scalar> {
    var seen: Set<Scalar> = []
    return Set(tags.flatMap { Set($0).filter { !seen.insert($0).inserted } })
  }

  private typealias Literal = (key: String, value: Scalar)

  /// Returns the argument for literals, of which reading looks at some: those that choose a case, and
  /// those that hand-written decoding looks at.
  private func argument(_ literals: [Literal], choosing: [Literal] = []) -> String? {
    let arguments = ["constants", "extras"].compactMap { name -> String? in
      let members = literals.filter { literal in
        let isRead =
          code.decoded.contains(literal.value) || choosing.contains { $0.key == literal.key }
        return isRead == (name == "constants")
      }.map { "\($0.key.quoted): \($0.value.json)" }
      return members.isEmpty ? nil : "\(name): [\(members.joined(separator: ", "))]"
    }
    return arguments.isEmpty ? nil : arguments.joined(separator: ", ")
  }
}

extension [AnnotationSearch.Found] {
  /// The annotation that writes the fewest samples differently.
  var fewestChanges: AnnotationSearch.Found? {
    self.min { $0.changes.count < $1.changes.count }
  }
}
