import CodableEnumCore
import CodableEnumFormats

/// What hand-written coding says about the cases of an enum, each by its index.
///
/// ```
/// case "ref", "link": self = .reference
/// case .reference: try container.encode("ref", forKey: .type)
/// default: self = .other
/// ```
struct TagsInCode {
  /// The tags; the one that is written comes first.
  var tags: [Int: [Scalar]] = [:]
  /// Literals that are written under other keys.
  var constants: [Int: Set<Scalar>] = [:]
  /// The raw values of coding keys inside the enum, by name.
  var keys: [String: String] = [:]
  /// The case for all other tags; nil if decoding throws an error, or if different ones are chosen.
  var other: Int?

  /// Returns the coding keys that are called like cases, as their tags: those of `.external`.
  func keyTags(of declaration: EnumDeclaration) -> [Int: [Scalar]] {
    let tags = declaration.cases.enumerated().compactMap { index, item in
      keys[item.name].map { (index, [Scalar.string($0)]) }
    }
    return Dictionary(uniqueKeysWithValues: tags)
  }
}

extension EnumDeclaration {
  /// Returns what `init(from:)` and `encode(to:)` say. If an enum with raw values is in the place of
  /// literals, these are its raw values.
  func tagsInCode(_ sources: [SourceText]) -> TagsInCode {
    let files = sources.map(\.parsed)
    let (names, keys) = namedLiterals(files)
    let indices = Dictionary(cases.enumerated().map { ($1.name, $0) }) { first, _ in first }
    var found = TagsInCode(keys: keys)
    var others: Set<Int?> = []
    var written: [(index: Int, key: String, tag: Scalar)] = []
    for file in files {
      for body in file.parts(of: name).map(\.body) {
        let branches = file.branches(in: body)
        for branch in branches {
          let literals = branch.labels.compactMap { $0.literal(names) }
          let choices = Set(file.choices(in: branch.statements).compactMap { indices[$0] })
          if branch.isOfSelf {
            let encoded = file.encoded(in: branch.statements)
            for index in branch.labels.compactMap({ $0.name.flatMap { indices[$0] } }) {
              written += encoded.compactMap { key, label in
                label.literal(names).map { (index, key, $0) }
              }
            }
          } else if choices.count == 1, let index = choices.first {
            if branch.isDefault { others.insert(index) }
            for tag in literals where found.tags[index]?.contains(tag) != true {
              found.tags[index, default: []].append(tag)
            }
          }
        }
        let inside = branches.filter(\.isOfSelf).map(\.statements)
        for (_, label) in file.encoded(in: body, except: inside) {
          guard let constant = label.literal(names) else { continue }
          for index in cases.indices { found.constants[index, default: []].insert(constant) }
        }
      }
    }
    if others.count == 1, let other = others.first { found.other = other }
    // The tag is what differs.
    let tagKey = written.map(\.key).max { key, other in
      Set(written.filter { $0.key == key }.map(\.tag)).count
        < Set(written.filter { $0.key == other }.map(\.tag)).count
    }
    for (index, key, tag) in written.reversed() {
      if key != tagKey {
        found.constants[index, default: []].insert(tag)
      } else if found.tags[index]?.contains(tag) ?? true {
        found.tags[index] = [tag] + (found.tags[index] ?? []).filter { $0 != tag }
      }
    }
    return found
  }

  /// Returns the raw values of other enums of the sources, and constants such as
  /// `static let point = "Point"`, by their names, without those about which sources differ. Coding
  /// keys count only for names that nothing else has.
  private func namedLiterals(
    _ files: [ParsedFile]
  ) -> (all: [String: Scalar], ownKeys: [String: String]) {
    typealias Values = [String: Set<Scalar>]
    var (values, keys, own): (Values, Values, Values) = ([:], [:], [:])
    for file in files {
      for (name, value) in file.constants { values[name, default: []].insert(value) }
      for index in file.declarations.indices where file.typePath(of: index) != name {
        let declaration = file.declarations[index]
        let isOfKeys = declaration.inheritedTypes.flatMap(file.protocols).contains("CodingKey")
        let isOwn = file.typePath(of: index)?.hasPrefix(name + ".") == true
        let elements = declaration.cases.flatMap(\.elements)
        for (element, value) in zip(elements, RawValues(file, declaration).values ?? []) {
          guard let scalar = value.scalar else { continue }
          let name = element.name.withoutBackticks
          if isOfKeys {
            keys[name, default: []].insert(scalar)
            if isOwn { own[name, default: []].insert(scalar) }
          } else {
            values[name, default: []].insert(scalar)
          }
        }
      }
    }
    let single = { (values: Values) in values.compactMapValues { $0.count == 1 ? $0.first : nil } }
    let all = single(values.merging(keys) { value, _ in value })
    return (all, single(own).mapValues(\.spelling))
  }
}
