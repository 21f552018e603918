import TestSupport
import Testing

/// Edits between builds: the very next build is right, in both build systems, and does no more than
/// it must.
@MainActor
struct IncrementalBuildTests {
  static let marked = """
    // @CodableEnum(style: .internal, tag: "type")
    enum Plain {
      case ping
    }

    """
  private static let unmarked = "enum Plain {\n  case ping\n}\n"

  @Test(arguments: BuildSystem.allCases)
  func aMarkerIsAddedChangedAndRemoved(system: BuildSystem) async throws {
    try await Playground.use(system) { app in
      try await app.mustBuild()
      #expect(try await app.runProduct("App") == [#"{"type":"ping"}"#, "not encodable"])

      try app.write("Sources/App/Plain.swift", Self.marked)
      try await app.mustBuild()
      #expect(try await app.runProduct("App") == [#"{"type":"ping"}"#, #"{"type":"ping"}"#])

      try app.edit("Sources/App/Plain.swift") { $0.replacing("\"type\"", with: "\"kind\"") }
      try await app.mustBuild()
      #expect(try await app.runProduct("App") == [#"{"type":"ping"}"#, #"{"kind":"ping"}"#])

      try app.write("Sources/App/Plain.swift", Self.unmarked)
      try await app.mustBuild()
      #expect(try await app.runProduct("App") == [#"{"type":"ping"}"#, "not encodable"])
    }
  }

  /// The 1-second trap: an output that is written in the second in which it was last compiled.
  @Test(.enabled(if: TestScope.isAll), arguments: BuildSystem.allCases)
  func rapidMarkingAndUnmarkingLeavesNothingStale(system: BuildSystem) async throws {
    try await Playground.use(system) { app in
      for _ in 1...4 {
        try app.write("Sources/App/Plain.swift", Self.marked)
        try await app.mustBuild()
        #expect(try await app.runProduct("App").last == #"{"type":"ping"}"#)
        try app.write("Sources/App/Plain.swift", Self.unmarked)
        try await app.mustBuild()
        #expect(try await app.runProduct("App").last == "not encodable")
      }
    }
  }

  @Test(.enabled(if: TestScope.isAll), arguments: BuildSystem.allCases)
  func buildsWithoutChangesRunNothing(system: BuildSystem) async throws {
    try await Playground.use(system) { app in
      try await app.mustBuild()
      // Native SwiftPM plans again, and runs every plugin's commands, in the build after a plan.
      try await app.mustBuild()
      for _ in 1...3 {
        let build = try await app.mustBuild()
        #expect(!build.didWork)
      }
    }
  }

  @Test(.enabled(if: TestScope.isAll), arguments: BuildSystem.allCases)
  func anEditThatChangesNoOutputRewritesNone(system: BuildSystem) async throws {
    try await Playground.use(system) { app in
      try await app.mustBuild()
      let before = try app.modificationDate(app.generatedPath("App"))
      try app.edit("Sources/App/Message.swift") { $0.replacing("ping", with: "ping  // Hello") }
      let build = try await app.mustBuild()
      #expect(build.generated("App"))
      #expect(try app.modificationDate(app.generatedPath("App")) == before)
      #expect(!build.output.contains("Compiling App App+CodableEnum"))
    }
  }

  @Test(.enabled(if: TestScope.isAll), arguments: BuildSystem.allCases)
  func aDeletedOutputIsMadeAgain(system: BuildSystem) async throws {
    try await Playground.use(system) { app in
      try await app.mustBuild()
      try app.remove(app.generatedPath("App"))
      try await app.mustBuild()
      #expect(app.exists(app.generatedPath("App")))
      #expect(try await app.runProduct("App").first == #"{"type":"ping"}"#)
    }
  }

  @Test(.enabled(if: TestScope.isAll), arguments: BuildSystem.allCases)
  func filesAreAddedMovedRenamedAndDeleted(system: BuildSystem) async throws {
    try await Playground.use(system) { app in
      try app.write(
        "Sources/App/Event.swift",
        "// @CodableEnum(style: .internal, tag: \"kind\")\nenum Event {\n  case start\n}\n")
      try app.edit("Sources/App/main.swift") { $0 + "try show(Event.start)\n" }
      let expected = [#"{"type":"ping"}"#, "not encodable", #"{"kind":"start"}"#]
      try await app.mustBuild()
      #expect(try await app.runProduct("App") == expected)

      try app.move("Sources/App/Event.swift", to: "Sources/App/Events & more/Événement.swift")
      try await app.mustBuild()
      #expect(try await app.runProduct("App") == expected)

      try app.move("Sources/App/Events & more/Événement.swift", to: "Sources/App/Renamed.swift")
      try await app.mustBuild()
      #expect(try await app.runProduct("App") == expected)

      try app.remove("Sources/App/Renamed.swift")
      try app.edit("Sources/App/main.swift") { $0.replacing("try show(Event.start)\n", with: "") }
      try await app.mustBuild()
      #expect(try await app.runProduct("App") == Array(expected.prefix(2)))
    }
  }

  @Test(.enabled(if: TestScope.isAll), arguments: BuildSystem.allCases)
  func moreFilesMakeMoreOutputs(system: BuildSystem) async throws {
    try await Playground.use(system) { app in
      for number in 1...30 {
        try app.write("Sources/App/More/File\(number).swift", "struct Type\(number) {}\n")
      }
      try await app.mustBuild()
      #expect(app.exists(app.generatedPath("App", number: 4)))
      #expect(try await app.runProduct("App").first == #"{"type":"ping"}"#)

      try app.remove("Sources/App/More")
      try app.write("Sources/App/Plain.swift", Self.marked)
      try await app.mustBuild()
      #expect(try await app.runProduct("App").last == #"{"type":"ping"}"#)
    }
  }
}
