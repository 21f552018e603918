import Foundation
import PackagePlugin

/// Runs the tool behind the commands, which decides everything; it is told what the package has.
///
/// Both command plugins hold this folder through a link, since plugins can depend on no library.
struct PackageTool {
  /// Which targets use CodableEnumPlugin, plugins are not told. The tool takes those that have a
  /// marked enum or a lock.
  struct Target: Encodable {
    let name: String
    let directory: String
    let sources: [String]

    init(name: String, directory: URL, files: FileList) {
      self.name = name
      self.directory = directory.fileSystemPath
      // Swift files may be declared resources.
      sources = files.filter { $0.type == .source && $0.url.pathExtension == "swift" }
        .map(\.url.fileSystemPath).sorted()
    }
  }

  private struct Content: Encodable {
    let directory: String
    let targets: [Target]
  }

  let tool: URL
  let workDirectory: URL
  let directory: URL
  let targets: [Target]

  init(_ context: PluginContext) throws {
    tool = try context.tool(named: "codable-enum").url
    workDirectory = context.pluginWorkDirectoryURL
    directory = context.package.directoryURL
    targets = context.package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
      .map { Target(name: $0.name, directory: $0.directoryURL, files: $0.sourceFiles) }
      .sorted { $0.name < $1.name }
  }

  /// Runs the tool with its standard output in the place of the plugin's own.
  ///
  /// All that a plugin prints on either stream, SwiftPM prints on standard output. So what the tool
  /// has on standard error is handed on as a diagnostic. Of exit codes, SwiftPM makes 1.
  func run(_ arguments: [String]) throws {
    let list = workDirectory.appending(path: "targets.json")
    let content = Content(directory: directory.fileSystemPath, targets: targets)
    try JSONEncoder().encode(content).write(to: list, options: .atomic)

    let process = Process()
    process.executableURL = tool
    process.arguments = ["--targets", list.fileSystemPath] + arguments
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let data = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
    // Notes come first.
    let error =
      text.hasPrefix("error: ") ? text.startIndex : text.range(of: "\nerror: ")?.lowerBound
    let note = text[..<(error ?? text.endIndex)]
    if !note.isEmpty { Diagnostics.warning(String(note)) }
    if let error {
      let line = text[error...].drop { $0.isNewline }
      Diagnostics.error(String(line.dropFirst("error: ".count)))
    }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

extension URL {
  /// The path as the file system has it, without percent encoding and a slash at the end.
  fileprivate var fileSystemPath: String {
    let path = path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension PackageTool {
    init(_ context: XcodePluginContext) throws {
      tool = try context.tool(named: "codable-enum").url
      workDirectory = context.pluginWorkDirectoryURL
      directory = context.xcodeProject.directoryURL
      targets = context.xcodeProject.targets.map { target in
        // Targets of projects have no folder; most have one by their name.
        let folder = context.xcodeProject.directoryURL.appending(path: target.displayName)
        return Target(name: target.displayName, directory: folder, files: target.inputFiles)
      }
    }
  }
#endif
