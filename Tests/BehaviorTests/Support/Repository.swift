import Foundation

/// Compiles and runs programs that tests make up.
struct Swiftc {
  /// A folder for sources and the program; the caller removes it.
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "codable-enum-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// - Returns: What the compiler prints; nothing if all is well.
  func compile(_ files: [String: String], with further: [URL]) throws -> String {
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let sources = files.keys.sorted() + further.map { $0.path(percentEncoded: false) }
    let result = try Self.run(
      "/usr/bin/env",
      [
        "swiftc", "-Onone", "-swift-version", "6", "-warnings-as-errors", "-j", "2", "-o",
        "program",
      ]
        + sources, in: folder)
    return result.status == 0 ? "" : result.output
  }

  func runProgram() throws -> (status: Int32, output: String) {
    try Self.run(folder.appending(path: "program").path(percentEncoded: false), [], in: folder)
  }

  /// Runs a command to its end; the output is that of both streams.
  static func run(
    _ path: String, _ arguments: [String], in folder: URL
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}

/// Where things are in the repository.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let roundTrips = root.appending(path: "IntegrationFixtures/RoundTrips")

  /// The strict coder and the checks, to be compiled into other programs.
  static func codingChecks() throws -> [URL] {
    let folder = roundTrips.appending(path: "Sources/CodingChecks")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let found = (files?.allObjects ?? []).compactMap { $0 as? URL }
    return found.filter { $0.pathExtension == "swift" }
      .sorted { $0.path(percentEncoded: false) < $1.path(percentEncoded: false) }
  }
}
