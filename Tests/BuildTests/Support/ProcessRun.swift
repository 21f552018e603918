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
  /// It waits on the main actor: the threads of the others are taken by tests that wait for compilers,
  /// beside which builds are to go on.
  ///
  /// - Throws: `TimeLimitExceeded` if it takes longer than the limit; it is then killed.
  @MainActor
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
    let start = ContinuousClock.now
    try await Self.end(of: process, limit: limit)
    output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    let isCrash = process.terminationReason == .uncaughtSignal
    if isCrash, ContinuousClock.now - start >= limit { throw TimeLimitExceeded(command: command) }
    exitCode = process.terminationStatus + (isCrash ? 128 : 0)
  }

  /// Runs it to its end, or stops it when its time is over.
  @MainActor
  private static func end(of process: Process, limit: Duration) async throws {
    let stopping = DispatchWorkItem { process.terminate() }
    defer { stopping.cancel() }
    try await withCheckedThrowingContinuation { (end: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in end.resume() }
      do {
        try process.run()
        DispatchQueue.global().asyncAfter(
          deadline: .now() + .seconds(Int(limit.components.seconds)), execute: stopping)
      } catch {
        end.resume(throwing: error)
      }
    }
  }
}

struct TimeLimitExceeded: Error {
  let command: String
}
