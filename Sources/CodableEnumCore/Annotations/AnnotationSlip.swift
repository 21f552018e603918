/// A near miss of an annotation: a name in a comment that isn't read for annotations, or in a wrong
/// spelling.
struct AnnotationSlip {
  /// The name as written, with the `@` directly before it.
  var text: String
  /// The annotation that was meant.
  var name: AnnotationName
  var flaw: Flaw
  /// The first character that only looks like another one.
  var lookAlike: CodePoint?
  var offset: Int
  /// Whether nothing precedes it in the comment.
  var begins: Bool
  /// Whether only the kind of comment is wrong.
  var isOnlyInProse: Bool
}

/// Looks for a slip in a comment, or in the rest of a comment after its annotations.
///
/// A name is a slip if it begins the comment or if a parenthesis follows it. In a code span or a
/// fenced block of code it is prose, as in Markdown.
struct AnnotationSlipFinder {
  /// Whether a fenced block of code is open: at first before the comment, at the end after it.
  var isInFence = false

  /// The bytes of the file, or those of the comment as it looks.
  private let bytes: [UInt8]
  private var comment: Comment
  private let file: [UInt8]
  private let plain: PlainComment?
  private var offset: Int
  /// The offset of the text after slashes, stars and spaces; nil if the comment begins with
  /// annotations.
  private var textStart: Int?
  private var beginsWithNoBreakSpace = false

  init(_ bytes: [UInt8], _ comment: Comment, from start: Int) {
    file = bytes
    plain = PlainComment(bytes, comment)
    self.bytes = plain?.bytes ?? bytes
    self.comment = comment
    if let plain {
      self.comment.start = 0
      self.comment.end = plain.bytes.count
    }
    offset = plain?.offsets.firstIndex { $0 >= start } ?? start
  }

  /// Whether the comment looks as it is written: it is ASCII, or has nothing like an annotation.
  var isPlainText: Bool { plain == nil }

  mutating func firstSlip() -> AnnotationSlip? {
    let mayHoldSlip =
      plain != nil
      || bytes.withUnsafeBytes {
        ByteSearch.mayHoldAnnotation(UnsafeRawBufferPointer(rebasing: $0[offset..<comment.end]))
      }
    if mayHoldSlip && offset == comment.start {
      let start = first(from: offset) {
        !isMargin(at: $0) && bytes[$0] != "\n" && bytes[$0] != "\r"
      }
      if start < comment.end { textStart = start }
      let space = (offset..<start).last { isSpace(at: $0) }
      beginsWithNoBreakSpace = space.map { isNoBreakSpace(at: $0) } ?? false
    }
    // Even a line of documentation without a slip may open a fence.
    guard mayHoldSlip || comment.kind == .documentationLine else { return nil }
    skipFence()
    while offset < comment.end {
      switch bytes[offset] {
      case "\n":
        offset += 1
        skipFence()
      case "`": skipCodeSpan()
      case let byte where byte.startsIdentifier && !isNoBreakSpace(at: offset):
        if let slip = slipInWord() { return slip }
      default: offset += 1
      }
    }
    return nil
  }

  /// Returns the first offset from `start` on for which a condition holds, or the comment's end.
  private func first(from start: Int, where holds: (Int) -> Bool) -> Int {
    var offset = start
    while offset < comment.end, !holds(offset) { offset += 1 }
    return offset
  }

  // MARK: Code

  /// Skips a line of prose at its start if the line is fenced or a fence.
  private mutating func skipFence() {
    if comment.kind == .line { return }
    let start = first(from: offset) { !isMargin(at: $0) }
    let isFence = start + 3 <= comment.end && bytes[start..<start + 3].allSatisfy { $0 == "`" }
    if isFence { isInFence.toggle() }
    if isFence || isInFence { offset = first(from: offset) { bytes[$0] == "\n" } }
  }

