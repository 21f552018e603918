import PackagePlugin

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin
#endif

/// `swift package codable-enum`. It only reads.
@main
struct CodableEnumCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try PackageTool(context).run(["--read-only"] + arguments)
  }
}

#if canImport(XcodeProjectPlugin)
  extension CodableEnumCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try PackageTool(context).run(["--read-only"] + arguments)
    }
  }
#endif
