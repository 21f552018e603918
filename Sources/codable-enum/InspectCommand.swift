import CodableEnumFormats

/// `inspect`: prints what the parser sees in files, including errors in the sources.
struct InspectCommand {
  private let files: [String]
  private let includesUnmarked: Bool

  init(_ arguments: Arguments) throws {
    files = arguments.operands
    includesUnmarked = arguments.has("--all")
    if arguments.has("--target") {
      throw UsageError("'inspect' reads the files that you name; remove '--target'")
    }
    if files.isEmpty {
      throw UsageError("name Swift files, as in 'codable-enum inspect Message.swift'")
    }
  }

  func run() throws -> ExitCode {
    var inspector = Inspector(includesUnmarked: includesUnmarked)
    for file in files {
      inspector.add(SourceText(path: file, bytes: try InputFile.bytes(of: file)))
    }
    Console.print(inspector.text)
    return .success
  }
}
