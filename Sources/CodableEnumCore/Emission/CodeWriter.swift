/// Collects lines of Swift with their indentation.
struct CodeWriter {
  private(set) var text = ""
  private var depth: Int {
    didSet { indentation = String(repeating: " ", count: depth * 2) }
  }
  private var indentation: String
  /// Whether compilers are told that what follows stands in a user's file.
  private var isRelocated = false

  init(depth: Int = 0) {
    self.depth = depth
    indentation = String(repeating: " ", count: depth * 2)
  }

  /// Text that another writer wrote, as it is.
  mutating func append(_ other: CodeWriter) {
    text += other.text
  }

  /// One or more lines; an empty one is not indented.
  mutating func line(_ lines: String = "") {
    var lines = lines
    // All text goes through here, and a search for a `Character` is slow without optimization.
    lines.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      var start = 0
      while let end = ByteSearch.firstIndex(of: UInt8(ascii: "\n"), in: bytes, from: start) {
        append(bytes[start..<end])
        start = end + 1
      }
      append(bytes[start...])
    }
  }

  private mutating func append(_ line: UnsafeRawBufferPointer.SubSequence) {
    if !line.isEmpty {
      text += indentation
      text += String(decoding: UnsafeRawBufferPointer(rebasing: line), as: UTF8.self)
    }
    text += "\n"
  }

  mutating func indent() { depth += 1 }
  mutating func outdent() { depth -= 1 }

  /// A line that starts at the margin, as compiler directives do.
  mutating func directive(_ line: String) {
    text += line + "\n"
  }

  /// Makes what goes wrong in the lines that follow show at a line of the user's file.
  ///
  /// - Parameters:
  ///   - path: See `EnumModel.path`.
  ///   - attributes: Those of the declaration that follows, since nothing may stand between the two.
  ///     They are written to lines before.
  mutating func relocate(to path: String?, line: Int, attributes: [String] = []) {
    defer { for attribute in attributes { self.line(attribute) } }
    guard let path else { return }
    let height = attributes.reduce(0) { $0 + $1.split(separator: "\n").count }
    directive("#sourceLocation(file: \"\(path)\", line: \(max(1, line - height)))")
    isRelocated = true
  }

  /// Ends the effect of `relocate`; the compiler refuses to have it ended twice.
  mutating func endRelocation() {
    guard isRelocated else { return }
    directive("#sourceLocation()")
    isRelocated = false
  }

  /// Opens the `#if` branches that stand elsewhere around what follows: each with the directives of
  /// its chain up to its own.
  mutating func openConditions(_ conditions: [[String]]) {
    for line in conditions.joined() { directive(line) }
  }

  mutating func closeConditions(_ conditions: [[String]]) {
    for _ in conditions { directive("#endif") }
  }
}
