import TestSupport
import Testing

/// Builds that must fail: each error shows where the user can mend it, and nothing stale remains.
@MainActor
struct FailedBuildTests {
  @Test(.enabled(if: TestScope.isAll), arguments: BuildSystem.allCases)
  func anErrorIsShownUntilItIsMended(system: BuildSystem) async throws {
    try await Playground.use(system) { app in
      try await app.mustBuild()
      let before = try app.modificationDate(app.generatedPath("App"))

      let path = app.url("Sources/App/Message.swift").filePath
      try app.edit("Sources/App/Message.swift") { $0.replacing(".internal", with: ".wrong") }
      for _ in 1...2 {
        let build = try await app.build()
        #expect(!build.succeeded)
        #expect(build.output.contains("\(path):1:24: error: "))
        #expect(!app.exists(app.generatedPath("App")), "Stale code could be compiled")
      }

      try app.edit("Sources/App/Message.swift") { $0.replacing(".wrong", with: ".internal") }
      try await app.mustBuild()
      #expect(try await app.runProduct("App").first == #"{"type":"ping"}"#)
      #expect(try app.modificationDate(app.generatedPath("App")) == before)
      let build = try await app.mustBuild()
      #expect(!build.didWork)
    }
  }

  /// The mended source is not what it was, and everything happens within a second or two.
  @Test(.enabled(if: TestScope.isAll), arguments: BuildSystem.allCases)
  func aChangeHiddenByAnErrorIsNotLost(system: BuildSystem) async throws {
    try await Playground.use(system) { app in
      try await app.mustBuild()
      try app.edit("Sources/App/Message.swift") { $0.replacing(".internal", with: ".wrong") }
      #expect(try await !app.build().succeeded)
      try app.edit("Sources/App/Message.swift") {
        $0.replacing(".wrong", with: ".internal").replacing("type", with: "kind")
      }
      try await app.mustBuild()
      #expect(try await app.runProduct("App").first == #"{"kind":"ping"}"#)
    }
  }

  @Test(.enabled(if: TestScope.isAll), arguments: BuildSystem.allCases)
  func anErrorInGeneratedCodeShowsAtTheUsersLine(system: BuildSystem) async throws {
    try await Playground.use(system) { app in
      try app.write(
        "Sources/App/Event.swift",
        """
        struct Image {}

        // @CodableEnum(style: .external)
        enum Event {
          case start
          case shown(Image)
        }

        """)
      let build = try await app.build()
      #expect(!build.succeeded)
      #expect(build.output.contains(/App\/Event\.swift:6:\d+: error: .*'Image'/))
    }
  }

  @Test(.enabled(if: TestScope.isAll), arguments: BuildSystem.allCases)
  func aSourceNamedLikeAnOutputIsReported(system: BuildSystem) async throws {
    try await Playground.use(system) { app in
      try app.write("Sources/App/App+CodableEnum-01.swift", "")
      let build = try await app.build()
      #expect(!build.succeeded)
      #expect(build.output.contains("a generated file of the module has this name"))
    }
  }

  @Test(.enabled(if: TestScope.isAll), arguments: BuildSystem.allCases)
  func aScriptThatIsNotCalledMainIsReported(system: BuildSystem) async throws {
    try await Playground.use(system) { app in
      try app.move("Sources/Script/main.swift", to: "Sources/Script/Steps.swift")
      let build = try await app.build()
      #expect(!build.succeeded)
      let path = app.url("Sources/Script/Steps.swift").filePath
      #expect(build.output.contains("\(path): error: next to generated files"))
    }
  }
}
