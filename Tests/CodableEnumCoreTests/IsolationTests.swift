import Foundation
import TestSupport
import Testing

@testable import CodableEnumCore

/// Generated conformances have the isolation of those that the compiler synthesizes, wherever the
/// enum stands and in any kind of module.
struct IsolationTests {
  struct Place: CustomStringConvertible {
    /// With `%` for the enum.
    var declarations: String
    var path: String
    /// What the enum conforms to besides.
    var protocols: String?
    /// How it states that it is Codable, if it does so itself.
    var coding: String?

    var description: String {
      let stated = [protocols, coding].compactMap(\.self).joined(separator: ", ")
      return stated.isEmpty ? declarations : "\(declarations): \(stated)"
    }
  }

  static let places: [Place] = [
    Place(declarations: "%", path: "E"),
    Place(declarations: "nonisolated %", path: "E"),
    Place(declarations: "@MainActor %", path: "E"),
    Place(declarations: "@Custom %", path: "E"),
    Place(declarations: "typealias Alias = MainActor; @Alias %", path: "E"),
    Place(declarations: "actor A { % }", path: "A.E"),
    Place(declarations: "actor A { struct B { % } }", path: "A.B.E"),
    Place(declarations: "actor A { @MainActor struct B { % } }", path: "A.B.E"),
    Place(declarations: "actor A {}; extension A { % }", path: "A.E"),
    Place(declarations: "actor A {}; @MainActor extension A { % }", path: "A.E"),
    Place(declarations: "actor A { struct B {} }; extension A.B { % }", path: "A.B.E"),
    Place(declarations: "actor A { struct B {} }; nonisolated extension A.B { % }", path: "A.B.E"),
    Place(declarations: "struct A { % }", path: "A.E"),
    Place(declarations: "nonisolated struct A { % }", path: "A.E"),
    Place(declarations: "nonisolated struct A { struct B { % } }", path: "A.B.E"),
    Place(declarations: "nonisolated struct A { @MainActor % }", path: "A.E"),
    Place(declarations: "nonisolated struct A { @Custom struct B { % } }", path: "A.B.E"),
    Place(declarations: "nonisolated struct A {}; extension A { % }", path: "A.E"),
    Place(declarations: "nonisolated struct A {}; nonisolated extension A { % }", path: "A.E"),
    Place(declarations: "nonisolated struct A {}; @MainActor extension A { % }", path: "A.E"),
    Place(declarations: "struct A {}; nonisolated extension A { % }", path: "A.E"),
    Place(declarations: "struct A {}; @Custom extension A { % }", path: "A.E"),
    Place(declarations: "@MainActor struct A { % }", path: "A.E"),
    Place(declarations: "@MainActor struct A { nonisolated struct B { % } }", path: "A.B.E"),
    Place(declarations: "@Custom struct A { % }", path: "A.E"),
    Place(declarations: "@Custom struct A {}; extension A { % }", path: "A.E"),
    Place(declarations: "@Custom struct A {}; @Custom extension A { % }", path: "A.E"),
    Place(declarations: "@Custom class A {}; class B: A { % }", path: "B.E"),
    Place(declarations: "nonisolated protocol P: Sendable {}; struct A: P { % }", path: "A.E"),
    Place(declarations: "@Custom protocol P {}; struct A: P { % }", path: "A.E"),
    Place(declarations: "struct A: Error { % }", path: "A.E"),
    Place(declarations: "extension Int { % }", path: "Int.E"),
    Place(declarations: "nonisolated extension Int { % }", path: "Int.E"),
    Place(declarations: "%", path: "E", protocols: "Hashable"),
    Place(declarations: "%", path: "E", protocols: "Sendable"),
    Place(declarations: "%", path: "E", protocols: "Error"),
    Place(declarations: "protocol P {}; %", path: "E", protocols: "P"),
    Place(declarations: "protocol P: Error {}; %", path: "E", protocols: "P"),
    Place(declarations: "@MainActor protocol P {}; %", path: "E", protocols: "P"),
    Place(declarations: "@Custom protocol P {}; %", path: "E", protocols: "P"),
    Place(declarations: "nonisolated protocol P {}; %", path: "E", protocols: "P"),
    Place(declarations: "nonisolated protocol P: Sendable {}; %", path: "E", protocols: "P"),
    Place(
      declarations: "nonisolated protocol Q: Sendable {}; nonisolated protocol P: Q {}; %",
      path: "E", protocols: "P"),
    Place(declarations: "@MainActor protocol Q {}; protocol P: Q {}; %", path: "E", protocols: "P"),
    Place(declarations: "typealias P = Error & Hashable; %", path: "E", protocols: "P"),
    Place(declarations: "%", path: "E", coding: "Codable"),
    Place(declarations: "%", path: "E", coding: "nonisolated Codable"),
    Place(declarations: "%", path: "E", coding: "@MainActor Codable"),
    Place(declarations: "@MainActor %", path: "E", coding: "@MainActor Codable"),
    Place(declarations: "@Custom %", path: "E", coding: "@Custom Codable"),
    Place(declarations: "@MainActor %", path: "E", coding: "nonisolated Codable"),
    Place(
      declarations: "%", path: "E", protocols: "Hashable",
      coding: "nonisolated Encodable, nonisolated Decodable"),
    Place(declarations: "typealias P = Codable & Hashable; %", path: "E", coding: "nonisolated P"),
  ]

