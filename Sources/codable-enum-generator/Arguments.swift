/// Splits a command line into options and operands.
///
/// Both `--name value` and `--name=value` are read; after `--` everything is an operand. That is all
/// the tool needs, and so it starts in the time of its C library.
struct ArgumentReader {
  enum Argument {
    /// `--name`, with the value of `--name=value`.
    case option(name: String, value: String?)
    case operand(String)
  }

  private var remaining: ArraySlice<String>
  private var onlyOperands = false

  init(_ arguments: ArraySlice<String>) {
    remaining = arguments
  }

  mutating func next() -> Argument? {
    guard let argument = remaining.popFirst() else { return nil }
    if onlyOperands || !argument.hasPrefix("-") || argument == "-" { return .operand(argument) }
    if argument == "--" {
      onlyOperands = true
      return next()
    }
    guard let equals = argument.firstIndex(of: "=") else {
      return .option(name: argument, value: nil)
    }
    return .option(
      name: String(argument[..<equals]), value: String(argument[argument.index(after: equals)...]))
  }

  /// The value of the option that `next()` has just returned: its own or the argument after it.
  mutating func value(of name: String, _ own: String?) throws(UsageError) -> String {
    guard let value = own ?? remaining.popFirst(), !value.isEmpty else {
      throw UsageError("'\(name)' needs a value")
    }
    return value
  }
}

/// A command line that cannot be understood; the process ends with `ExitCode.usage`.
struct UsageError: Error {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}

/// The command line of `generate`, read but not yet acted upon.
struct GenerateOptions {
  var outputs: [String] = []
  var sources: [String] = []
  var sourcesLists: [String] = []
  var labelDirectories: [String] = []
  var isExecutable = false
  var locatesSources = true

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
      case .option("--no-source-locations", nil):
        locatesSources = false
      case .option(let name, _):
        throw UsageError("unknown option '\(name)'")
      }
    }
    if outputs.isEmpty { throw UsageError("no '--output' given") }
    if sources.isEmpty && sourcesLists.isEmpty { throw UsageError("no source file given") }
  }
}

let help = """
  Generates Codable conformances for Swift enums marked with // @CodableEnum(…).

  USAGE
    codable-enum-generator generate --output FILE… [OPTION…] SOURCE…
    codable-enum-generator --help | --version

  Give all Swift sources of one module: a conformance can depend on what another file declares.

  OPTIONS
    --output FILE         A file to write, in a folder that exists. Repeated, the conformances are
                          spread over the files by a hash of each source's label, so that a
                          change leaves most files as they were. All of them are always written,
                          an output without a conformance nearly empty.
    --sources-list FILE   Read the paths of further sources from FILE, one on a line.
    --relative-to DIR     Label sources by their path below DIR, the innermost if repeated. The
                          default is the path as given. Outputs depend on labels and contents
                          alone, but for #sourceLocation, which needs each path as the compiler
                          is given it.
    --no-source-locations
                          Write no #sourceLocation, so that outputs are the same in every checkout,
                          for builds that share a cache. Errors about values then show in outputs.
    --executable          The module is an executable: report it if its only source is a script that
                          is not called main.swift, which no module of several files can have.
    --                    What follows are sources, even if it begins with a dash.

  An output is replaced in one step, and only if its content changes. After an error the outputs
  are set aside as FILE.previous, so that nothing can be compiled with what an earlier run wrote.

  EXIT CODE
    0   The outputs are up to date.
    1   The sources have errors, or a file could not be read or written: all of them are reported
        on standard error, as path:line:column: error: …
    64  The command line is wrong.
  """
