import Foundation

/// Measures every row of the table and writes it down.
@main
struct Benchmark {
  static func main() {
    do {
      try run(Options(CommandLine.arguments.dropFirst()))
    } catch {
      note("\(error)")
      exit(1)
    }
  }

  private static func run(_ options: Options) throws {
    let workspace = try Workspace(generator: options.generator)
    if options.onlyChecks {
      try CodecBenchmark(workspace, options).check()
      return
    }
    var report = Report(in: options.output)
    for part in options.parts {
      report.rows[part] =
        switch part {
        case .generator: try GeneratorBenchmark(workspace, options).rows()
        case .coding: try CodecBenchmark(workspace, options).rows()
        case .values: try ValueBenchmark(workspace, options).rows()
        case .compilation: try CompilationBenchmark(workspace, options).rows()
        case .lone: try LoneEnumBenchmark(workspace, options).rows()
        case .builds: try BuildBenchmark(workspace, options).rows()
        case .macro: try BuildBenchmark(workspace, options).macroRows()
        }
    }
    try report.write()
  }
}

/// The parts of the table, in its order.
enum Part: String, CaseIterable, Codable, CodingKeyRepresentable {
  case builds, macro, generator, coding, values, compilation, lone

  /// Whether packages are built from nothing, which takes minutes.
  var isSlow: Bool { self == .builds || self == .macro }
}

/// The command line; see `help`.
struct Options {
  var isQuick = false
  var onlyChecks = false
  /// A debug build that is there already, for checks.
  var generator: String?
  var parts: [Part] = []
  var output = URL(filePath: "benchmark-results")
  /// How often each pair is measured.
  var rounds = 5

  init(_ arguments: ArraySlice<String>) {
    var arguments = arguments
    while let argument = arguments.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--check": onlyChecks = true
      case "--generator":
        guard let path = arguments.popFirst() else { Self.stop("--generator needs a file", 64) }
        generator = URL(filePath: path).path
      case "--output":
        guard let path = arguments.popFirst() else { Self.stop("--output needs a folder", 64) }
        output = URL(filePath: path)
      case "--rounds":
        guard let count = arguments.popFirst().flatMap({ Int($0) }), count > 0 else {
          Self.stop("--rounds needs a number", 64)
        }
        rounds = count
      case "--help", "-h": Self.stop(Self.help, 0)
      default:
        guard let part = Part(rawValue: argument) else {
          Self.stop("unknown argument \(argument)\n\n\(Self.help)", 64)
        }
        parts.append(part)
      }
    }
    if generator != nil, !onlyChecks { Self.stop("--generator is for --check alone", 64) }
    if parts.isEmpty { parts = Part.allCases.filter { !isQuick || !$0.isSlow } }
  }

  private static func stop(_ text: String, _ code: Int32) -> Never {
    print(text)
    exit(code)
  }

  static let help = """
    USAGE
      IntegrationFixtures/Benchmarks/run [--quick] [--rounds N] [--output FOLDER] [PART…]
      IntegrationFixtures/Benchmarks/run --check [--generator FILE]

    Measures what the generator and its code cost, each against a baseline, both in turns in one run;
    prints a table of ratios and writes it to FOLDER (benchmark-results) as performance.md and
    performance.svg.

      --quick    Smaller samples, and none of the rows that need builds of whole packages or
                 swift-syntax: ends within two minutes. Everything takes about an hour.
      --check    No timings: check that generated, hand-written and synthesized code write the same
                 bytes and read the same values.
      --generator
                 For --check: FILE is a debug build of codable-enum-generator, which else is built.
      --rounds   How often each pair is measured; the default is 5.
      PART       builds, macro, generator, coding, values (an enum of all JSON values), compilation or lone
                 (one enum in a target): measure this part of the table, and take the others from an
                 earlier run with the same FOLDER.
    """
}
