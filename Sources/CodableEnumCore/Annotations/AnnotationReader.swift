/// Finds the annotations among the comments of a file.
final class AnnotationReader {
  let file: ParsedFile
  private(set) var annotations: [Annotation] = []
  /// In source order.
  private(set) var suspects: [Suspect] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether the current run of `///` comments is in a fenced block of code.
  private var isInFence = false
  /// The text of consecutive `//` comments, kept for all annotations in them.
  private var run: (comments: Range<Int>, text: AnnotationText)?

  /// Something that is nearly an annotation. Whether it is a mistake depends on its place, which
  /// the binder knows.
  struct Suspect {
    let offset: Int
    /// The index of the comment that contains it.
    let comment: Int
    // The message for each place in which it is a mistake.
    var insideMarkedEnum: Message?
    var beforeMarkedEnum: Message?
    var beforeEnum: Message?
    var elsewhere: Message?
  }

  init(_ file: ParsedFile) {
    self.file = file
    var index = 0
    while index < file.comments.count { index = read(at: index) }
  }

  /// Reads the annotations at the start of the comment at `index`. Returns the index of the comment
  /// to read next.
  private func read(at index: Int) -> Int {
    let comment = file.comments[index]
    guard comment.kind == .line, !isLookAlike(index) else {
      findSlip(inComment: index, from: comment.start)
      return index + 1
    }
    var end = index + 1
    var parser = AnnotationParser(text(from: index), at: comment.start + 2)
    parser.skipSpacesInLine()
    var rest = comment.start
    while parser.current == "@" {
      let nameStart = parser.offset
      parser.advance()
      guard let word = parser.identifier() else { break }
      guard let name = AnnotationName(rawValue: word) else {
        if reportSlip(of: word, at: nameStart, inComment: index, parser) { return end }
        break
      }
      let annotation = Annotation(
        name: name, nameRange: nameStart..<parser.offset, arguments: [], comment: comment,
        isComplete: false)
      guard readArguments(of: annotation, &parser, &end) else { return end }
      rest = parser.offset
    }
    findSlip(inComment: end - 1, from: rest)
    return end
  }

  /// Reads the argument list of an annotation. It may continue in the comments on the next lines.
  ///
  /// - Parameter end: The index of the comment to read next.
  /// - Returns: Whether it was understood. The annotation is kept in either case.
  private func readArguments(
    of incomplete: Annotation, _ parser: inout AnnotationParser, _ end: inout Int
  ) -> Bool {
    var annotation = incomplete
    do throws(AnnotationParser.Failure) {
      guard parser.consumeInLine("(") else {
        let name = annotation.name
        throw .init(
          .missingArgumentList, name.rawValue, name.exampleArguments,
          at: annotation.nameRange.upperBound)
      }
      annotation.arguments = try parser.arguments(openedAt: parser.offset - 1)
      end = comment(behind: parser.offset)
      annotation.isComplete = true
      annotations.append(annotation)
      try checkRest(&parser)
      return true
    } catch {
      diagnostics.append(Diagnostic(error.message, at: file.position(error.offset)))
      if !annotation.isComplete { annotations.append(annotation) }
      // The lines after a broken one are read separately: they may be another annotation.
      let isUnclosed = error.message.id == .unclosedAnnotation
      end = comment(behind: isUnclosed ? parser.text.end : error.offset)
      return false
    }
  }

  /// Returns the index of the first comment behind an offset.
  private func comment(behind offset: Int) -> Int {
    file.comments.border(from: { $0.start > offset })
  }

  /// Returns the text of a comment, and of those around it that may be part of one annotation.
  private func text(from index: Int) -> AnnotationText {
    if let run, run.comments.contains(index) { return run.text }
    var end = index + 1
    while continues(at: end) { end += 1 }
    let text = AnnotationText(file, comments: index..<end)
    run = (index..<end, text)
    return text
  }

