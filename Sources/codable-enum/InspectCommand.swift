import CodableEnumFormats
import Foundation

/// `inspect`: prints what the parser sees in files. Errors in a source are part of that.
struct InspectCommand {
  private let files: [String]
  private let includesUnmarked: Bool

  init(_ arguments: Arguments) throws {
    files = arguments.operands
    includesUnmarked = arguments.has("--all")
    if files.isEmpty {
      throw UsageError("name Swift files, as in 'codable-enum inspect Message.swift'")
    }
  }

  func run() throws -> ExitCode {
    var inspector = Inspector(includesUnmarked: includesUnmarked)
    for file in files {
      inspector.add(SourceText(path: file, bytes: Array(try Data(contentsOf: URL(filePath: file)))))
    }
    Console.print(inspector.text)
    return .success
  }
}
