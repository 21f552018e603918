import Foundation

/// The compiler that runs the tests, for compiling what they generate.
package enum SwiftCompiler {
  package struct Result {
    package let status: Int32
    package let output: String
  }

  package static func compile(_ arguments: [String], in folder: URL) throws -> Result {
    try run("swiftc", arguments, in: folder)
  }

  package static func run(_ tool: String, _ arguments: [String], in folder: URL) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }

  /// Calls `body` with a folder of its own, which is gone afterwards.
  ///
  /// - Parameter isKept: Leaves the folder for a look.
  package static func withTemporaryFolder<Value>(
    isKept: Bool = false, _ body: (URL) throws -> Value
  ) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "codable-enum-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { if !isKept { try? FileManager.default.removeItem(at: folder) } }
    return try body(folder)
  }
}
