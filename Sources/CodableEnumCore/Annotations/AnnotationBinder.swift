/// Joins annotations with the declarations that they mark, and reports those that mark nothing.
///
/// A comment knows the token after it, so a marker finds its declaration without guessing: that
/// token belongs to the declaration's head, or the token before the comment is on the same line and
/// belongs to the case or value that the marker trails.
struct AnnotationBinder {
  let file: ParsedFile
  private let reader: AnnotationReader
  private let options: OptionReader
  private var reporter: Reporter { options.reporter }
  private(set) var enums: [MarkedEnum] = []

  private let enumsByHeadToken: [Int: Int]
  /// All cases of the file, in source order.
  let cases: [CasePlace]

  struct CasePlace {
    var declaration: Int
    var index: Int
    var tokens: Range<Int>
  }

  /// The annotations of cases and values, by what they mark.
  private var caseOptions: [CaseKey: Annotation] = [:]
  private var valueOptions: [ValueKey: Annotation] = [:]
  /// Where misplaced annotations were reported. One error is enough for comments that follow each
  /// other.
  private var misplaced: Set<CommentGroup> = []
  /// The unmarked enums about which something was reported: a mark at a wrong place, or an
  /// annotation inside. Everything else that is wrong in them has the same cause.
  private var reportedUnmarked: Set<Int> = []
  /// The lines of the values in each case declaration with annotated values. They are computed
  /// once, because there may be many.
  private var valueLines: [CaseKey: ValueLines] = [:]

  /// Comments between two tokens: those on the line of the first token, or those after that line.
  private struct CommentGroup: Hashable {
    var nextToken: Int
    var trails: Bool
  }

  struct CaseKey: Hashable {
    var declaration: Int
    var index: Int
  }

  /// The values of one case declaration, by the lines on which they start and end.
  private struct ValueLines {
    var all: [ValueKey] = []
    var starting: [Int: [ValueKey]] = [:]
    var ending: [Int: [ValueKey]] = [:]
  }

  struct ValueKey: Hashable {
    var place: CaseKey
    var element: Int
    var value: Int
  }

