import PackagePlugin

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin
#endif

/// `swift package codable-enum-generate`. It writes sources, so it needs a permission of its own.
@main
struct CodableEnumGenerate: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try PackageTool(context).run(["generate"] + arguments)
  }
}

#if canImport(XcodeProjectPlugin)
  extension CodableEnumGenerate: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try PackageTool(context).run(["generate"] + arguments)
    }
  }
#endif
