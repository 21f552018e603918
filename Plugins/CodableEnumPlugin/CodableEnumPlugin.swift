import Foundation
import PackagePlugin

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin
#endif

// One file, and loops instead of chains of closures: every clean build compiles the plugin, and this
// takes a fifth less time.

/// Gives a Swift target its generated Codable conformances.
///
/// The plugin makes no decision about sources: it names the tool, its inputs and its outputs. Build
/// systems plan plugins when the *set* of files changes, but run commands when the *contents*
/// change. So only the tool can find a marker in the first build after it was written.
@main
struct CodableEnumPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    // Build systems also call the plugin for binaries and targets of other languages.
    guard let module = target as? SwiftSourceModuleTarget else { return [] }
    var sources = swiftSources(in: module.sourceFiles)
    for file in module.pluginGeneratedSources where file.pathExtension == "swift" {
      sources.append(file)
    }
    // The work directories of all plugins are next to each other.
    let generated = context.pluginWorkDirectoryURL.deletingLastPathComponent()
    return try GenerationCommand(
      targetName: module.name,
      isExecutable: module.kind == .executable,
      sources: sources,
      labelDirectories: [context.package.directoryURL, generated],
      workDirectory: context.pluginWorkDirectoryURL,
      tool: context.tool(named: GenerationCommand.toolName).url
    ).commands()
  }

  /// The files that are compiled as Swift. A Swift file may also be declared as a resource.
  private func swiftSources(in files: FileList) -> [URL] {
    var sources: [URL] = []
    for file in files where file.type == .source && file.url.pathExtension == "swift" {
      sources.append(file.url)
    }
    return sources
  }
}

#if canImport(XcodeProjectPlugin)
  /// The same for a target of an Xcode project.
  extension CodableEnumPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try GenerationCommand(
        targetName: target.displayName,
        sources: swiftSources(in: target.inputFiles),
        labelDirectories: [context.xcodeProject.directoryURL],
        workDirectory: context.pluginWorkDirectoryURL,
        tool: context.tool(named: GenerationCommand.toolName).url
      ).commands()
    }
  }
#endif

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
    let list = try writeSourcesList()
    var arguments = ["generate", "--sources-list", list.fileSystemPath]
    if isExecutable { arguments.append("--executable") }
    for directory in labelDirectories { arguments += ["--relative-to", directory.fileSystemPath] }
    var outputs: [URL] = []
    for number in 1...outputCount {
      // The name is unlikely in sources, because a module can't have two files of the same name.
      let name = "\(targetName)+CodableEnum-\(number < 10 ? "0" : "")\(number).swift"
      reportSources(named: name)
      let output = workDirectory.appending(path: name)
      arguments += ["--output", output.fileSystemPath]
      outputs.append(output)
    }
    return [
      .buildCommand(
        displayName: "Generating Codable conformances for \(targetName)",
        executable: tool,
        arguments: arguments,
        inputFiles: sources + [list],
        outputFiles: outputs)
    ]
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
  private func reportSources(named name: String) {
    for source in sources where source.lastPathComponent == name {
      Diagnostics.error(
        "\(source.fileSystemPath): a generated file of the module has this name; rename this one")
    }
  }

  /// Lists the sources in a file, because the length of command lines is limited. The file is only
  /// written if it changes, so planning a build again doesn't make the command run.
  private func writeSourcesList() throws -> URL {
    let list = workDirectory.appending(path: "sources.txt")
    var lines: [String] = []
    for source in sources { lines.append(source.fileSystemPath + "\n") }
    lines.sort()
    let content = Data(lines.joined().utf8)
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
