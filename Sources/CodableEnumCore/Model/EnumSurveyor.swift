/// Makes a marked enum independent of its file.
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
    let rawValues = RawValues(file, declaration)
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
    let hasDefault = Self.usableDefaults(values)
    let conditions = file.directives(around: item.declaration.condition).dropFirst(depth)
    return DeclaredCase(
      name: item.element.name, nameOffset: item.element.nameRange.lowerBound,
      line: file.lines.line(at: item.element.nameRange.lowerBound),
      values: values.indices.map { declaredValue(values[$0], hasDefault[$0], item.values[$0]) },
      markedTag: item.values.firstIndex { $0.tag != nil },
      rawValue: rawValue, availability: CaseAvailability(file, item.declaration.attributes),
      branches: file.branches(around: item.declaration.condition),
      conditions: Array(conditions), options: item.options)
  }

  private func declaredValue(
    _ value: AssociatedValue, _ hasDefault: Bool, _ options: ValueOptions
  ) -> DeclaredValue {
    let label = value.firstName == "_" ? nil : value.firstName
    return DeclaredValue(
      label: label, name: (label ?? value.secondName)?.withoutBackticks,
      type: TypeSpelling(file, value.type), line: file.line(ofToken: value.tokens.lowerBound),
      offset: file.tokens[value.tokens.lowerBound].start,
      defaultText: value.defaultValue.map { TokenWords(file, $0).text }, hasDefault: hasDefault,
      options: options)
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

  // MARK: Imports

  /// The file's imports with the `#if` around each, for generated code that names types.
  private var imports: [String] {
    file.imports.map { item in
      let directives = file.directives(around: item.condition)
      let lines = directives.joined() + [importText(item)] + directives.map { _ in "#endif" }
      return lines.joined(separator: "\n")
    }
  }

  /// Returns an import as another file of the module may repeat it: without `@_exported`, which is
  /// allowed only once.
  private func importText(_ item: ImportDeclaration) -> String {
    var words = TokenWords(file, item.tokens)
    if words.words.starts(with: ["@", "_exported"]) { words = words.dropping(first: 2, last: 0) }
    return words.text
  }
}

/// The place of an enum, as far as its own file shows it: what an extension must repeat, and
/// whether another file can have one.
struct EnumPlace: Sendable {
  /// The name for an extension: `Outer.Inner`, with backticks as declared.
  private(set) var typePath = ""
  private(set) var access = Access.public
  /// Whether `@usableFromInline` lets code that is inlined in other modules name the enum, and so
  /// use its conformances.
  private(set) var isUsableFromInline = true
  /// The `@available` attributes of the enum and its parents, as written, with the `#if` around each.
  private(set) var availability: [String] = []
  /// The `#if` branches around the enum, outermost first. Each has the directives of its chain up
  /// to its own.
  private(set) var conditions: [[String]] = []
  /// Why no other file can extend the enum.
  private(set) var obstacle: Obstacle?

  /// The access that types of associated values must have.
  var accessOfValues: Access { isUsableFromInline ? .public : access }

  enum Obstacle: Equatable, Sendable {
    /// The enum itself or a parent is private or fileprivate.
    case isPrivate(String, modifier: String)
    case isInCode
  }

  init(_ file: ParsedFile, _ index: Int) {
    var path: [String] = []
    var next: Int? = index
    while let current = next {
      let declaration = file.declarations[current]
      next = declaration.parent
      if declaration.kind == .code {
        obstacle = .isInCode
        return
      }
      path.append(declaration.name)
      switch file.accessLevel(of: declaration) {
      case .hidden(let modifier): obstacle = .isPrivate(declaration.name, modifier: modifier)
      case .visible(let level):
        access = min(access, level)
        let isUsable = declaration.attributes.contains { $0.name == "usableFromInline" }
        if level != .public, !isUsable { isUsableFromInline = false }
      case .unstated: break
      }
      availability =
        declaration.attributes.filter { $0.name == "available" }.map {
          file.text(of: $0, in: declaration)
        } + availability
    }
    if access == .public { isUsableFromInline = false }
    typePath = path.reversed().joined(separator: ".")
    conditions = file.directives(around: file.declarations[index].condition)
  }
}

/// The access that a declaration states: its own or, for an extension, that of its members.
private enum AccessLevel {
  case visible(Access)
  /// With `private` or `fileprivate`.
  case hidden(modifier: String)
  /// None, as in most extensions.
  case unstated
}

extension ParsedFile {
  fileprivate func accessLevel(of declaration: Declaration) -> AccessLevel {
    for modifier in declaration.modifiers where modifier.detail == nil {
      switch modifier.name {
      case "private", "fileprivate": return .hidden(modifier: modifier.name)
      case "internal": return .visible(.internal)
      case "package": return .visible(.package)
      case "public", "open": return .visible(.public)
      default: break
      }
    }
    if declaration.kind == .extension { return .unstated }
    // A member without a modifier takes the level that the extension around it names.
    if let parent = declaration.parent.map({ declarations[$0] }), parent.kind == .extension {
      let level = accessLevel(of: parent)
      if case .unstated = level { return .visible(.internal) }
      return level
    }
    return .visible(.internal)
  }

  /// Returns an attribute with the `#if` branches around it in the declaration's head (SE-0367).
  fileprivate func text(of attribute: Attribute, in declaration: Declaration) -> String {
    let depth = branches(around: declaration.condition).count
    let directives = directives(around: attribute.condition).dropFirst(depth)
    let lines =
      directives.joined() + [file.text(bytes(ofTokens: attribute.tokens))]
      + directives.map { _ in "#endif" }
    return lines.joined(separator: "\n")
  }

  /// Returns the branches around a place, outermost first, each with the directives of its chain up
  /// to its own: `["#if DEBUG", "#else"]`.
  package func directives(around reference: ConditionalBranchReference?) -> [[String]] {
    branches(around: reference).map { reference in
      (0...reference.branch).map { directive(reference.chain, $0) }
    }
  }

  /// The bytes from the first to the last of some tokens.
  func bytes(ofTokens range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    return tokens[range.lowerBound].start..<tokens[range.upperBound - 1].end
  }
}
