import TestSupport
import Testing

/// The commands as users of a package have them, in both build systems.
@MainActor
struct CommandPluginTests {
  @Test(.enabled(if: TestScope.isAll), arguments: BuildSystem.allCases)
  func aFormatIsShownExportedLockedAndChecked(system: BuildSystem) async throws {
    try await Playground.use(system) { app in
      let shown = try await app.command("codable-enum", ["show", "Message"])
      #expect(shown.exitCode == 0)
      #expect(
        shown.output == """
          enum Message: internal, tag "type"  Sources/App/Message.swift:2
            ping  {"type":"ping"}

          """)
      #expect(!app.exists("Sources/App/App.formats.swift"))

      let schema = try await app.command(
        "codable-enum", ["schema", "Message", "--format=typescript"])
      #expect(schema.exitCode == 0)
      #expect(schema.output == "export interface Message {\n  type: \"ping\";\n}\n")

      let locked = try await app.command(
        "codable-enum-lock", ["--target", "App"], options: [Self.permission])
      #expect(locked.output == "Sources/App/App.formats.swift (new)\n  Message  1 added\n")
      try await app.mustBuild()

      for file in ["Message", "main"] {
        try app.edit("Sources/App/\(file).swift") {
          $0.replacing(#/(case |Message\.)ping/#) { "\($0.1)pong" }
        }
      }
      let finding =
        #"Sources/App/Message.swift:2:6: error: 'ping' was written with the tag "ping", "#
      let checked = try await app.command("codable-enum", ["check", "--target=App"])
      #expect(checked.exitCode == 1)
      #expect(checked.output.contains(finding))
      #expect(try app.read("errors.txt").hasSuffix("error: \(Self.summary)\n"))
      #expect(try await app.build().output.contains(finding))

      let removed = try await app.command(
        "codable-enum-lock", ["--target", "App", "--remove", "Message.ping"],
        options: [Self.permission])
      #expect(
        removed.output == "Sources/App/App.formats.swift\n  Message  1 added, 1 removed\n")
      try await app.mustBuild()
    }
  }

  private static let permission = "--allow-writing-to-package-directory"
  private static let summary = "not everything that was written can be decoded: 1 finding"

  /// A plugin may not write where nobody can be asked, and cannot by the other command.
  @Test(.enabled(if: TestScope.isAll), arguments: BuildSystem.allCases)
  func nothingIsWrittenWithoutPermission(system: BuildSystem) async throws {
    try await Playground.use(system) { app in
      let refused = try await app.command("codable-enum-lock", [])
      #expect(refused.exitCode == 1)
      let unknown = try await app.command("codable-enum", ["lock"])
      #expect(unknown.exitCode == 1)
      #expect(try app.read("errors.txt").contains("error: 'swift package codable-enum-lock' does"))
      #expect(!app.exists("Sources/App/App.formats.swift"))
    }
  }
}

extension Fixture {
  /// Runs `swift package VERB`; what it has on standard error is in `errors.txt` afterwards.
  func command(
    _ verb: String, _ arguments: [String], options: [String] = []
  ) async throws -> ProcessRun {
    // With other arguments than builds have, tools that were built from source would be built anew.
    let words =
      ["swift", "package"] + system.arguments + indexArguments + options + [verb] + arguments
    let command = ["sh", "-c", #"exec "$0" "$@" 2>errors.txt"#] + words
    return try await system.run(command, in: directory)
  }
}
