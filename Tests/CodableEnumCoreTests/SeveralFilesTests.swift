import Foundation
import Testing

@testable import CodableEnumCore

/// What one file of a target says about the enums of another that has marked enums as well.
struct SeveralFilesTests {
  private static let first = """
    // @CodableEnum(style: .internal, tag: "type")
    enum First {
      case point(Point)
    }

    struct Point: Codable {
      var x: Int
    }

    enum Level: Int, Codable {
      case low
    }

    typealias Alias = Level

    struct Both: Wire {
      var level: Alias
    }
    """

  /// `Level` is of no interest to the file that declares it.
  @Test(arguments: [
    ("Level", ["Second.swift:3:14"]), ("Alias", ["Second.swift:3:14"]), ("Both", []), ("Point", []),
  ])
  func aTypeIsFoundInAFileThatDidNotMentionIt(type: String, errors: [String]) throws {
    let second = """
      // @CodableEnum(style: .internal, tag: "type")
      enum Second {
        case value(\(type))
      }
      """
    let files = [("First.swift", Data(Self.first.utf8)), ("Second.swift", Data(second.utf8))]
    for files in [files, files.reversed()] {
      let generation = try Generator.run(files)
      #expect(
        generation.diagnostics.map { "\($0.position)" } == errors,
        "\(generation.diagnostics.map(\.rendered))")
    }
  }

  /// It is read twice, and what it says counts once.
  @Test func aConformanceInAFileThatIsReadAgainIsStatedOnce() throws {
    let first = """
      // @CodableEnum(style: .external)
      enum First {
        case a(Level)
      }

      extension First: Codable {}
      extension Second: Decodable {}

      enum Level: Int, Codable { case low }
      """
    let second = """
      // @CodableEnum(style: .external)
      enum Second {
        case b
      }
      """
    let generation = try Generator.run([
      ("First.swift", Data(first.utf8)), ("Second.swift", Data(second.utf8)),
    ])
    #expect(generation.diagnostics.isEmpty)
    let extensions = generation.outputs[0].split(separator: "\n").filter {
      $0.hasPrefix("extension First") || $0.hasPrefix("extension Second")
    }
    #expect(
      extensions == [
        "extension First {", "extension First {", "extension Second {",
        "extension Second: Swift.Encodable {",
      ])
  }
}
