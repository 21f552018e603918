import Foundation
import PackagePlugin

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin
#endif

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
    let ownSources = module.sourceFiles.filter(\.isSwiftSource).map(\.url)
    let earlierPlugins = module.pluginGeneratedSources.filter { $0.pathExtension == "swift" }
    return try GenerationCommand(
      targetName: module.name,
      isExecutable: module.kind == .executable,
      sources: ownSources + earlierPlugins,
      // The work directories of all plugins are next to each other.
      labelDirectories: [
        context.package.directoryURL, context.pluginWorkDirectoryURL.deletingLastPathComponent(),
      ],
      workDirectory: context.pluginWorkDirectoryURL,
      tool: context.tool(named: GenerationCommand.toolName).url
    ).commands()
  }
}

extension File {
  /// Whether the file is compiled as Swift. A Swift file may also be declared as a resource.
  var isSwiftSource: Bool { type == .source && url.pathExtension == "swift" }
}

#if canImport(XcodeProjectPlugin)
  /// The same for a target of an Xcode project.
  extension CodableEnumPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try GenerationCommand(
        targetName: target.displayName,
        sources: target.inputFiles.filter(\.isSwiftSource).map(\.url),
        labelDirectories: [context.xcodeProject.directoryURL],
        workDirectory: context.pluginWorkDirectoryURL,
        tool: context.tool(named: GenerationCommand.toolName).url
      ).commands()
    }
  }
#endif
