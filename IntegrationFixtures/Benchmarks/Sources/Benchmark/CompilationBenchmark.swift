import Foundation

/// What the compiler takes for 500 enums, and how large they become.
struct CompilationBenchmark {
  let workspace: Workspace
  let options: Options
  private let folder: URL

  private enum Version: String, CaseIterable {
    case generated, handwritten, synthesized, bare
  }

  /// Testability keeps the optimizer from removing what nothing in the module uses: all of it.
  private static let configurations = [
    (name: "debug", flags: ["-Onone", "-g", "-enable-batch-mode"]),
    (name: "release", flags: ["-O", "-wmo", "-enable-testing"]),
  ]

  init(_ workspace: Workspace, _ options: Options) {
    self.workspace = workspace
    self.options = options
    folder = workspace.folder("compilation")
  }

  func rows() throws -> [Row] {
    let enumCount = options.isQuick ? 50 : 500
    let sources = try Version.allCases.map { try write($0, enumCount) }
    var rows: [Row] = []
    for configuration in Self.configurations {
      if options.isQuick && configuration.name == "release" { continue }
      note("Compiling \(enumCount) enums (\(configuration.name)) …")
      var sizes = Array(repeating: 0, count: sources.count)
      let samples = try Samples(rounds: options.rounds, subjects: sources.count) { subject, _ in
        let directory = folder.appending(path: "objects")
        try directory.appending(path: "empty").write("")
        defer { directory.remove() }
        let compile =
          ["swiftc", "-c", "-swift-version", "6", "-parse-as-library", "-module-name", "Enums"]
          + configuration.flags + sources[subject]
        let time = try Shell.measure(compile, in: directory).processor
        sizes[subject] = try binarySize(in: directory)
        return time
      }
      for baseline in [Version.handwritten, .synthesized] {
        rows.append(
          contentsOf: comparison(configuration.name, enumCount, samples, sizes, baseline))
      }
    }
    return rows
  }

  /// Times and sizes are of what the conformances add to the bare enums.
  private func comparison(
    _ configuration: String, _ enumCount: Int, _ samples: Samples, _ sizes: [Int],
    _ baseline: Version
  ) -> [Row] {
    let index = Version.allCases.firstIndex(of: baseline)!
    let bare = Version.allCases.firstIndex(of: .bare)!
    let added = { (version: Int) in sizes[version] - sizes[bare] }
    return [
      Row(
        group: "Compilation of \(enumCount) enums, \(configuration)", subject: "processor time",
        baseline: baseline.rawValue, ratio: samples.ratio(0, to: index), target: 1.1,
        detail: "\(samples.median(0).duration) and \(samples.median(index).duration), "
          + "bare enums \(samples.median(bare).duration)",
        tolerance: 0.03),
      Row(
        group: "Compilation of \(enumCount) enums, \(configuration)",
        subject: "binary size that conformances add", baseline: baseline.rawValue,
        ratio: Double(added(0)) / Double(added(index)), target: 1,
        detail: "\(added(0).size) and \(added(index).size)"),
    ]
  }

  /// 500 enums in 16 files, and the generated code in as many.
  private func write(_ version: Version, _ enumCount: Int) throws -> [String] {
    let directory = folder.appending(path: version.rawValue)
    directory.remove()
    var files: [String] = []
    for file in 0..<16 {
      let texts = stride(from: file, to: enumCount, by: 16).map { number in
        // The optimizer makes one function of all that differ in little, and no app has 500 enums of
        // the same names.
        let schema = EnumSchema(
          "Message\(number)", .external, caseCount: 5, ending: "_\(number)")
        return switch version {
        case .generated: schema.marked
        case .handwritten: schema.handwritten
        case .synthesized: schema.synthesized
        case .bare: schema.declaration("")
        }
      }
      let url = directory.appending(path: "File\(file).swift")
      try url.write(texts.joined(separator: "\n"))
      files.append(url.path)
    }
    guard version == .generated else { return files }
    let outputs = (1...16).map { directory.appending(path: "Generated\($0).swift").path }
    try Shell.run(
      [workspace.debugGenerator, "generate", "--relative-to", directory.path]
        + outputs.flatMap { ["--output", $0] } + files)
    return files + outputs
  }

  /// The size of a stripped library of all objects, as they would be part of an app.
  private func binarySize(in directory: URL) throws -> Int {
    let objects = try FileManager.default.contentsOfDirectory(atPath: directory.path)
      .filter { $0.hasSuffix(".o") }.sorted()
    try Shell.run(
      ["swiftc", "-emit-library", "-o", "library", "-Xlinker", "-s"] + objects, in: directory)
    let attributes = try FileManager.default.attributesOfItem(
      atPath: directory.appending(path: "library").path)
    return attributes[.size] as! Int
  }
}
