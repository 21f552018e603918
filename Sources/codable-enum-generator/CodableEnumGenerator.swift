import CodableEnumCore

/// The command-line tool. Runs the command that the first argument names.
@main
enum CodableEnumGenerator {
  static func main() {
    Platform.end(run(Array(CommandLine.arguments.dropFirst())))
  }

  private static func run(_ arguments: [String]) -> ExitCode {
    do throws(UsageError) {
      switch arguments.first {
      case "generate" where arguments.count == 2 && ["--help", "-h"].contains(arguments[1]):
        return Platform.printOutput(help)
      case "generate":
        var command = try GenerateCommand(arguments.dropFirst())
        return try command.run()
      case "--help", "-h", "help": return Platform.printOutput(help)
      case "--version": return Platform.printOutput(toolVersion)
      case let name?: throw UsageError("unknown command '\(name)'")
      case nil: throw UsageError("no command given")
      }
    } catch {
      Platform.printError("error: \(error.text); see 'codable-enum-generator --help'")
      return .usage
    }
  }
}

/// The exit code of the process. `usage` is `EX_USAGE` of `sysexits.h`.
enum ExitCode: Int32 {
  case success = 0
  /// The sources have errors, or a file couldn't be read or written.
  case failure = 1
  case usage = 64
}
