import CodableEnumCore

/// A `Generator` for a target that may have a lock: it reads the lock, and compares it with the
/// models before code is written.
package struct LockedGenerator {
  private var generator: Generator
  /// The content of the target's lock; empty without one.
  package private(set) var lock = FormatLock()
  /// The place of the lock, if there is one.
  package private(set) var lockPosition: Diagnostic.Position?

  package init(_ generator: Generator) { self.generator = generator }

  /// Finds the marked enums of a file, or reads it as the lock.
  package mutating func scan(_ bytes: UnsafeRawBufferPointer, path: String, label: String) {
    let isNamedAsLock = LockParser.isNamedAsLock(label)
    guard let file = generator.parse(bytes, path: path, label: label, isWanted: isNamedAsLock)
    else { return }
    if LockParser.isLock(file) { read(file) } else { generator.scan(file) }
  }

  private mutating func read(_ file: ParsedFile) {
    let position = file.position(0)
    if let lockPosition {
      let note = Diagnostic.Note(text: "the first one is here", position: lockPosition)
      return generator.sink.report(Diagnostic(.secondLock, at: position, notes: [note]))
    }
    var parser = LockParser(file, generator.sink)
    lock = parser.parse() ?? FormatLock()
    lockPosition = position
  }

  package mutating func needsAnotherLook() -> Bool { generator.needsAnotherLook() }

  package mutating func resolve(_ bytes: UnsafeRawBufferPointer, path: String, label: String) {
    generator.resolve(bytes, path: path, label: label)
  }

  /// Returns the outputs and the diagnostics of the run. There are no outputs if a diagnostic is an
  /// error.
  package consuming func finish() -> Generation {
    let target = models()
    if !generator.sink.hasErrors { LockChecks(lock, target, generator.sink).run() }
    return generator.generation(of: target)
  }

  /// Returns the models of the marked enums.
  package mutating func models() -> TargetModels { generator.models() }

  /// What was found so far.
  package var diagnostics: [Diagnostic] { generator.sink.sorted }
}
