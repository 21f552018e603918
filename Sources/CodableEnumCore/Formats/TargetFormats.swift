/// What the marked enums of one target put on the wire.
package struct TargetFormats {
  /// In order of file and line.
  package var diagnostics: [Diagnostic]
}

extension Generator {
  /// Describes the formats instead of generating code; of a generator that was made with
  /// `describesTypes`.
  package consuming func formats() -> TargetFormats {
    TargetFormats(diagnostics: finish().diagnostics)
  }
}

extension TargetFormats {
  /// The text of a lock file of what is written now, beside what a lock has already.
  package func lockText() -> String { "" }
}
