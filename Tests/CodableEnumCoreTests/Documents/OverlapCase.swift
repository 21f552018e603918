import Foundation
import Testing

@testable import CodableEnumCore

/// A source with marked enums, and in it what must come of it.
///
/// A comment at the end of a line says what must stand there: `// refused` is an error, `// warned` a
/// warning. Both may name the message's id and the document that it must show:
///
///     case b(Level)  // refused unreachableCase "low"
///
/// What has neither is fine: nothing may be found in it. Without a document, any true one will do;
/// `WitnessTests` decodes it.
struct OverlapCase: Sendable, CustomTestStringConvertible {
  let name: String
  let source: String
  /// The enum without the case that is lost, where dropping the marked lines does not make it.
  let alone: String?

  var testDescription: String { name }

  init(_ name: String, _ source: String, alone: String? = nil) {
    self.name = name
    self.source = source
    self.alone = alone
  }

  /// An untagged enum of the cases, each in a line.
  static func untagged(_ options: String = "", _ cases: String...) -> OverlapCase {
    OverlapCase(
      cases.joined(separator: "; ") + options,
      "// @CodableEnum(style: .untagged\(options))\nenum E {\n"
        + cases.map { "  \($0)\n" }.joined() + "}\n")
  }

  /// A case that is tried first and takes what the second one writes.
  static func refused(
    _ earlier: String, _ later: String, _ document: String = "", options: String = ""
  ) -> OverlapCase {
    untagged(
      options, "case \(earlier)", "case \(later)  // refused unreachableCase \(document)")
  }

  static func warned(_ earlier: String, _ later: String, _ document: String = "") -> OverlapCase {
    untagged("", "case \(earlier)", "case \(later)  // warned \(document)")
  }

  static func fine(_ cases: String..., options: String = "") -> OverlapCase {
    OverlapCase(
      cases.joined(separator: ", ") + options,
      "// @CodableEnum(style: .untagged\(options))\nenum E {\n"
        + cases.map { "  case \($0)\n" }.joined() + "}\n")
  }

  // MARK: What is expected

  struct Expectation: Equatable {
    let line: Int
    let isError: Bool
    let id: String?
    let document: String?
    /// What the line declares, which the message must name.
    let name: String?
  }

  var expectations: [Expectation] {
    source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      index, text in
      guard let comment = text.range(of: #"// (refused|warned)"#, options: .regularExpression)
      else { return nil }
      var words = text[comment.lowerBound...].split(separator: " ", maxSplits: 2).dropFirst()
      let isError = words.removeFirst() == "refused"
      var rest = words.first ?? ""
      var id: String?
      if let first = rest.split(separator: " ").first,
        Message.ID(rawValue: String(first)) != nil
      {
        id = String(first)
        rest = rest.dropFirst(first.count)
      }
      let document = rest.trimmingCharacters(in: .whitespaces)
      let declared = text.firstMatch(of: /case `?(\w+)/)?.1
      return Expectation(
        line: index + 1, isError: isError, id: id, document: document.isEmpty ? nil : document,
        name: declared.map(String.init))
    }
  }

  func generation() throws -> Generation {
    try Generator.run([
      ("Input.swift", Data(source.utf8)), ("Types.swift", Data(Self.types.utf8)),
    ])
  }

  /// What differs from what must come, each in a line; empty if all is right.
  func differences() throws -> String {
    let found = try generation().diagnostics
    var differences: [String] = []
    var expected: Set<Diagnostic.Position> = []
    for expectation in expectations {
      let here = found.filter {
        $0.position.path == "Input.swift" && $0.position.location.line == expectation.line
          && $0.isError == expectation.isError
      }
      expected.formUnion(here.map(\.position))
      guard let diagnostic = here.first else {
        differences.append(
          "line \(expectation.line): no \(expectation.isError ? "error" : "warning")")
        continue
      }
      if let id = expectation.id, here.allSatisfy({ $0.message.id.rawValue != id }) {
        differences.append("line \(expectation.line): \(diagnostic.message.id) instead of \(id)")
      }
      if let name = expectation.name, !here.contains(where: { $0.rendered.contains("'\(name)'") }) {
        differences.append("line \(expectation.line): '\(name)' is not named")
      }
      if let document = expectation.document, diagnostic.shownDocument != document {
        differences.append(
          "line \(expectation.line): \(diagnostic.shownDocument ?? "nothing") instead of \(document)"
        )
      }
    }
    let other = found.filter { !expected.contains($0.position) }
    if !differences.isEmpty || !other.isEmpty { differences += found.map(\.rendered) }
    return differences.joined(separator: "\n")
  }
}

extension Diagnostic {
  /// The JSON in the text: of all that stand between spaces, the longest.
  var shownDocument: String? {
    let text = message.text
    var starts = [text.startIndex]
    starts += text.indices.filter { text[$0] == " " }.map { text.index(after: $0) }
    let ends = text.indices.filter { " .,;:".contains(text[$0]) } + [text.endIndex]
    var longest: Substring?
    for start in starts {
      for end in ends.reversed() where start < end {
        let part = text[start..<end]
        guard part.count > longest?.count ?? 0 else { break }
        guard let first = part.first, "{[\"-0123456789tfn".contains(first) else { break }
        if (try? JSONSerialization.jsonObject(with: Data(part.utf8), options: .fragmentsAllowed))
          != nil
        {
          longest = part
        }
      }
    }
    return longest.map(String.init)
  }
}
