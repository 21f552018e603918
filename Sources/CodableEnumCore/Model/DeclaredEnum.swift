/// A marked enum as its own file shows it, independent of the file. Only after all files of the
/// target were read is it known what it means, and what is wrong with it (`EnumModeler`).
package final class DeclaredEnum: Sendable {
  package let places: FilePlaces
  /// See `SourceFile.label`.
  package let label: String
  /// The parents' names and its own, without backticks.
  package let path: [String]
  package let place: EnumPlace
  let isolation: StatedIsolation
  /// The line of the `enum` keyword.
  package let line: Int
  package let nameOffset: Int
  /// The offset of the annotation.
  package let offset: Int
  let parameterPacks: [Located<String>]
  /// The raw type, if it is one of the standard library.
  package let rawType: String?
  package let cases: [DeclaredCase]
  let imports: [Import]
  package let style: Located<StyleName>
  package let options: EnumOptions
  package let conformance: ConformanceChoice

  init(_ file: ParsedFile, _ marked: MarkedEnum) {
    let declaration = file.declarations[marked.declaration]
    let rawValues = RawValues(file, declaration)
    places = file.places
    label = file.file.label
    path = (file.typePath(of: marked.declaration) ?? declaration.name).pathParts
    place = EnumPlace(file, marked.declaration)
    isolation = StatedIsolation(file, declaration)
    line = file.line(ofToken: declaration.head.upperBound - 1)
    nameOffset = declaration.nameRange.lowerBound
    offset = marked.offset
    parameterPacks = declaration.genericParameters.filter { $0.kind == .pack }.map {
      Located(value: $0.name, offset: $0.range.lowerBound)
    }
    rawType = rawValues.name
    let depth = place.conditions.count
    let elements = declaration.cases.flatMap { item in item.elements.map { (item, $0) } }
    cases = elements.enumerated().map { index, pair in
      DeclaredCase(
        file, pair.0, pair.1, index, marked, rawValue: rawValues.values?[index], depth: depth)
    }
    imports = file.imports.map { Import(file, $0) }
    style = marked.style
    options = marked.options
    conformance = options.conformance?.value ?? .codable
  }

  var typesOfValues: [TokenWords] { cases.flatMap { $0.values.map { $0.type.words } } }

  /// Whether it needs the generated type.
  var namesAnyValue: Bool {
    typesOfValues.contains { $0.references.contains("CodableEnumAnyValue") }
  }

  package var displayName: String { path.joined(separator: ".") }

  /// The representations that the annotation describes, the primary one first. The options for
  /// names apply to all, unless a further one has its own.
  package var forms: [RequestedForm] {
    let primary = options.representation
    return [RequestedForm(style: style, options: primary)]
      + (options.reads?.value ?? []).map { $0.named(as: primary) }
  }

  /// Indices into `cases`, with the chains of `#if` in the enum's body.
  var conditionalCases: [Conditional<Int>] {
    cases.map { Conditional(element: $0.index, branches: $0.branches) }
  }

  /// The cases in the order in which they are tried without a tag. Cases that share a name stay
  /// together. One that 'order' names has chains of its own.
  var triedCases: [Conditional<Int>] {
    let indices = Dictionary(grouping: cases.indices) { cases[$0].baseName }
    let front = (options.order?.value.flatMap { indices[$0.value] ?? [] } ?? []).uniqued
    var all = conditionalCases
    for index in front {
      for depth in all[index].branches.indices { all[index].branches[depth].chain = ~index }
    }
    let moved = Set(front)
    return front.map { all[$0] } + all.filter { !moved.contains($0.element) }
  }

  /// Returns whether a case is encoded or decoded at all. If not, its options don't matter.
  func isUsed(_ item: DeclaredCase) -> Bool {
    conformance != .decodable && !item.options.isSkipped(.encoding)
      || conformance != .encodable && !item.options.isSkipped(.decoding)
  }
}

extension RequestedForm {
  /// Returns the form with the options for names of another one, unless it has its own.
  func named(as other: RepresentationOptions) -> RequestedForm {
    var form = self
    form.options.shared = other.written + other.shared
    return form
  }
}

