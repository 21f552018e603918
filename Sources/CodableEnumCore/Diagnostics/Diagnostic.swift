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
    self.notes = (message.otherwise.map { [Note(text: $0, position: position)] } ?? []) + notes
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

  /// A place in a file: its line and column, both from 1, the column in UTF-8 bytes.
  public struct Position: Hashable, Sendable {
    public let path: String
    public let line: Int
    public let column: Int
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
  public var description: String { "\(path):\(line):\(column)" }

  public static func < (left: Self, right: Self) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }
}

/// A message and the byte of its file that it is about.
///
/// A class, because each `try` would copy a struct of this size.
package final class Finding: Error {
  package let message: Message
  package let offset: Int

  package init(message: Message, offset: Int) {
    self.message = message
    self.offset = offset
  }

  convenience init(_ id: Message.ID, _ values: String..., at offset: Int) {
    self.init(message: Message(id, values), offset: offset)
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

struct Reporter: Reporting {
  let places: FilePlaces
  let sink: DiagnosticSink
  /// Notes that follow every finding: which member of `reads` it is about.
  var context: [Diagnostic.Note] = []

  var reporter: Reporter { self }
}

/// Something that reports findings about one file.
protocol Reporting {
  var reporter: Reporter { get }
}

extension Reporting {
  func report(_ message: Message, at offset: Int, notes: [Diagnostic.Note] = []) {
    let position = reporter.places.position(offset)
    reporter.sink.report(Diagnostic(message, at: position, notes: notes + reporter.context))
  }

  /// Reports a finding with a second place, if there is one.
  func report(_ message: Message, at offset: Int, note: String, at other: Int?) {
    report(message, at: offset, notes: other.map { [self.note(note, at: $0)] } ?? [])
  }

  /// Reports a message of the tables.
  func report(
    _ id: Message.ID, _ values: String..., at offset: Int, note: String = "", at other: Int? = nil
  ) {
    report(Message(id, values), at: offset, note: note, at: other)
  }

  /// Reports a finding that is about a case, too.
  func report(_ message: Message, at offset: Int, beside item: DeclaredCase) {
    report(message, at: offset, note: "'\(item.baseName)' is declared here", at: item.nameOffset)
  }

  func report(_ id: Message.ID, _ values: String..., at offset: Int, beside item: DeclaredCase) {
    report(Message(id, values), at: offset, beside: item)
  }

  /// Reports those of some options whose values could be read.
  func report(
    _ id: Message.ID, each names: [String], of options: some AnnotationOptions, _ values: String...
  ) {
    for name in names {
      guard let offset = options.valueOffset(of: name) else { continue }
      report(Message(id, [name] + values), at: offset)
    }
  }

  func note(_ text: String, at offset: Int) -> Diagnostic.Note {
    reporter.places.note(text, at: offset)
  }
}
