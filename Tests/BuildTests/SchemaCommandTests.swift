import Foundation
import Testing

/// What `schema` says of command lines and files; what it prints is in `ExportGoldenTests` and in the
/// guide.
@MainActor
struct SchemaCommandTests {
  private static let message = """
    // @CodableEnum(style: .internal, tag: "type")
    enum Message {
      case paid(Money)
    }
    struct Money {}
    """

  @Test(arguments: [
    ("schema Mesage", "no marked enum is called 'Mesage'; there is 'Message'"),
    ("schema --format json", "no value of '--format' is called 'json'; there is 'json-schema'"),
    ("schema --define Money", "'--define Money' needs a name and a schema: --define "),
    ("schema --define Money=", "'--define Money=' needs a name and a schema: --define "),
    ("schema --define Money={", #"'{' isn't a JSON Schema such as {"type":"string"}"#),
    (
      "schema --define Mony=true",
      "no type that is not described is called 'Mony'; there is 'Money'"
    ),
    (
      "schema --define Money=true --define Money=false",
      "'--define' gives 'Money' twice"
    ),
    (
      #"schema --format typescript --define 'Money={"type":"object"}'"#,
      #"'{"type":"object"}' is JSON Schema; for TypeScript it is a type, such as string"#
    ),
    ("schema --output no-folder/schema.json", "'no-folder/schema.json' can't be written: "),
    (
      "schema --output no-folder/schema.json",
      "'no-folder/schema.json' can't be written: there is no such folder; create it first\n"
    ),
  ])
  func whatCannotBeDoneIsAnError(arguments: String, error: String) async throws {
    let tool = try await CommandTool()
    defer { tool.clean() }
    try tool.write("Sources/App/Message.swift", Self.message)
    let run = try await tool.run("swift package codable-enum \(arguments)")
    #expect(!run.succeeded)
    #expect(run.output.hasPrefix("error: \(error)"))
  }

  @Test func aDefinitionThatIsOnlyATypeServesAllLanguages() async throws {
    let tool = try await CommandTool()
    defer { tool.clean() }
    let message = Self.message.replacing("paid(Money)", with: "paid(price: Money)")
    try tool.write("Sources/App/Message.swift", message)
    let run = try await tool.run(
      #"swift package codable-enum schema --format typescript --define 'Money={"type":"integer"}'"#)
    #expect(run.succeeded, "\(run.output)")
    #expect(run.output.contains("export type Money = number;"), "\(run.output)")
  }

  @Test func branchesThatDeclareOneEnumAreOneName() async throws {
    let tool = try await CommandTool()
    defer { tool.clean() }
    let own = Self.message.replacing("\nstruct Money {}", with: "")
    try tool.write("Sources/App/Message.swift", "#if DEBUG\n\(own)\n#else\n\(own)\n#endif\n")
    let run = try await tool.run("swift package codable-enum samples Message --count 3")
    #expect(run.succeeded, "\(run.output)")
  }

  @Test func aTargetWithoutMarkedEnumsHasNoSchemas() async throws {
    let tool = try await CommandTool()
    defer { tool.clean() }
    try tool.write("Sources/App/Message.swift", "enum Message {}\n")
    let run = try await tool.run("swift package codable-enum schema --format typescript")
    #expect(run.succeeded)
    #expect(
      run.output == """
        export {};
        no enum is marked; write '// @CodableEnum(…)' before one

        """)
  }
}
