import Foundation
import PackagePlugin

@main
struct Prelude: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let output = context.pluginWorkDirectoryURL.appending(path: "Prelude.swift")
    return [
      .buildCommand(
        displayName: "Generating Prelude.swift",
        executable: try context.tool(named: "prelude-tool").url,
        arguments: [output.path(percentEncoded: false)],
        outputFiles: [output])
    ]
  }
}