package final class DeclaredCase: Sendable {
  package let index: Int
  /// With backticks, as declared.
  let name: String
  package let nameOffset: Int
  package let line: Int
  package let values: [DeclaredValue]
  /// The value that is marked to keep the tag.
  package let markedTag: DeclaredValue?
  /// nil in an enum without a raw type.
  let rawValue: RawValue?
  package let availability: CaseAvailability
  /// The `#if` branches around it, outermost first, without those around the enum.
  let branches: [ConditionalBranch]
  package let options: CaseOptions

  /// - Parameter depth: The number of `#if` branches around the enum.
  init(
    _ file: ParsedFile, _ item: CaseDeclaration, _ element: EnumElement, _ index: Int,
    _ marked: MarkedEnum, rawValue: RawValue?, depth: Int
  ) {
    self.index = index
    name = element.name
    nameOffset = element.nameRange.lowerBound
    line = file.line(at: nameOffset)
    let values = element.values ?? []
    let hasDefault = Self.usableDefaults(values)
    self.values = values.indices.map {
      DeclaredValue(file, values[$0], $0, marked, hasDefault: hasDefault[$0])
    }
    markedTag = self.values.first { $0.options.tag != nil }
    self.rawValue = rawValue
    availability = CaseAvailability(file, item.attributes)
    branches = Array(file.branches(around: item.condition).dropFirst(depth))
    options = marked.cases[item.tokens.lowerBound] ?? CaseOptions()
  }

  /// Returns, for each value, whether a call can leave it to its default. A value without a label
  /// can't be left out if the next value that must be given has no label either, because that would
  /// take its place.
  private static func usableDefaults(_ values: [AssociatedValue]) -> [Bool] {
    var usable: [Bool] = []
    // Whether the next value that must be given has a label.
    var nextIsLabelled = true
    for value in values.reversed() {
      let isLabelled = (value.firstName ?? "_") != "_"
      usable.append(value.defaultValue != nil && (isLabelled || nextIsLabelled))
      if value.defaultValue == nil { nextIsLabelled = isLabelled }
    }
    return usable.reversed()
  }

  package var baseName: String { name.withoutBackticks }

  /// The names of two cases for a message: `v(x:)` and `v(x:y:)` if both are called `v`.
  package func names(beside item: DeclaredCase) -> (own: String, other: String) {
    if baseName != item.baseName { return (baseName, item.baseName) }
    func full(_ item: DeclaredCase) -> String {
      item.baseName + "(" + item.values.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
    return (full(self), full(item))
  }

  /// The directives that say in which builds the enum has it.
  package var conditions: [[String]] { branches.map(\.condition) }

  /// The tags that annotations give to the case: its tag or range, a tag of its own next to that,
  /// and aliases.
  package var givenTags: [Located<TagPattern>] {
    // Most cases have no options.
    if options.written.isEmpty { return [] }
    return [options.pattern, options.ownTag?.map(TagPattern.exact)].compactMap(\.self)
      + (options.aliases?.value ?? [])
  }

  /// Returns the key that `keys` gives to a value; nil for the value that keeps the tag.
  package func givenKey(of position: Int) -> Located<String>? {
    let tag = markedTag?.position ?? .max
    guard let keys = options.keys?.value, position != tag else { return nil }
    let index = tag < position ? position - 1 : position
    return index < keys.count ? keys[index] : nil
  }

  /// Whether it has no values, or only one that keeps the tag, which isn't part of the payload.
  var hasNoPayload: Bool { values.allSatisfy { $0 === markedTag } }

  /// The value that keeps the whole encoded value if the case is the fallback.
  package var fallbackContent: DeclaredValue? {
    values.first { !$0.hasDefault && !$0.options.isSkipped(.decoding) && $0.isAnyValue }
  }

  /// Whether two cases are in different branches of one `#if`.
  func isExclusive(with other: DeclaredCase) -> Bool {
    zip(branches, other.branches).contains { $0.chain == $1.chain && $0.number != $1.number }
  }
}

extension CaseOptions {
  /// The argument without a label, if it is a tag or a range.
  var pattern: Located<TagPattern>? {
    guard let tag, case .pattern(let pattern) = tag.value else { return nil }
    return Located(value: pattern, offset: tag.offset)
  }
}

package final class DeclaredValue: Sendable {
  package let position: Int
  /// The argument label, as declared.
  let label: String?
  /// The label or the parameter's name, without backticks.
  package let name: String?
  package let type: TypeSpelling
  let line: Int
  package let offset: Int
  /// The default as declared; nil without one.
  let defaultValue: TokenWords?
  /// Whether a call can leave it to its default.
  let hasDefault: Bool
  package let options: ValueOptions

  fileprivate init(
    _ file: ParsedFile, _ value: AssociatedValue, _ position: Int, _ marked: MarkedEnum,
    hasDefault: Bool
  ) {
    self.position = position
    label = value.firstName == "_" ? nil : value.firstName
    name = (label ?? value.secondName)?.withoutBackticks
    type = TypeSpelling(file, value.type)
    line = file.line(ofToken: value.tokens.lowerBound)
    offset = file.tokens[value.tokens.lowerBound].start
    defaultValue = value.defaultValue.map { TokenWords(file, $0) }
    self.hasDefault = hasDefault
    options = marked.values[value.tokens.lowerBound] ?? ValueOptions()
  }

  /// Whether its type is the generated one for values of every kind.
  var isAnyValue: Bool { type.text.lastPart == "CodableEnumAnyValue" }

  var declaresDefault: Bool { defaultValue != nil }

  /// `#line` and the like as the whole default. Each call has another value, so a missing key can't have
  /// it.
  var defaultOfCaller: String? {
    guard let words = defaultValue?.words, words.count == 1, Self.valuesOfCaller.contains(words[0])
    else { return nil }
    return words[0]
  }

  private static let valuesOfCaller: Set = [
    "#line", "#column", "#file", "#fileID", "#filePath", "#function",
  ]

  /// Whether the default replaces a missing key.
  var hasReadDefault: Bool { hasDefault && defaultOfCaller == nil }

  /// The name of the value in locks and messages.
  package var lockedName: String { name ?? "_\(position)" }
}
