import CodableEnumCore

/// The command-line tool: reads its first argument and hands over to the command that it names.
@main
enum CodableEnumGenerator {
  static func main() {
    Platform.end(run(Array(CommandLine.arguments.dropFirst())))
  }

  private static func run(_ arguments: [String]) -> ExitCode {
    do throws(UsageError) {
      switch arguments.first {
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

/// What the process tells its caller. `usage` is `EX_USAGE` of `sysexits.h`.
enum ExitCode: Int32 {
  case success = 0
  /// The sources have errors, or a file could not be read or written.
  case failure = 1
  case usage = 64
}
