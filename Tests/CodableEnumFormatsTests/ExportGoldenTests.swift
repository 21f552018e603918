import CodableEnumFormats
import Foundation
import TestSupport
import Testing

/// Schemas of the sources in `Exports`, in every language, of what is written and of what is read.
///
/// With `RECORD_GOLDENS` in the environment the files are written anew, and the test fails.
struct ExportGoldenTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Exports")

  private static let sources = [
    "meetings", "names", "options", "payloads", "reading", "styles", "types",
  ]

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
      try GoldenFile.expect(
        exported(source, options), equals: Self.folder.appending(path: name))
    }
  }

  private func exported(_ source: String, _ options: ExportOptions) throws -> String {
    let file = Self.folder.appending(path: "\(source).swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    return ExportDocument([("App", try .of(text))], options).text
  }
}
