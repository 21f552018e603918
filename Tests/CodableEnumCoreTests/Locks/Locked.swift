import CodableEnumCore
import CodableEnumFormats
import CodableEnumLocks
import Foundation
import TestSupport

/// A target before and after a change, with a lock of what it was.
struct Locked {
  /// The text of the lock of some files.
  static func text(of sources: [(name: String, data: Data)]) -> String {
    formats(of: sources).lockText()
  }

  static func formats(of sources: [(name: String, data: Data)]) -> TargetFormats {
    TargetFormats(of: sources.map { SourceText(path: $0.name, bytes: Array($0.data)) })
  }

  /// What a build says of files that stand beside a lock.
  static func findings(
    _ sources: [(name: String, data: Data)], lock: String, at path: String = "Target.formats.swift"
  ) -> [String] {
    var generator = LockedGenerator(Generator(outputCount: 1))
    generator.look(at: sources.map { ($0.name, Array($0.data)) } + [(path, Array(lock.utf8))])
    return generator.finish().diagnostics.map(\.rendered)
  }
}
