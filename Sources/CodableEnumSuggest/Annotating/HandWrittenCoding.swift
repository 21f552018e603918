import CodableEnumCore
import CodableEnumFormats

/// What hand-written coding says about the cases of an enum, each by its index.
///
/// ```
/// case "ref", "link": self = .reference
/// case .reference: try container.encode("ref", forKey: .type)
/// default: self = .other
/// ```
struct HandWrittenCoding {
  /// The tags; the one that is written comes first.
  var tags: [Int: [Scalar]] = [:]
  /// Literals that are written under other keys.
  var constants: [Int: Set<Scalar>] = [:]
  /// The raw values of coding keys inside the enum or outside of all types, by name.
  var keys: [String: String] = [:]
  /// The keys that the values of cases are decoded for.
  var valueKeys: [Int: [String?]] = [:]
  /// Literals that stand for cases in dictionaries, and those that properties are in each case.
  /// Some are tags; others may be titles.
  var names: [Int: Set<Scalar>] = [:]
  /// The literals in decoding.
  var decoded: Set<Scalar> = []
  /// The order in which decoding chooses cases.
  var order: [Int] = []
  /// Whether decoding has something else for missing keys.
  var hasDefaults = false
  /// Whether decoding compares texts without their letter case.
  var ignoresCase = false
  /// Whether decoding asks for a single value first, or for keys if that fails.
  var readsSingleValues = false
  /// The case for all other tags; nil if decoding throws an error, or if different ones are chosen.
  var other: Int?

  /// Returns the only value of a key, if it is a literal that is written in cases.
  func literal(_ column: ObjectTable.Column, of cases: [Int]) -> Scalar? {
    guard let literal = column.values.first?.scalar,
      column.values.allSatisfy({ $0.scalar == literal })
    else { return nil }
    return cases.allSatisfy { constants[$0]?.contains(literal) == true } ? literal : nil
  }

  /// Returns the keys of the values of a case, as far as they are known.
  func keys(of index: Int, _ values: [EnumDeclaration.Value]) -> [String?] {
    values.indices.map { position in
      (valueKeys[index]?[position]).map { keys[$0] ?? $0 }
        ?? values[position].label.flatMap { keys[$0] }
    }
  }

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
  func handWrittenCoding(_ sources: [SourceText]) -> HandWrittenCoding {
    let files = sources.map(\.parsed)
    let (names, keys) = namedLiterals(files)
    var reader = CodingReader(cases: cases, names: names, found: HandWrittenCoding(keys: keys))
    reader.read(files.flatMap { file in file.parts(of: name).map { (file, $0) } })
    return reader.found
  }

  /// Returns the raw values of other enums of the sources, and constants such as
  /// `static let point = "Point"`, by their names, without those about which sources differ; and
  /// its coding keys. What is inside the enum goes first, and coding keys go last.
  private func namedLiterals(
    _ files: [ParsedFile]
  ) -> (all: [String: Scalar], ownKeys: [String: String]) {
    var values = [[String: Set<Scalar>]](repeating: [:], count: 4)
    for file in files {
      for (name, value) in file.constants { values[1][name, default: []].insert(value) }
      for index in file.declarations.indices where file.typePath(of: index) != name {
        let declaration = file.declarations[index]
        let isOfKeys = declaration.inheritedTypes.flatMap(file.protocols).contains("CodingKey")
        let path = file.typePath(of: index) ?? ""
        let isOwn = path.hasPrefix(name + ".") || isOfKeys && !path.contains(".")
        let elements = declaration.cases.flatMap(\.elements)
        for (element, value) in zip(elements, RawValues(file, declaration).values ?? []) {
          guard let scalar = value.scalar else { continue }
          values[(isOfKeys ? 2 : 0) + (isOwn ? 0 : 1)][
            element.name.withoutBackticks, default: []
          ].insert(scalar)
        }
      }
    }
    let all = values.reduce([:]) { $0.merging($1) { first, _ in first } }
    let single = { (values: Set<Scalar>) in values.count == 1 ? values.first : nil }
    return (
      all.compactMapValues(single), values[2].compactMapValues(single).mapValues(\.spelling)
    )
  }
}

