/// What the `@available` attributes of a case say.
package struct CaseAvailability: Sendable {
  package private(set) var isDeprecated = false
  private(set) var time = CasePlan.Availability.always

  /// `@available(*, unavailable)`: the case can't be made, but a pattern can name it.
  package var isUnavailable: Bool { time == .never }

  package init(_ file: ParsedFile, _ attributes: [Attribute]) {
    for attribute in attributes where attribute.name == "available" {
      let words = TokenWords(file, attribute.tokens)
      let arguments = words.dropping(first: 3, last: 1).split(at: ",").map(\.text)
      if arguments.first == "*" || arguments.first == "swift" {
        let isGone =
          arguments.first == "*"
          ? arguments.contains("unavailable") : arguments.contains(where: Self.isObsoleted)
        if isGone { time = .never }
        isDeprecated = isDeprecated || arguments.contains { $0.hasPrefix("deprecated") }
      } else if arguments.last == "*", !isUnavailable {
        time = .since(arguments.joined(separator: ", "))
      }
    }
  }

  /// Whether no language mode has the case any more: `obsoleted: 4.2`. Plugins need Swift 6, and
  /// the packages that use them have language mode 5 or later.
  private static func isObsoleted(_ argument: String) -> Bool {
    guard argument.hasPrefix("obsoleted") else { return false }
    let version = argument.split { !$0.isNumber }
    return version.first.flatMap { Int($0) }.map { $0 <= 5 } ?? false
  }
}

/// The place of an enum, as far as its own file shows it: what an extension must repeat, and
/// whether another file can have one.
package struct EnumPlace: Sendable {
  /// The name for an extension: `Outer.Inner`, with backticks as declared.
  private(set) var typePath = ""
  private(set) var access = Access.public
  /// Whether code that is inlined in other modules can name the enum, because of `@usableFromInline`,
  /// and so use its conformances.
  private(set) var isUsableFromInline = true
  /// The `@available` and `@_spi` attributes of the enum and its parents, as written, with the
  /// `#if` around each.
  private(set) var attributes: [String] = []
  /// The `#if` branches around the enum, outermost first. Each has the directives of its chain up
  /// to its own.
  package private(set) var conditions: [[String]] = []
  /// Why no other file can extend the enum.
  private(set) var obstacle: Obstacle?

  enum Obstacle: Sendable {
    /// The enum itself or a parent is private or fileprivate.
    case isPrivate(String, Access)
    case isInCode
  }

  init(_ file: ParsedFile, _ index: Int) {
    var path: [String] = []
    for index in sequence(first: index, next: { file.declarations[$0].parent }) {
      let declaration = file.declarations[index]
      if declaration.kind == .code {
        obstacle = .isInCode
        return
      }
      path.append(declaration.name)
      if let stated = file.access(of: declaration) {
        if stated < .internal { obstacle = .isPrivate(declaration.name, stated) }
        access = min(access, stated)
        let isUsable = declaration.attributes.contains { $0.name == "usableFromInline" }
        if stated != .public, !isUsable { isUsableFromInline = false }
      }
      attributes =
        declaration.attributes.filter { ["available", "_spi"].contains($0.name) }.map {
          file.text(of: $0, in: declaration)
        } + attributes
    }
    if access == .public { isUsableFromInline = false }
    typePath = path.reversed().joined(separator: ".")
    conditions = file.directives(around: file.declarations[index].condition)
  }
}

extension Declaration {
  /// nil if it states no access.
  var access: Access? {
    modifiers.lazy.filter { $0.detail == nil }.compactMap { Access($0.name) }.first
  }
}

extension ParsedFile {
  /// Returns the access of a declaration or, for an extension, that of its members, which most don't
  /// state.
  func access(of declaration: Declaration) -> Access? {
    if let own = declaration.access { return own }
    if declaration.kind == .extension { return nil }
    // A member without a modifier takes the level that the extension around it names.
    let parent = declaration.parent.map { declarations[$0] }
    return (parent?.kind == .extension ? parent?.access : nil) ?? .internal
  }

  /// Returns an attribute with the `#if` branches around it in the declaration's head (SE-0367).
  fileprivate func text(of attribute: Attribute, in declaration: Declaration) -> String {
    let depth = branches(around: declaration.condition).count
    return Self.lines(
      file.text(bytes(ofTokens: attribute.tokens)),
      in: Array(directives(around: attribute.condition).dropFirst(depth)))
  }

  /// Returns the branches around a place, outermost first, each with the directives of its chain up
  /// to its own: `["#if DEBUG", "#else"]`.
  package func directives(around reference: ConditionalBranchReference?) -> [[String]] {
    branches(around: reference).map(\.condition)
  }

  package func bytes(ofTokens range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    return tokens[range.lowerBound].start..<tokens[range.upperBound - 1].end
  }
}
