import CodableEnumCore

extension ExportNote {
  /// Creates a note from documentation comments, without their slashes and stars.
  init(_ note: DeclarationNotes.Note) {
    self.init(isDeprecated: note.isDeprecated)
    for comment in note.comments {
      lines += comment.hasPrefix("/*") ? Self.lines(ofBlock: comment) : [Self.line(comment)]
    }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
  }

  /// Returns the text of `/// Text`.
  private static func line(_ comment: String) -> String {
    let text = comment.dropFirst(3)
    return (text.first == " " ? text.dropFirst() : text).trimmingSpacesAtEnd
  }

  /// Returns the lines of `/** Text */`, with or without a star before each line.
  private static func lines(ofBlock comment: String) -> [String] {
    let text = comment.dropFirst(3).dropLast(2)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let content = line.drop { $0 == " " || $0 == "\t" }
      let isMarked = content.first == "*" && content.dropFirst().first.map { $0 == " " } ?? true
      let body = isMarked ? content.dropFirst().drop { $0 == " " } : content
      return body.trimmingSpacesAtEnd
    }
  }
}

extension ExportSchema {
  /// Returns the schema with a declaration's own note before the note of its type.
  func adding(_ note: ExportNote) -> ExportSchema {
    var schema = self
    schema.note = ExportNote(
      lines: note.lines + self.note.lines,
      isDeprecated: note.isDeprecated || self.note.isDeprecated)
    return schema
  }

  /// Returns the schema with another note.
  func with(_ note: ExportNote) -> ExportSchema {
    var schema = self
    schema.note = note
    return schema
  }
}

extension Substring {
  fileprivate var trimmingSpacesAtEnd: String {
    var text = self
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
