import Foundation

/// The generator by hand, or the tool behind commands, in a folder of its own.
@MainActor
struct Tool {
  let directory: URL
  let executable: URL

  /// Where the tools are that were built with the tests.
  static let products: URL = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }!
      return bundle.bundleURL.deletingLastPathComponent()
    #else
      return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
  }()

  init(_ name: String = "codable-enum-generator") throws {
    executable = Self.products.appending(path: name)
    directory = FileManager.default.temporaryDirectory
      .appending(path: "codable-enum-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  /// Removes the folder.
  func clean() {
    try? FileManager.default.removeItem(at: directory)
  }

  func run(_ arguments: String...) async throws -> ProcessRun {
    try await run(arguments)
  }

  func run(_ arguments: [String]) async throws -> ProcessRun {
    try await ProcessRun(
      [executable.filePath] + arguments, in: directory, limit: .seconds(30))
  }

  /// Runs the generator with its standard output at a path.
  func run(_ arguments: [String], outputAt path: String) async throws -> ProcessRun {
    let command = ["sh", "-c", #"exec "$0" "$@" >"$OUTPUT""#, executable.filePath]
    return try await ProcessRun(
      ["OUTPUT=\(path)"] + command + arguments, in: directory, limit: .seconds(30))
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: directory.appending(path: path).filePath, withDestinationPath: target)
  }

  func write(_ path: String, _ text: String) throws {
    let url = directory.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: directory.appending(path: path), encoding: .utf8)
  }

  func fileNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory.filePath).sorted()
  }

  func modificationDate(_ path: String) throws -> Date {
    let path = directory.appending(path: path).filePath
    return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as! Date
  }
}
