/// Splits a command line into options and operands.
///
/// Both `--name value` and `--name=value` work. After `--`, everything is an operand. The tool
/// needs no more than that, so it starts as fast as its C library.
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
    let hasNext = own == nil && remaining.first?.hasPrefix("--") == false
    guard let value = hasNext ? remaining.popFirst() : own, !value.isEmpty else {
      throw UsageError("'\(name)' needs a value")
    }
    return value
  }
}

/// A mistake in the command line. The process ends with `ExitCode.usage`.
struct UsageError: Error {
  let text: String

  init(_ text: String) { self.text = text }
}

/// The parsed command line of `generate`.
struct GenerateOptions {
  var outputs: [String] = []
  var sources: [String] = []
  var sourcesLists: [String] = []
  var labelDirectories: [String] = []
  var isExecutable = false
  var locatesSources = true

  /// - Throws: `UsageError` for anything that isn't in the help text.
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
    --output FILE         A file to write, in a folder that exists. Repeat it to spread the
                          conformances over several files, by a hash of each source's label: a
                          change leaves most files as they were. Every output is written, even
                          if there is no conformance for it.
    --sources-list FILE   Read the paths of further sources from FILE, one on each line.
    --relative-to DIR     Label sources by their path below DIR. If repeated, the innermost DIR
                          counts. Without it, the label is the path as given. Outputs depend on
                          labels and contents only, except for #sourceLocation, which contains
                          each path as given.
    --no-source-locations
                          Write no #sourceLocation, for builds that share a cache: outputs are the
                          same in every checkout. The compiler then shows errors about values in
                          the outputs.
    --executable          The module is an executable. Report it if its only source has top-level
                          code and is not called main.swift.
    --                    All further arguments are sources, even if they begin with a dash.

  An output is replaced in one step, and only if its content changes. After an error, outputs are
  renamed to FILE.previous, so the compiler can't use those of an earlier run.

  EXIT CODE
    0   The outputs are up to date.
    1   The sources have errors, or a file could not be read or written: all of them are reported
        on standard error, as path:line:column: error: …
    64  The command line is wrong.
  """
