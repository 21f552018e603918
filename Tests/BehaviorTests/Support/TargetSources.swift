import CodableEnumCore
import CodableEnumFormats
import CodableEnumLocks

/// The sources of a target by name, shown to a generator as a build shows them.
struct TargetSources {
  var files: [String: String]

  func generation(outputCount: Int) -> Generation {
    var generator = LockedGenerator(Generator(outputCount: outputCount))
    generator.look(at: sorted.map { ($0.path, $0.bytes) })
    return generator.finish()
  }

  /// What is written as the sources are now.
  func formats() -> TargetFormats {
    TargetFormats(of: sorted)
  }

  /// The errors that generating finds.
  var errors: [Diagnostic] { generation(outputCount: 1).diagnostics.filter(\.isError) }

  private var sorted: [SourceText] {
    files.sorted { $0.key < $1.key }.map { SourceText(path: $0.key, bytes: Array($0.value.utf8)) }
  }
}
