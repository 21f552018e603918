import CodableEnumCore

/// Describes as JSON the enums that the generator sees, whether it takes them for marked, and what it
/// finds wrong with the annotations of each file; on request also what it sees of all other types.
///
/// ```swift
/// var inspector = Inspector(includesUnmarked: true)
/// inspector.add(SourceText(path: "Sources/App/Message.swift", bytes: bytes))
/// print(inspector.text)
/// ```
///
/// All source in the output is given as its tokens, with one space where anything stood between two
/// of them. Positions count as the compiler's do: lines and UTF-8 bytes, from 1.
package struct Inspector {
  private let includesUnmarked: Bool
  private var files: [JSONNode] = []

  /// - Parameter includesUnmarked: Whether to list enums without a `@CodableEnum` comment too, the
  ///   stored properties and members of every type, and the type aliases.
  package init(includesUnmarked: Bool) {
    self.includesUnmarked = includesUnmarked
  }

  package mutating func add(_ source: SourceText) {
    let parsed = source.parsed
    let marked = parsed.markedEnums
    var enums: [JSONNode] = []
    for index in parsed.declarations.indices where parsed.declarations[index].kind == .enum {
      let isMarked = marked.contains(index)
      if includesUnmarked || isMarked {
        enums.append(parsed.description(ofEnum: index, isMarked: isMarked))
      }
    }
    // Without a marked enum, the generator doesn't tell what is wrong with the syntax.
    var diagnostics = parsed.diagnostics.map(\.rendered)
    diagnostics += Self.diagnostics(of: source).map(\.rendered).filter { !diagnostics.contains($0) }
    var members: [(key: String, value: JSONNode)] = [
      ("path", .string(source.path)), ("enums", .array(enums)),
    ]
    if includesUnmarked {
      members.append(("types", parsed.typeDescriptions))
      members.append(("typeAliases", parsed.typeAliasDescriptions))
    }
    members.append(("diagnostics", .strings(diagnostics)))
    files.append(.object(members))
  }

  /// What the generator says, were it the only source.
  private static func diagnostics(of source: SourceText) -> [Diagnostic] {
    var generator = Generator(outputCount: 1)
    generator.look(at: [(source.path, source.bytes)])
    return generator.finish().diagnostics
  }

  /// The JSON document about all files so far.
  package var text: String {
    JSONNode.object([("files", .array(files))]).text
  }
}
