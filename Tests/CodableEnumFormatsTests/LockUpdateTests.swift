import CodableEnumCore
import CodableEnumFormats
import CodableEnumLocks
import Testing

/// What `codable-enum-lock` makes of a lock.
struct LockUpdateTests {
  private static let old = """
    // @CodableEnum(style: .internal, tag: "type")
    enum Message {
      case text(body: String)
      case image(Picture)
    }
    struct Picture: Codable { var url: String }
    """

  private func update(
    to source: String, _ names: LockUpdate.Name...
  ) throws -> (update: LockUpdate, found: [Bool]) {
    var update = LockUpdate(try .of(source, lock: try Self.old.locked()))
    let found = try names.map { try update.apply($0) }
    return (update, found)
  }

  @Test func whatIsThereIsUpToDate() throws {
    let (update, _) = try update(to: Self.old)
    #expect(update.changes == [])
    #expect(try update.result.text == Self.old.locked())
  }

  @Test func aPrivateTypeIsLockedWithItsFile() throws {
    let source = """
      // @CodableEnum(style: .external)
      enum Message { case page(Page) }
      struct Page: Codable { private var info: Info, boxes: [Box<Int>] }
      private struct Info: Codable { var title: String }
      private struct Box<T: Codable>: Codable { var value: T }
      """
    let lock = try source.locked()
    #expect(lock.contains("struct $A.Info\n") && lock.contains("struct $A.Box<Int>\n"))
    #expect(LockUpdate(try .of(source, lock: lock)).changes == [])
    let changed = LockUpdate(try .of(source.replacing("title", with: "text"), lock: lock))
    #expect(changed.findings.map(\.message.id) == [.lockedKey])
    #expect(changed.findings[0].message.text.hasPrefix("'Info.text' requires the key"))
    var accepted = LockUpdate(try .of(source.replacing("title", with: "text"), lock: lock))
    #expect(try accepted.apply(.accepted("$A.Info")) && accepted.findings.isEmpty)
    let fixed = source.replacing("var title: String", with: "let title = 1")
    let notes = LockUpdate(try .of(fixed, lock: lock)).findings.flatMap(\.notes).map(\.text)
    #expect(notes.contains { $0.contains(#"--accept \$A.Info'"#) })
  }

  @Test func whatIsNewIsAdded() throws {
    let source = Self.old.replacing("case image", with: "case gap\n  case image")
    let (update, _) = try update(to: source)
    #expect(update.findings.isEmpty)
    #expect(update.changes == [.init(name: "Message", added: 1, removed: 0)])
    #expect(update.changes.map(\.text) == ["1 added"])
    #expect(try update.result.text == source.locked())
  }

  /// The lock then has lines of the old and of the new name.
  @Test(arguments: [
    ("style: .internal, tag: \"t\"", "typing", "// @CodableCase(\"typing\")\n  case composing"),
    (
      "style: .internal, tag: \"t\"", "at(x: Int)",
      "// @CodableCase(\"at\")\n  case here(x: Int, y: Int?)"
    ),
    ("style: .untagged", "int(Int)", "case integer(Int)"),
  ])
  func aRenamedCaseIsLockedAgain(options: String, old: String, new: String) throws {
    func source(_ item: String) -> String {
      "// @CodableEnum(\(options))\nenum E {\n  case text(body: String)\n  \(item)\n}\n"
    }
    let update = LockUpdate(try .of(source(new), lock: try source("case " + old).locked()))
    #expect(update.findings.isEmpty)
    #expect(update.changes == [.init(name: "E", added: 1, removed: 0)])
    #expect(LockUpdate(try .of(source(new), lock: update.result.text)).changes == [])
  }

