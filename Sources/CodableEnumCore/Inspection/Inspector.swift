/// Describes as JSON the enums that the generator sees, and why it does or does not take one for
/// marked.
///
/// ```swift
/// var inspector = Inspector(includesUnmarked: true)
/// inspector.add(bytes, path: "Sources/App/Message.swift")
/// print(inspector.text)
/// ```
///
/// All source in the output is given as its tokens, with one space where anything stood between two
/// of them. Positions count as the compiler's do: lines and UTF-8 bytes, from 1.
public struct Inspector {
  private let includesUnmarked: Bool
  private var files: [JSON] = []

  /// - Parameter includesUnmarked: Whether to list enums without a `@CodableEnum` comment too.
  public init(includesUnmarked: Bool) {
    self.includesUnmarked = includesUnmarked
  }

  public mutating func add(_ bytes: UnsafeRawBufferPointer, path: String) {
    let parsed = Parser.parse(SourceFile(path: path, label: path, bytes: Array(bytes)))
    var enums: [JSON] = []
    for index in parsed.declarations.indices where parsed.declarations[index].kind == .enum {
      let marking = parsed.marking(of: parsed.declarations[index])
      if includesUnmarked || marking != .unmarked {
        enums.append(parsed.description(ofEnum: index, marking: marking))
      }
    }
    files.append(
      .object([
        ("path", .string(path)),
        ("enums", .array(enums)),
        ("diagnostics", .array(parsed.diagnostics.map { .string($0.rendered) })),
      ]))
  }

  /// The JSON document about all files so far.
  public var text: String {
    JSON.object([("files", .array(files))]).text
  }
}
