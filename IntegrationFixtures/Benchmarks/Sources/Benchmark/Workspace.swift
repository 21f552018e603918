import Foundation

/// Where things are, and how to get what is measured.
struct Workspace {
  /// The root of the repository.
  let root: URL
  /// The folder of this package.
  let package: URL
  /// Everything that the benchmarks make: sources, packages, binaries.
  let scratch: URL
  /// The generator as SwiftPM builds it in debug builds.
  let debugGenerator: String

  /// - Parameter generator: One that is built already.
  init(generator: String? = nil) throws {
    package = URL(filePath: #filePath).deletingLastPathComponent()  // Benchmark
      .deletingLastPathComponent().deletingLastPathComponent()
    root = package.deletingLastPathComponent().deletingLastPathComponent()
    scratch = package.appending(path: ".build/benchmarks")
    debugGenerator =
      try generator
      ?? Self.build(
        "codable-enum-generator", of: root, "debug", in: scratch.appending(path: "generator"))
  }

  func releaseGenerator() throws -> String {
    try Self.build(
      "codable-enum-generator", of: root, "release", in: scratch.appending(path: "generator"))
  }

  /// The folder of both tools, as `.ci/prebuild` takes them.
  func releaseTools() throws -> String {
    let generator = try releaseGenerator()
    _ = try Self.build(
      "codable-enum", of: root, "release", in: scratch.appending(path: "generator"))
    return URL(filePath: generator).deletingLastPathComponent().path
  }

  /// The program that parses files with SwiftParser.
  func releaseParser() throws -> String {
    try Self.build(
      "parse-files", of: package.appending(path: "SwiftSyntax"), "release",
      in: scratch.appending(path: "swift-syntax"))
  }

  private static func build(
    _ product: String, of package: URL, _ configuration: String, in scratch: URL
  ) throws -> String {
    note("Building \(product) (\(configuration)) …")
    let command = [
      "swift", "build", "--package-path", package.path, "--configuration", configuration,
      "--product", product, "--scratch-path", scratch.path,
    ]
    try Shell.run(command)
    let folder = try Shell.run(command + ["--show-bin-path"])
    return folder.trimmingCharacters(in: .whitespacesAndNewlines) + "/" + product
  }

  func folder(_ name: String) -> URL { scratch.appending(path: name) }

  /// The arguments for a run over a corpus as the plugin makes it.
  func generate(_ corpus: Corpus) throws -> [String] {
    var arguments = ["generate", "--sources-list", try corpus.list().path]
    arguments += ["--relative-to", corpus.directory.path]
    for number in 1...16 {
      arguments += ["--output", corpus.directory.appending(path: "Generated\(number).swift").path]
    }
    return arguments
  }
}