  /// What the first type becomes was never written as the second one.
  @Test(arguments: [
    (
      "enum K: String, Codable { case x, y }",
      "enum K: String, Codable { case x, y, z }\nenum L: String, Codable { case x, y }",
      #"b: {"b":{"k":"x"|"y"}}"#
    ),
    (
      "struct K: Codable { var n: Int }",
      "struct K: Codable { var n: Int? }\nstruct L: Codable { var n: Int }",
      #"b: {"b":{"k":{"n":<Int>}}}"#
    ),
  ])
  func aTypeThatBecameTwoIsLockedAgain(old: String, new: String, line: String) throws {
    func source(_ type: String, _ types: String) -> String {
      "// @CodableEnum(style: .external)\nenum E { case a(k: K), b(k: \(type)) }\n\(types)"
    }
    let source = (old: source("K", old), new: source("L", new))
    let update = LockUpdate(try .of(source.new, lock: try source.old.locked()))
    #expect(update.findings.map(\.rendered) == [])
    let text = update.result.text
    #expect(text.contains(line) && !text.contains(#"b: {"b":{"k":<K>}}"#))
    #expect(text.contains(#"a: {"a":{"k":<K>}}"#))
    #expect(LockUpdate(try .of(source.new, lock: text)).changes == [])
  }

  @Test func whatIsNotReadAnyMoreIsNotWrittenOver() throws {
    let (update, _) = try update(to: Self.old.replacing("url", with: "link"))
    #expect(update.findings.map(\.message.id) == [.lockedKey])
  }

  @Test func whatIsAcceptedIsReplaced() throws {
    let source = Self.old.replacing("url", with: "link")
    let (update, found) = try update(to: source, .accepted("Picture"))
    #expect(found == [true])
    #expect(update.findings.isEmpty)
    #expect(update.changes.map(\.text) == ["1 added, 1 removed"])
    #expect(try update.result.text == source.locked())
  }

  @Test func aCaseAloneIsAccepted() throws {
    let source = Self.old.replacing("body: String", with: "body: Int")
    let (update, found) = try update(to: source, .accepted("Message.text"))
    #expect(found == [true])
    #expect(update.findings.isEmpty)
    #expect(try update.result.text == source.locked())
  }

  @Test func aTypeThatOnlyTheAcceptedEnumUsesIsNew() throws {
    let lock = try Self.old.locked()
    let types = """

      struct Body: Codable { var lines: [Line] }
      struct Line: Codable { var text: String }
      // @CodableEnum(style: .rawValue)
      enum Kind { case plain, rich }
      """
    let source =
      Self.old.replacing("text(body: String)", with: "text(body: [Body?], kind: Kind)") + types
    var update = LockUpdate(try .of(source, lock: lock))
    #expect(try update.apply(.accepted("Message")))
    #expect(update.findings.isEmpty)
    #expect(try update.result.text == source.locked())

    var first = LockUpdate(try .of(source))
    #expect(try first.apply(.accepted("Message")))
    #expect(first.findings.isEmpty)
  }

  @Test func aLockedTypeIsNotAcceptedWithAnEnum() throws {
    let source = Self.old.replacing("url", with: "link")
    let (update, _) = try update(to: source, .accepted("Message"))
    #expect(update.findings.map(\.message.id) == [.lockedKey])
  }

