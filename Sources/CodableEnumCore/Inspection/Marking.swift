/// Whether a comment marks an enum for the generator.
enum Marking: Hashable {
  case marked
  case unmarked
  /// A comment that looks like a marker cannot be one.
  case misplaced(reason: String)
}

extension ParsedFile {
  /// Looks at the comments before the introducer of an enum; see `Comment.nextToken`.
  func marking(of declaration: Declaration) -> Marking {
    var marking = Marking.unmarked
    var index = firstComment(before: declaration.head.lowerBound)
    while index < comments.count, comments[index].nextToken < declaration.head.upperBound {
      let comment = comments[index]
      if isMarker(comment) {
        if comment.kind == .line { return .marked }
        marking = .misplaced(reason: "documentation and block comments are prose; write //")
      }
      index += 1
    }
    return marking
  }

  /// Index of the first comment that precedes the token or one behind it.
  private func firstComment(before token: Int) -> Int {
    var low = 0
    var high = comments.count
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].nextToken < token { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether the comment begins with `@CodableEnum`.
  private func isMarker(_ comment: Comment) -> Bool {
    var rest = file.bytes[comment.start..<comment.end].drop { isCommentMark($0) }
    for byte in "@CodableEnum".utf8 where rest.popFirst() != byte { return false }
    guard let next = rest.first else { return true }
    return ByteClass.table[Int(next)] != .letter && ByteClass.table[Int(next)] != .digit
  }

  private func isCommentMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: " ")
      || byte == UInt8(ascii: "\t")
  }
}
