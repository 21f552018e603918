extension AnnotationBinder {
  /// Returns whether there is code before the annotation on its line.
  func trails(_ annotation: Annotation) -> Bool {
    let comment = file.comments[annotation.firstComment]
    guard comment.nextToken > 0 else { return false }
    return file.lastLine(ofToken: comment.nextToken - 1)
      == file.lines.line(at: comment.start)
  }

  /// Returns the token before the annotation. A semicolon counts as part of what it ends.
  func tokenBefore(_ annotation: Annotation) -> Int {
    let token = file.comments[annotation.firstComment].nextToken - 1
    return token > 0 && file.tokens[token].kind == .semicolon ? token - 1 : token
  }

  /// Returns the index in `cases` of the case declaration that a token belongs to.
  func placeIndex(around token: Int) -> Int? {
    var low = 0
    var high = cases.count
    while low < high {
      let middle = (low + high) / 2
      if cases[middle].tokens.upperBound <= token { low = middle + 1 } else { high = middle }
    }
    return low < cases.count && cases[low].tokens.contains(token) ? low : nil
  }

  /// Returns the text of a token where an enum should be, for messages.
  func describe(_ token: Int) -> String? {
    guard let token = file.tokens.indices.contains(token) ? file.tokens[token] : nil,
      token.kind != .endOfFile
    else { return nil }
    return file.file.text(token.range)
  }
}

extension ParsedFile {
  func line(ofToken token: Int) -> Int {
    lines.line(at: tokens[token].start)
  }

  func lastLine(ofToken token: Int) -> Int {
    lines.line(at: tokens[token].end - 1)
  }
}

extension AssociatedValue {
  /// Its tokens and the comma that ends it.
  var tokensWithComma: Range<Int> {
    tokens.lowerBound..<(comma ?? tokens.upperBound - 1) + 1
  }
}
