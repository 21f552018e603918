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

  @Test func theHelpHasAnExampleOfEachCommand() async throws {
    let tool = try await CommandTool()
    defer { tool.clean() }
    let run = try await tool.run("swift package codable-enum")
    for example in [
      "show Message", "check --against origin/main", "schema --format typescript > Messages.ts",
      "suggest events.json --each --name Event", "-lock --accept Message.text",
      "samples Message --count 1000 > Message.jsonl", "inspect Sources/App/Message.swift",
      "--allow-writing-to-package-directory codable-enum-generate",
    ] {
      #expect(run.output.contains("\(example)\n"), "\(run.output)")
    }
  }

  @Test(arguments: [
    ("help", "Prints the JSON of marked enums"), ("help show", "swift package codable-enum show "),
    ("--help check", "swift package codable-enum check "),
  ])
  func helpMayBeAWordOfItsOwn(words: String, help: String) async throws {
    let tool = try await CommandTool()
    defer { tool.clean() }
    let run = try await tool.run("swift package codable-enum \(words)")
    #expect(run.succeeded)
    #expect(run.output.hasPrefix(help))
  }

  @Test(arguments: [
    ("schema --output a.json --output b.json", "'--output' is given twice"),
    ("schema --format openapi --format typescript", "'--format' is given twice"),
    ("schema --output --target App", "'--output' needs a value"),
    ("schema --output", "'--output' needs a value"),
    ("suggest a.json --name -h", "'--name' needs a value"),
    (
      "suggest Sources/App/A.swift",
      "'Sources/App/A.swift' isn't JSON: 'suggest' reads samples, and '--for NAME' finds the annotation "
        + "that makes an enum in your sources read them"
    ),
    (
      "suggest a.json --for A --name B",
      "'--for' tries all forms; remove '--name', '--tag', '--style' and '--tolerate'"
    ),
    (
      "inspect Sources/App/A.swift --target App",
      "'inspect' reads the files that you name; remove '--target'"
    ),
    (
      "suggest a.json --target App",
      "'--target' is for the enum of '--for'; remove '--target', or add '--for'"
    ),
    ("samples A --count -1", "'--count' needs a number of at most a million, not '-1'"),
  ])
  func noOptionIsIgnored(arguments: String, error: String) async throws {
    let tool = try await CommandTool()
    defer { tool.clean() }
    try tool.write("Sources/App/A.swift", "// @CodableEnum(style: .external)\nenum A { case a }\n")
    let run = try await tool.run("swift package codable-enum \(arguments)")
    #expect(run.output == "error: \(error)\n")
    #expect(run.exitCode != 0)
    #expect(!tool.exists("b.json"))
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

  @Test func anEnumOfSeveralTargetsIsAskedFor() async throws {
    let tool = try await CommandTool()
    defer { tool.clean() }
    try tool.write("a.json", #"{"a":1}"#)
    let targets = ["A", "B"].map { name in
      #"{"name":"\#(name)","directory":"\#(name)","sources":["\#(name)/M.swift"]}"#
    }
    try tool.write("t.json", #"{"directory":".","targets":[\#(targets.joined(separator: ","))]}"#)
    try tool.write("A/M.swift", "enum M { case a(Int) }\n")
    try tool.write("B/M.swift", "enum M { case b(Int) }\n")
    let run = try await tool.run("codable-enum suggest a.json --for M --targets t.json")
    #expect(
      run.output == """
        error: 'M' is ambiguous: 'M' at A/M.swift:1 or 'M' at B/M.swift:1; name one with '--target'

        """)
    let one = try await tool.run("codable-enum suggest a.json --for M --targets t.json --target A")
    #expect(one.output.contains("// @CodableEnum(style: .external, payload: .natural)"))
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
