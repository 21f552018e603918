import Foundation

/// What decoding and encoding take.
struct CodecBenchmark {
  let workspace: Workspace
  let options: Options

  /// One message in a document, and two hundred.
  private static let documents = [
    (name: "small", repetitions: 1), (name: "large", repetitions: 40),
  ]

  init(_ workspace: Workspace, _ options: Options) {
    self.workspace = workspace
    self.options = options
  }

  /// Checks that all versions write the same bytes and read the same values: of small enums and of
  /// some with so many cases that they look up their tags in tables.
  func check() throws {
    let programs = try compile(caseCounts: [5, 20], ["-Onone"])
    for program in programs { print(try program.check(), terminator: "") }
  }

  func rows() throws -> [Row] {
    let programs = try compile(caseCounts: options.isQuick ? [5] : [5, 500], ["-O"])
    for program in programs { _ = try program.check() }
    var rows: [Row] = []
    for document in Self.documents {
      note("Decoding and encoding \(document.name) documents …")
      for program in programs {
        let times = try program.times(
          rounds: options.rounds, repetitions: document.repetitions,
          seconds: options.isQuick ? 0.01 : 0.05)
        rows += self.rows(
          in: "Time with JSON, \(document.name) documents", program, times, unit: "ns",
          tolerance: 0.03)
      }
    }
    guard Shell.exists("valgrind") else { return rows }
    for document in Self.documents {
      note("Counting the instructions for \(document.name) documents …")
      for program in programs {
        let counts = try program.instructions(repetitions: document.repetitions)
        rows += self.rows(
          in: "Instructions with JSON, \(document.name) documents", program, counts,
          unit: "instructions", tolerance: 0.005)
      }
    }
    return rows
  }

  private func compile(caseCounts: [Int], _ flags: [String]) throws -> [CodecProgram] {
    note("Compiling the programs that decode and encode …")
    let programs = EnumSchema.Style.allCases.flatMap { style in
      caseCounts.map { count in
        // Five hundred formats to try in turn is nothing that anybody has.
        CodecProgram(
          style, caseCount: style == .untagged ? min(count, 50) : count, workspace)
      }
    }
    try Shell.runAll(programs.map { try $0.write(flags) })
    return programs
  }

  private func rows(
    in group: String, _ program: CodecProgram, _ samples: [String: [String: [Double]]],
    unit: String, tolerance: Double
  ) -> [Row] {
    var rows: [Row] = []
    func add(
      _ direction: String, _ version: String, _ addition: String, against baseline: String,
      target: Double
    ) {
      guard let ours = samples[direction]?[version], let theirs = samples[direction]?[baseline]
      else { return }
      rows.append(
        Row(
          group: group,
          subject: "`.\(program.style)`, \(program.caseCount) cases, \(direction)\(addition)",
          baseline: baseline, ratio: zip(ours, theirs).map { $0 / $1 }.median, target: target,
          detail: "\(ours.median.formatted(0)) and \(theirs.median.formatted(0)) \(unit) "
            + "a message",
          tolerance: tolerance))
    }
    for direction in ["decode", "encode"] {
      for baseline in ["handwritten", "synthesized"] {
        add(direction, "generated", "", against: baseline, target: 1)
      }
    }
    add(
      "decode", "generated", "", against: "attempting", target: program.caseCount > 5 ? 0.5 : 0.9)
    add("decode", "reading", " with `reads`", against: "generated", target: 1.1)
    return rows
  }
}