  /// Returns whether the comment at `index` is a `//` comment on the line after the previous one,
  /// with nothing between the two.
  private func continues(at index: Int) -> Bool {
    guard index < file.comments.count else { return false }
    let previous = file.comments[index - 1]
    let next = file.comments[index]
    return next.kind == .line && next.nextToken == previous.nextToken
      && file.line(at: next.start) == file.line(at: previous.start) + 1
  }

  /// Checks the text after an annotation. Another annotation or a further comment may follow. Any
  /// other text is an error: it might be meant as part of the annotation, so it must not be
  /// ignored.
  private func checkRest(_ parser: inout AnnotationParser) throws(AnnotationParser.Failure) {
    parser.skipSpacesInLine()
    let isComment = parser.current == "/" && parser.text[parser.offset + 1] == "/"
    if parser.isAtEndOfLine || parser.current == "@" || isComment { return }
    throw .init(
      message: parser.lookAlike.map(Message.lookAlike) ?? Message(.textBehindAnnotation),
      offset: parser.offset)
  }

  /// Reports a name that isn't an annotation's, or adds it to the suspects if its place decides.
  ///
  /// - Returns: Whether it was reported.
  private func reportSlip(
    of word: String, at offset: Int, inComment index: Int, _ parser: AnnotationParser
  ) -> Bool {
    if let name = AnnotationName.nearest(to: word, tolerance: 2) {
      diagnostics.append(
        Diagnostic(Message(.unknownAnnotation, word, name.rawValue), at: file.position(offset)))
      return true
    }
    var parser = parser
    let hasArguments = parser.consumeInLine("(")
    var suspect = Suspect(offset: offset, comment: index)
    if hasArguments || parser.isAtEndOfLine {
      suspect.insideMarkedEnum = .foreignAnnotation(word, ForeignWords.annotationInEnum(word))
      suspect.beforeMarkedEnum = .foreignAnnotation(word, ForeignWords.annotationOfEnum(word))
      let isOwn = hasArguments && ForeignWords.annotation(madeOf: word) == .codableEnum
      if isOwn { suspect.beforeEnum = suspect.beforeMarkedEnum }
      if suspect.insideMarkedEnum != nil || suspect.beforeMarkedEnum != nil {
        suspects.append(suspect)
        return false
      }
    }
    // In a marked enum, nearly every `// @Cod…` is a slip.
    guard word.lowercased().hasPrefix("cod"),
      let name = ForeignWords.annotation(madeOf: word)
        ?? AnnotationName.allCases.first(where: { word.hasPrefix($0.rawValue) })
        ?? .nearest(to: word, tolerance: 5)
    else { return false }
    suspect.insideMarkedEnum = Message(.unknownAnnotation, word, name.rawValue)
    if hasArguments { suspect.beforeEnum = suspect.insideMarkedEnum }
    suspects.append(suspect)
    return false
  }

  /// Returns whether a comment begins with something that only looks like an annotation.
  private func isLookAlike(_ index: Int) -> Bool {
    let comment = file.comments[index]
    var finder = AnnotationSlipFinder(file.file.bytes, comment, from: comment.start)
    return finder.firstSlip().map { $0.begins && $0.lookAlike != nil } ?? false
  }

  /// Adds the first near miss in the rest of a comment to the suspects.
  private func findSlip(inComment index: Int, from start: Int) {
    let comment = file.comments[index]
    var finder = AnnotationSlipFinder(file.file.bytes, comment, from: start)
    if comment.kind == .documentationLine {
      let continues = index > 0 && file.comments[index - 1].nextToken == comment.nextToken
      finder.isInFence = continues && isInFence
    }
    if let slip = finder.firstSlip() {
      var suspect = Suspect(offset: slip.offset, comment: index)
      let error = Message.annotationInProse(slip, .error)
      suspect.insideMarkedEnum = error
      suspect.beforeEnum = error
      if slip.lookAlike != nil, slip.begins, comment.kind == .line { suspect.elsewhere = error }
      if slip.isOnlyInProse { suspect.elsewhere = .annotationInProse(slip, .warning) }
      suspects.append(suspect)
    }
    isInFence = comment.kind == .documentationLine && finder.isInFence
  }
}
