import PackagePlugin

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin
#endif

/// `swift package codable-enum-lock`: a plugin of its own, since the permission to write is asked
/// for by plugin.
@main
struct CodableEnumLock: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try PackageTool(context).run(["lock"] + arguments)
  }
}

#if canImport(XcodeProjectPlugin)
  extension CodableEnumLock: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try PackageTool(context).run(["lock"] + arguments)
    }
  }
#endif
