import CodableEnumCore
import CodableEnumFormats
import Testing

/// What `check` finds.
struct CheckReportTests {
  private static let old = """
    // @CodableEnum(style: .internal, tag: "type")
    enum Message {
      case text(body: String)
      case image(url: String)
    }
    """

  private func compared(_ source: String, with old: String = old) throws -> CheckReport {
    let then = try TargetFormats.of(old)
    var report = CheckReport(against: "v1")
    report.add(try .of(source), target: "App", lock: then.current(), old: then)
    return report
  }

  @Test func whatIsNotLockedYetIsNoFinding() throws {
    let formats = try TargetFormats.of(
      Self.old.replacing("case image", with: "case gap\n  case image"),
      lock: try Self.old.locked())
    var report = CheckReport()
    report.addLock(of: formats, target: "App")
    report.addLock(of: try .of(Self.old), target: "Other")
    #expect(report.findings.isEmpty)
    #expect(
      CheckText(report).text == """
        App: decodes everything in L.swift
        App: not locked yet; 'swift package codable-enum-lock' adds it
          Message.gap  {"type":"gap"}

        Other: no lock yet; 'swift package codable-enum-lock' writes one

        """)
  }

  @Test func bothDirectionsAreTold() throws {
    let report = try compared(Self.old.replacing("url", with: "link"))
    #expect(
      CheckText(report).text == #"""
        App: can't decode everything that v1 writes
        A.swift:4:14: error: 'image.link' requires the key "link" now, but was written without it
        A.swift:4:14: note: if its key was "url", write '// @CodableValue(aliases: ["url"])' after it; or give it a default, or make it optional
        A.swift:4:8: note: written as {"type":"image","url":<String>}
        App: what v1 can't decode of what is written now
          Message.image  {"type":"image","link":<String>}  (the key "url" was required)

        """#)
  }

  /// A command that changes the lock does nothing where there is none.
  @Test func aTargetWithoutALockIsToldNoCommandForIt() throws {
    let source = Self.old.replacing("case text", with: "case note")
    let report = try compared(source)
    #expect(report.findings.map(\.notes.count) == [1])
    #expect(!CheckText(report).text.contains("codable-enum-lock"))
    var locked = CheckReport(against: "v1")
    let then = try TargetFormats.of(Self.old)
    locked.add(
      try .of(source, lock: try Self.old.locked()), target: "App", lock: then.current(), old: then)
    #expect(CheckText(locked).text.contains("run 'swift package codable-enum-lock --remove"))
  }

  @Test func anOldReaderMayKnowWhatToDoWithUnknownTags() throws {
    let unknown = "  // @CodableCase(.unknown)\n  case other(String)\n}"
    let old = Self.old.replacing("\n}", with: "\n" + unknown)
    let report = try compared(old.replacing("case text", with: "case gap\n  case text"), with: old)
    #expect(
      report.targets[0].news.map(\.text)
        == [#"no case had the tag "gap"; it was decoded as 'other'"#])
  }

  @Test func anOldReaderMayHaveACaseInOneBranchOnly() throws {
    let old = Self.old.replacing(
      "  case text(body: String)", with: "#if A\n  case text(body: String)\n#endif")
    let report = try compared(Self.old, with: old)
    #expect(report.targets[0].news.map(\.case) == ["text"])
    #expect(report.targets[0].news.map(\.text) == ["it was not decoded under #if A #else"])
    #expect(try compared(old, with: old).targets[0].news.isEmpty)
  }

  @Test func anEnumThatIsGoneIsFoundAndANewOneIsNews() throws {
    let report = try compared("// @CodableEnum(style: .rawValue)\nenum New { case a }")
    #expect(report.findings.map(\.id) == ["lockedEnumRemoved"])
    #expect(
      CheckText(report).text.hasSuffix("\nApp: new are New\n"))
  }

  @Test func aTargetThatWasNotThereIsTold() throws {
    var report = CheckReport(against: "v1")
    report.addMissing(try .of(Self.old), target: "App")
    #expect(CheckText(report).text == "App: v1 doesn't have this target\n")
  }

  /// What an old version says of what is written now.
  @Test(arguments: [
    ("case text(body: String)", "case text(body: String, size: Int?)", nil),
    (
      "case text(body: String)", "case text(body: String?)",
      #"the key "body" was required, and can be missing now"#
    ),
    ("case text(body: String)", "case text(body: Int)", "a value could not be 'Int'"),
    ("case text", "case note", #"no case had the tag "note""#),
    (#"tag: "type""#, #"tag: "kind""#, "this form was not decoded"),
  ])
  func anOldReaderSaysWhatItMisses(old: String, new: String, reason: String?) throws {
    let report = try compared(Self.old.replacing(old, with: new))
    #expect(report.targets[0].news.first?.text == reason)
  }
}
