import Foundation
import TestSupport
import Testing

@testable import CodableEnumCore

/// Generated code imports what its declarations name, and no more publicly than they need: the compiler
/// reports what is too much as well as what is too little.
struct ImportTests {
  struct Target: CustomStringConvertible, Sendable {
    let sources: [String]
    /// The imports of the generated file.
    let imports: [String]

    var description: String { sources.joined(separator: " | ") }
  }

  private static func source(_ before: String, _ declaration: String) -> String {
    let annotation = "// @CodableEnum(style: .internal, tag: \"type\", accessors: true)"
    return "\(before)\n\(annotation)\n\(declaration)"
  }

  private static let publicDate = source(
    "public import Foundation", "public enum A { case a(at: Date) }")

  /// A function that needs the import, so that the source itself has no warning.
  private static let uses = """
    import Dispatch
    public import Foundation
    public func use() -> Data? { nil }
    """

  static let targets: [Target] = [
    Target(sources: [publicDate], imports: ["public import Foundation"]),
    Target(
      sources: [publicDate, source("import Foundation", "enum B { case b(at: Date) }")],
      imports: ["public import Foundation"]),
    Target(
      sources: [publicDate, source("private import Foundation", "enum B { case b(n: Int) }")],
      imports: ["public import Foundation"]),
    Target(
      sources: [
        source(uses, "public enum A { case a(n: Int, list: [B]) }"), "public struct B: Codable {}",
      ],
      imports: ["import Dispatch", "internal import Foundation"]),
    Target(
      sources: [source(uses, "package enum A { case a(at: Date) }")],
      imports: ["import Dispatch", "package import Foundation"]),
    Target(
      sources: [
        source(
          """
          internal import struct Foundation.URL
          #if canImport(Foundation)
          internal import Foundation
          #endif
          """, "enum B { case b(at: Date, url: URL) }"),
        publicDate,
      ], imports: ["public import Foundation"]),
    Target(
      sources: [
        source("internal import struct Foundation.URL", "enum B { case b(url: URL) }"),
        source("public import struct Foundation.Date", "public enum A { case a(at: Date) }"),
      ],
      imports: ["public import struct Foundation.URL", "public import struct Foundation.Date"]),
    Target(
      sources: [source("@preconcurrency import Foundation", "enum A { case a(at: Int) }")],
      imports: ["import Foundation"]),
    // The extension names a type of another module.
    Target(
      sources: [
        """
        public import Foundation
        extension Date {
          // @CodableEnum(style: .internal, tag: "type")
          public enum Kind { case a(n: Int) }
        }
        """
      ], imports: ["public import Foundation"]),
    Target(
      sources: [
        """
        import Foundation
        extension Foundation.URL {
          // @CodableEnum(style: .internal, tag: "type")
          enum Kind { case a(n: Int) }
        }
        extension Array {
          // @CodableEnum(style: .internal, tag: "type")
          enum Kind { case a(n: Int) }
        }
        """
      ], imports: ["import Foundation"]),
    Target(
      sources: [
        """
        import Foundation
        // @CodableEnum(style: .internal, tag: "type")
        enum Kind<T> { case a(T) }
        extension Kind: Codable where T: DataProtocol & Codable {}
        """
      ], imports: ["import Foundation"]),
    Target(
      sources: [
        """
        import Foundation
        // @CodableEnum(style: .internal, tag: "type")
        enum Kind<T> { case a(T), b(Kind2<T>) }
        struct Kind2<T> { var value: T }
        extension Kind2: Codable where T: Swift.Codable {}
        """
      ], imports: []),
  ]

  @Test(arguments: targets) func eachTargetCompiles(_ target: Target) throws {
    var sources = target.sources.enumerated().map { ("Source\($0.offset).swift", $0.element) }
    let generation = try Generator.run(sources.map { ($0.0, Data($0.1.utf8)) })
    try #require(generation.diagnostics.map(\.rendered) == [])
    let output = generation.outputs[0]
    sources.append(("Generated.swift", output))
    #expect(
      output.split(separator: "\n").filter { $0.contains("import ") }.map(String.init)
        == target.imports)
    try SwiftCompiler.withTemporaryFolder { folder in
      for (name, text) in sources {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      let arguments =
        ["-typecheck", "-parse-as-library", "-package-name", "all", "-warnings-as-errors"]
        + ["-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault"]
      #expect(try SwiftCompiler.compile(arguments + sources.map(\.0), in: folder).output == "")
    }
  }
}
