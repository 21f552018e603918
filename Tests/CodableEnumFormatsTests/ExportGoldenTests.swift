import CodableEnumFormats
import Foundation
import Testing

/// Schemas of the sources in `Exports`, in every language, of what is written and of what is read.
///
/// With `RECORD_GOLDENS` in the environment the files are written anew, and the test fails.
struct ExportGoldenTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Exports")

  private static let sources = ["payloads", "reading", "styles", "types"]

  @Test(arguments: sources, ExportOptions.Language.allCases)
  func schemasAreAsRecorded(source: String, language: ExportOptions.Language) throws {
    let suffix =
      switch language {
      case .jsonSchema: "schema.json"
      case .openAPI: "openapi.json"
      case .typeScript: "ts"
      }
    for isReading in [false, true] {
      var options = ExportOptions()
      options.language = language
      options.isReading = isReading
      let name = "\(source).\(isReading ? "reading" : "written").\(suffix)"
      try expect(exported(source, options), equals: Self.folder.appending(path: name))
    }
  }

  private func exported(_ source: String, _ options: ExportOptions) throws -> String {
    let file = Self.folder.appending(path: "\(source).swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    return ExportDocument([("App", try .of(text))], options).text
  }

  private func expect(_ text: String, equals file: URL) throws {
    let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if text == expected { return }
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.lastPathComponent); look at it, and run again")
    } else {
      let lines = zip(expected.split(separator: "\n"), text.split(separator: "\n"))
      let first = lines.enumerated().first { $0.element.0 != $0.element.1 }
      Issue.record(
        """
        \(file.lastPathComponent) differs at line \((first?.offset ?? -1) + 1):
        -\(first?.element.0 ?? "")
        +\(first?.element.1 ?? "")
        """)
    }
  }
}
