import CodableEnumCore
import CodableEnumFormats

/// A marked enum for JSON, as Swift.
///
/// ```
/// bytes → samples → candidates → descriptions → Swift text → what the core makes of it
/// ```
///
/// | Stage | In → out | Folder |
/// |---|---|---|
/// | read | bytes → `JSONValue`s, as `Samples` | `Reading` |
/// | observe | values of one place → `ObjectTable` | `Observing` |
/// | choose | values → `Candidate`s, by their `Cost` | `Describing` |
/// | describe | values → `TypeGraph` of `Definition`s | `Describing` |
/// | write | definitions → Swift | `Naming`, `Writing` |
/// | verify | Swift → whether generated code reads each sample | `Verifier` |
package struct Suggestion: Sendable {
  package let text: String
  /// Another form that reads all samples as well, as an annotation says it.
  package let runnerUp: String?

  /// Why nothing can be suggested.
  package struct Failure: Error, Hashable, CustomStringConvertible {
    package var description: String
  }

  /// - Parameter name: Of the enum; from the first file's if there is none.
  package init(_ samples: Samples, name: String? = nil) throws(Failure) {
    let values = samples.all.map(\.value)
    if values.isEmpty { throw Failure(description: "there are no samples") }
    let name = name ?? Self.name(of: samples.files)
    let origin = Self.origin(samples)
    var text: String?
    var runnerUp: String?
    for candidate in CandidateFinder(values, isTop: true).candidates() {
      if text != nil, !candidate.isPlausible { continue }
      // A runner-up is but named.
      let values = text == nil ? values : values.thinned(to: 2000)
      let graph = TypeGraph(values, form: candidate.form, name: name)
      let writer = SuggestionWriter(graph: graph, name: name, origin: origin)
      let own = writer.text()
      let verifier = Verifier(
        own, outline: writer.outline(), name: name, width: graph.width)
      guard verifier.reads(values) else { continue }
      if text == nil {
        text = own
      } else {
        runnerUp = "@CodableEnum(\(candidate.form.options))"
        break
      }
    }
    self.text = text ?? SuggestionWriter.anything(name: name, origin: origin)
    self.runnerUp = runnerUp
  }

  /// Why an enum cannot be called so.
  package static func problem(withName name: String) -> String? { TypeNames.problem(with: name) }

  private static func name(of files: [String]) -> String {
    let file = files.first?.split(separator: "/").last ?? ""
    let stem = String(file.prefix { $0 != "." })
    let words = Words.of(stem)
    guard !words.isEmpty, words[0].first?.isNumber == false else { return "Message" }
    let last = Words.singular(words[words.count - 1]) ?? words[words.count - 1]
    let name = Words.upperCamel(words.dropLast() + [last])
    return TypeNames.isFree(name) ? name : "Message"
  }

  private static func origin(_ samples: Samples) -> String {
    let files = samples.files.map { String($0.split(separator: "/").last ?? "") }
    let names = files.prefix(3).joined(separator: ", ") + (files.count > 3 ? " …" : "")
    let count = samples.all.count
    return
      "Suggested by `codable-enum suggest` from \(count == 1 ? "one sample" : "\(count) samples")"
      + (names.isEmpty || names == "-" ? "." : " in \(names).")
  }
}
