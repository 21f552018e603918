import Foundation
import TestSupport
import Testing

/// Five real formats, as users have them; see the fixture's README.
@MainActor
struct FiveFormatsTests {
  @Test(.enabled(if: TestScope.isAll), arguments: BuildSystem.allCases)
  func theShowcasePrintsTheFormatsAndTheTestsPass(system: BuildSystem) async throws {
    try await Lane.run(system) {
      let package = try await Fixture.withTools("FiveFormats", system)
      let build = try await package.mustBuild("--product", "Showcase")
      // SwiftBuild warns of linker options of its own.
      #expect(!build.output.contains(/\.swift:\d+:\d+: warning:/), "\(build.output)")
      let printed = try await package.runProduct("Showcase")
      for json in Self.specified { #expect(printed.contains(json)) }

      // Both build systems compile the same generated text, so that one is enough to test it.
      guard system == .native else { return }
      let test = try await package.swift("test", [])
      #expect(test.succeeded, "\(test.output)")
      #expect(!test.output.contains(/\.swift:\d+:\d+: warning:/), "\(test.output)")
    }
  }

  /// The values that the formats' owners wrote down, line by line.
  private static let specified = [
    #"{"status":"confirmed","confirmedUsers":\#(users)}"#,
    #"{"status":"waitlist","position":12,"confirmedUsers":\#(users)}"#,
    #"{"status":"not allowed","reason":"It is too late to confirm to this event."}"#,
    #"{"discriminator":"initial"}"#,
    #"{"discriminator":"loading","loading_start_date":588000000,"loading_source":"cache"}"#,
    #"{"discriminator":"value","value_value":42}"#,
    #"{"discriminator":"error"}"#,
    #"{"empty":true}"#,
    #"{"editing":"headers"}"#,
    #"{"exchangeHistory":null}"#,
    #"{"list":["E621E1F8-C36C-495A-93FC-0C247A3E6E5F",[{"name":"Request 1"},{"name":"Request 2"}]]}"#,
    #"{"payment":1,"subtotal":1500} → 現金 → {"payment":1,"subtotal":1500}"#,
    #"{"payment":"1","subtotal":1500} → 現金 → {"payment":1,"subtotal":1500}"#,
    #"{"payment":null,"subtotal":1500} → nil → {"payment":null,"subtotal":1500}"#,
    #"{"subtotal":1500} → nil → {"payment":null,"subtotal":1500}"#,
    #"{"payment":2,"subtotal":1000} → unknown(2) → {"payment":2,"subtotal":1000}"#,
  ]

  private static let users =
    #"[{"id":"abc","name":"Rachel"},{"id":"def","name":"John"}]"#
}
