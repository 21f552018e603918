/// Collects what all stages of a run find.
///
/// A class: every stage reports into the one sink of its run, and so none can forget to hand its
/// findings on.
final class DiagnosticSink {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var errorCount = 0

  var hasErrors: Bool { errorCount > 0 }

  func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    if diagnostic.isError { errorCount += 1 }
  }

  func report(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { report(diagnostic) }
  }
}

/// Turns offsets in a file into places that diagnostics show; all that is left of a file once its
/// declarations were read.
struct FilePlaces: Sendable {
  let path: String
  let lines: LineTable

  func position(_ offset: Int) -> Diagnostic.Position {
    Diagnostic.Position(path: path, location: lines.location(at: offset))
  }

  func note(_ text: String, at offset: Int) -> Diagnostic.Note {
    Diagnostic.Note(text: text, position: position(offset))
  }
}

/// Reports findings about one file.
struct Reporter {
  let places: FilePlaces
  let sink: DiagnosticSink
  /// What stands behind every finding: which member of `reads` it is about.
  var context: [Diagnostic.Note] = []

  func report(_ message: Message, at offset: Int, notes: [Diagnostic.Note] = []) {
    sink.report(Diagnostic(message, at: places.position(offset), notes: notes + context))
  }

  func note(_ text: String, at offset: Int) -> Diagnostic.Note {
    places.note(text, at: offset)
  }
}

extension ParsedFile {
  var places: FilePlaces { FilePlaces(path: file.path, lines: lines) }
}
