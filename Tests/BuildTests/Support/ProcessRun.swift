import Foundation

/// A finished run of a command: what it printed, on both streams together, and how it ended.
struct ProcessRun {
  let command: String
  let output: String
  /// As a shell has it: a signal that ended the command counts from 128.
  let exitCode: Int32

  var succeeded: Bool { exitCode == 0 }

  /// Runs a command to its end.
  ///
  /// Output goes through a file: a pipe would have to be drained, and is kept open by any process
  /// that the command leaves behind.
  ///
  /// - Throws: `TimeLimitExceeded` if it takes longer than the limit; it is then killed.
  init(_ arguments: [String], in directory: URL, limit: Duration = .seconds(600)) async throws {
    command = arguments.joined(separator: " ")
    let log = FileManager.default.temporaryDirectory
      .appending(path: "codable-enum-\(UUID().uuidString).log")
    try Data().write(to: log)
    defer { try? FileManager.default.removeItem(at: log) }
    let handle = try FileHandle(forWritingTo: log)
    defer { try? handle.close() }

    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    let deadline = ContinuousClock.now + limit
    while process.isRunning {
      if ContinuousClock.now > deadline {
        process.terminate()
        throw TimeLimitExceeded(command: command)
      }
      try await Task.sleep(for: .milliseconds(10))
    }
    output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    let isCrash = process.terminationReason == .uncaughtSignal
    exitCode = process.terminationStatus + (isCrash ? 128 : 0)
  }
}

struct TimeLimitExceeded: Error {
  let command: String
}
