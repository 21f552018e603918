import Foundation

/// What the plugin adds to builds of an app.
struct BuildBenchmark {
  let workspace: Workspace
  let options: Options
  let folder: URL

  /// How the app gets its conformances.
  enum Version: String, CaseIterable {
    case handwritten, plugin
    /// Hand-written, and a plugin like ours whose generator writes empty files: what a plugin
    /// costs at least.
    case floor
    case macro
  }

  init(_ workspace: Workspace, _ options: Options) {
    self.workspace = workspace
    self.options = options
    folder = workspace.folder("builds")
  }

  func rows() throws -> [Row] {
    try writeEmptyPlugin()
    let versions = [Version.handwritten, .plugin, .floor]
    return try [overheadRow(versions, "a plugin with an empty generator", target: 2)]
      + incrementalRows()
  }

  /// Apart from the other rows, because building swift-syntax takes minutes.
  func macroRows() throws -> [Row] {
    let versions = [Version.handwritten, .plugin, .macro]
    return try [overheadRow(versions, "a minimal macro on swift-syntax", target: 0.1)]
  }

  // MARK: Rows

  /// Compares what the second version adds to the first with what the third one adds.
  private func overheadRow(
    _ versions: [Version], _ baseline: String, target: Double
  ) throws -> Row {
    for version in versions {
      try write(version)
      try Shell.run(["swift", "package", "resolve"], in: app(version))
    }
    note("Building apps from nothing …")
    let samples = try Samples(rounds: options.rounds, subjects: versions.count) { subject, _ in
      try removeProducts(of: versions[subject])
      return try build(versions[subject])
    }
    let overhead = { (version: Int) in samples.median(version) - samples.median(0) }
    return Row(
      group: "Builds of an app", subject: "clean debug build, what the plugin adds",
      baseline: "what \(baseline) adds", ratio: overhead(1) / overhead(2), target: target,
      detail: "processor time: "
        + zip(versions, versions.indices)
        .map { "\($0) \(samples.median($1).duration)" }.joined(separator: ", "))
  }

  private func incrementalRows() throws -> [Row] {
    note("Building apps again …")
    let versions = [Version.plugin, .handwritten]
    // SwiftPM plans the first build after a clean one anew.
    for version in versions { for _ in 0..<2 { _ = try build(version) } }
    let edits = try Samples(rounds: options.rounds, subjects: 2) { subject, round in
      try edit(versions[subject], round)
      return try build(versions[subject])
    }
    let unchanged = try Samples(rounds: options.rounds, subjects: 2) { subject, _ in
      try build(versions[subject])
    }
    return [
      Row(
        group: "Builds of an app", subject: "build after editing a file without markers",
        baseline: "the same without the plugin", ratio: edits.ratio(0, to: 1), target: 1.05,
        detail: "\(edits.median(0).duration) and \(edits.median(1).duration)", tolerance: 0.03),
      Row(
        group: "Builds of an app", subject: "build without a change",
        baseline: "the same without the plugin", ratio: unchanged.ratio(0, to: 1), target: 1.1,
        detail: "\(unchanged.median(0).duration) and \(unchanged.median(1).duration)",
        tolerance: 0.03),
    ]
  }

  // MARK: Builds

  func app(_ version: Version) -> URL { folder.appending(path: "app-\(version)") }

  private func build(_ version: Version) throws -> Double {
    try Shell.measure(["swift", "build"], in: app(version)).processor
  }

  /// Leaves what was downloaded, which is not part of a build.
  private func removeProducts(of version: Version) throws {
    let build = app(version).appending(path: ".build")
    let downloads = ["checkouts", "repositories", "workspace-state.json", "artifacts", "prebuilts"]
    for name in try FileManager.default.contentsOfDirectory(atPath: build.path)
    where !downloads.contains(name) {
      build.appending(path: name).remove()
    }
  }

  private func edit(_ version: Version, _ round: Int) throws {
    // The driver compares modification times in whole seconds.
    Thread.sleep(forTimeInterval: 1.1)
    try app(version).appending(path: "Sources/App/Store0.swift").write(
      Corpus.ordinaryCode("0") + "let round = \(round)\n")
  }
}
