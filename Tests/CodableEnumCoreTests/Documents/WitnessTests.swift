import Foundation
import TestSupport
import Testing

@testable import CodableEnumCore

/// Each document that a refusal shows is read by the case that is said to take it, when the later one
/// is not there. All are compiled together. By default, `RandomOverlapTests` alone ask for it.
@Suite(.enabled(if: TestScope.isAll)) struct WitnessTests {
  /// Refused sources in which the earlier cases can stand alone.
  private static let overlaps =
    OverlapTests.all + HostileOverlapTests.types + HostileOverlapTests.options
    + HostileOverlapTests.structures + LostPartsTests.parts + DeclarationOverlapTests.properties
    + DeclarationOverlapTests.names + DeclarationOverlapTests.keys
    + DeclarationOverlapTests.unknownKeys

  @Test func whatIsShownIsTakenByTheEarlierCase() throws {
    var program = WitnessProgram()
    for overlap in Self.overlaps where overlap.alone != "" {
      for expectation in overlap.expectations where expectation.isError {
        let shown = try overlap.generation().diagnostics.first {
          $0.isError && $0.position.path == "Input.swift"
            && expectation.lines.contains($0.position.line)
        }
        // That there is none is told by the test of the overlap.
        guard let shown else { continue }
        // What a wrapper writes is not known.
        if shown.rendered.contains(":…}") { continue }
        guard let document = shown.shownDocument else {
          Issue.record("\(overlap.name) shows no document: \(shown.rendered)")
          continue
        }
        try program.add(document, takenBy: overlap.earlierAlone, overlap.name)
        if let later = overlap.laterAlone {
          try program.add(document, writtenBy: later, overlap.name)
        }
      }
    }
    for problem in try program.problems() { Issue.record("\(problem)") }
  }
}

/// A program that reads documents, each with an enum in a namespace of its own.
struct WitnessProgram {
  private var namespaces: [String] = []
  private var checks: [String] = []

  var isEmpty: Bool { checks.isEmpty }

  /// - Parameter source: It has one marked enum that counts, the first in it.
  mutating func add(_ document: String, takenBy source: String, _ name: String) throws {
    try add(document, source, name, "takes")
  }

  /// What is read must be written again as it was.
  mutating func add(_ document: String, writtenBy source: String, _ name: String) throws {
    try add(document, source, name, "writes")
  }

  /// Values, each of which must be read as its own case.
  mutating func add(
    _ values: [String], readAs caseName: String, of source: String, _ name: String
  ) throws {
    let list = values.joined(separator: ", ")
    let (caseName, quoted) = (Self.quoted(caseName), Self.quoted(name))
    try add(source, name) { "keeps([\(list)] as [\($0)], \(caseName), \(quoted))" }
  }

