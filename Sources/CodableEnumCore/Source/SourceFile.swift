/// A Swift source file as the generator was given it: its bytes, and what to call it.
///
/// ```swift
/// SourceFile(path: "/home/me/App/Sources/App/Message.swift",
///            label: "Sources/App/Message.swift",
///            bytes: Array(text.utf8))
/// ```
public struct SourceFile: Sendable {
  /// The path as given: diagnostics show it, and `#sourceLocation` must have it, since the compiler
  /// is given the same.
  public let path: String

  /// What the file is called in headers, and what decides which output its enums go to. It must not
  /// depend on where the checkout lies.
  public let label: String

  public let bytes: [UInt8]

  public init(path: String, label: String, bytes: [UInt8]) {
    self.path = path
    self.label = label
    self.bytes = bytes
  }

  /// The text of a range of bytes; malformed UTF-8 is replaced, since only messages show it.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
