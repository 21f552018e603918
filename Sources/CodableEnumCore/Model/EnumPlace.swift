/// Where an enum stands, as far as its own file tells: what an extension of it must repeat, and
/// whether one is possible from another file.
struct EnumPlace: Sendable {
  /// As an extension names it: `Outer.Inner`, with backticks as declared.
  private(set) var typePath = ""
  private(set) var access = Access.public
  /// Whether code that is inlined in other modules can name it all the same, and so its conformances.
  private(set) var isUsableFromInline = true
  /// The `@available` attributes of the enum and its parents, as written, with the `#if` around each.
  private(set) var availability: [String] = []
  /// The `#if` branches around the enum, outermost first: each with the directives of its chain up
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

/// What a declaration says of the access of what stands in it.
private enum AccessLevel {
  case visible(Access)
  /// With `private` or `fileprivate`.
  case hidden(modifier: String)
  /// Nothing, as most extensions do.
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

  /// An attribute with the branches of `#if` in the head that it stands in (SE-0367).
  fileprivate func text(of attribute: Attribute, in declaration: Declaration) -> String {
    let depth = branches(around: declaration.condition).count
    let directives = directives(around: attribute.condition).dropFirst(depth)
    let lines =
      directives.joined() + [file.text(bytes(ofTokens: attribute.tokens))]
      + directives.map { _ in "#endif" }
    return lines.joined(separator: "\n")
  }

  /// The branches around a place, outermost first, each with the directives of its chain up to its
  /// own: `["#if DEBUG", "#else"]`.
  func directives(around reference: ConditionalBranchReference?) -> [[String]] {
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
