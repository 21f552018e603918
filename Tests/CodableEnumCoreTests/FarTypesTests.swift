import Foundation
import Testing

@testable import CodableEnumCore

/// What a payload is made of may be declared files away from the marked enum, each of which names
/// only the next.
struct FarTypesTests {
  private static func errors(_ sources: [String]) throws -> [String] {
    let files = sources.enumerated().map { ("\($0.offset).swift", Data($0.element.utf8)) }
    return try Generator.run(files).diagnostics.map(\.rendered)
  }

  @Test("A type alias of a type alias", arguments: [[0, 1, 2], [0, 2, 1]])
  func aTypeAliasOfATypeAlias(order: [Int]) throws {
    let sources = [
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum Message { case count(Count) }
      """,
      "typealias Count = Number",
      "typealias Number = Int",
    ]
    #expect(
      try Self.errors(order.map { sources[$0] }) == [
        """
        0.swift:2:27: error: 'Count' in 'count' has no keys of its own to write next to others
        0.swift:2:27: note: give it a key with '// @CodableValue(key: "…")', or a label
        """
      ])
  }

  @Test func typesOfCasesThatShareATag() throws {
    let errors = try Self.errors([
      """
      // @CodableEnum(style: .external)
      enum Gesture {
        // @CodableCase("move")
        case tilt(Angle)
        // @CodableCase("move")
        case go(Distance)
      }
      """,
      "struct Angle: Codable { var degrees: Double }",
      "struct Distance: Codable { var meters: Double }",
    ])
    #expect(errors == [])
  }

  @Test func propertiesOfAPropertysType() throws {
    let errors = try Self.errors([
      """
      // @CodableEnum(style: .untagged)
      enum Node {
        case outer(Outer)
        case other(value: Other)
      }
      """,
      "struct Outer: Codable { var value: Inner? }",
      "struct Inner: Codable { var leaf: Leaf? }",
      "struct Leaf: Codable { var name: String? }",
      "struct Other: Codable { var leaf: Leaf? }",
    ])
    #expect(
      errors == [
        """
        0.swift:4:8: error: 'outer' is tried first and also accepts what 'other' writes: {"value":{}}
        0.swift:4:8: note: give its values other labels, or use a style with a tag; with 'overlap: .allow' it's a warning
        0.swift:3:8: note: 'outer' is declared here
        """
      ])
  }

  @Test func valuesOfAnEnumsCases() throws {
    let errors = try Self.errors([
      """
      // @CodableEnum(style: .untagged)
      enum Node {
        case outer(Outer)
        case other(plain: Leaf)
      }
      """,
      "enum Outer: Codable { case plain(Leaf) }",
      "struct Leaf: Codable { var _0: Leaf?; var name: String? }",
    ])
    #expect(errors.first?.hasPrefix("0.swift:4:8: error: 'outer' is tried first") == true)
  }

  @Test func valuesOfAnotherMarkedEnum() throws {
    let errors = try Self.errors([
      """
      // @CodableEnum(style: .untagged)
      enum Node {
        case inner(Inner)
        case level(Level)
      }
      """,
      """
      // @CodableEnum(style: .untagged)
      enum Inner { case text(Text) }
      """,
      "typealias Text = String",
      "enum Level: String, Codable { case low }",
    ])
    #expect(
      errors == [
        """
        0.swift:4:8: error: 'inner' is tried first and also accepts what 'level' writes: "low"
        0.swift:4:8: note: declare 'level' before 'inner', or write 'order: [.level, .inner]'
        0.swift:3:8: note: 'inner' is declared here
        """
      ])
  }

  @Test("What a type inherits", arguments: [[0, 1, 2], [0, 2, 1]])
  func whatATypeInherits(order: [Int]) throws {
    func errors(_ sources: [String]) throws -> [String] {
      try Self.errors(order.map { sources[$0] }).map { String($0.prefix { $0 != "\n" }) }
    }
    let marked = "// @CodableEnum(style: .untagged)\n"
    #expect(
      try errors([
        marked + "enum E { case a(Point), b(name: String), c(id: Int, x: Int) }",
        "struct Point: Model { var id: Int }", "typealias Model = Codable & Hashable",
      ]) == [
        #"0.swift:2:42: error: 'a' is tried first and also accepts what 'c' writes: {"id":1,"x":1}"#
      ])
    #expect(
      try errors([
        marked + "enum E { case a(Point), b(name: String) }",
        "class Point: Base { var id = 1 }", "class Base: Codable { var name: String? }",
      ]) == [
        #"0.swift:2:25: error: 'a' is tried first and also accepts what 'b' writes: {"name":"a"}"#
      ])
    #expect(
      try errors([
        marked + "enum E { case a(Point), b(y: Int) }",
        "struct Point: Coded, Codable { var id: Int }",
        """
        protocol Coded {}
        extension Coded {
          init(from decoder: any Decoder) throws { fatalError() }
          func encode(to encoder: any Encoder) throws {}
        }
        """,
      ]) == [
        "0.swift:2:25: warning: 'a' is tried first and may also accept what 'b' writes: "
          + "the sources don't show how 'Point' is coded"
      ])
    #expect(
      try errors([
        marked + "enum E { case other(Other), a(Point), b(y: Int) }",
        "struct Point: Coded, Codable { var id: Int }; struct Other: Codable { var z: Int }",
        """
        protocol Coded {}
        extension Decodable where Self: Coded {
          init(from decoder: any Decoder) throws { fatalError() }
        }
        """,
      ]) == [
        "0.swift:2:39: warning: 'a' is tried first and may also accept what 'b' writes: "
          + "the sources don't show how 'Point' is coded"
      ])
  }
}
