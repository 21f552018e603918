import CodableEnumCore
import CodableEnumFormats
import Foundation

/// The tool behind the command plugins. Standard output has nothing but what was asked for.
@main
enum CodableEnumTool {
  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
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

/// What the process tells its caller. A plugin can hand on but 0 and 1.
enum ExitCode: Int32 {
  case success = 0
  /// Something is wrong with the sources, or with what was compared.
  case findings = 1
  /// The command line is wrong.
  case usage = 2
}

/// A command line that cannot be understood.
struct UsageError: Error {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}

/// Why a command could not do its work.
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
