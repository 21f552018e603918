/// The whole way from the sources of one target to its generated files, without touching a disk.
///
/// Files are shown to it twice, because a conformance, a parent's generic parameters or a member of
/// the same name may stand in a file without a marker, and because no more than one file needs to
/// be in memory at a time:
///
/// ```swift
/// var generator = Generator(outputCount: 4)
/// for file in files { generator.scan(file.bytes, path: file.path, label: file.label) }
/// if generator.needsSecondLook {
///   for file in files { generator.resolve(file.bytes, path: file.path, label: file.label) }
/// }
/// let generation = generator.finish()
/// ```
public struct Generator {
  private let outputCount: Int

  public init(outputCount: Int) {
    self.outputCount = outputCount
  }

  /// Finds the marked enums of a file. A file without a marker costs one search of its bytes.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - path: The path that diagnostics show.
  ///   - label: The path that generated code shows, and that decides which output the file's enums
  ///     go to. It must not depend on the machine.
  public mutating func scan(_ bytes: UnsafeRawBufferPointer, path: String, label: String) {
  }

  /// Whether there are marked enums, so that other files may say something about them.
  public var needsSecondLook: Bool { false }

  /// Collects what a file says about the marked enums of the target.
  public mutating func resolve(_ bytes: UnsafeRawBufferPointer, path: String, label: String) {
  }

  /// The outputs, or every error of the run.
  public consuming func finish() -> Generation {
    Generation(outputs: (0..<outputCount).map { _ in "" }, diagnostics: [])
  }
}

/// What a run produced.
public struct Generation: Sendable {
  /// One text for each output; meaningless if there are errors.
  public let outputs: [String]
  /// In order of file, line and column.
  public let diagnostics: [Diagnostic]

  public var hasErrors: Bool { diagnostics.contains(where: \.isError) }
}
