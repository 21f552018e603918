import CodableEnumCore
import CodableEnumLocks

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

extension LockedGenerator {
  /// Scans and resolves all files of a target, if they are in memory anyway.
  package mutating func look(at sources: [(path: String, bytes: [UInt8])]) {
    for source in sources {
      source.bytes.withUnsafeBytes { scan($0, path: source.path, label: source.path) }
    }
    while needsAnotherLook() {
      for source in sources {
        source.bytes.withUnsafeBytes { resolve($0, path: source.path, label: source.path) }
      }
    }
  }
}