/// Reads the bodies of an enum that is coded by hand.
private struct CodingReader {
  let cases: [EnumDeclaration.Case]
  /// The literals that names stand for.
  let names: [String: Scalar]
  var found: HandWrittenCoding
  private let indices: [String: Int]

  init(cases: [EnumDeclaration.Case], names: [String: Scalar], found: HandWrittenCoding) {
    self.cases = cases
    self.names = names
    self.found = found
    indices = Dictionary(cases.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  mutating func read(_ bodies: [(ParsedFile, Declaration)]) {
    let branches = bodies.flatMap { file, part in
      file.branches(in: part.body).map { (file: file, part: part, branch: $0) }
    }
    let inside = branches.filter(\.branch.isOfSelf)
    let choosing = branches.filter { !$0.branch.isOfSelf }
    let decoding = choosing.filter { file, part, branch in
      file.decoding(in: part).contains { $0.contains(branch.statements.lowerBound) }
    }
    // What other functions make of literals are no tags, unless decoding leaves it to them.
    readChoices((decoding.isEmpty ? choosing : decoding).map { ($0.file, $0.branch) })
    for (file, part) in bodies {
      for body in file.decoding(in: part) { readDecoding(file, body) }
      readCalls(file, part)
      for (name, literal) in file.pairs(in: part.body) {
        if let index = indices[name] { found.names[index, default: []].insert(literal) }
      }
      let others = inside.filter { $0.file === file }.map(\.branch.statements)
      for (_, label) in file.encoded(in: part.body, except: others) {
        guard let constant = label.literal(names) else { continue }
        for index in cases.indices { found.constants[index, default: []].insert(constant) }
      }
    }
    readEncoded(inside.map { ($0.file, $0.branch) })
  }

  /// Reads branches that choose a case by literals.
  private mutating func readChoices(_ branches: [(ParsedFile, Branch)]) {
    var others: Set<Int> = []
    for (file, branch) in branches {
      let choices = Set(file.choices(in: branch.statements).compactMap { indices[$0] })
      guard choices.count == 1, let index = choices.first else { continue }
      if branch.isDefault { others.insert(index) }
      for tag in branch.labels.compactMap({ $0.literal(names) })
      where found.tags[index]?.contains(tag) != true {
        found.tags[index, default: []].append(tag)
      }
    }
    if others.count == 1 { found.other = others.first }
  }

  private mutating func readDecoding(_ file: ParsedFile, _ body: Range<Int>) {
    let choices = file.choices(in: body).compactMap { indices[$0] }
    for index in choices where !found.order.contains(index) { found.order.append(index) }
    found.decoded.formUnion(file.literals(in: body))
    if file.hasDefaults(in: body, cases: Set(indices.keys)) { found.hasDefaults = true }
    if file.ignoresCase(in: body) { found.ignoresCase = true }
    if file.readsSingleValues(in: body) { found.readsSingleValues = true }
  }

  /// Reads calls that make cases of decoded values.
  private mutating func readCalls(_ file: ParsedFile, _ part: Declaration) {
    for (name, keys) in file.calls(in: part.body) where keys.contains(where: { $0 != nil }) {
      guard let index = indices[name], cases[index].values.count == keys.count else { continue }
      found.valueKeys[index] = found.valueKeys[index] ?? keys
    }
  }

  /// Reads what is encoded in branches of `switch self`. Of its keys, that of the tag has the most
  /// literals.
  private mutating func readEncoded(_ branches: [(ParsedFile, Branch)]) {
    let written = branches.flatMap { file, branch in
      let encoded = file.encoded(in: branch.statements)
      let cases = branch.labels.compactMap { $0.name.flatMap { indices[$0] } }
      return cases.flatMap { index in
        encoded.compactMap { key, label in label.literal(names).map { (index, key, $0) } }
      }
    }
    let counts = Dictionary(grouping: written, by: \.1).mapValues { Set($0.map(\.2)).count }
    let tagKey = written.map(\.1).max { counts[$0, default: 0] < counts[$1, default: 0] }
    for (index, key, tag) in written.reversed() {
      if key != tagKey {
        found.constants[index, default: []].insert(tag)
      } else if found.tags[index]?.contains(tag) ?? true {
        found.tags[index] = [tag] + (found.tags[index] ?? []).filter { $0 != tag }
      }
    }
  }
}
