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
    /// With the generator from an artifact bundle.
    case prebuilt
    case macro
    /// A macro with swift-syntax as the toolchain has it, compiled.
    case prebuiltMacro
  }

  init(_ workspace: Workspace, _ options: Options) {
    self.workspace = workspace
    self.options = options
    folder = workspace.folder("builds")
  }

  func rows() throws -> [Row] {
    try writeEmptyPlugin()
    try writePrebuiltPlugin()
    let builds = try cleanBuilds([.handwritten, .plugin, .floor, .prebuilt])
    let floor = "what a plugin with an empty generator adds"
    return try [
      builds.row("what the plugin adds", .plugin, floor, .floor, target: 2),
      builds.row(
        "what the plugin with a prebuilt generator adds", .prebuilt, floor, .floor, target: 1),
    ] + incrementalRows()
  }

  /// Apart from the other rows, because building swift-syntax takes minutes.
  func macroRows() throws -> [Row] {
    try writePrebuiltPlugin()
    try writePrebuiltMacro()
    let builds = try cleanBuilds([.handwritten, .plugin, .macro, .prebuilt, .prebuiltMacro])
    return [
      builds.row(
        "what the plugin adds", .plugin, "what a minimal macro on swift-syntax adds", .macro,
        target: 0.1),
      builds.row(
        "what the plugin with a prebuilt generator adds", .prebuilt,
        "what the macro with a prebuilt swift-syntax adds", .prebuiltMacro, target: 0.5),
    ]
  }

  // MARK: Rows

  /// Processor times of builds from nothing, of several versions in turns.
  private struct CleanBuilds {
    /// The first one is what the others add something to.
    let versions: [Version]
    let samples: Samples

    /// Compares what two versions add.
    func row(
      _ subject: String, _ version: Version, _ baseline: String, _ other: Version, target: Double
    ) -> Row {
      let shown = [versions[0], version, other].map { "\($0) \(time($0).duration)" }
      return Row(
        group: "Builds of an app", subject: "clean debug build, \(subject)", baseline: baseline,
        ratio: overhead(version) / overhead(other), target: target,
        detail: "processor time: " + shown.joined(separator: ", "))
    }

    private func overhead(_ version: Version) -> Double { time(version) - time(versions[0]) }

    private func time(_ version: Version) -> Double {
      samples.median(versions.firstIndex(of: version)!)
    }
  }

  private func cleanBuilds(_ versions: [Version]) throws -> CleanBuilds {
    for version in versions {
      try write(version)
      try Shell.run(["swift", "package", "resolve"], in: app(version))
    }
    note("Building apps from nothing …")
    let samples = try Samples(rounds: options.rounds, subjects: versions.count) { subject, _ in
      try removeProducts(of: versions[subject])
      return try build(versions[subject])
    }
    return CleanBuilds(versions: versions, samples: samples)
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
