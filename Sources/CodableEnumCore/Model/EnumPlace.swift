/// Where an enum stands, as far as its own file tells: what an extension of it must repeat, and
/// whether one is possible from another file.
struct EnumPlace {
  private(set) var typePath = ""
  private(set) var access = Access.public
  private(set) var availability: [String] = []
  private(set) var conditions: [[String]] = []
  /// Why no other file can extend the enum.
  private(set) var obstacle: Obstacle?

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
      let level = Self.accessLevel(declaration, isEnum: current == index, file)
      switch level {
      case .some(.failure(let modifier)):
        obstacle = .isPrivate(declaration.name, modifier: modifier.name)
      case .some(.success(let level)): access = min(access, level)
      case .none: break
      }
      availability =
        declaration.attributes.filter { $0.name == "available" }.map {
          file.file.text(file.bytes(ofTokens: $0.tokens))
        } + availability
    }
    typePath = path.reversed().joined(separator: ".")
    conditions = file.branches(around: file.declarations[index].condition).map { reference in
      (0...reference.branch).map { file.directive(reference.chain, $0) }
    }
  }

  private struct PrivateModifier: Error { var name: String }

  /// What a declaration says of the access of what stands in it; nil for an extension that says
  /// nothing.
  private static func accessLevel(
    _ declaration: Declaration, isEnum: Bool, _ file: ParsedFile
  ) -> Result<Access, PrivateModifier>? {
    for modifier in declaration.modifiers where modifier.detail == nil {
      switch modifier.name {
      case "private", "fileprivate": return .failure(PrivateModifier(name: modifier.name))
      case "internal": return .success(.internal)
      case "package": return .success(.package)
      case "public", "open":
        return .success(.public)
      default: break
      }
    }
    if declaration.kind == .extension { return nil }
    // A member without a modifier takes the level that the extension around it names.
    if let parent = declaration.parent.map({ file.declarations[$0] }), parent.kind == .extension,
      let level = accessLevel(parent, isEnum: false, file)
    {
      return level
    }
    return .success(.internal)
  }
}

extension ParsedFile {
  /// The bytes from the first to the last of some tokens.
  func bytes(ofTokens range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    return tokens[range.lowerBound].start..<tokens[range.upperBound - 1].end
  }
}