  private mutating func add(
    _ document: String, _ source: String, _ name: String, _ check: String
  ) throws {
    // Only property lists have this for a URL; `RandomDareTests` reads it from one.
    if document.contains(#""relative""#) { return }
    let (document, quoted) = (Self.quoted(document), Self.quoted(name))
    try add(source, name) { "\(check)(\($0).self, \(document), \(quoted))" }
  }

  private mutating func add(
    _ source: String, _ name: String, _ check: (_ type: String) -> String
  ) throws {
    let generation = try OverlapCase(name, source).generation()
    let errors = generation.diagnostics.filter(\.isError).map(\.rendered)
    // The other case may be the one with keys.
    let option = ", unknownKeys: .reject"
    if errors.contains(where: { $0.contains("'unknownKeys' has no effect") }) {
      return try add(source.replacing(option, with: ""), name, check)
    }
    guard errors.isEmpty else {
      Issue.record("\(name): the twin is refused: \(errors)\n\(source)")
      return
    }
    let space = "Twin\(namespaces.count)"
    namespaces.append("enum \(space) {\n\(source)\n}\n")
    // The conformances of the other file come later.
    let text = generation.outputs.joined()
    let type = try #require(text.firstMatch(of: /extension ([\w.]+): Swift\.Decodable/)?.1)
    let generic = source.contains("enum \(type)<") ? "<Int>" : ""
    checks.append(check("\(space).\(type)\(generic)"))
  }

  private static func quoted(_ text: String) -> String {
    "##\"\(text.replacing("\n", with: " "))\"##"
  }

  private static let support = #"""
    import Foundation

    /// Coders that differ in what dates and data are.
    let coders: [(encoder: JSONEncoder, decoder: JSONDecoder)] = [
      (JSONEncoder(), JSONDecoder()), (JSONEncoder(), JSONDecoder()),
    ]
    coders[1].encoder.dateEncodingStrategy = .iso8601
    coders[1].encoder.dataEncodingStrategy = .deferredToData
    coders[1].decoder.dateDecodingStrategy = .iso8601
    coders[1].decoder.dataDecodingStrategy = .deferredToData

    /// Returns what is wrong with the first coder, if the others don't do it right.
    func problem(_ find: (JSONEncoder, JSONDecoder) throws -> String?) -> String? {
      let found = coders.map { coder in
        do {
          return try find(coder.encoder, coder.decoder)
        } catch {
          return ": \(error)"
        }
      }
      return found.contains(nil) ? nil : found[0]
    }

    func takes<Value: Decodable>(_ type: Value.Type, _ json: String, _ name: String) {
      let problem = problem { _, decoder in
        _ = try decoder.decode([Value].self, from: Data("[\(json)]".utf8))
        return nil
      }
      guard let problem else { return }
      print("problem: \(name): the earlier case does not take \(json)\(problem)")
    }

    func writes<Value: Codable>(_ type: Value.Type, _ json: String, _ name: String) {
      let problem = problem { encoder, decoder in
        let read = try decoder.decode([Value].self, from: Data("[\(json)]".utf8))
        let written = canonical(try encoder.encode(read))
        return written == canonical(Data("[\(json)]".utf8)) ? nil : ", but \(written)"
      }
      guard let problem else { return }
      print("problem: \(name): the later case does not write \(json)\(problem)")
    }

    func keeps<Value: Codable>(_ values: [Value], _ caseName: String, _ name: String) {
      for value in values {
        do {
          let written = try JSONEncoder().encode([value])
          let text = String(decoding: written, as: UTF8.self)
          do {
            let read = try JSONDecoder().decode([Value].self, from: written)
            // Of a case without values, the description is its name.
            let description = "\(read[0])"
            let again = canonical(try JSONEncoder().encode(read))
            if description.prefix(while: { $0 != "(" }) != caseName || again != canonical(written) {
              print("problem: \(name): \(caseName) is written as \(text), read as \(description)")
            }
          } catch {
            print("problem: \(name): \(caseName) is written as \(text), not read: \(error)")
          }
        } catch {
          print("problem: \(name): \(value) is not written: \(error)")
        }
      }
    }

    func canonical(_ data: Data) -> String {
      guard let value = try? JSONSerialization.jsonObject(with: data),
        let data = try? JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
      else { return "no JSON" }
      return String(decoding: data, as: UTF8.self)
    }

    """#

  /// What is not as it was said, each in a line.
  func problems() throws -> [String] {
    let input = "import Foundation\n\n" + namespaces.joined(separator: "\n")
    let generation = try Generator.run([
      ("Input.swift", Data(input.utf8)), ("Types.swift", Data(OverlapCase.types.utf8)),
    ])
    try #require(generation.diagnostics.filter(\.isError).map(\.rendered) == [])
    var files = [
      "Input.swift": input, "Types.swift": OverlapCase.types,
      "main.swift": Self.support + checks.joined(separator: "\n") + "\n",
    ]
    for (index, output) in generation.outputs.enumerated() {
      files["Generated\(index).swift"] = output
    }
    let isKept = ProcessInfo.processInfo.environment["CODABLE_ENUM_KEEP"] != nil
    return try SwiftCompiler.withTemporaryFolder(isKept: isKept) { folder in
      for (name, text) in files {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      let built = try SwiftCompiler.compile(
        ["-swift-version", "6", "-Onone", "-wmo", "-suppress-warnings", "-o", "program"]
          + files.keys.sorted(), in: folder)
      try #require(built.status == 0, "\(built.output.suffix(6000))")
      let run = try SwiftCompiler.run("./program", [], in: folder)
      #expect(run.status == 0, "\(run.output.suffix(2000))")
      return run.output.split(separator: "\n").map(String.init)
    }
  }
}