  @Test func whatIsRemovedLeavesNoTypesBehind() throws {
    let source = Self.old.replacing("  case image(Picture)\n", with: "")
    let (update, found) = try update(to: source, .removed("Message.image"))
    #expect(found == [true])
    #expect(
      update.changes == [
        .init(name: "Message", added: 0, removed: 1), .init(name: "Picture", added: 0, removed: 1),
      ])
    #expect(try update.result.text == source.locked())
  }

  /// The finding names the command that accepts it.
  @Test(arguments: [
    ("case image(Picture)", "enum Other {}", LockUpdate.Name.accepted("Picture")),
    (
      "// @CodableCase(skip: .encoding)\n  case image(Picture)",
      "extension Picture { func encode(to encoder: any Encoder) throws {} }",
      .removed("Picture")
    ),
  ])
  func aTypeThatIsNoLongerShownIsAccepted(item: String, more: String, name: LockUpdate.Name) throws
  {
    let type = "struct Picture: Codable { var url: String }"
    let source = Self.old.replacing("case image(Picture)", with: item)
      .replacing(type, with: name == .accepted("Picture") ? more : "\(type)\n\(more)")
    var (update, _) = try update(to: source)
    let option = name == .accepted("Picture") ? "--accept" : "--remove"
    #expect(update.findings.map(\.message.id) == [.lockedHidden])
    #expect(update.findings[0].message.hint?.contains("\(option) Picture'") == true)
    #expect(try update.apply(name) && update.findings.isEmpty)
  }

  @Test func anEnumThatLostItsMarkerIsAccepted() throws {
    let source = "// @CodableEnum(style: .external)\nenum E { case a(K) }\n"
    let lock = try (source + "// @CodableEnum(style: .rawValue)\nenum K { case b }").locked()
    var update = LockUpdate(try .of(source + "enum K: String, Codable { case b }", lock: lock))
    #expect(update.findings[0].message.otherwise?.contains("--accept K'") == true)
    #expect(try update.apply(.accepted("K")) && update.findings.isEmpty)
  }

  /// The line that has the old name is that of the type around it.
  @Test func aTypeThatReplacedAnotherIsAccepted() throws {
    func source(_ name: String, _ key: String) -> String {
      Self.old.replacing("url: String", with: "link: \(name)")
        + "\nstruct \(name): Codable { var \(key): String? }"
    }
    let lock = try source("Link", "url").locked()
    var update = LockUpdate(try .of(source("Address", "path"), lock: lock))
    #expect(update.findings[0].message.otherwise?.contains("--accept Picture'") == true)
    #expect(try update.apply(.accepted("Picture")) && update.findings.isEmpty)
  }

  @Test func aLockOfNothingHasItsFirstLines() throws {
    let (update, _) = try update(to: "struct Empty {}", .removed("Message"))
    #expect(update.result.text == FormatLock().text)
  }

  @Test func theOtherOptionIsNamedWhereItIsMeant() throws {
    #expect(throws: LockUpdate.Refusal.self) { try update(to: Self.old, .removed("Message")) }
    #expect(throws: LockUpdate.Refusal.self) {
      try update(to: "struct Empty {}", .accepted("Message"))
    }
  }

  /// A lock combines all shapes of both structs, so its next build would fail.
  @Test func aTypeThatIsOnlyWrittenIsRemoved() throws {
    let source = """
      // @CodableEnum(style: .external)
      enum Message {
        case text
        // @CodableCase("page")
        case page(Page)
      }
      struct Page: Codable { var number = 1 }
      """
    let changed = source.replacing(#""page""#, with: #""page", skip: .decoding"#)
      .replacing("var", with: "let")
    var update = LockUpdate(try .of(changed, lock: try source.locked()))
    let notes = update.findings.flatMap(\.notes).map(\.text)
    #expect(notes.contains { $0.contains("--remove Page'") })
    #expect(try update.apply(.removed("Page")))
  }

  @Test func whatTheNewLinesWouldBreakIsNotWritten() throws {
    let old = """
      // @CodableEnum(style: .internal, tag: "type")
      enum Message { case text(Body) }
      struct Body: Codable { var text: String; var size: Int }
      """
    let new = """
      // @CodableEnum(style: .internal, tag: "type")
      enum Message {
        case text(
          Body,  // @CodableValue(flatten: true)
          font: Font  // @CodableValue(flatten: true)
        )
      }
      struct Body: Codable { var text: String }
      struct Font: Codable { var size: Int }
      """
    var update = LockUpdate(try .of(new, lock: try old.locked()))
    #expect(update.findings.map(\.message.id) == [.lockedNil])
    #expect(try update.apply(.accepted("Body")))
    #expect(try update.apply(.accepted("Message.text")))
    #expect(update.findings.isEmpty)
  }

  @Test func namesThatAreNoneAreNotFound() throws {
    let (update, found) = try update(to: Self.old, .accepted("Message.txt"), .removed("Text"))
    #expect(found == [false, false])
    #expect(
      Set(update.names) == ["Message", "Message.text", "Message.image", "Picture"])
  }

  /// Each `Tree` contains one of another type. The sources of the last ones are not looked at.
  @Test func aGenericTypeGrowsInsideItself() throws {
    let source = """
      struct Tree<T: Codable>: Codable { var trees: [Tree<[T]>], value: T }

      // @CodableEnum(style: .external)
      enum Plant { case tree(Tree<Int>) }
      """
    let lock = try source.locked()
    #expect(lock.contains("// struct Tree<[[[[[[[Int]]]]]]]>\n"))
    #expect(lock.contains("// unchecked Tree<[[[[[[[[Int]]]]]]]]>\n"))
    #expect(try TargetFormats.of(source, lock: lock).diagnostics.isEmpty)
  }
}
