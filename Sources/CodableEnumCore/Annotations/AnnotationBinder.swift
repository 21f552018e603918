/// Joins annotations with the declarations that they mark, and reports those that mark nothing.
///
/// A comment knows the token after it, so a marker finds its declaration without guessing: that
/// token belongs to the declaration's head, or the token before the comment is on the same line and
/// belongs to the case or value that the marker trails.
///
/// A class, because each closure would copy a struct of this size.
final class AnnotationBinder: Reporting {
  let file: ParsedFile
  private let reader: AnnotationReader
  private let options: OptionReader
  var reporter: Reporter { options.reporter }
  private(set) var enums: [MarkedEnum] = []

  private let enumsByHeadToken: [Int: Int]
  /// All cases of the file with the indices of their enums, in source order.
  let cases: [(item: CaseDeclaration, owner: Int)]

  /// The annotations, by the first token of the declaration or the value that they mark.
  private var marks: [Int: Annotation] = [:]
  /// The indices of the marked enums.
  private var marked: Set<Int> = []
  /// Where misplaced annotations were reported. One error is enough for comments that follow each
  /// other.
  private var misplaced: Set<CommentGroup> = []
  /// The unmarked enums about which something was reported: a mark at a wrong place, or an
  /// annotation inside. Everything else that is wrong in them has the same cause.
  private var reportedUnmarked: Set<Int> = []

  /// Comments between two tokens: those on the line of the first token, or those after that line.
  private struct CommentGroup: Hashable {
    var nextToken: Int
    var trails: Bool
  }

  init(_ file: ParsedFile, _ sink: DiagnosticSink) {
    self.file = file
    reader = AnnotationReader(file)
    sink.report(reader.diagnostics)
    options = OptionReader(reporter: Reporter(places: file.places, sink: sink))
    var enumsByHeadToken: [Int: Int] = [:]
    var cases: [(item: CaseDeclaration, owner: Int)] = []
    for (index, declaration) in file.declarations.enumerated() where declaration.kind == .enum {
      for token in declaration.head { enumsByHeadToken[token] = index }
      cases += declaration.cases.map { ($0, index) }
    }
    self.enumsByHeadToken = enumsByHeadToken
    self.cases = cases.sorted { $0.item.tokens.lowerBound < $1.item.tokens.lowerBound }
  }

  func bind() {
    for annotation in reader.annotations where annotation.name == .codableEnum {
      bindEnum(annotation)
    }
    reportSuspects()
    for annotation in reader.annotations {
      switch annotation.name {
      case .codableEnum: break
      case .codableCase: bindCase(annotation)
      case .codableValue: bindValue(annotation)
      }
    }
    for declaration in marked.sorted() { join(declaration) }
  }

  private func mark(_ token: Int, with annotation: Annotation) {
    if let first = marks[token] {
      reportMisplaced(
        annotation, Message(.secondAnnotation, annotation.name.rawValue), first: first)
    } else {
      marks[token] = annotation
    }
  }

  private func bindEnum(_ annotation: Annotation) {
    guard let declaration = enumDeclared(behind: annotation.comment) else {
      let token = file.tokens[annotation.comment.nextToken]
      let isLast = token.kind == .endOfFile
      let next = isLast ? "at the end of the file" : "before '\(file.file.text(token.range))'"
      let place = trails(annotation.comment) ? "after other code" : next
      reportMisplaced(annotation, Message(.detachedEnumAnnotation, place))
      reportedUnmarked.formUnion(enumsMeant(by: annotation))
      return
    }
    marked.insert(declaration)
    mark(file.declarations[declaration].head.lowerBound, with: annotation)
  }

  /// Returns the enums around a misplaced mark, and those in the declaration that it precedes.
  private func enumsMeant(by annotation: Annotation) -> [Int] {
    let token = annotation.comment.nextToken
    let body = file.declarations.first { $0.head.contains(token) }?.body
    return file.declarations.indices.filter {
      let own = file.declarations[$0].body
      return own.contains(token) || body.map { $0.overlaps(own) } ?? false
    }
  }

  private func reportMisplaced(
    _ annotation: Annotation, _ message: Message, first: Annotation? = nil
  ) {
    let comment = annotation.comment
    let group = CommentGroup(nextToken: comment.nextToken, trails: trails(comment))
    guard misplaced.insert(group).inserted else { return }
    report(
      message, at: annotation.nameRange.lowerBound, note: "the first one is here",
      at: first?.nameRange.lowerBound)
  }

  private func reportUnmarked(_ annotation: Annotation, _ declaration: Int) {
    guard reportedUnmarked.insert(declaration).inserted else { return }
    reportMisplaced(annotation, Message(.annotationInUnmarkedEnum, annotation.name.rawValue))
  }

  private func bindCase(_ annotation: Annotation) {
    guard let index = caseIndex(of: annotation) else {
      return reportMisplaced(annotation, Message(.detachedCaseAnnotation))
    }
    let (item, owner) = cases[index]
    guard marked.contains(owner) else { return reportUnmarked(annotation, owner) }
    guard item.elements.count == 1 else {
      let names = Message.list(item.elements.map { "'\($0.name)'" }, "and")
      return reportMisplaced(annotation, Message(.caseAnnotationOnSeveral, names))
    }
    mark(item.tokens.lowerBound, with: annotation)
  }

  /// Returns the index of the case that an annotation precedes, or trails on the same line.
  private func caseIndex(of annotation: Annotation) -> Int? {
    guard trails(annotation.comment) else {
      let token = annotation.comment.nextToken
      return caseIndex(around: token).flatMap { cases[$0].item.head.contains(token) ? $0 : nil }
    }
    guard let index = caseIndex(around: tokenBefore(annotation)) else { return nil }
    let line = file.line(at: annotation.nameRange.lowerBound)
    let isShared = cases[max(index - 1, 0)...index].allSatisfy {
      file.lastLine(ofToken: $0.item.tokens.upperBound - 1) == line
    }
    return index > 0 && isShared ? nil : index
  }

