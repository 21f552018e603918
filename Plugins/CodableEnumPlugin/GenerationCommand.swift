import Foundation
import PackagePlugin

/// The one command that generates a target's code, whatever host builds the target.
///
/// Its outputs are fixed by the number of sources, not by what is in them. One file for each marked
/// source would have to be known when the build is planned; a single file would be one long job for
/// the compiler, again after every change.
struct GenerationCommand {
  static let toolName = "codable-enum-generator"

  let targetName: String
  /// Whether SwiftPM takes a single source of any name for top-level code.
  var isExecutable = false
  /// All Swift files of the target: a conformance can depend on what any of them declares.
  let sources: [URL]
  /// Where the labels of sources in generated code begin, so that it does not tell where the
  /// checkout lies.
  let labelDirectories: [URL]
  let workDirectory: URL
  let tool: URL

  func commands() throws -> [Command] {
    if sources.isEmpty { return [] }
    reportNameClashes()
    let list = try writeSourcesList()
    var arguments = ["generate", "--sources-list", list.fileSystemPath]
    if isExecutable { arguments.append("--executable") }
    for directory in labelDirectories { arguments += ["--relative-to", directory.fileSystemPath] }
    for output in outputs { arguments += ["--output", output.fileSystemPath] }
    return [
      .buildCommand(
        displayName: "Generating Codable conformances for \(targetName)",
        executable: tool,
        arguments: arguments,
        inputFiles: sources + [list],
        outputFiles: outputs)
    ]
  }

  /// A module cannot have two files of one name, hence names that nobody else gives.
  private var outputs: [URL] {
    (1...outputCount).map { number in
      workDirectory.appending(
        path: "\(targetName)+CodableEnum-\(number < 10 ? "0" : "")\(number).swift")
    }
  }

  private var outputCount: Int {
    switch sources.count {
    case ...32: 1
    case ...200: 4
    default: 16
    }
  }

  /// Native SwiftPM gives up on two files of one name before the tool can report them; others go on
  /// despite this, and the tool stops them.
  private func reportNameClashes() {
    let outputNames = Set(outputs.map(\.lastPathComponent))
    for source in sources where outputNames.contains(source.lastPathComponent) {
      Diagnostics.error(
        "\(source.fileSystemPath): a generated file of the module has this name; rename this one")
    }
  }

  /// Names the sources in a file, because command lines are limited in length. It is written only if
  /// it changes, so that planning a build anew does not make the command run.
  private func writeSourcesList() throws -> URL {
    let list = workDirectory.appending(path: "sources.txt")
    let content = Data(sources.map { $0.fileSystemPath + "\n" }.sorted().joined().utf8)
    if (try? Data(contentsOf: list)) != content {
      try content.write(to: list, options: .atomic)
    }
    return list
  }
}

extension URL {
  /// The path as the file system has it, without percent encoding.
  var fileSystemPath: String { path(percentEncoded: false) }
}
