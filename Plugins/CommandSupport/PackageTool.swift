import Foundation
import PackagePlugin

/// Runs the tool behind the commands. The tool decides everything; this only tells it what is in
/// the package.
///
/// All command plugins contain this folder through a link, because plugins can't depend on a
/// library.
struct PackageTool {
  /// A target of the package. Plugins can't find out which targets use CodableEnumPlugin. The tool
  /// uses those with a marked enum or a lock.
  struct Target: Encodable {
    let name: String
    let directory: String
    let sources: [String]

    init(name: String, directory: URL, files: FileList) {
      self.name = name
      self.directory = directory.fileSystemPath
      // Swift files may also be declared as resources.
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

  /// Runs the tool, with the plugin's standard output as its own.
  ///
  /// SwiftPM prints both streams of a plugin on standard output. So the tool's standard error is
  /// passed on as a diagnostic. SwiftPM turns all exit codes but 0 into 1.
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
  /// The path in the file system, without percent encoding and without a slash at the end.
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
        // Targets of projects have no folder, but most files of a target are in a folder of its
        // name.
        let folder = context.xcodeProject.directoryURL.appending(path: target.displayName)
        return Target(name: target.displayName, directory: folder, files: target.inputFiles)
      }
    }
  }
#endif
