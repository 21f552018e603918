import CodableEnumCore

/// A Swift file of a target.
package struct SourceText: Sendable {
  /// As diagnostics show it.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package var parsed: ParsedFile {
    Parser.parse(SourceFile(path: path, label: path, bytes: bytes))
  }
}

extension TargetFormats {
  /// What a target puts on the wire that has these sources.
  package static func of(_ sources: [SourceText]) -> TargetFormats {
    var generator = Generator(outputCount: 1, describesTypes: true)
    generator.look(at: sources.map { ($0.path, $0.bytes) })
    return generator.formats()
  }

  /// Whether commands have anything to do with the target. Which targets use the build plugin,
  /// command plugins are not told.
  package var isOfInterest: Bool { !names.isEmpty || lockPath != nil }

  /// The names of the marked enums.
  package var names: [String] { target.all.map(\.declared.displayName) }
}
