import Testing

/// `check --against` a git revision, where git sees the package in another way than usual.
@MainActor
struct RevisionTests {
  private let tool: CommandTool

  init() async throws {
    tool = try await CommandTool()
    let source = "// @CodableEnum(style: .external)\nenum A {\n  case a\n  case b\n}\n"
    try tool.write("Shared/A.swift", source)
  }

  /// Commits the source, where links put it into the target, and removes a case.
  private func commitAndRemove(_ links: String, from file: String = "Shared/A.swift") async throws {
    let setup = try await tool.run(
      """
      \(links) && git add -A && git commit -qm a &&
      sed -i.bak '/case b/d' \(file) && rm \(file).bak
      """)
    #expect(setup.output == "")
  }

  @Test(arguments: [
    "ln -s ../../Shared/A.swift Sources/App/A.swift",
    "ln -s ../../Shared Sources/App/Shared",
    "rmdir Sources/App; ln -s ../Shared Sources/App",
    "ln -s ../../Shared Sources/App/Shared; ln -s . Sources/App/Loop",
  ])
  func linksAreFollowed(links: String) async throws {
    defer { tool.clean() }
    try await commitAndRemove(links)
    let run = try await tool.run("swift package codable-enum check --against HEAD")
    #expect(run.output.contains("'b' was written with the tag \"b\", which no case reads now"))
    #expect(run.output.contains("HEAD:Sources/App/"))
    #expect(run.exitCode == 1)
  }

  /// Git sets this variable for hooks, and then takes the current folder for the whole work tree.
  @Test func aHookMayCheck() async throws {
    defer { tool.clean() }
    try await commitAndRemove(
      "rm -rf .git; git init -q ..; mv Shared/A.swift Sources/App", from: "Sources/App/A.swift")
    let run = try await tool.run(
      "export GIT_DIR=../.git; swift package codable-enum check --against HEAD")
    #expect(run.output.contains("'b' was written with the tag \"b\", which no case reads now"))
  }

  @Test func gitSaysWhyThereIsNoRevision() async throws {
    defer { tool.clean() }
    let start = "error: 'HEAD' is neither a lock file nor a git revision of the package\n"
    let without = try await tool.run("swift package codable-enum check --against HEAD")
    #expect(without.output == start)
    let broken = try await tool.run(
      "echo x > .git/config; swift package codable-enum check --against HEAD")
    #expect(broken.output.hasPrefix(start) && broken.output.count > start.count)
    #expect(broken.exitCode == 2)
  }
}
