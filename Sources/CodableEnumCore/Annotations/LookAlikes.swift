// Characters that look like those of annotations, or that are invisible.

extension CodePoint {
  /// - Parameter bytes: Need not be UTF-8; see `init(at:)`.
  init(in bytes: [UInt8], at index: Int) {
    // Copied, because the character may be cut off at the end.
    self = (bytes[index...].prefix(4) + [0]).withUnsafeBufferPointer {
      CodePoint(at: $0.baseAddress!)
    }
  }

  /// `U+FF20`
  var name: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  /// The ASCII character, if this is a wide or small form of one (Unicode, "Halfwidth and Fullwidth
  /// Forms" and "Small Form Variants").
  var plain: UInt8? {
    switch value {
    case 0xFF01...0xFF5E: UInt8(value - 0xFEE0)
    case 0xFE50: UInt8(ascii: ",")
    case 0xFE55: UInt8(ascii: ":")
    case 0xFE59: UInt8(ascii: "(")
    case 0xFE5A: UInt8(ascii: ")")
    case 0xFE6B: UInt8(ascii: "@")
    case 0x2000...0x200A, 0x202F, 0x205F, 0x3000: UInt8(ascii: " ")
    default: nil
    }
  }

  var isInvisible: Bool { Unicode.Scalar(value)?.properties.isDefaultIgnorableCodePoint == true }

  var isLetter: Bool { Unicode.Scalar(value)?.properties.isAlphabetic == true }
}

/// A comment as it looks: with plain characters instead of wide and small ones, and without
/// invisible ones.
struct PlainComment {
  /// `@`, wide and small.
  private static let otherAts = ["\u{FF20}", "\u{FE6B}"].map { ByteSearch.Word($0, pivot: 2) }

  /// The byte for any other letter, which may look like an ASCII letter.
  static let letter: UInt8 = 0xFF

  /// The text, which isn't valid UTF-8.
  private(set) var bytes: [UInt8] = []
  /// The offset in the file of each byte, and then that of the comment's end.
  private(set) var offsets: [Int] = []

  /// Whether there is anything like an annotation.
  let mayHoldSlip: Bool

  /// The text of most comments isn't needed, and empty here. Documentation may open a fence.
  init(_ file: [UInt8], _ comment: Comment) {
    mayHoldSlip = file.withUnsafeBytes {
      let text = UnsafeRawBufferPointer(rebasing: $0[comment.start..<comment.end])
      let hasAt =
        ByteSearch.firstIndex(of: UInt8(ascii: "@"), in: text, from: 0) != nil
        || Self.otherAts.contains { ByteSearch.firstIndex(of: $0, in: text, from: 0) != nil }
      return ByteSearch.mayHoldAnnotation(text) || hasAt && text.contains { $0 >= 0x80 }
    }
    guard mayHoldSlip || comment.kind == .documentationLine else { return }
    var offset = comment.start
    while offset < comment.end {
      let start = offset
      guard file[start] >= 0x80 else {
        append(file[start], from: start)
        offset += 1
        continue
      }
      let character = CodePoint(in: file, at: start)
      offset += character.length
      if character.value == 0xA0 {
        append(file[start], from: start)
        append(file[start + 1], from: start + 1)
      } else if let plain = character.plain {
        append(plain, from: start)
      } else if !character.isInvisible {
        append(character.isLetter ? Self.letter : UInt8(ascii: "-"), from: start)
      }
    }
    offsets.append(comment.end)
  }

  private mutating func append(_ byte: UInt8, from offset: Int) {
    bytes.append(byte)
    offsets.append(offset)
  }

  /// Returns the first character in a range of `bytes` that is not what it looks like.
  func lookAlike(in range: Range<Int>, of file: [UInt8]) -> CodePoint? {
    var offset = offsets[range.lowerBound]
    while offset < offsets[range.upperBound] {
      guard file[offset] >= 0x80 else {
        offset += 1
        continue
      }
      let character = CodePoint(in: file, at: offset)
      // A no-break space has its own message.
      if character.value != 0xA0 { return character }
      offset += character.length
    }
    return nil
  }
}

extension AnnotationParser {
  /// The character at `offset` if it is not what it looks like. In names, any letters are fine.
  var lookAlike: CodePoint? {
    guard current >= 0x80 else { return nil }
    let character = CodePoint(in: text.bytes, at: offset - text.base)
    // Some languages, such as Persian, have words with invisible characters.
    let isBetweenLetters = text[offset - 1] >= 0x80 && text[offset + character.length] >= 0x80
    let isOdd =
      character.plain.map { !$0.continuesIdentifier }
      ?? (character.isInvisible && !isBetweenLetters)
    return isOdd ? character : nil
  }

  var continuesIdentifier: Bool { current.continuesIdentifier && lookAlike == nil }
}
