import Foundation
import TestSupport
import Testing

@testable import CodableEnumCore

/// Only its own file sees a private type. Other files of the target may have another with its name.
struct PrivateTypeTests {
  private static func errors(_ sources: [String]) throws -> [String] {
    let files = sources.enumerated().map { ("Page+\($0.offset).swift", Data($0.element.utf8)) }
    return try Generator.run(files).diagnostics.filter(\.isError).map(\.rendered).map {
      String($0.prefix { $0 != "\n" })
    }
  }

  private static let pages = """
    // @CodableEnum(style: .untagged)
    enum Page { case a(PageA), b(PageB) }
    """

  @Test(
    arguments: [
      "private struct Info: Codable { var %: Int }",
      "fileprivate struct Info { var %: Int }; extension Info: Codable {}",
      "private struct Outer { struct Info: Codable { var %: Int } }; private typealias Info = Outer.Info",
      "private extension Outer { struct Info: Codable { var %: Int } }; private typealias Info = Outer.Info",
      "private class Info: Codable { var %: Int = 1 }",
      """
      private struct Info: Codable {
        private enum CodingKeys: String, CodingKey { case value = "%" }
        var value: Int
      }
      """,
      "private protocol Coded: Codable {}; private struct Info: Coded { var %: Int }",
    ], [[0, 1, 2, 3], [3, 2, 1, 0]])
  func namesakesAreTwoTypes(_ declaration: String, order: [Int]) throws {
    func file(_ name: String, _ key: String) -> String {
      declaration.replacing("%", with: key).replacing("; ", with: "\n")
        + "\nstruct \(name): Codable { private var info: Info }"
    }
    let sources = [file("PageA", "x"), file("PageB", "y"), Self.pages, "struct Outer {}"]
    #expect(try Self.errors(order.map { sources[$0] }) == [])
    let same = [sources[0], file("PageB", "x"), Self.pages, sources[3]]
    #expect(
      try Self.errors(same) == [
        "Page+2.swift:2:28: error: 'a' is tried first and also accepts what 'b' writes: "
          + #"{"info":{"x":1}}"#
      ])
  }

  /// Also where each file extends one type.
  @Test func nestedNamesakesAreTwoTypes() throws {
    func file(_ name: String, _ key: String) -> String {
      """
      extension Space {
        private struct Info: Codable { var \(key): Int }
        private enum Keys: String, CodingKey { case value = "\(key)2" }
        struct \(name): Codable {
          private var info: Info
          private var value: Int
          private typealias CodingKeys = Keys
        }
      }
      """
    }
    let pages = "enum Space {}\n" + Self.pages.replacing("PageA", with: "Space.PageA")
    #expect(
      try Self.errors([
        file("PageA", "x"), file("PageB", "y"), pages.replacing("PageB", with: "Space.PageB"),
      ]) == [])
  }

  @Test func otherFilesDoNotSeeIt() throws {
    #expect(
      try Self.errors([
        "// @CodableEnum(style: .untagged)\nenum E { case name(String), id(UUID) }",
        "private struct UUID: Codable { var x: Int }",
      ]).count == 1)
    #expect(
      try Self.errors([
        "// @CodableEnum(style: .internal, tag: \"t\")\nenum E { case id(Int) }",
        "private struct Int: Codable { var x: Swift.Int }",
      ]).count == 1)
  }

  /// Files whose names begin alike are two.
  @Test(arguments: ["Page.Private.swift", "Page+Private.swift", "PagePrivate.swift"])
  func filesAreKnownByTheirWholeNames(_ name: String) throws {
    let page = """
      // @CodableEnum(style: .untagged)
      enum Page { case id(UUID), name(Int) }
      """
    let other = "private struct UUID: Codable { var name: Int }"
    let files = [(name, Data(other.utf8)), ("Page.swift", Data(page.utf8))]
    let output = try Generator.run(files).outputs[0]
    #expect(!output.contains("container(keyedBy:"))
  }

  @Test func noEnumCanBeInIt() throws {
    let marked = "// @CodableEnum(style: .external)\n  enum E { case a(Int) }"
    func errors(_ before: String, _ parent: String) throws -> [String] {
      try Self.errors(["\(before)\nextension \(parent) {\n  \(marked)\n}", "struct Parent {}"])
    }
    #expect(
      try errors("private struct Parent {}", "Parent") == [
        "Page+0.swift:3:6: error: a generated file can't extend 'Parent.E': 'Parent' is private"
      ])
    #expect(
      try errors("enum Space {}; extension Space { fileprivate struct In {} }", "Space.In") == [
        "Page+0.swift:3:6: error: a generated file can't extend 'Space.In.E': "
          + "'Space.In' is fileprivate"
      ])
    #expect(try errors("", "Parent") == [])
  }

  @Test func extensionsInOtherFilesSeeTheirOwn() throws {
    let errors = try Self.errors([
      "// @CodableEnum(style: .untagged)\nenum E { case a(A), b(B), n(Int) }",
      "private struct Info: Codable { var x: Int }\nstruct A: Codable { var info: Int }",
      """
      private typealias Info = String
      extension A { fileprivate typealias Text = Info }
      struct B: Codable { private var info: A.Text }
      """,
    ])
    #expect(errors == [])
  }
}
