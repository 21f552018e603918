import Foundation

/// What one enum of three cases costs that is the only one of its target, so that nothing is shared.
struct LoneEnumBenchmark {
  let workspace: Workspace
  let options: Options
  private let folder: URL

  private static let versions = ["generated", "handwritten", "bare"]

  init(_ workspace: Workspace, _ options: Options) {
    self.workspace = workspace
    self.options = options
    folder = workspace.folder("lone")
  }

  func rows() throws -> [Row] {
    try [.external, .internal, .adjacent, .untagged, .array].flatMap(rows)
  }

  private func rows(_ style: EnumSchema.Style) throws -> [Row] {
    note("Compiling one enum (.\(style.rawValue)) …")
    let files = try write(style)
    var sizes = [0, 0, 0]
    // The least of several runs: what one enum takes is little more than what runs differ in.
    let samples = try Samples(rounds: max(7, options.rounds), subjects: files.count) { subject, _ in
      let object = folder.appending(path: "\(Self.versions[subject]).o").path
      let command =
        ["swiftc", "-frontend", "-c", "-Onone", "-g", "-parse-as-library", "-module-name", "Lone"]
      let time = try Shell.measure(command + files[subject] + ["-o", object]).processor
      sizes[subject] = try codeSize(object)
      return time
    }
    let least = samples.values.map { $0.min()! }
    let times = (generated: least[0] - least[2], handwritten: least[1] - least[2])
    let codes = (generated: sizes[0] - sizes[2], handwritten: sizes[1] - sizes[2])
    let lines =
      try String(contentsOfFile: files[0][1], encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false
      ).count - 1
    let group = "Compilation of one enum, debug"
    let name = ".\(style.rawValue)"
    return [
      Row(
        group: group, subject: "`\(name)`, lines", baseline: "120 lines",
        ratio: Double(lines) / 120, target: 1, detail: "\(lines) lines"),
      Row(
        group: group, subject: "`\(name)`, processor time", baseline: "handwritten",
        ratio: times.generated / times.handwritten, target: 1.35,
        detail: "\(times.generated.duration) and \(times.handwritten.duration), "
          + "bare enum \(least[2].duration)",
        tolerance: 0.03),
      Row(
        group: group, subject: "`\(name)`, machine code", baseline: "handwritten",
        ratio: Double(codes.generated) / Double(codes.handwritten), target: 1.25,
        detail: "\(codes.generated.size) and \(codes.handwritten.size)"),
    ]
  }

  /// The files of each version.
  private func write(_ style: EnumSchema.Style) throws -> [[String]] {
    let schema = EnumSchema(threeCasesOf: style)
    let texts = [schema.marked, schema.handwritten, schema.declaration("")]
    let sources = try zip(Self.versions, texts).map { version, text in
      let url = folder.appending(path: "\(style.rawValue)/\(version).swift")
      try url.write(text)
      return url.path
    }
    let output = folder.appending(path: "\(style.rawValue)/Output.swift").path
    try Shell.run([workspace.debugGenerator, "generate", "--output", output, sources[0]])
    return [[sources[0], output], [sources[1]], [sources[2]]]
  }

  /// The bytes of all functions of an object file.
  private func codeSize(_ object: String) throws -> Int {
    try Shell.run(["size", "-A", object]).split(separator: "\n").reduce(0) { sum, line in
      let columns = line.split(whereSeparator: \.isWhitespace)
      return columns.first?.hasPrefix(".text") == true ? sum + (Int(columns[1]) ?? 0) : sum
    }
  }
}