  private func bindValue(_ annotation: Annotation) {
    let trails = trails(annotation.comment)
    let anchor = trails ? tokenBefore(annotation) : annotation.comment.nextToken
    guard let (item, owner) = caseIndex(around: anchor).map({ cases[$0] }) else {
      return reportMisplaced(annotation, Message(.detachedValueAnnotation))
    }
    guard marked.contains(owner) else { return reportUnmarked(annotation, owner) }
    func line(_ tokens: Range<Int>) -> Int {
      trails ? file.lastLine(ofToken: tokens.upperBound - 1) : file.line(ofToken: tokens.lowerBound)
    }
    let annotated = line(anchor..<anchor + 1)
    let values = item.elements.flatMap { $0.values ?? [] }.map(\.tokens)
    let start = values.border(from: { line($0) >= annotated })
    var matching = values[start...].prefix { line($0) == annotated }
    // Before or after a whole case, on another line than the value, a marker means the only value.
    if matching.isEmpty, values.count == 1 { matching = values[...] }
    guard matching.count == 1, let value = matching.first else {
      return reportMisplaced(
        annotation,
        matching.isEmpty
          ? Message(.detachedValueAnnotation)
          : Message(.unclearValueAnnotation, "\(matching.count)"))
    }
    mark(value.lowerBound, with: annotation)
  }

  /// Reads the options of an enum and of everything in it.
  private func join(_ declaration: Int) {
    let head = file.declarations[declaration].head
    let enumOptions = read(head, options.enumOptions)
    var cases: [Int: CaseOptions] = [:]
    var values: [Int: ValueOptions] = [:]
    for item in file.declarations[declaration].cases {
      cases[item.tokens.lowerBound] = read(item.tokens, options.caseOptions)
      for value in item.elements.flatMap({ $0.values ?? [] }) {
        values[value.tokens.lowerBound] = read(value.tokens, options.valueOptions)
      }
    }
    guard let annotation = marks[head.lowerBound], let enumOptions, let style = enumOptions.style
    else { return }
    enums.append(
      MarkedEnum(
        declaration: declaration, offset: annotation.nameRange.lowerBound, style: style,
        options: enumOptions, cases: cases, values: values))
  }

  private func read<Options>(_ tokens: Range<Int>, _ options: (Annotation) -> Options) -> Options? {
    marks[tokens.lowerBound].flatMap { $0.isComplete ? options($0) : nil }
  }

  /// Reports near misses of annotations in a marked enum or before any enum. Ignoring them would
  /// change what is written.
  private func reportSuspects() {
    var bodies = marked.map { file.declarations[$0].body }[...]
    bodies.sort { $0.lowerBound < $1.lowerBound }
    for suspect in reader.suspects {
      let comment = file.comments[suspect.comment]
      // Suspects are in source order. If bodies are nested, the outermost one decides.
      while let body = bodies.first, body.upperBound < comment.nextToken { bodies.removeFirst() }
      let isInside = bodies.first.map { $0.lowerBound <= comment.nextToken } ?? false
      let message =
        if isInside {
          suspect.insideMarkedEnum
        } else if let declaration = enumDeclared(behind: comment) {
          (marked.contains(declaration) ? suspect.beforeMarkedEnum : nil) ?? suspect.beforeEnum
        } else {
          suspect.elsewhere
        }
      guard let message else { continue }
      report(message, at: suspect.offset)
      if message.severity == .error, let declaration = enumDeclared(behind: comment) {
        reportedUnmarked.insert(declaration)
      }
    }
  }

  /// Returns the enum that a comment can be about. After other code on its line, the comment could be
  /// meant for that code. After an attribute of the same enum, it can't.
  private func enumDeclared(behind comment: Comment) -> Int? {
    guard let declaration = enumsByHeadToken[comment.nextToken] else { return nil }
    let isAlone = !trails(comment) || enumsByHeadToken[comment.nextToken - 1] == declaration
    return isAlone ? declaration : nil
  }

  /// Returns whether there is code before a comment on its line.
  private func trails(_ comment: Comment) -> Bool {
    let previous = comment.nextToken - 1
    return previous >= 0 && file.lastLine(ofToken: previous) == file.line(at: comment.start)
  }

  /// Returns the token before the annotation. A semicolon counts as part of what it ends.
  func tokenBefore(_ annotation: Annotation) -> Int {
    let token = annotation.comment.nextToken - 1
    return token > 0 && file.tokens[token].kind == .semicolon ? token - 1 : token
  }

  /// Returns the index of the case declaration that a token belongs to.
  func caseIndex(around token: Int) -> Int? {
    let index = cases.border(from: { $0.item.tokens.upperBound > token })
    return index < cases.count && cases[index].item.tokens.contains(token) ? index : nil
  }
}

extension ParsedFile {
  /// The indices of the marked enums.
  package var markedEnums: Set<Int> {
    let binder = AnnotationBinder(self, DiagnosticSink())
    binder.bind()
    return Set(binder.enums.map(\.declaration))
  }

  package func position(_ offset: Int) -> Diagnostic.Position { places.position(offset) }

  func line(at offset: Int) -> Int { places.line(at: offset) }

  func line(ofToken token: Int) -> Int { line(at: tokens[token].start) }

  func lastLine(ofToken token: Int) -> Int { line(at: tokens[token].end - 1) }
}
