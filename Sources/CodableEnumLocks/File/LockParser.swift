import CodableEnumCore

/// Reads a lock file. It reports every line that it doesn't understand, because nobody would check
/// the data of that line.
struct LockParser {
  private let file: ParsedFile
  private let sink: DiagnosticSink
  private var lock = FormatLock()
  /// Whether the following lines belong to a section whose first line was an error.
  private var isInUnreadSection = false

  /// Whether a file is a lock: it begins with the annotation, or its name ends in `.formats.swift`
  /// and it contains only comments. So a lock that lost its first line is still one.
  static func isLock(_ file: ParsedFile) -> Bool {
    guard let first = file.comments.first else { return false }
    let text = file.file.text(first.start..<first.end)
    return text.hasPrefix("// @CodableEnumLock")
      || isNamedAsLock(file.file.label) && file.tokens.first?.kind == .endOfFile
  }

  /// `App.formats.swift`
  static func isNamedAsLock(_ label: String) -> Bool { label.hasSuffix(".formats.swift") }

  init(_ file: ParsedFile, _ sink: DiagnosticSink) {
    self.file = file
    self.sink = sink
  }

  /// The lock, or nil if errors were reported.
  mutating func parse() -> FormatLock? {
    let errorCount = sink.errorCount
    for conflict in file.diagnostics where conflict.message.id == .conflictMarker {
      sink.report(Diagnostic(.lockWithCode, at: conflict.position))
    }
    if let token = file.tokens.first, token.kind != .endOfFile {
      report(.lockWithCode, at: token.start)
    }
    guard sink.errorCount == errorCount else { return nil }
    var hasMark = false
    for index in file.comments.indices {
      let comment = file.comments[index]
      let text = AnnotationText(file, comments: index..<index + 1)
      var parser = AnnotationParser(text, at: comment.start)
      parser.skipSpacesInLine()
      let line = text.text(parser.offset..<text.end).trimmingEnd
      let isLine = comment.kind == .line
      if isLine, !hasMark {
        hasMark = line == FormatLock.mark
        if hasMark { continue }
        report(.lockVersion(String(line)), at: parser.offset)
        return nil
      }
      let isProse = line.isEmpty || lock.sections.isEmpty && FormatLock.prose.contains(String(line))
      if isLine, isProse { continue }
      do throws(AnnotationParser.Failure) {
        guard isLine else { throw parser.expected("a line that begins with '//'") }
        try parseLine(&parser)
        guard parser.isAtEndOfLine else { throw parser.expected("the end of the line") }
      } catch {
        report(.lockSyntax(error.message), at: error.offset)
        isInUnreadSection =
          isInUnreadSection || line.hasPrefix("enum ") || line.hasPrefix("struct ")
      }
    }
    return sink.errorCount == errorCount ? lock : nil
  }

  private func report(_ message: Message, at offset: Int) {
    sink.report(Diagnostic(message, at: file.position(offset)))
  }

  private mutating func parseLine(
    _ parser: inout AnnotationParser
  ) throws(AnnotationParser.Failure) {
    let start = parser.offset
    let position = file.position(start)
    if let subject = try parser.subject() {
      isInUnreadSection = false
      lock.sections.append(.init(subject: subject, entries: [], position: position))
      return
    }
    guard let subject = lock.sections.last?.subject, !isInUnreadSection else {
      if isInUnreadSection { return parser.advance(by: parser.text.end - parser.offset) }
      throw parser.expected("'enum' or 'struct' and a name")
    }
    var entry = FormatLock.Entry(name: nil, shape: .null, position: position)
    // A raw value may be a word too, but only a case has a colon after it.
    if let name = parser.identifier(), parser.current == ":" {
      parser.advance()
      entry.name = name
    } else {
      parser.offset = start
    }
    parser.skipSpacesInLine()
    entry.shape = try parser.shape()
    parser.skipSpacesInLine()
    try parser.readNotes(into: &entry)
    if case .format = subject, entry.name == nil {
      throw .init(message: Message(.annotationSyntax, "the name of a case"), offset: start)
    }
    lock.sections[lock.sections.count - 1].entries.append(entry)
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmingEnd: Substring {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
