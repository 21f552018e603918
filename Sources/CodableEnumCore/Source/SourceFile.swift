/// A Swift source file as the generator was given it: its bytes, and what to call it.
///
/// ```swift
/// SourceFile(path: "/home/me/App/Sources/App/Message.swift",
///            label: "Sources/App/Message.swift",
///            bytes: Array(text.utf8))
/// ```
public struct SourceFile: Sendable {
  /// The path that diagnostics show; editors and terminals open it.
  public let path: String

  /// The path that generated code shows. It must not depend on where the checkout lies, so that
  /// the same sources give the same bytes on every machine.
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
