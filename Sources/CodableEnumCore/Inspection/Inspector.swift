/// Describes as JSON the enums that the generator sees, whether it takes them for marked, and what it
/// finds wrong with the annotations of each file.
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
    let sink = DiagnosticSink()
    var binder = AnnotationBinder(parsed, sink)
    binder.bind()
    sink.report(parsed.diagnostics)
    var facts = TargetFacts()
    facts.add(parsed)
    for marked in binder.enums {
      // What its options contradict shows when it is modelled.
      _ = EnumModeler(EnumSurveyor(parsed, marked).survey(), facts, sink).model()
    }
    let marked = Set(binder.enums.map(\.declaration))
    var enums: [JSON] = []
    for index in parsed.declarations.indices where parsed.declarations[index].kind == .enum {
      let isMarked = marked.contains(index)
      if includesUnmarked || isMarked {
        enums.append(parsed.description(ofEnum: index, isMarked: isMarked))
      }
    }
    let diagnostics = sink.diagnostics.sorted { $0.position < $1.position }
    files.append(
      .object([
        ("path", .string(path)),
        ("enums", .array(enums)),
        ("diagnostics", .array(diagnostics.map { .string($0.rendered) })),
      ]))
  }

  /// The JSON document about all files so far.
  public var text: String {
    JSON.object([("files", .array(files))]).text
  }
}
