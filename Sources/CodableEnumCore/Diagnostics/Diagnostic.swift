/// One finding about the sources, in the form of the Swift compiler's own.
///
/// A diagnostic is printed as a line `path:line:column: error: text`, followed by its hint and its
/// notes as `note:` lines. Build systems and editors recognize these.
public struct Diagnostic: Sendable {
  public let message: Message
  public let position: Position
  public let notes: [Note]

  package init(_ message: Message, at position: Position, notes: [Note] = []) {
    self.message = message
    self.position = position
    self.notes =
      (message.otherwise.map { [Note(text: $0, position: position)] } ?? []) + notes
  }

  /// A second place that belongs to the finding, such as the first of two equal tags.
  public struct Note: Hashable, Sendable {
    public let text: String
    public let position: Position

    package init(text: String, position: Position) {
      self.text = text
      self.position = position
    }
  }

  /// A place in a file, resolved to line and column.
  public struct Position: Hashable, Sendable {
    public let path: String
    public let location: SourceLocation
  }

  public var isError: Bool { message.severity == .error }

  /// The text for the terminal, without a final newline.
  public var rendered: String {
    var lines = ["\(position): \(message.severity.rawValue): \(message.text)"]
    if let hint = message.hint { lines.append("\(position): note: \(hint)") }
    lines += notes.map { "\($0.position): note: \($0.text)" }
    return lines.joined(separator: "\n")
  }
}

extension Diagnostic.Position: CustomStringConvertible, Comparable {
  public var description: String { "\(path):\(location.line):\(location.column)" }

  public static func < (left: Self, right: Self) -> Bool {
    if left.path != right.path { return left.path < right.path }
    if left.location.line != right.location.line { return left.location.line < right.location.line }
    return left.location.column < right.location.column
  }
}

/// Collects what all stages of a run find.
///
/// This is a class: every stage reports into the one sink of its run, so none can forget to pass
/// its findings on.
package final class DiagnosticSink {
  package private(set) var diagnostics: [Diagnostic] = []
  package private(set) var errorCount = 0

  package init() {}

  package var hasErrors: Bool { errorCount > 0 }

  /// In order of file, line and column.
  package var sorted: [Diagnostic] { diagnostics.sorted { $0.position < $1.position } }

  package func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    if diagnostic.isError { errorCount += 1 }
  }

  func report(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { report(diagnostic) }
  }
}

/// Turns offsets in a file into the places that diagnostics show. This is all that is kept of a file
/// after its declarations were read.
package struct FilePlaces: Sendable {
  let path: String
  let lines: LineTable

  package func position(_ offset: Int) -> Diagnostic.Position {
    Diagnostic.Position(path: path, location: lines.location(at: offset))
  }

  package func note(_ text: String, at offset: Int) -> Diagnostic.Note {
    Diagnostic.Note(text: text, position: position(offset))
  }
}

/// Reports findings about one file.
struct Reporter {
  let places: FilePlaces
  let sink: DiagnosticSink
  /// Notes that follow every finding: which member of `reads` it is about.
  var context: [Diagnostic.Note] = []

  func report(_ message: Message, at offset: Int, notes: [Diagnostic.Note] = []) {
    sink.report(Diagnostic(message, at: places.position(offset), notes: notes + context))
  }

  /// Reports an error of the tables.
  func report(
    _ id: Message.ID, _ values: String..., at offset: Int, notes: [Diagnostic.Note] = []
  ) {
    report(Message(id, values), at: offset, notes: notes)
  }

  /// Reports a finding with a second place, if there is one.
  func report(_ message: Message, at offset: Int, note: String, at other: Int?) {
    report(message, at: offset, notes: other.map { [places.note(note, at: $0)] } ?? [])
  }

  func report(
    _ id: Message.ID, _ values: String..., at offset: Int, note: String, at other: Int?
  ) {
    report(Message(id, values), at: offset, note: note, at: other)
  }

  func note(_ text: String, at offset: Int) -> Diagnostic.Note {
    places.note(text, at: offset)
  }
}

extension ParsedFile {
  package var places: FilePlaces { FilePlaces(path: file.path, lines: lines) }
}
