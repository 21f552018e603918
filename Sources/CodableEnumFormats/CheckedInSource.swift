import CodableEnumCore
import CodableEnumLocks

/// A target's conformances in one file, to be checked in.
package struct CheckedInSource: Sendable {
  /// nil if the sources have errors.
  package let text: String?
  package let diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - command: The command that writes the file, for its header.
  ///   - isolatesTypes: Whether types and extensions are `nonisolated`. Modules with a default
  ///     isolation need that. It takes Swift 6.1; all other code works with Swift 5.9.
  package init(of sources: [SourceText], command: String, isolatesTypes: Bool) {
    var generator = LockedGenerator(
      Generator(outputCount: 1, locatesSources: false, command: command))
    generator.look(at: sources.map { ($0.path, $0.bytes) })
    let generation = generator.finish()
    diagnostics = generation.diagnostics
    text = generation.outputs.first.map { isolatesTypes ? $0 : Self.withoutIsolation($0) }
  }

  /// Removes `nonisolated` from declarations at the beginning of a line. Members keep it.
  private static func withoutIsolation(_ text: String) -> String {
    let word = "nonisolated "
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix(word) { return line.dropFirst(word.count) }
      for access in ["public ", "package "] where line.hasPrefix(access + word) {
        return access + line.dropFirst(access.count + word.count)
      }
      return line
    }.joined(separator: "\n")
  }
}

extension SourceText {
  /// Whether it is a checked-in file of generated code, which says nothing about formats.
  package var isCheckedIn: Bool { bytes.withUnsafeBytes(CheckedInFile.isOne) }
}
