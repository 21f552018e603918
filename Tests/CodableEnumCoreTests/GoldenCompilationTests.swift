import Foundation
import TestSupport
import Testing

@testable import CodableEnumCore

/// What is generated must compile without a warning and do what the goldens say.
struct GoldenCompilationTests {
  @Test(arguments: TestScope.all([["-swift-version", "5"]], byDefault: [settings.last!]))
  func everyGoldenReadsAndWritesItsJSON(_ setting: [String]) throws {
    try SwiftCompiler.withTemporaryFolder { folder in
      for golden in GoldenCase.modules {
        let module = try GoldenModule([golden], in: folder)
        let built = try SwiftCompiler.compile(
          ["-warnings-as-errors", "-parse-as-library", "-emit-module", "-c", "-wmo"]
            + ["-module-name", golden.name] + setting + module.files, in: folder)
        #expect(built.status == 0, "\(built.output)")
      }
      var module = try GoldenModule(GoldenCase.accepted, in: folder)
      try module.addRuns(of: GoldenCase.accepted + GoldenCase.modules)
      let objects = GoldenCase.modules.map { "\($0.name).o" }
      let built = try SwiftCompiler.compile(
        setting + ["-package-name", "goldens", "-I", ".", "-warnings-as-errors"]
          // Some assertions ask for what is deprecated.
          + ["-Wwarning", "DeprecatedDeclaration"]
          + ["-wmo", "-num-threads", "2", "-o", "goldens"] + module.files + objects, in: folder)
      try #require(built.status == 0, "\(built.output)")
      let run = try SwiftCompiler.run("./goldens", [], in: folder)
      #expect(run.output == "")
      #expect(run.status == 0)
    }
  }

  private static let allFeatures = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
  ].flatMap { ["-enable-upcoming-feature", $0] }

  /// The settings of a module that generated code must be right in.
  ///
  /// Others follow from these. Swift 5 alone, in which the goldens run, finds nothing that it does not
  /// find with complete checks for concurrency. Swift 6 alone is what `AloneTests` compile with. Each
  /// upcoming feature alone finds nothing that all do not: three of them only refuse more, one is about
  /// async functions, which are never generated, and one remains. The last differs most from Swift 5:
  /// by default the goldens run in it alone.
  static let settings: [[String]] = [
    ["-swift-version", "5", "-strict-concurrency=complete"],
    ["-swift-version", "6", "-enable-library-evolution"],
    ["-swift-version", "6", "-default-isolation", "MainActor"],
    ["-swift-version", "5", "-default-isolation", "MainActor"] + allFeatures,
    ["-swift-version", "6"] + allFeatures,
    ["-swift-version", "6", "-default-isolation", "MainActor"] + allFeatures,
  ]

  @Test(.enabled(if: TestScope.isAll), arguments: settings)
  func noSettingMakesGeneratedCodeWarn(_ setting: [String]) throws {
    try SwiftCompiler.withTemporaryFolder { folder in
      // Some warnings come only after type checking.
      let arguments =
        ["-emit-sil", "-wmo", "-o", "/dev/null", "-parse-as-library", "-warnings-as-errors"]
        + ["-package-name", "goldens"] + setting
      let goldens = try GoldenCase.accepted.filter { try isUsable($0, with: setting) }
      let module = try GoldenModule(goldens, in: folder)
      let checked = try SwiftCompiler.compile(arguments + module.files, in: folder)
      #expect(checked.status == 0, "\(checked.output)")
      for golden in GoldenCase.modules {
        let module = try GoldenModule([golden], in: folder)
        let checked = try SwiftCompiler.compile(arguments + module.files, in: folder)
        #expect(checked.status == 0, "\(checked.output)")
      }
    }
  }

  /// On Linux the compiler warns of any use of Foundation in a library with evolution.
  private func isUsable(_ golden: GoldenCase, with setting: [String]) throws -> Bool {
    guard setting.contains("-enable-library-evolution") else { return true }
    return try !golden.inputs.contains {
      try String(contentsOf: $0, encoding: .utf8).contains("import Foundation")
    }
  }
}
