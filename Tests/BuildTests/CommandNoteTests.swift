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

  /// A target that lists its sources doesn't compile what a command writes next to them.
  @Test(arguments: [
    ("lock", "App.formats.swift"), ("generate", "Generated/App+CodableEnum.swift"),
  ])
  func aFileThatIsNotCompiledIsAnError(command: String, file: String) async throws {
    var tool = try await CommandTool()
    defer { tool.clean() }
    tool.excluded = file
    try tool.write(
      "Sources/App/In/A.swift", "// @CodableEnum(style: .external)\nenum A { case a }\n")
    try tool.write(
      "Package.swift",
      #"let package = Package(name: "p", targets: [.target(name: "App", sources: ["In"])])"#)
    let first = try await tool.run("swift package codable-enum-\(command)")
    #expect(
      first.output.contains(
        "the target 'App' lists its 'sources:' in Package.swift; 'Sources/App/\(file)' must be "
          + "one of them\n"))
    #expect(first.succeeded)
    let second = try await tool.run("swift package codable-enum-\(command)")
    #expect(
      second.output == """
        error: 'Sources/App/\(file)' isn't compiled with the target 'App'; add it to the sources of \
        the target, or move it to a folder that is compiled

        """)
    #expect(second.exitCode == 1)
    tool.excluded = ""
    let third = try await tool.run("swift package codable-enum-\(command)")
    #expect(third.output == "Sources/App/\(file) is up to date\n")
  }

  /// Git checks out such lines on Windows.
  @Test func otherEndsOfLinesAreNoChange() async throws {
    let tool = try await CommandTool()
    defer { tool.clean() }
    try tool.write(
      "Sources/App/A.swift", "// @CodableEnum(style: .external)\nenum A { case a }\n")
    for (command, path) in [
      ("-generate", "Generated/App+CodableEnum.swift"), ("-lock", "App.formats.swift"),
    ] {
      _ = try await tool.run("swift package codable-enum\(command)")
      let file = "Sources/App/\(path)"
      try tool.write(file, try tool.read(file).replacing("\n", with: "\r\n"))
      let run = try await tool.run("swift package codable-enum\(command)")
      #expect(run.output == "\(file) is up to date\n")
    }
    let check = try await tool.run("swift package codable-enum generate --check")
    #expect(check.succeeded)
  }

  @Test func theCommandInAFileCanBePasted() async throws {
    let tool = try await CommandTool()
    defer { tool.clean() }
    try tool.write(
      "Sources/App/A.swift", "// @CodableEnum(style: .external)\nenum A { case a }\n")
    let options = #"--target App --output "My formats.swift""#
    _ = try await tool.run("swift package codable-enum-generate \(options)")
    let text = try tool.read("My formats.swift")
    #expect(text.contains("//   swift package codable-enum-generate \(options)\n"))
  }

  @Test func aFileThatIsNoLockIsKept() async throws {
    let tool = try await CommandTool()
    defer { tool.clean() }
    try tool.write(
      "Sources/App/A.swift", "// @CodableEnum(style: .external)\nenum A { case a }\n")
    try tool.write("Sources/App/App.formats.swift", "let mine = 1\n")
    let run = try await tool.run("swift package codable-enum-lock")
    #expect(
      run.output
        == "error: 'Sources/App/App.formats.swift' exists, but isn't a lock of this target; "
        + "move or delete it\n")
    #expect(try tool.read("Sources/App/App.formats.swift") == "let mine = 1\n")
  }
}
