/// Cuts a marked enum loose from its file.
struct EnumSurveyor {
  private let file: ParsedFile
  private let marked: MarkedEnum
  private var declaration: Declaration { file.declarations[marked.declaration] }

  init(_ file: ParsedFile, _ marked: MarkedEnum) {
    self.file = file
    self.marked = marked
  }

  func survey() -> DeclaredEnum {
    let place = EnumPlace(file, marked.declaration)
    let rawValues = RawValues(file, marked)
    let scalars = rawValues.values()
    let cases = marked.cases.enumerated().map { index, item in
      declaredCase(item, rawValue: scalars?[index], depth: place.conditions.count)
    }
    let path = file.typePath(of: marked.declaration) ?? declaration.name
    return DeclaredEnum(
      places: file.places, label: file.file.label,
      path: path.split(separator: ".").map(String.init), place: place,
      isolation: StatedIsolation(file, declaration),
      line: file.line(ofToken: declaration.head.upperBound - 1),
      nameOffset: declaration.nameRange.lowerBound, offset: marked.offset,
      parameterPacks: declaration.genericParameters.filter { $0.kind == .pack }.map {
        Located(value: $0.name, offset: $0.range.lowerBound)
      },
      rawType: rawValues.type, cases: cases,
      caseTree: file.conditional(
        cases.enumerated().map { (element: $0.offset, branches: $0.element.branches) },
        depth: place.conditions.count),
      imports: imports, style: marked.style, options: marked.options)
  }

  // MARK: Cases

  private func declaredCase(_ item: MarkedCase, rawValue: RawValue?, depth: Int) -> DeclaredCase {
    let values = item.element.values ?? []
    return DeclaredCase(
      name: item.element.name, nameOffset: item.element.nameRange.lowerBound,
      line: file.lines.line(at: item.element.nameRange.lowerBound),
      values: values.indices.map { declaredValue($0, of: values, item.values[$0]) },
      rawValue: rawValue, availability: CaseAvailability(file, item.declaration.attributes),
      branches: file.branches(around: item.declaration.condition),
      conditions: Array(file.directives(around: item.declaration.condition).dropFirst(depth)),
      options: item.options)
  }

  private func declaredValue(
    _ index: Int, of values: [AssociatedValue], _ options: ValueOptions
  ) -> DeclaredValue {
    let value = values[index]
    let label = value.firstName == "_" ? nil : value.firstName
    return DeclaredValue(
      label: label, name: (label ?? value.secondName)?.withoutBackticks,
      type: TypeSpelling(file, value.type), line: file.line(ofToken: value.tokens.lowerBound),
      offset: file.tokens[value.tokens.lowerBound].start,
      declaresDefault: value.defaultValue != nil,
      hasDefault: Self.hasUsableDefault(index, of: values), options: options)
  }

  /// Whether a call can leave a value to its default. Without a label it cannot where another value
  /// without one follows, which would take its place.
  private static func hasUsableDefault(_ index: Int, of values: [AssociatedValue]) -> Bool {
    guard values[index].defaultValue != nil else { return false }
    let isLabelled = { (value: AssociatedValue) in (value.firstName ?? "_") != "_" }
    if isLabelled(values[index]) { return true }
    return values[(index + 1)...].first { $0.defaultValue == nil }.map(isLabelled) ?? true
  }

  // MARK: Imports

  /// The file's imports with the `#if` around each, should generated code name types.
  private var imports: [String] {
    file.imports.map { item in
      let directives = file.directives(around: item.condition)
      let lines = directives.joined() + [importText(item)] + directives.map { _ in "#endif" }
      return lines.joined(separator: "\n")
    }
  }

  /// An import as another file of the module may repeat it: without `@_exported`, which must not be
  /// said twice.
  private func importText(_ item: ImportDeclaration) -> String {
    var words = TokenWords(file, item.tokens)
    if words.words.starts(with: ["@", "_exported"]) { words = words.dropping(first: 2, last: 0) }
    return words.text
  }
}
