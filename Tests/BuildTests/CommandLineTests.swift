import Foundation
import Testing

/// The generator's command line and what it does to files.
@MainActor
struct CommandLineTests {
  private static func message(tag: String, style: String = "internal") -> String {
    "// @CodableEnum(style: .\(style), tag: \"\(tag)\")\nenum Message {\n  case ping\n}\n"
  }

  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("Message.swift", Self.message(tag: "type"))
  }

  @Test func helpAndVersionArePrinted() async throws {
    defer { tool.clean() }
    let help = try await tool.run("--help")
    let ofCommand = try await tool.run("generate", "--help")
    #expect(ofCommand.output == help.output)
    #expect(help.succeeded)
    for option in ["generate", "--output", "--sources-list", "--relative-to", "--executable"] {
      #expect(help.output.contains(option))
    }
    let version = try await tool.run("--version")
    #expect(version.succeeded)
    #expect(version.output.contains(/^\d+\.\d+\.\d+\n$/))

    let commands = try Tool("codable-enum")
    defer { commands.clean() }
    let same = try await commands.run("--version")
    #expect(same.succeeded)
    #expect(same.output == version.output)
  }

  @Test(arguments: [
    [], ["nonsense"], ["generate"], ["generate", "Message.swift"], ["generate", "--output"],
    ["generate", "--output=out.swift"], ["generate", "--output=out.swift", "--nonsense"],
    ["generate", "--output=a.swift", "--output=./a.swift", "Message.swift"],
    ["generate", "--output", "--executable", "Message.swift"],
    ["generate", "--output=../x/Message.swift", "--output=Message.swift", "Message.swift"],
  ])
  func aWrongCommandLineIsRefused(arguments: [String]) async throws {
    defer { tool.clean() }
    let run = try await tool.run(arguments)
    #expect(run.exitCode == 64)
    #expect(run.output.hasPrefix("error: "))
    #expect(try tool.fileNames() == ["Message.swift"])
  }

  @Test func allOutputsAreWrittenAndOnlyWhenTheyChange() async throws {
    defer { tool.clean() }
    let arguments = ["generate", "--output", "1.swift", "--output", "2.swift", "Message.swift"]
    #expect(try await tool.run(arguments).succeeded)
    #expect(try tool.fileNames() == ["1.swift", "2.swift", "Message.swift"])
    let dates = try [tool.modificationDate("1.swift"), tool.modificationDate("2.swift")]
    #expect(try await tool.run(arguments).succeeded)
    #expect(try [tool.modificationDate("1.swift"), tool.modificationDate("2.swift")] == dates)
  }

  /// What another version of the tool wrote is younger than the sources, and replaced all the same.
  @Test func anOutputOfAnotherVersionIsReplaced() async throws {
    defer { tool.clean() }
    let arguments = ["generate", "--output", "out.swift", "Message.swift"]
    #expect(try await tool.run(arguments).succeeded)
    let text = try tool.read("out.swift")
    try tool.write("out.swift", text + "// another version\n")
    #expect(try await tool.run(arguments).succeeded)
    #expect(try tool.read("out.swift") == text)
  }

  /// The Swift driver on Linux does not see a change within a second.
  @Test func aRewrittenOutputIsAtLeastASecondYounger() async throws {
    defer { tool.clean() }
    var seconds = -Double.infinity
    for tag in ["a", "b", "c"] {
      try tool.write("Message.swift", Self.message(tag: tag))
      #expect(try await tool.run("generate", "--output=out.swift", "Message.swift").succeeded)
      let now = try tool.modificationDate("out.swift").timeIntervalSince1970.rounded(.down)
      #expect(now > seconds)
      seconds = now
    }
  }

  @Test func afterAnErrorNothingStaleCanBeCompiled() async throws {
    defer { tool.clean() }
    let arguments = ["generate", "--output", "out.swift", "Message.swift"]
    #expect(try await tool.run(arguments).succeeded)
    let text = try tool.read("out.swift")
    let date = try tool.modificationDate("out.swift")

    try tool.write("Message.swift", Self.message(tag: "type", style: "wrong"))
    let run = try await tool.run(arguments)
    #expect(run.exitCode == 1)
    #expect(run.output.hasPrefix("Message.swift:1:24: error: "))
    #expect(try tool.fileNames() == ["Message.swift", "out.swift.previous"])

    try tool.write("Message.swift", Self.message(tag: "type"))
    #expect(try await tool.run(arguments).succeeded)
    #expect(try tool.fileNames() == ["Message.swift", "out.swift"])
    #expect(try tool.read("out.swift") == text)
    #expect(try tool.modificationDate("out.swift") == date)
  }

  @Test func everyUnreadableSourceIsReported() async throws {
    defer { tool.clean() }
    try tool.write("Folder.swift/file", "")
    let run = try await tool.run(
      "generate", "--output=out.swift", "Folder.swift", "Gone.swift", "Message.swift")
    #expect(run.exitCode == 1)
    #expect(
      run.output == """
        Folder.swift: error: Is a directory
        Gone.swift: error: No such file or directory

        """)
  }

  @Test(arguments: [
    ("gone/out.swift", "No such file or directory"), ("folder", "Is a directory"),
    ("/dev/full", "No space left on device"),
  ])
  func anOutputThatCannotBeWrittenIsReported(path: String, reason: String) async throws {
    defer { tool.clean() }
    try tool.write("folder/file", "")
    let run = try await tool.run("generate", "--output", path, "Message.swift")
    #expect(run.exitCode == 1)
    #expect(run.output == "\(path): error: \(reason)\n")
    #expect(try tool.fileNames() == ["Message.swift", "folder"])
  }

  @Test(arguments: ["link.swift", "folder/Message.swift", "folder/folder/Message.swift"])
  func noSourceIsLostThroughALink(output: String) async throws {
    defer { tool.clean() }
    try tool.link("link.swift", to: "Message.swift")
    try tool.link("folder", to: ".")
    for style in ["internal", "wrong"] {
      let source = Self.message(tag: "type", style: style)
      try tool.write("Message.swift", source)
      let run = try await tool.run("generate", "--output", output, "Message.swift")
      #expect(run.exitCode == 64)
      #expect(
        run.output == """
          error: the output '\(output)' and the source 'Message.swift' are the same file; \
          see 'codable-enum-generator --help'

          """)
      #expect(try tool.read("Message.swift") == source)
      #expect(try tool.fileNames() == ["Message.swift", "folder", "link.swift"])
    }
  }

  @Test func noOutputIsWrittenOverAnotherThroughALink() async throws {
    defer { tool.clean() }
    try tool.link("folder", to: ".")
    try tool.write("a.swift", "")
    let run = try await tool.run(
      "generate", "--output=a.swift", "--output=folder/a.swift", "Message.swift")
    #expect(run.exitCode == 64)
    #expect(run.output.hasPrefix("error: 'folder/a.swift' and 'a.swift' are the same file; "))
    #expect(try tool.read("a.swift") == "")
  }

  @Test(arguments: [["--help"], ["--version"]])
  func aFullStandardOutputIsAFailure(arguments: [String]) async throws {
    defer { tool.clean() }
    let run = try await tool.run(arguments, outputAt: "/dev/full")
    #expect(run.exitCode == 1)
    #expect(
      run.output == "error: cannot write to standard output: No space left on device\n")
  }

  @Test func sourcesAreListedInAFile() async throws {
    defer { tool.clean() }
    try tool.write("list.txt", "Message.swift\nÀ côté.swift\n")
    try tool.write("À côté.swift", "struct Other {}")
    let run = try await tool.run("generate", "--output=out.swift", "--sources-list=list.txt")
    #expect(run.succeeded, "\(run.output)")
    #expect(try tool.read("out.swift").contains("Message"))
  }

  @Test(arguments: [
    "a\nstruct Leak {}.swift", "a\rstruct Leak {}.swift", "\\(Leak()).swift", "a\\new.swift",
    "a\"b.swift", "a\u{2028}b.swift",
  ])
  func noFileNameLeaksIntoGeneratedCode(name: String) async throws {
    defer { tool.clean() }
    try tool.write(name, "// @CodableEnum(style: .external)\nenum E {\n  case a(Int)\n}\n")
    #expect(try await tool.run("generate", "--output=out.swift", name).succeeded)
    let text = try tool.read("out.swift")
    #expect(!text.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("struct Leak") })
    let parsed = try await ProcessRun(
      ["swiftc", "-frontend", "-parse", "out.swift"], in: tool.directory, limit: .seconds(60))
    #expect(parsed.output == "")
    #expect(parsed.succeeded)
  }

  /// Build caches and remote builds share outputs.
  @Test func outputsDoNotTellWhereTheCheckoutLies() async throws {
    defer { tool.clean() }
    let other = try Tool()
    defer { other.clean() }
    try other.write("Message.swift", Self.message(tag: "type"))
    let outputs = (1...4).flatMap { ["--output", "\($0).swift"] }
    for tool in [tool, other] {
      let relative = ["--relative-to", tool.directory.filePath, "Message.swift"]
      #expect(try await tool.run(["generate"] + outputs + relative).succeeded)
    }
    for number in 1...4 {
      #expect(try tool.read("\(number).swift") == other.read("\(number).swift"))
    }
  }

  /// Also where the compiler is given other paths than in another checkout.
  @Test func withoutSourceLocationsOutputsDependOnLabelsAlone() async throws {
    defer { tool.clean() }
    try tool.write("here/Message.swift", Self.message(tag: "type"))
    try tool.write("there/Message.swift", Self.message(tag: "type"))
    var outputs: [String] = []
    for folder in ["here", "there"] {
      for option in [[], ["--no-source-locations"]] {
        let arguments =
          ["generate"] + option
          + ["--relative-to", folder, "--output", "out.swift", "\(folder)/Message.swift"]
        #expect(try await tool.run(arguments).succeeded)
        outputs.append(try tool.read("out.swift"))
      }
    }
    #expect(outputs[1] == outputs[3])
    #expect(outputs[0] != outputs[2])
    #expect(
      outputs[1]
        == outputs[0].split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("#sourceLocation") }.joined(separator: "\n"))
  }
}
