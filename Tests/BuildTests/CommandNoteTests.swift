import Testing

/// What commands tell beside what they were asked for.
@MainActor
struct CommandNoteTests {
  @Test(arguments: ["show", "check --against HEAD"])
  func aTargetWithoutThePluginIsNamed(command: String) async throws {
    let tool = try await CommandTool()
    defer { tool.clean() }
    let plugin = #"plugins: [.plugin(name: "CodableEnumPlugin", package: "swift-codable-enum")]"#
    func manifest(_ arguments: String) -> String {
      #"let package = Package(name: "p", targets: [.target(name: "App"\#(arguments))])"#
    }
    try tool.write(
      "Sources/App/Message.swift", "// @CodableEnum(style: .external)\nenum Message { case a }\n")
    try tool.write("Package.swift", manifest(""))
    _ = try await tool.run("git add -A; git commit -qm a")
    let note =
      "no code is generated for 'Message': its target 'App' does not use the plugin; "
      + "write '\(plugin)' in Package.swift\n"
    let without = try await tool.run("swift package codable-enum \(command)")
    #expect(without.succeeded)
    #expect(without.output.contains(note))
    try tool.write("Package.swift", manifest(", \(plugin)"))
    let with = try await tool.run("swift package codable-enum \(command)")
    #expect(with.succeeded)
    #expect(!with.output.contains("no code is generated"))
  }
}
