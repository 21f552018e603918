import Foundation

/// What a command took.
struct Measurement {
  /// User and system time, of the processes that it started too: what else the machine does hardly
  /// changes it, as it does the time that passes.
  var processor: Double
  var peakBytes: Int
}

/// Runs commands.
enum Shell {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The helper that measures, built beside this program.
  private static let measure = URL(filePath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "measure").path

  /// - Returns: What the command printed on standard output.
  /// - Throws: `Failure` with all its output if it ends with an error.
  @discardableResult
  static func run(_ command: [String], in directory: URL? = nil) throws -> String {
    try RunningCommand(command, in: directory).finish()
  }

  /// Runs commands that are not measured, as many at a time as there are processors.
  static func runAll(_ commands: [[String]]) throws {
    let width = ProcessInfo.processInfo.activeProcessorCount
    for start in stride(from: 0, to: commands.count, by: width) {
      let running = try commands[start..<min(start + width, commands.count)].map {
        try RunningCommand($0, in: nil)
      }
      for command in running { try command.finish() }
    }
  }

  static func measure(_ command: [String], in directory: URL? = nil) throws -> Measurement {
    let report = try RunningCommand.temporaryFile().url
    try run([measure, report.path] + command, in: directory)
    defer { try? FileManager.default.removeItem(at: report) }
    let numbers = try String(contentsOf: report, encoding: .utf8).split(
      whereSeparator: \.isWhitespace)
    return Measurement(
      processor: Double(numbers[0])!, peakBytes: Int(numbers[1])!)
  }

  static func exists(_ tool: String) -> Bool {
    (try? run(["which", tool])) != nil
  }
}

/// A command and where its output goes: to files, because pipes must be emptied while it runs.
private struct RunningCommand {
  private let command: [String]
  private let process = Process()
  private let output: (url: URL, handle: FileHandle)
  private let errors: (url: URL, handle: FileHandle)

  init(_ command: [String], in directory: URL?) throws {
    self.command = command
    output = try Self.temporaryFile()
    errors = try Self.temporaryFile()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = directory
    process.standardOutput = output.handle
    process.standardError = errors.handle
    try process.run()
  }

  @discardableResult
  func finish() throws -> String {
    process.waitUntilExit()
    let text = try String(contentsOf: output.url, encoding: .utf8)
    let errorText = try String(contentsOf: errors.url, encoding: .utf8)
    for url in [output.url, errors.url] { url.remove() }
    guard process.terminationStatus == 0 else {
      throw Shell.Failure(
        description: "\(command.prefix(6).joined(separator: " ")) … failed:\n\(text)\(errorText)")
    }
    return text
  }

  static func temporaryFile() throws -> (url: URL, handle: FileHandle) {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data().write(to: url)
    return (url, try FileHandle(forWritingTo: url))
  }
}

extension URL {
  /// Writes a file and the folders that it stands in.
  func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: self)
  }

  func remove() {
    try? FileManager.default.removeItem(at: self)
  }
}

/// Tells what is being done, apart from what is printed as the result.
func note(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}
