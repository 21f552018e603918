import CodableEnumCore
import CodableEnumFormats
import Foundation

/// The tool behind the command plugins. Standard output contains only what was requested.
@main
enum CodableEnumTool {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    DeepStack.exit { run(words) }
  }

  private static func run(_ words: [String]) -> ExitCode {
    do {
      let arguments = try Arguments(words)
      if arguments.has("--version") {
        Console.print(toolVersion)
        return .success
      }
      guard let command = arguments.command, !arguments.has("--help") else {
        Console.print(arguments.command?.help ?? Help.text)
        return .success
      }
      return try command.run(arguments)
    } catch let error as UsageError {
      Console.printError(error.text)
      return .usage
    } catch {
      Console.printError("\((error as? Failure)?.text ?? error.localizedDescription)")
      return .findings
    }
  }
}

/// The exit code of the process. A plugin can only pass on 0 and 1.
enum ExitCode: Int32 {
  case success = 0
  /// The sources have errors, there are findings, or a file can't be read or written.
  case findings = 1
  /// The command line is wrong.
  case usage = 2
}

/// A mistake in the command line.
struct UsageError: Error {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}

/// Why a command failed.
struct Failure: Error {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  init(sourceErrors diagnostics: [Diagnostic]) {
    let errors = diagnostics.filter(\.isError).map(\.rendered)
    text = "the sources have errors\n" + errors.joined(separator: "\n")
  }
}
