import CodableEnumCore

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

  /// Errors in a source are part of what is printed; only a file that cannot be read is a failure.
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
    print(inspector.text)
    return exitCode
  }
}
