/// Finds the annotations among the comments of a file.
struct AnnotationReader {
  let file: ParsedFile
  private(set) var annotations: [Annotation] = []
  /// Comments that are no annotation but look like a slip of one, if they stand inside a marked
  /// enum; the binder knows whether they do.
  private(set) var suspects: [Suspect] = []
  private(set) var diagnostics: [Diagnostic] = []

  struct Suspect {
    var word: String
    var offset: Int
    var nextToken: Int
  }

  init(_ file: ParsedFile) {
    self.file = file
    var index = 0
    while index < file.comments.count { index = read(at: index) }
  }

  /// Reads what the comment at `index` starts with and returns the index of the comment to go on at.
  private mutating func read(at index: Int) -> Int {
    let comment = file.comments[index]
    guard comment.kind == .line else {
      warnIfAnnotation(comment)
      return index + 1
    }
    var end = index + 1
    var parser = AnnotationParser(
      AnnotationText(file, comments: index..<end), at: comment.start + 2)
    parser.skipSpacesInLine()
    while parser.current == UInt8(ascii: "@") {
      let nameStart = parser.offset
      parser.advance()
      guard let word = parser.identifier() else { break }
      let nameRange = nameStart..<parser.offset
      guard let name = AnnotationName(rawValue: word) else {
        report(unknown: word, at: nameStart, nextToken: comment.nextToken)
        break
      }
      var annotation = Annotation(
        name: name, nameRange: nameRange, arguments: [], firstComment: index,
        nextToken: comment.nextToken, isComplete: false)
      let listStart = parser.offset
      do throws(AnnotationParser.Failure) {
        guard parser.consume("(") else {
          throw .init(message: .missingArgumentList(name), offset: listStart)
        }
        let argumentsStart = parser.offset
        while true {
          do throws(AnnotationParser.Failure) {
            annotation.arguments = try parser.arguments(openedAt: argumentsStart - 1)
            break
          } catch {
            // The list may go on in the next comment, if the next line is one.
            guard error.message.id == .unclosedAnnotation, continues(at: end) else { throw error }
            end = extended(from: index, to: end)
            parser = AnnotationParser(
              AnnotationText(file, comments: index..<end), at: argumentsStart)
          }
        }
        while file.comments[end - 1].start > parser.offset { end -= 1 }
        annotation.isComplete = true
        annotation.nextToken = file.comments[end - 1].nextToken
        annotations.append(annotation)
        try checkRest(&parser)
      } catch {
        diagnostics.append(Diagnostic(error.message, at: file.position(error.offset)))
        if !annotation.isComplete { annotations.append(annotation) }
        break
      }
    }
    return end
  }

  /// Takes in as many further comments as there are already, so that an annotation of many lines is
  /// still read in linear time.
  private func extended(from index: Int, to end: Int) -> Int {
    var newEnd = end
    while newEnd < end + (end - index), continues(at: newEnd) { newEnd += 1 }
    return newEnd
  }

  /// Whether the comment at `index` is a `//` comment on the line after the one before it, with
  /// nothing between the two.
  private func continues(at index: Int) -> Bool {
    guard index < file.comments.count else { return false }
    let previous = file.comments[index - 1]
    let next = file.comments[index]
    return next.kind == .line && next.nextToken == previous.nextToken
      && file.lines.line(at: next.start) == file.lines.line(at: previous.start) + 1
  }

  /// Behind an annotation may stand another one or a further comment; any other text might be meant
  /// to be part of it, and so must not be ignored.
  private func checkRest(_ parser: inout AnnotationParser) throws(AnnotationParser.Failure) {
    parser.skipSpacesInLine()
    if parser.isAtEndOfLine || parser.current == UInt8(ascii: "@") { return }
    if parser.current == UInt8(ascii: "/"), parser.text[parser.offset + 1] == UInt8(ascii: "/") {
      return
    }
    throw .init(message: .textBehindAnnotation, offset: parser.offset)
  }

  private mutating func report(unknown word: String, at offset: Int, nextToken: Int) {
    if let name = AnnotationName.nearest(to: word, tolerance: 2) {
      diagnostics.append(
        Diagnostic(.unknownAnnotation(word, nearest: name), at: file.position(offset)))
    } else {
      suspects.append(Suspect(word: word, offset: offset, nextToken: nextToken))
    }
  }

  private mutating func warnIfAnnotation(_ comment: Comment) {
    let bytes = file.file.bytes
    var offset = comment.start
    while offset < comment.end,
      [UInt8(ascii: "/"), UInt8(ascii: "*"), 0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset])
    {
      offset += 1
    }
    guard offset < comment.end, bytes[offset] == UInt8(ascii: "@") else { return }
    var end = offset + 1
    while end < comment.end, bytes[end].continuesIdentifier { end += 1 }
    guard let name = AnnotationName(rawValue: file.file.text(offset + 1..<end)) else { return }
    diagnostics.append(
      Diagnostic(.annotationInProse(name, comment.kind), at: file.position(offset)))
  }
}

extension ParsedFile {
  /// A place in this file as diagnostics show it.
  func position(_ offset: Int) -> Diagnostic.Position {
    Diagnostic.Position(path: file.path, location: lines.location(at: offset))
  }
}
