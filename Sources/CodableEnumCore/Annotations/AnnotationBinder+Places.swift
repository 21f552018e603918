extension AnnotationBinder {
  /// Returns whether there is code before the annotation on its line.
  func trails(_ annotation: Annotation) -> Bool {
    let comment = file.comments[annotation.firstComment]
    guard comment.nextToken > 0 else { return false }
    return file.lastLine(ofToken: comment.nextToken - 1) == file.line(at: comment.start)
  }

  /// Returns the token before the annotation. A semicolon counts as part of what it ends.
  func tokenBefore(_ annotation: Annotation) -> Int {
    let token = file.comments[annotation.firstComment].nextToken - 1
    return token > 0 && file.tokens[token].kind == .semicolon ? token - 1 : token
  }

  /// Returns the index of the case declaration that a token belongs to.
  func caseIndex(around token: Int) -> Int? {
    let index = cases.border(from: { $0.item.tokens.upperBound > token })
    return index < cases.count && cases[index].item.tokens.contains(token) ? index : nil
  }

  /// Returns the text of a token where an enum should be, for messages.
  func describe(_ token: Int) -> String? {
    file.tokens[token].kind == .endOfFile ? nil : file.file.text(file.tokens[token].range)
  }
}

extension ParsedFile {
  package func position(_ offset: Int) -> Diagnostic.Position { places.position(offset) }

  func line(at offset: Int) -> Int { places.line(at: offset) }

  func line(ofToken token: Int) -> Int { line(at: tokens[token].start) }

  func lastLine(ofToken token: Int) -> Int { line(at: tokens[token].end - 1) }
}