  static let settings: [[String]] = [
    ["-swift-version", "6"],
    ["-swift-version", "6", "-enable-upcoming-feature", "InferIsolatedConformances"],
    ["-swift-version", "5", "-default-isolation", "MainActor"],
    ["-swift-version", "6", "-default-isolation", "MainActor"],
  ]

  /// By default, those of which one has what the other has not.
  @Test(arguments: TestScope.all(settings, byDefault: [settings[0], settings[3]]))
  func generatedConformancesAreAsSynthesizedOnes(_ setting: [String]) throws {
    let generated = try isolated(in: setting, isSynthesized: false)
    let synthesized = try isolated(in: setting, isSynthesized: true)
    #expect(generated == synthesized)
  }

  /// Values whose conformances are isolated, too.
  @Test(arguments: settings) func statedIsolationIsThatOfTheMembers(_ setting: [String]) throws {
    let source = """
      @MainActor struct Point: @MainActor Codable { var x = 1 }
      // @CodableEnum(style: .internal, tag: "t")
      @MainActor enum Event: @MainActor Codable { case at(x: Point) }
      // @CodableEnum(style: .untagged, nilProperty: .null)
      enum Mixed: @MainActor Codable { case at(Point), all([Mixed]) }
      // @CodableEnum(style: .external, accessors: true)
      @MainActor enum Apart { case at(x: Point?) }
      extension Apart: @MainActor Encodable, @MainActor Decodable {}
      @globalActor actor Custom { static let shared = Custom() }
      @Custom struct Line: @Custom Codable { var x = 1 }
      // @CodableEnum(style: .external)
      @Custom enum Drawn: @Custom Codable { case at(Line) }
      """
    let generation = try Generator.run([("Events.swift", Data(source.utf8))])
    try #require(generation.diagnostics.map(\.rendered) == [])
    let errors = try SwiftCompiler.withTemporaryFolder { folder in
      try Self.typeCheck(
        ["Events.swift": source, "Generated.swift": generation.outputs[0]], setting, in: folder)
    }
    #expect(errors == "")
  }

  /// The places where an enum gets a conformance that belongs to an actor.
  private func isolated(in setting: [String], isSynthesized: Bool) throws -> [String] {
    try SwiftCompiler.withTemporaryFolder { folder in
      let places = Self.places.enumerated().map {
        NumberedPlace(number: $0.offset, place: $0.element, isSynthesized: isSynthesized)
      }
      var sources = [
        "Custom.swift": "@globalActor actor Custom { static let shared = Custom() }"
      ]
      // What declares a parent or a protocol has a file of its own.
      for place in places {
        for (part, text) in place.sources.enumerated() {
          sources["Place\(place.number)_\(part).swift"] = text
        }
      }
      if !isSynthesized {
        let generation = try Generator.run(
          sources.sorted { $0.key < $1.key }.map { ($0.key, Data($0.value.utf8)) })
        try #require(generation.diagnostics.map(\.rendered) == [])
        sources["Generated.swift"] = generation.outputs[0]
      }
      let errors = try Self.typeCheck(sources, setting, in: folder)
      try #require(errors == "")
      sources["Uses.swift"] =
        "nonisolated func need<T: Codable>(_: T.Type) {}\n"
        + places.map { "nonisolated func use\($0.number)() { need(\($0.path).self) }\n" }.joined()
      let uses = try Self.typeCheck(sources, setting, in: folder)
      return places.filter { uses.contains("Uses.swift:\($0.number + 2):") }.map(
        \.place.description)
    }
  }

  private static func typeCheck(
    _ sources: [String: String], _ setting: [String], in folder: URL
  ) throws -> String {
    for (name, text) in sources {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let mode = ["-frontend", "-typecheck", "-parse-as-library", "-module-name", "Isolation"]
    return try SwiftCompiler.compile(mode + setting + sources.keys.sorted(), in: folder).output
  }
}

/// A place in a module of many: its names have a number.
private struct NumberedPlace {
  let number: Int
  let place: IsolationTests.Place
  let isSynthesized: Bool

  var path: String { numbered(place.path) }

  var sources: [String] {
    let coding = place.coding ?? (isSynthesized ? "Codable" : nil)
    let protocols = [place.protocols, coding].compactMap(\.self)
    let clause = protocols.isEmpty ? "" : ": \(protocols.joined(separator: ", "))"
    let mark = isSynthesized ? "" : "\n// @CodableEnum(style: .external)\n"
    let declarations = place.declarations.replacing(
      "%", with: "\(mark)enum E\(clause) { case a(Int) }")
    let text = numbered(declarations)
    guard let end = text.ranges(of: "; ").last else { return [text] }
    return [String(text[..<end.lowerBound]), String(text[end.upperBound...])]
  }

  private func numbered(_ text: String) -> String {
    text.replacing(/\b([ABEPQ]|Alias)\b/.wordBoundaryKind(.simple)) { "\($0.output.0)\(number)" }
  }
}
