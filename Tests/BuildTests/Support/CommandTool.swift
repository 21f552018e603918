import Foundation

/// The tool behind the command plugins by hand: a package of one target in a git repository of its
/// own, where `swift package` stands for the tool.
@MainActor
struct CommandTool {
  private let tool: Tool
  /// A file in the target's folder that isn't compiled.
  var excluded = ""

  init() async throws {
    tool = try Tool("codable-enum")
    try tool.write("Package/Sources/App/Empty.swift", "")
    _ = try await shell("rm Sources/App/Empty.swift; git init -q")
  }

  private var package: URL { tool.directory.appending(path: "Package") }

  func clean() { tool.clean() }
  func write(_ path: String, _ text: String) throws { try tool.write("Package/\(path)", text) }

  func read(_ path: String) throws -> String { try tool.read("Package/\(path)") }
  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: package.appending(path: path).filePath)
  }

  /// Runs a line that a user would write, with both streams together.
  func run(_ line: String) async throws -> ProcessRun {
    try await writeTargets()
    let command = #""$TOOL" --targets ../targets.json"#
    return try await shell(
      line.replacing("swift package codable-enum-lock", with: "\(command) lock")
        .replacing("swift package codable-enum-generate", with: "\(command) generate")
        .replacing("swift package codable-enum", with: "\(command) --read-only")
        .replacing(#/^codable-enum /#, with: "\"$TOOL\" "))
  }

  /// What the plugins would write.
  private func writeTargets() async throws {
    let folder = package.appending(path: "Sources/App").filePath
    // SwiftPM follows links, too.
    let found = try await ProcessRun(["find", "-L", folder, "-name", "*.swift"], in: package)
    let sources = found.output.split(separator: "\n").sorted()
      .filter { $0.hasPrefix(folder) && $0 != "\(folder)/\(excluded)" }
      .map { "\"\($0)\"" }.joined(separator: ",")
    try tool.write(
      "targets.json",
      """
      {"directory":"\(package.filePath)","targets":[
        {"name":"App","directory":"\(folder)","sources":[\(sources)]}]}
      """)
  }

  /// Without the settings of the user for git, and with a name for its commits.
  private func shell(_ line: String) async throws -> ProcessRun {
    let environment = [
      "TOOL": tool.executable.filePath, "GIT_CONFIG_GLOBAL": "/dev/null",
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@b.c",
      "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@b.c",
    ]
    return try await ProcessRun(
      environment.map { "\($0)=\($1)" } + ["sh", "-c", line], in: package, limit: .seconds(120))
  }
}
