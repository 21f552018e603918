/// The command line of `generate`, read but not yet acted upon.
struct GenerateOptions {
  var outputs: [String] = []
  var sources: [String] = []
  var sourcesLists: [String] = []
  var labelDirectories: [String] = []
  var isExecutable = false

  /// - Throws: `UsageError` for anything that is not in the help text.
  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var reader = ArgumentReader(arguments)
    while let argument = reader.next() {
      switch argument {
      case .operand(let path):
        sources.append(path)
      case .option("--output", let value):
        outputs.append(try reader.value(of: "--output", value))
      case .option("--sources-list", let value):
        sourcesLists.append(try reader.value(of: "--sources-list", value))
      case .option("--relative-to", let value):
        labelDirectories.append(try reader.value(of: "--relative-to", value))
      case .option("--executable", nil):
        isExecutable = true
      case .option(let name, _):
        throw UsageError("unknown option '\(name)'")
      }
    }
    if outputs.isEmpty { throw UsageError("no '--output' given") }
    if sources.isEmpty && sourcesLists.isEmpty { throw UsageError("no source file given") }
  }
}
