import CodableEnumCore
import CodableEnumLocks

/// Describes as JSON the enums that the generator sees, whether they are marked, and what is wrong
/// with the annotations of each file; on request also all other types.
///
/// ```swift
/// var inspector = Inspector(includesUnmarked: true)
/// inspector.add(SourceText(path: "Sources/App/Message.swift", bytes: bytes))
/// print(inspector.text)
/// ```
///
/// All source text in the output consists of tokens, with one space between two that weren't
/// joined. Positions count as the compiler's do: lines and UTF-8 bytes, from 1.
package struct Inspector {
  private let includesUnmarked: Bool
  private var files: [JSONNode] = []

  /// - Parameter includesUnmarked: Whether to list also enums without a `@CodableEnum` comment, the
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
    // Without a marked enum, the generator doesn't report mistakes in the syntax.
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

  /// Returns what the generator reports if this is the only source.
  private static func diagnostics(of source: SourceText) -> [Diagnostic] {
    var generator = LockedGenerator(Generator(outputCount: 1))
    generator.look(at: [(source.path, source.bytes)])
    return generator.finish().diagnostics
  }

  /// The JSON document about all files so far.
  package var text: String {
    JSONNode.object([("files", .array(files))]).text
  }
}
