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

  private let kind: Comment.Kind
  private let file: [UInt8]
  private let plain: PlainComment
  /// The comment as it looks.
  private let bytes: [UInt8]
  private var offset: Int
  /// The offset of the text after slashes, stars and spaces; nil if the comment begins with
  /// annotations.
  private var textStart: Int?
  private var beginsWithNoBreakSpace = false

  init(_ file: [UInt8], _ comment: Comment, from start: Int) {
    self.file = file
    kind = comment.kind
    plain = PlainComment(file, comment)
    bytes = plain.bytes
    offset = plain.offsets.border(from: { $0 >= start })
  }

  mutating func firstSlip() -> AnnotationSlip? {
    if offset == 0 {
      let start = first(from: offset) {
        !isMargin(at: $0) && bytes[$0] != "\n" && bytes[$0] != "\r"
      }
      if start < bytes.count { textStart = start }
      let space = (offset..<start).last { isSpace(at: $0) }
      beginsWithNoBreakSpace = space.map { isNoBreakSpace(at: $0) } ?? false
    }
    skipFence()
    while offset < bytes.count, plain.mayHoldSlip {
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
    while offset < bytes.count, !holds(offset) { offset += 1 }
    return offset
  }

  /// Skips a line of prose at its start if the line is fenced or a fence.
  private mutating func skipFence() {
    if kind == .line { return }
    let start = first(from: offset) { !isMargin(at: $0) }
    let isFence = start + 3 <= bytes.count && bytes[start..<start + 3].allSatisfy { $0 == "`" }
    if isFence { isInFence.toggle() }
    if isFence || isInFence { offset = first(from: offset) { bytes[$0] == "\n" } }
  }

  /// Skips to the end of the code span, if its closing backtick is on the line.
  private mutating func skipCodeSpan() {
    offset = first(from: offset) { bytes[$0] != "`" }
    let end = first(from: offset) { bytes[$0] == "`" || bytes[$0] == "\n" }
    guard end < bytes.count, bytes[end] == "`" else { return }
    offset = first(from: end) { bytes[$0] != "`" }
  }

  private mutating func slipInWord() -> AnnotationSlip? {
    let start = offset
    while offset < bytes.count, bytes[offset].continuesIdentifier, !isNoBreakSpace(at: offset) {
      offset += 1
    }
    let at = offsetOfAt(before: start)
    let isMember = start > 0 && bytes[start - 1] == "."
    let begins = textStart == at ?? start
    guard !isMember, begins || isParenthesisNext,
      let name = annotation(start..<offset, isBehindAt: at == start - 1, begins: begins)
    else { return nil }
    let flaw: AnnotationSlip.Flaw =
      switch kind {
      case .documentationLine: .documentation
      case .block, .documentationBlock: .block
      case .line where bytes[2] == "/": .fourSlashes
      case .line where at == nil: .missingAt
      case .line where at != start - 1: .spaceBehindAt
      case .line: begins && beginsWithNoBreakSpace ? .noBreakSpace : .textBefore
      }
    let wordStart = at == start - 1 ? start - 1 : start
    // The parenthesis is included.
    let end = isParenthesisNext ? bytes[offset...].firstIndex(of: UInt8(ascii: "("))! + 1 : offset
    let lookAlike = plain.lookAlike(in: (begins ? 0 : at ?? start)..<end, of: file)
    return AnnotationSlip(
      text: lookAlike == nil
        ? String(decoding: bytes[wordStart..<offset], as: UTF8.self) : "@\(name.rawValue)",
      name: name, flaw: flaw, lookAlike: lookAlike,
      offset: plain.offsets[at ?? start],
      begins: begins, isOnlyInProse: kind != .line && begins && wordStart < start)
  }

  /// Returns the annotation that a word names or looks like. After an `@`, misspelled names count
  /// too; at the start of the comment, also a small first letter before a parenthesis.
  private func annotation(_ word: Range<Int>, isBehindAt: Bool, begins: Bool) -> AnnotationName? {
    let looks = AnnotationName.allCases.first { name in
      name.rawValue.utf8.elementsEqual(bytes[word]) { $0 == $1 || $1 == PlainComment.letter }
    }
    if let looks, bytes[word].contains(where: { $0 < 0x80 }) { return looks }
    let word = String(decoding: bytes[word], as: UTF8.self)
    if begins, isParenthesisNext, word.hasPrefix("codable"),
      let name = AnnotationName(rawValue: "C" + word.dropFirst())
    {
      return name
    }
    return isBehindAt && word.lowercased().hasPrefix("cod") ? .nearest(to: word, tolerance: 2) : nil
  }

  private func offsetOfAt(before start: Int) -> Int? {
    var at = start - 1
    while at > 0, isSpace(at: at) { at -= 1 }
    return bytes[at] == "@" ? at : nil
  }

  private var isParenthesisNext: Bool {
    let next = first(from: offset) { !isSpace(at: $0) }
    return next < bytes.count && bytes[next] == "("
  }

  private func isMargin(at offset: Int) -> Bool {
    bytes[offset] == "/" || bytes[offset] == "*" || isSpace(at: offset)
  }

  /// Returns whether there is a space, a tab, or one of the two bytes of a no-break space.
  private func isSpace(at offset: Int) -> Bool {
    bytes[offset] == " " || bytes[offset] == "\t" || isNoBreakSpace(at: offset)
  }

  private func isNoBreakSpace(at offset: Int) -> Bool {
    switch bytes[offset] {
    case 0xC2: offset + 1 < bytes.count && bytes[offset + 1] == 0xA0
    case 0xA0: offset > 0 && bytes[offset - 1] == 0xC2
    default: false
    }
  }
}
