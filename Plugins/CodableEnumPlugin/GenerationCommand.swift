import Foundation
import PackagePlugin

/// The command that generates a target's code, in SwiftPM and in Xcode.
///
/// The number of sources determines the outputs, not their content. One file for each marked source
/// would have to be known when the build is planned. A single file would be one long job for the
/// compiler, repeated after every change.
struct GenerationCommand {
  static let toolName = "codable-enum-generator"

  let targetName: String
  /// Whether SwiftPM compiles a single source as top-level code, whatever its name.
  var isExecutable = false
  /// All Swift files of the target, because a conformance can depend on declarations in any of
  /// them.
  let sources: [URL]
  /// The directories that labels of sources in generated code are relative to, so the code doesn't
  /// depend on the place of the checkout.
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

  /// The outputs. Their names are unlikely in sources, because a module can't have two files of the
  /// same name.
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

  /// Reports sources with the name of an output. SwiftPM's native build system fails on two files
  /// of the same name before the tool can report them. Other build systems go on despite this
  /// error, and the tool stops them.
  private func reportNameClashes() {
    let outputNames = Set(outputs.map(\.lastPathComponent))
    for source in sources where outputNames.contains(source.lastPathComponent) {
      Diagnostics.error(
        "\(source.fileSystemPath): a generated file of the module has this name; rename this one")
    }
  }

  /// Lists the sources in a file, because the length of command lines is limited. The file is only
  /// written if it changes, so planning a build again doesn't make the command run.
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
  /// The path in the file system, without percent encoding.
  var fileSystemPath: String { path(percentEncoded: false) }
}