  /// Skips to the end of the code span, if its closing backtick is on the line.
  private mutating func skipCodeSpan() {
    offset = first(from: offset) { bytes[$0] != "`" }
    let end = first(from: offset) { bytes[$0] == "`" || bytes[$0] == "\n" }
    guard end < comment.end, bytes[end] == "`" else { return }
    offset = first(from: end) { bytes[$0] != "`" }
  }

  // MARK: Words

  private mutating func slipInWord() -> AnnotationSlip? {
    let start = offset
    while offset < comment.end, bytes[offset].continuesIdentifier, !isNoBreakSpace(at: offset) {
      offset += 1
    }
    let at = offsetOfAt(before: start)
    let isMember = start > comment.start && bytes[start - 1] == "."
    let begins = textStart == at ?? start
    guard !isMember, begins || isParenthesisNext,
      let name = annotation(start..<offset, isBehindAt: at == start - 1, begins: begins)
    else { return nil }
    let flaw: AnnotationSlip.Flaw =
      switch comment.kind {
      case .documentationLine: .documentation
      case .block, .documentationBlock: .block
      case .line:
        if bytes[comment.start + 2] == "/" {
          .fourSlashes
        } else if at == nil {
          .missingAt
        } else if at != start - 1 {
          .spaceBehindAt
        } else {
          begins && beginsWithNoBreakSpace ? .noBreakSpace : .textBefore
        }
      }
    let wordStart = at == start - 1 ? start - 1 : start
    // The parenthesis is included.
    let end = isParenthesisNext ? bytes[offset...].firstIndex(of: UInt8(ascii: "("))! + 1 : offset
    let lookAlike = plain?.lookAlike(in: (begins ? 0 : at ?? start)..<end, of: file)
    return AnnotationSlip(
      text: lookAlike == nil
        ? String(decoding: bytes[wordStart..<offset], as: UTF8.self) : "@\(name.rawValue)",
      name: name, flaw: flaw, lookAlike: lookAlike,
      offset: plain?.offsets[at ?? start] ?? at ?? start,
      begins: begins, isOnlyInProse: comment.kind != .line && begins && wordStart < start)
  }

  /// Returns the annotation that a word names or looks like. After an `@`, misspelled names count
  /// too; at the start of the comment, also a small first letter before a parenthesis.
  private func annotation(
    _ word: Range<Int>, isBehindAt: Bool, begins: Bool
  ) -> AnnotationName? {
    let looks = AnnotationName.allCases.first { name in
      name.rawValue.utf8.elementsEqual(bytes[word]) { $0 == $1 || $1 == PlainComment.letter }
    }
    if let looks, bytes[word].contains(where: { $0 < 0x80 }) { return looks }
    let word = String(decoding: bytes[word], as: UTF8.self)
    if let name = AnnotationName(rawValue: word) { return name }
    if begins, isParenthesisNext, word.hasPrefix("codable"),
      let name = AnnotationName(rawValue: "C" + word.dropFirst())
    {
      return name
    }
    return isBehindAt && word.lowercased().hasPrefix("cod")
      ? .nearest(to: word, tolerance: 2) : nil
  }

  private func offsetOfAt(before start: Int) -> Int? {
    var at = start - 1
    while at > comment.start, isSpace(at: at) { at -= 1 }
    return bytes[at] == "@" ? at : nil
  }

  private var isParenthesisNext: Bool {
    let next = first(from: offset) { !isSpace(at: $0) }
    return next < comment.end && bytes[next] == "("
  }

  // MARK: Spaces

  private func isMargin(at offset: Int) -> Bool {
    bytes[offset] == "/" || bytes[offset] == "*" || isSpace(at: offset)
  }

  /// Returns whether there is a space, a tab, or one of the two bytes of a no-break space.
  private func isSpace(at offset: Int) -> Bool {
    bytes[offset] == " " || bytes[offset] == "\t"
      || isNoBreakSpace(at: offset)
  }

  private func isNoBreakSpace(at offset: Int) -> Bool {
    switch bytes[offset] {
    case 0xC2: offset + 1 < bytes.count && bytes[offset + 1] == 0xA0
    case 0xA0: offset > 0 && bytes[offset - 1] == 0xC2
    default: false
    }
  }
}
