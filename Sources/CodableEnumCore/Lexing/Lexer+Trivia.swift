extension Lexer {
  /// Skips a byte-order mark and a `#!` line, which are only allowed at the start of a file.
  mutating func skipFileStart() {
    if text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF { offset = 3 }
    if text[offset] == "#" && text[offset + 1] == "!" { skipLine() }
  }

  /// Skips everything between two tokens, and keeps the comments.
  mutating func skipTrivia() {
    while true {
      switch classes[Int(text[offset])] {
      case .whitespace: offset += 1
      case .newline:
        offset += 1
        isAtLineStart = true
      case .nul:
        if offset >= count { return }
        reportStrayByte(.nulByte, at: offset)
        offset += 1
      case .slash: if !skipComment() { return }
      case .less, .greater: if !skipConflictMarker() { return }
      case .nonASCII:
        // The compiler warns about a non-breaking space and treats it as a space.
        if text[offset] != 0xC2 || text[offset + 1] != 0xA0 { return }
        offset += 2
      default: return
      }
    }
  }

  /// Whether the line or the file ends at `offset`.
  @_transparent
  func endsLine(at offset: Int) -> Bool {
    let byte = text[offset]
    return byte < 0x20 && (byte == "\n" || byte == "\r" || byte == 0 && offset >= count)
  }

  mutating func skipLine() {
    while !endsLine(at: offset) { offset += 1 }
  }

  private mutating func skipComment() -> Bool {
    let start = offset
    let mark = text[start + 1]
    guard mark == "/" || mark == "*" else { return false }
    // A comment of four or more slashes isn't documentation.
    let isDocumentation = text[start + 2] == mark && text[start + 3] != "/"
    let kind: Comment.Kind
    if mark == "/" {
      skipLine()
      kind = isDocumentation ? .documentationLine : .line
    } else {
      skipBlockComment()
      kind = isDocumentation ? .documentationBlock : .block
    }
    comments.append(Comment(kind: kind, start: start, end: offset, nextToken: tokenCount))
    return true
  }

  /// Skips a block comment with the block comments nested in it.
  mutating func skipBlockComment() {
    let start = offset
    var depth = 0
    repeat {
      switch text[offset] {
      case "*" where text[offset + 1] == "/":
        depth -= 1
        offset += 1
      case "/" where text[offset + 1] == "*":
        depth += 1
        offset += 1
      case "\n", "\r": isAtLineStart = true
      case 0 where offset >= count: return report(.unterminatedComment, at: start)
      default: break
      }
      offset += 1
    } while depth > 0
  }

  /// Skips both sides of a merge conflict as the compiler does: from `<<<<<<< ` to `>>>>>>> `, and
  /// from Perforce's `>>>> ` to `<<<<`.
  private mutating func skipConflictMarker() -> Bool {
    let byte = text[offset]
    guard text[offset + 1] == byte, offset == 0 || classes[Int(text[offset - 1])] == .newline
    else { return false }
    if matches("<<<<<<< ", at: offset) {
      return skipConflict(endingWith: ">>>>>>> ")
    }
    return matches(">>>> ", at: offset) && skipConflict(endingWith: "<<<<\n")
  }

  private mutating func skipConflict(endingWith terminator: StaticString) -> Bool {
    let start = offset
    if lacksConflictEnd { return false }
    while offset < count {
      skipLine()
      while classes[Int(text[offset])] == .newline { offset += 1 }
      if matches(terminator, at: offset) {
        report(.conflictMarker, at: start)
        skipLine()
        return true
      }
    }
    lacksConflictEnd = true
    offset = start
    return false
  }

  private func matches(_ expected: StaticString, at start: Int) -> Bool {
    expected.withUTF8Buffer { bytes in bytes.indices.allSatisfy { bytes[$0] == text[start + $0] } }
  }
}
