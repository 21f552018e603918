#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

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
