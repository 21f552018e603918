import Foundation
import Testing

/// What commands say of themselves and of command lines that are nearly right.
@MainActor
struct CommandHelpTests {
  @Test(arguments: ["show", "check", "schema", "suggest", "samples", "lock", "generate", "inspect"])
  func eachCommandHasAHelpOfItsOwn(command: String) async throws {
    let tool = try await CommandTool()
    defer { tool.clean() }
    let run = try await tool.run("swift package codable-enum \(command) --help")
    #expect(run.succeeded)
    let isPlugin = ["lock", "generate"].contains(command)
    let verb = isPlugin ? "codable-enum-\(command)" : "codable-enum \(command)"
    #expect(run.output.hasPrefix("swift package \(verb) "))
    #expect(run.output.split(separator: "\n").count < 20)
  }

  @Test func thePermissionToWriteGoesBeforeTheCommand() async throws {
    let tool = try await CommandTool()
    defer { tool.clean() }
    let run = try await tool.run(
      "swift package codable-enum schema --allow-writing-to-package-directory")
    #expect(
      run.output == """
        error: '--allow-writing-to-package-directory' is for SwiftPM, and goes before the command: \
        'swift package --allow-writing-to-package-directory codable-enum schema'

        """)
  }

  @Test func aSchemaThatIsWrittenIsNamed() async throws {
    let tool = try await CommandTool()
    defer { tool.clean() }
    try tool.write(
      "Sources/App/A.swift", "// @CodableEnum(style: .external)\nenum A { case a(b: Int) }\n")
    let run = try await tool.run("swift package codable-enum schema --output a.json")
    #expect(run.output == "Wrote 'a.json': 1 marked enum.\n")
  }

  @Test(arguments: [
    ("--style intern", "no style is called 'intern'; there is 'internal'"),
    ("--tolerate few", "'--tolerate' needs a number of samples, not 'few'"),
    ("--style external", "'--style external' isn't possible: 1 of 1 samples doesn't fit"),
  ])
  func whatCannotBeSuggestedIsAnError(options: String, error: String) async throws {
    let tool = try await CommandTool()
    defer { tool.clean() }
    try tool.write("a.json", #"{"type":"a","b":1}"#)
    let run = try await tool.run("swift package codable-enum suggest a.json \(options)")
    #expect(!run.succeeded)
    #expect(run.output.hasPrefix("error: \(error)"))
  }

  @Test(arguments: ["internal", ".internal"])
  func aStyleMayHaveItsDot(style: String) async throws {
    let tool = try await CommandTool()
    defer { tool.clean() }
    try tool.write("a.json", #"{"type":"a","b":1}"#)
    let run = try await tool.run("swift package codable-enum suggest a.json --style \(style)")
    #expect(run.output.contains(#"// @CodableEnum(style: .internal, tag: "type")"#))
  }
}
