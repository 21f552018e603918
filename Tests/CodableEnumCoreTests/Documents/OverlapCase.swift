import Foundation
import TestSupport
import Testing

@testable import CodableEnumCore

/// A source with marked enums, and in it what must come of it.
///
/// A comment at the end of a line says what must stand there: `// refused` is an error, `// warned` a
/// warning. Both may name the message's id and the document that it must show:
///
///     case b(Level)  // refused unreachableCase "low"
///
/// `// refused, anywhere` on a line of its own leaves open which line it is, as for options. Of a
/// declaration of several lines, any may be meant. What has neither is fine: nothing may be found in
/// it. Without a document, any true one will do;
/// `WitnessTests` decodes it.
struct OverlapCase: Sendable, CustomTestStringConvertible {
  let name: String
  let source: String
  /// The enum without the case that is lost, where dropping the marked lines does not make it.
  let alone: String?

  /// Whether each case is a line that depends on no other.
  let isPair: Bool

  var testDescription: String { name }

  init(_ name: String, _ source: String, alone: String? = nil, isPair: Bool = false) {
    self.name = name
    self.source = source
    self.alone = alone
    self.isPair = isPair
  }

  /// An untagged enum of the cases, each in a line.
  static func untagged(_ options: String = "", _ cases: String...) -> OverlapCase {
    OverlapCase(
      cases.joined(separator: "; ") + options,
      "// @CodableEnum(style: .untagged\(options))\nenum E {\n"
        + cases.map { "  \($0)\n" }.joined() + "}\n",
      isPair: true)
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

  struct Expectation {
    let lines: ClosedRange<Int>
    let isError: Bool
    let id: String?
    let document: String?
    /// What the line declares, which the message must name.
    let name: String?
  }

  /// Messages that stand at the value itself, and so need not name its case.
  private static let placed: Set<Message.ID> = [
    .keyIsTagKey, .repeatedKey, .unusableDefault, .nilOnNonOptional, .unlabelledDefault,
    .flattenedTagKey, .constantKeyIsTaken, .keptTagType,
  ]

  private static var marker:
    Regex<(Substring, kind: Substring, anywhere: Substring?, rest: Substring)>
  { /\/\/ (?<kind>refused|warned)(?<anywhere>, anywhere)?(?<rest>.*)/ }

  var expectations: [Expectation] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let marker = Self.marker
    return lines.indices.compactMap { index in
      guard let match = lines[index].firstMatch(of: marker) else { return nil }
      var rest = match.rest.trimmingCharacters(in: .whitespaces)[...]
      var id: String?
      if let word = rest.split(separator: " ").first,
        Message.ID.allCases.contains(where: { "\($0)" == word })
      {
        id = String(word)
        rest = rest.dropFirst(word.count).drop { $0 == " " }
      }
      let declared = lines[index].firstMatch(of: /case `?(\w+)/)?.1
      let isOpen = lines[index].contains("(  //")
      let last = isOpen ? lines[index...].firstIndex { $0.hasPrefix("  )") } ?? index : index
      return Expectation(
        lines: match.anywhere == nil ? index + 1...last + 1 : 1...lines.count,
        isError: match.kind == "refused", id: id, document: rest.isEmpty ? nil : String(rest),
        name: declared.map(String.init))
    }
  }

  /// The source without the lines whose case is lost.
  var earlierAlone: String {
    if let alone { return alone }
    return source.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0.firstMatch(of: Self.marker) == nil }.joined(separator: "\n")
  }

  /// The source without the other cases, where they stand in the plain way of the pairs.
  var laterAlone: String? {
    // Alone, 'unknownKeys' may have no effect, and what reads itself need not read what it writes.
    guard isPair, !["order:", "unknownKeys:", "ReadsItself"].contains(where: source.contains)
    else { return nil }
    return source.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("  case ") || $0.firstMatch(of: Self.marker) != nil }
      .joined(separator: "\n")
  }

  func generation() throws -> Generation {
    try Generator.run([
      ("Input.swift", Data(source.utf8)), ("Types.swift", Data(Self.types(for: source).utf8)),
    ])
  }

  /// Those of `types` that a source names, and those that they name in turn: to read all of them for
  /// each of hundreds of sources takes longer than all else.
  private static func types(for source: String) -> String {
    var names = words(of: source)
    var pending = names
    var found: Set<Int> = []
    while let name = pending.popFirst() {
      for index in owners[name] ?? [] where found.insert(index).inserted {
        let new = words(of: declarations[index]).subtracting(names)
        names.formUnion(new)
        pending.formUnion(new)
      }
    }
    return found.sorted().map { declarations[$0] }.joined(separator: "\n")
  }

  private static let declarations: [String] = {
    var declarations: [String] = []
    for line in types.split(separator: "\n") {
      let isStart = line.first.map { !" }".contains($0) } ?? false
      let isAnnotated = declarations.last?.split(separator: "\n").last?.first.map {
        "/@".contains($0)
      }
      if isStart, isAnnotated != true {
        declarations.append(String(line))
      } else {
        declarations[declarations.count - 1] += "\n\(line)"
      }
    }
    return declarations
  }()

  /// The declarations of each name.
  private static let owners: [String: [Int]] = declarations.indices.reduce(into: [:]) {
    owners, index in
    let heads = declarations[index].matches(
      of: #/\b(?:class|enum|extension|import|protocol|struct|typealias) (\w+)/#)
    for name in Set(heads.map { String($0.1) }) { owners[name, default: []].append(index) }
  }

  private static func words(of text: String) -> Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }

  func expectNoDifference() throws {
    let differences = try differences()
    #expect(differences == "", "\n\(source)")
  }

  /// What differs from what must come, each in a line; empty if all is right.
  func differences() throws -> String {
    let found = try generation().diagnostics
    var differences: [String] = []
    var expected: Set<Diagnostic.Position> = []
    for expectation in expectations {
      let lines = expectation.lines
      let place = lines.count == 1 ? "line \(lines.lowerBound)" : "lines \(lines)"
      let here = found.filter {
        $0.position.path == "Input.swift" && lines.contains($0.position.line)
          && $0.isError == expectation.isError
      }
      expected.formUnion(here.map(\.position))
      guard let diagnostic = here.first else {
        differences.append("\(place): no \(expectation.isError ? "error" : "warning")")
        continue
      }
      if let id = expectation.id, here.allSatisfy({ "\($0.message.id)" != id }) {
        differences.append("\(place): \(diagnostic.message.id) instead of \(id)")
      }
      if let name = expectation.name, !Self.placed.contains(diagnostic.message.id),
        !here.contains(where: { $0.rendered.contains("'\(name)'") })
      {
        differences.append("\(place): '\(name)' is not named")
      }
      if let document = expectation.document,
        here.allSatisfy({ $0.shownDocument.map(Self.canonical) != Self.canonical(document) })
      {
        differences.append(
          "\(place): \(diagnostic.shownDocument ?? "nothing") instead of \(document)")
      }
    }
    let other = found.filter { !expected.contains($0.position) }
    if !differences.isEmpty || !other.isEmpty { differences += found.map(\.rendered) }
    return differences.joined(separator: "\n")
  }

  private static func canonical(_ json: String) -> String {
    guard
      let value = try? JSONSerialization.jsonObject(
        with: Data(json.utf8), options: .fragmentsAllowed),
      let data = try? JSONSerialization.data(
        withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed])
    else { return json }
    return String(decoding: data, as: UTF8.self)
  }
}
