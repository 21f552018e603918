import Foundation
import TestSupport
import Testing

@testable import CodableEnumCore

struct DiagnosticsPageTests {
  @Test(arguments: Message.ID.documented)
  func everyMessageHasAnExample(_ id: Message.ID) throws {
    let golden = GoldenCase(folder: GoldenCase.goldens.appending(path: "Reject/\(id)"))
    #expect(try golden.generation().diagnostics.contains { $0.message.id == id })
  }

  @Test func thePageShowsEveryMessage() throws {
    let page = GoldenCase.goldens.appending(path: "../../../Documentation/diagnostics.md")
    try GoldenFile.expect(DiagnosticsPage().text(), equals: page.standardizedFileURL)
  }
}
