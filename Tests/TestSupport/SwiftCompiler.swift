import Foundation

/// Runs the compiler that built the tests, `swiftc`, on generated code.
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

  /// Calls `body` with a temporary folder, which is deleted afterwards.
  ///
  /// - Parameter isKept: Whether to keep the folder, to look at it.
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
