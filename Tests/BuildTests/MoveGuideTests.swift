import Foundation
import TestSupport
import Testing

/// The steps of `guide-replace-codable.md` that prove a move, in a package of their own, on an enum
/// that is replaced wrongly on purpose.
@MainActor
struct MoveGuideTests {
  @Test(.enabled(if: TestScope.isAll)) func theProofFindsAWrongMove() async throws {
    let blocks = try String(
      contentsOf: Fixture.checkout.appending(path: "Documentation/guide-replace-codable.md"),
      encoding: .utf8
    ).matches(of: #/(?s)```swift\n(?<code>.*?)```/#).map { String($0.code) }
    func block(_ start: String) throws -> String {
      try #require(blocks.first { $0.hasPrefix(start) })
    }
    let tool = try Tool("codable-enum")
    defer { tool.clean() }
    let new = try block("// @CodableEnum(style: .internal, tag: \"type\")\nenum Shape {")
    let folder = tool.directory.filePath
    let source = "\(folder)/Sources/Shapes/Shape.swift"
    let files = [
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Shapes", targets: [
        .target(name: "Shapes"),
        .testTarget(name: "ShapesTests", dependencies: ["Shapes"], exclude: ["Shape.jsonl"]),
      ])
      """,
      "Sources/Shapes/Shape.swift": new.replacing("side: Int", with: "side: Int = 0"),
      "Tests/ShapesTests/OldShape.swift": try block("enum Shape: Codable").replacing(
        "enum Shape", with: "enum OldShape"),
      "Tests/ShapesTests/Differences.swift": try block(
        "import Foundation\n\n/// Returns the documents"),
      "Tests/ShapesTests/ShapeTests.swift": try block("import XCTest\n"),
      "targets.json": """
      {"directory":"\(folder)","targets":[
        {"name":"Shapes","directory":"\(folder)/Sources/Shapes","sources":["\(source)"]}]}
      """,
    ]
    for (path, text) in files { try tool.write(path, text) }
    #expect(try await tool.run("generate", "Sources/Shapes").succeeded)
    let samples = try await tool.run(
      "samples", "Shape", "--count", "1000", "--targets", "targets.json")
    try tool.write("Tests/ShapesTests/Shape.jsonl", samples.output)
    let test = try await ProcessRun(["swift", "test"], in: tool.directory)
    #expect(!test.succeeded)
    #expect(test.output.contains("{\"type\":\"square\"}\n  old: not read: "))
    #expect(test.output.contains("\n  new: square {\"side\":0,\"type\":\"square\"}\n"))
  }
}
