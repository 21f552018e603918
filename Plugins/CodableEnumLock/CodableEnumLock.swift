import PackagePlugin

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin
#endif

/// `swift package codable-enum-lock`. It is a plugin of its own because SwiftPM asks for the
/// permission to write once per plugin.
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