  init(_ file: ParsedFile, _ sink: DiagnosticSink) {
    self.file = file
    reader = AnnotationReader(file)
    sink.report(reader.diagnostics)
    options = OptionReader(reporter: Reporter(places: file.places, sink: sink))
    var enumsByHeadToken: [Int: Int] = [:]
    var cases: [CasePlace] = []
    for (index, declaration) in file.declarations.enumerated() where declaration.kind == .enum {
      for token in declaration.head { enumsByHeadToken[token] = index }
      for (caseIndex, item) in declaration.cases.enumerated() {
        cases.append(CasePlace(declaration: index, index: caseIndex, tokens: item.tokens))
      }
    }
    self.enumsByHeadToken = enumsByHeadToken
    self.cases = cases.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  /// Binds every annotation of the file.
  mutating func bind() {
    var marks: [Int: Annotation] = [:]
    for annotation in reader.annotations where annotation.name == .codableEnum {
      bindEnum(annotation, &marks)
    }
    let marked = Set(marks.keys)
    reportSuspects(marked)
    for annotation in reader.annotations {
      switch annotation.name {
      case .codableEnum: break
      case .codableCase: bindCase(annotation, marked)
      case .codableValue: bindValue(annotation, marked)
      }
    }
    for (declaration, annotation) in marks.sorted(by: { $0.key < $1.key }) {
      let enumOptions = annotation.isComplete ? options.enumOptions(annotation) : nil
      let cases = markedCases(of: declaration)
      guard let enumOptions, let style = enumOptions.style else { continue }
      enums.append(
        MarkedEnum(
          declaration: declaration, offset: annotation.nameRange.lowerBound, style: style,
          options: enumOptions, cases: cases))
    }
  }

  // MARK: Enums

  private mutating func bindEnum(_ annotation: Annotation, _ marks: inout [Int: Annotation]) {
    // After other code on its line, it could be meant for that code. After an attribute of the same
    // enum, it can't.
    guard let declaration = enumsByHeadToken[annotation.nextToken],
      !trails(annotation) || enumsByHeadToken[tokenBefore(annotation)] == declaration
    else {
      let next = describe(annotation.nextToken).map { "before '\($0)'" } ?? "at the end of the file"
      let place = trails(annotation) ? "after other code" : next
      reportMisplaced(annotation, Message(.detachedEnumAnnotation, place))
      reportedUnmarked.formUnion(enumsMeant(by: annotation))
      return
    }
    if let first = marks[declaration] { return reportSecond(annotation, first: first) }
    marks[declaration] = annotation
  }

  /// Returns the enums around a misplaced mark, and those in the declaration that it precedes.
  private func enumsMeant(by annotation: Annotation) -> [Int] {
    let token = annotation.nextToken
    let body = file.declarations.first { $0.head.contains(token) }?.body
    return file.declarations.indices.filter {
      let own = file.declarations[$0].body
      return own.contains(token) || body.map { $0.overlaps(own) } ?? false
    }
  }

  private mutating func reportSecond(_ annotation: Annotation, first: Annotation) {
    reportMisplaced(
      annotation, Message(.secondAnnotation, annotation.name.rawValue), first: first)
  }

  private mutating func reportMisplaced(
    _ annotation: Annotation, _ message: Message, first: Annotation? = nil
  ) {
    let group = CommentGroup(nextToken: annotation.nextToken, trails: trails(annotation))
    guard misplaced.insert(group).inserted else { return }
    reporter.report(
      message, at: annotation.nameRange.lowerBound, note: "the first one is here",
      at: first?.nameRange.lowerBound)
  }

  private mutating func reportUnmarked(_ annotation: Annotation, _ declaration: Int) {
    guard reportedUnmarked.insert(declaration).inserted else { return }
    reportMisplaced(annotation, Message(.annotationInUnmarkedEnum, annotation.name.rawValue))
  }

  // MARK: Cases

  private mutating func bindCase(_ annotation: Annotation, _ marked: Set<Int>) {
    guard let place = casePlace(of: annotation) else {
      return reportMisplaced(annotation, Message(.detachedCaseAnnotation))
    }
    guard marked.contains(place.declaration) else {
      return reportUnmarked(annotation, place.declaration)
    }
    let elements = file.declarations[place.declaration].cases[place.index].elements
    guard elements.count == 1 else {
      let names = Message.list(elements.map { "'\($0.name)'" }, "and")
      return reportMisplaced(annotation, Message(.caseAnnotationOnSeveral, names))
    }
    let key = CaseKey(declaration: place.declaration, index: place.index)
    if let first = caseOptions[key] { return reportSecond(annotation, first: first) }
    caseOptions[key] = annotation
  }

  /// Returns the case that an annotation precedes, or trails on the same line.
  private func casePlace(of annotation: Annotation) -> CasePlace? {
    if trails(annotation) {
      guard let index = placeIndex(around: tokenBefore(annotation)) else { return nil }
      let line = file.lines.line(at: annotation.nameRange.lowerBound)
      let isAlone =
        index == 0 || file.lastLine(ofToken: cases[index - 1].tokens.upperBound - 1) != line
        || file.lastLine(ofToken: cases[index].tokens.upperBound - 1) != line
      return isAlone ? cases[index] : nil
    }
    guard let index = placeIndex(around: annotation.nextToken) else { return nil }
    let place = cases[index]
    let head = file.declarations[place.declaration].cases[place.index].head
    return head.contains(annotation.nextToken) ? place : nil
  }

  // MARK: Values

  private mutating func bindValue(_ annotation: Annotation, _ marked: Set<Int>) {
    let trails = trails(annotation)
    let anchor = trails ? tokenBefore(annotation) : annotation.nextToken
    guard let place = placeIndex(around: anchor).map({ cases[$0] }) else {
      return reportMisplaced(annotation, Message(.detachedValueAnnotation))
    }
    guard marked.contains(place.declaration) else {
      return reportUnmarked(annotation, place.declaration)
    }
    let owner = CaseKey(declaration: place.declaration, index: place.index)
    let values = valueLines[owner] ?? lines(ofValuesIn: owner)
    valueLines[owner] = values
    var matching =
      trails
      ? values.ending[file.lastLine(ofToken: anchor), default: []]
      : values.starting[file.line(ofToken: anchor), default: []]
    // Before or after a whole case, on another line than the value, a marker means the only value.
    if matching.isEmpty, values.all.count == 1 { matching = values.all }
    guard matching.count == 1, let key = matching.first else {
      return reportMisplaced(
        annotation,
        matching.isEmpty
          ? Message(.detachedValueAnnotation)
          : Message(.unclearValueAnnotation, "\(matching.count)"))
    }
    if let first = valueOptions[key] { return reportSecond(annotation, first: first) }
    valueOptions[key] = annotation
  }

  private func lines(ofValuesIn place: CaseKey) -> ValueLines {
    var lines = ValueLines()
    let elements = file.declarations[place.declaration].cases[place.index].elements
    for (element, item) in elements.enumerated() {
      for (number, value) in (item.values ?? []).enumerated() {
        let key = ValueKey(place: place, element: element, value: number)
        let tokens = value.tokensWithComma
        lines.all.append(key)
        lines.starting[file.line(ofToken: tokens.lowerBound), default: []].append(key)
        lines.ending[file.lastLine(ofToken: tokens.upperBound - 1), default: []].append(key)
      }
    }
    return lines
  }

  // MARK: Joining

  private func markedCases(of declaration: Int) -> [MarkedCase] {
    file.declarations[declaration].cases.enumerated().flatMap { index, item in
      let key = CaseKey(declaration: declaration, index: index)
      let caseOptions = complete(self.caseOptions[key]).map(options.caseOptions)
      return item.elements.enumerated().map { elementIndex, element in
        let values = (element.values ?? []).indices.map { valueIndex in
          let key = ValueKey(place: key, element: elementIndex, value: valueIndex)
          return complete(valueOptions[key]).map(options.valueOptions) ?? ValueOptions()
        }
        return MarkedCase(
          declaration: item, element: element, options: caseOptions ?? CaseOptions(),
          values: values)
      }
    }
  }

  private func complete(_ annotation: Annotation?) -> Annotation? {
    annotation.flatMap { $0.isComplete ? $0 : nil }
  }

  /// Reports near misses of annotations in a marked enum or before any enum. Ignoring them would
  /// change what is written.
  private mutating func reportSuspects(_ marked: Set<Int>) {
    var bodies = marked.map { file.declarations[$0].body }[...]
    bodies.sort { $0.lowerBound < $1.lowerBound }
    for suspect in reader.suspects {
      let comment = file.comments[suspect.comment]
      // Suspects are in source order. If bodies are nested, the outermost one decides.
      while let body = bodies.first, body.upperBound < comment.nextToken { bodies.removeFirst() }
      let isInside = bodies.first.map { $0.lowerBound <= comment.nextToken } ?? false
      let message =
        if isInside {
          suspect.messages[.insideMarkedEnum]
        } else if let declaration = enumDeclared(behind: comment) {
          (marked.contains(declaration) ? suspect.messages[.beforeMarkedEnum] : nil)
            ?? suspect.messages[.beforeEnum]
        } else {
          suspect.messages[.elsewhere]
        }
      guard let message else { continue }
      reporter.report(message, at: suspect.offset)
      if message.severity == .error, let declaration = enumDeclared(behind: comment) {
        reportedUnmarked.insert(declaration)
      }
    }
  }

  /// Returns the enum whose head follows a comment, if nothing else precedes the comment on its
  /// line.
  private func enumDeclared(behind comment: Comment) -> Int? {
    guard let declaration = enumsByHeadToken[comment.nextToken] else { return nil }
    let previous = comment.nextToken - 1
    let isAlone =
      previous < 0 || enumsByHeadToken[previous] == declaration
      || file.lastLine(ofToken: previous) != file.lines.line(at: comment.start)
    return isAlone ? declaration : nil
  }
}

extension ParsedFile {
  /// The indices of the marked enums.
  package var markedEnums: Set<Int> {
    var binder = AnnotationBinder(self, DiagnosticSink())
    binder.bind()
    return Set(binder.enums.map(\.declaration))
  }
}
