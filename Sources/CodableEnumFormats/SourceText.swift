import CodableEnumCore

/// A Swift file of a target.
package struct SourceText: Sendable {
  /// The path, as diagnostics show it.
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
