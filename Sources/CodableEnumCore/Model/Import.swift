/// An import of a source, for generated code that names types.
struct Import: Sendable {
  /// The import without its access modifier.
  let text: String
  /// `Foundation` for `import struct Foundation.URL`.
  private let module: Substring
  /// The `#if` branches around it.
  private let directives: [[String]]
  /// nil if it states none.
  private var access: Access?
  /// The access for code that declares something with its types.
  private var needed = Access.internal

  init(_ file: ParsedFile, _ item: ImportDeclaration) {
    var words = TokenWords(file, item.tokens)
    // One is allowed only once in a module, the other is reported where it has no effect.
    while words.words.starts(with: ["@", "_exported"])
      || words.words.starts(with: ["@", "preconcurrency"])
    {
      words = words.dropping(first: 2, last: 0)
    }
    access = words.words.first.flatMap { Access($0) }
    if access != nil { words = words.dropping(first: 1, last: 0) }
    text = words.text
    module = item.path.prefix { $0 != "." }
    directives = file.directives(around: item.condition)
  }

  /// Returns the import for declarations with an access level. The compiler reports an import that is
  /// more public than anything that is declared with it.
  func used(by access: Access) -> Import {
    var result = self
    result.needed = access
    result.access = self.access.map { min($0, access) }
    return result
  }

  /// Returns the lines for the imports of several sources. Those of a module have one access level,
  /// because the compiler reports another one with less access.
  static func lines(_ imports: [Import]) -> [String] {
    var merged: [Import] = []
    for item in imports
    where !merged.contains(where: { $0.text == item.text && $0.directives == item.directives }) {
      merged.append(item)
    }
    let whole = merged.filter(\.isWhole).map(\.module)
    // Attributes may make more visible.
    let lines = merged.filter {
      $0.isWhole || !whole.contains($0.module) || !$0.text.hasPrefix("import ")
    }
    return lines.map { item in
      let same = imports.filter { $0.module == item.module }
      let access = same.contains { $0.access != nil } ? same.map(\.level).max() : nil
      let modifier = access.map { "\($0) " } ?? ""
      return ParsedFile.lines(modifier + item.text, in: item.directives)
    }
  }

  /// Whether it is there in every build, and imports everything.
  private var isWhole: Bool { directives.isEmpty && text == "import \(module)" }

  private var level: Access { access ?? needed }
}

extension ParsedFile {
  static func lines(_ text: String, in directives: [[String]]) -> String {
    directives.reversed().reduce(text) { text, chain in
      let indented = "  " + text.replacing("\n", with: "\n  ")
      return (chain + [indented, "#endif"]).joined(separator: "\n")
    }
  }
}
