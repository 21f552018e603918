import Foundation
import Testing

/// The two build systems of SwiftPM, which plan, rerun and report differently.
enum BuildSystem: String, CaseIterable, CustomTestStringConvertible {
  case native
  case swiftBuild = "swiftbuild"

  var testDescription: String { rawValue }

  var arguments: [String] {
    switch self {
    case .native: ["--build-system", "native"]
    // Says which commands run only if asked to.
    case .swiftBuild: ["--build-system", "swiftbuild", "--verbose"]
    }
  }

  /// Its folder of products below the scratch folder.
  func productsPath(configuration: String) -> String {
    switch self {
    case .native: configuration
    case .swiftBuild: "out/Products/\(configuration.capitalized)\(Self.platformSuffix)"
    }
  }

  #if os(macOS)
    private static let platformSuffix = ""
  #else
    private static let platformSuffix = "-linux"
  #endif

  /// Runs a command of SwiftPM, and again where SwiftPM itself crashed.
  ///
  /// SwiftBuild 6.3 ends with a segmentation fault in libdispatch now and then, with or without
  /// plugins, and on a busy machine twice in a row: https://github.com/swiftlang/swift/issues/87033.
  @MainActor
  func run(_ command: [String], in directory: URL) async throws -> ProcessRun {
    for _ in 1...4 {
      let run = try await ProcessRun(command, in: directory)
      if run.exitCode != 128 + SIGSEGV { return run }
    }
    return try await ProcessRun(command, in: directory)
  }
}

/// Lets one test at a time build with a build system, the two systems side by side: as much as two
/// cores bear.
@MainActor
enum Lane {
  private static var last: [BuildSystem: Task<Void, Never>] = [:]

  static func run(
    _ system: BuildSystem, _ body: @escaping @MainActor () async throws -> Void
  ) async throws {
    let previous = last[system]
    let test = Task {
      await previous?.value
      try await body()
    }
    last[system] = Task { _ = await test.result }
    try await test.value
  }
}

/// The package that tests of single edits share, so that they begin with what is built already.
@MainActor
enum Playground {
  private static var fixtures: [BuildSystem: Fixture] = [:]

  /// Hands over the package with its sources as they were at first, not yet built.
  static func use(
    _ system: BuildSystem, _ body: @escaping @MainActor (Fixture) async throws -> Void
  ) async throws {
    try await Lane.run(system) {
      let fixture =
        if let known = fixtures[system] { known } else {
          try await Fixture.withTools("BuildPlayground", system)
        }
      fixtures[system] = fixture
      try fixture.restore("Sources")
      try await body(fixture)
    }
  }
}
