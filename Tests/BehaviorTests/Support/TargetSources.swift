import CodableEnumCore

/// The sources of a target by name, shown to a generator as a build shows them.
struct TargetSources {
  var files: [String: String]

  func generation(outputCount: Int) -> Generation {
    var generator = Generator(outputCount: outputCount)
    show(&generator)
    return generator.finish()
  }

  /// What is written as the sources are now.
  func formats() -> TargetFormats {
    var generator = Generator(outputCount: 1, describesTypes: true)
    show(&generator)
    return generator.formats()
  }

  /// The errors that generating finds.
  var errors: [Diagnostic] { generation(outputCount: 1).diagnostics.filter(\.isError) }

  private func show(_ generator: inout Generator) {
    generator.look(at: files.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) })
  }
}
