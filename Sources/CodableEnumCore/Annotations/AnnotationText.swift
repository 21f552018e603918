/// The text of one or more consecutive `//` comments with all that is not comment text blanked out but
/// for the newlines, so that offsets in it are offsets in the file.
struct AnnotationText {
  /// Offset in the file of the first byte.
  let base: Int
  private(set) var bytes: [UInt8]

  init(_ file: ParsedFile, comments: Range<Int>) {
    base = file.comments[comments.lowerBound].start
    bytes = []
    for index in comments {
      let comment = file.comments[index]
      while base + bytes.count < comment.start {
        let isNewline = file.file.bytes[base + bytes.count] == UInt8(ascii: "\n")
        bytes.append(UInt8(ascii: isNewline ? "\n" : " "))
      }
      bytes += [UInt8(ascii: " "), UInt8(ascii: " ")]
      bytes += file.file.bytes[comment.start + 2..<comment.end]
    }
  }

  /// Text of the source itself, such as a raw value.
  init(_ file: ParsedFile, bytes range: Range<Int>) {
    base = range.lowerBound
    bytes = Array(file.file.bytes[range])
  }

  var end: Int { base + bytes.count }

  /// The byte at an offset in the file, or 0 past the end.
  subscript(offset: Int) -> UInt8 {
    let index = offset - base
    return index < bytes.count ? bytes[index] : 0
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.lowerBound - base..<range.upperBound - base], as: UTF8.self)
  }
}
