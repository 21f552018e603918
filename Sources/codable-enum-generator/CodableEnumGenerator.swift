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
      case "inspect": return try InspectCommand(arguments.dropFirst()).run()
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

/// `inspect`: prints what the generator sees in the given files.
struct InspectCommand {
  private var sources: [String] = []
  private var includesUnmarked = false

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var reader = ArgumentReader(arguments)
    while let argument = reader.next() {
      switch argument {
      case .operand(let path): sources.append(path)
      case .option("--all", nil): includesUnmarked = true
      case .option(let name, _): throw UsageError("unknown option '\(name)'")
      }
    }
    if sources.isEmpty { throw UsageError("no source file given") }
  }

  /// Errors in a source are part of what is printed; only a file that cannot be read, or an output
  /// that cannot be written, is a failure.
  func run() -> ExitCode {
    var inspector = Inspector(includesUnmarked: includesUnmarked)
    let buffer = ReadBuffer()
    var exitCode = ExitCode.success
    for source in sources {
      do throws(FileError) {
        inspector.add(try buffer.read(source), path: source)
      } catch {
        Platform.printError(error.description)
        exitCode = .failure
      }
    }
    return Platform.printOutput(inspector.text) == .success ? exitCode : .failure
  }
}
