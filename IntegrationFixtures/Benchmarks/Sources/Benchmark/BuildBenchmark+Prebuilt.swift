import Foundation

/// What is compared where nothing heavy is built: our generator from an artifact bundle, and the macro
/// with a swift-syntax that somebody else has compiled.
extension BuildBenchmark {
  func writePrebuiltPlugin() throws {
    let script = workspace.root.appending(path: ".ci/prebuild").path
    let bundle = folder.appending(path: "codable-enum.artifactbundle")
    let package = folder.appending(path: "prebuilt-plugin")
    bundle.remove()
    package.remove()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Shell.run([
      script, "bundle", "--triple", try TargetInfo.current().target.unversionedTriple,
      "--tools", try workspace.releaseTools(), bundle.path,
    ])
    try Shell.run([script, "package", bundle.path, package.path])
  }

  /// The macro of the folder SwiftSyntax with the libraries that the toolchain runs macros with.
  ///
  /// Their modules are there as text alone. They are compiled once, as who distributes swift-syntax
  /// prebuilt would have done.
  func writePrebuiltMacro() throws {
    let host = URL(filePath: try TargetInfo.current().paths.runtimeResourcePath)
      .appending(path: "host")
    let modules = folder.appending(path: "swift-syntax-modules")
    try compileModules(of: host, into: modules)

    let package = folder.appending(path: "prebuilt-macro")
    package.remove()
    let libraries = Self.modules.map { ", \"-l\($0)\"" }.joined()
    try package.appending(path: "Package.swift").write(
      """
      // swift-tools-version: 6.0

      import CompilerPluginSupport
      import PackageDescription

      let package = Package(
        name: "prebuilt-macro", platforms: [.macOS(.v13)],
        products: [.library(name: "MinimalMacro", targets: ["MinimalMacro"])],
        targets: [
          .macro(
            name: "MinimalMacros",
            swiftSettings: [.unsafeFlags(["-I", "\(modules.path)"])],
            linkerSettings: [
              .unsafeFlags([
                "-L", "\(host.path)", "-Xlinker", "-rpath", "-Xlinker", "\(host.path)"\(libraries),
              ])
            ]),
          .target(name: "MinimalMacro", dependencies: ["MinimalMacros"]),
        ])

      """)
    for source in ["MinimalMacro/MinimalMacro", "MinimalMacros/MinimalCodableMacro"] {
      let original = workspace.package.appending(path: "SwiftSyntax/Sources/\(source).swift")
      try package.appending(path: "Sources/\(source).swift").write(
        String(contentsOf: original, encoding: .utf8))
    }
    // What SwiftCompilerPlugin does, which toolchains do not have.
    try package.appending(path: "Sources/MinimalMacros/MinimalMacroPlugin.swift").write(
      """
      @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
      import SwiftSyntaxMacros

      @main
      struct MinimalMacroPlugin: PluginProvider {
        func resolveMacro(moduleName: String, typeName: String) -> any Macro.Type {
          MinimalCodableMacro.self
        }

        static func main() throws {
          let connection = try StandardIOMessageConnection()
          try CompilerPluginMessageListener(connection: connection, provider: Self()).main()
        }
      }

      """)
  }

  /// What a macro is compiled and linked with, each after those that it needs.
  private static let modules = [
    "SwiftSyntax", "SwiftDiagnostics", "SwiftParser", "SwiftBasicFormat", "SwiftParserDiagnostics",
    "SwiftSyntaxBuilder", "SwiftOperators", "SwiftIfConfig", "SwiftSyntaxMacros",
    "SwiftSyntaxMacroExpansion", "SwiftCompilerPluginMessageHandling",
  ]

  private func compileModules(of host: URL, into modules: URL) throws {
    note("Compiling the modules of swift-syntax …")
    modules.remove()
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    let triple = try TargetInfo.current().target.moduleTriple
    for module in Self.modules {
      let interface = host.appending(path: "\(module).swiftmodule/\(triple).private.swiftinterface")
      try Shell.run([
        "swiftc", "-frontend", "-compile-module-from-interface", interface.path,
        "-module-name", module, "-o", modules.appending(path: "\(module).swiftmodule").path,
        "-I", modules.path, "-I", host.path,
        "-module-cache-path", folder.appending(path: "module-cache").path,
      ])
    }
  }
}

/// What the compiler builds for by itself, and where its libraries are.
private struct TargetInfo: Decodable {
  struct Target: Decodable {
    let unversionedTriple: String
    let moduleTriple: String
  }
  struct Paths: Decodable { let runtimeResourcePath: String }

  let target: Target
  let paths: Paths

  static func current() throws -> TargetInfo {
    let text = try Shell.run(["swiftc", "-print-target-info"])
    return try JSONDecoder().decode(TargetInfo.self, from: Data(text.utf8))
  }
}
