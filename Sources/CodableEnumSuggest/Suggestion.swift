import CodableEnumCore
import CodableEnumFormats
import CodableEnumLocks

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
/// | select | samples + `Wish` → which samples, and `Candidate`s for them | `Choosing` |
/// | describe | values → `TypeGraph` of `Definition`s | `Describing` |
/// | write | definitions → Swift | `Naming`, `Writing` |
/// | verify | Swift → whether generated code reads each sample | `Verifier` |
package struct Suggestion: Sendable {
  /// Empty if no declaration is needed.
  package private(set) var text: String
  /// Notes about the suggestion, which are printed separately.
  package private(set) var notes: [String] = []
  /// The samples that the suggestion was made from and reads.
  package let samples: [JSONValue]

  /// Why nothing can be suggested.
  package struct Failure: Error, Hashable, CustomStringConvertible {
    package var description: String
  }

  /// - Parameter name: The name of the enum. The default comes from the first file's name.
  package init(
    _ samples: Samples, name: String? = nil, wish: Wish = Wish()
  ) throws(Failure) {
    if samples.all.isEmpty { throw Failure(description: "there are no samples") }
    let name = name ?? Self.name(of: samples.files)
    let selection = try Selection(samples, wish)
    let attempts = Attempts(selection, name: name, origin: Self.origin(samples))
    self.samples = selection.samples.map(\.value)
    guard let best = attempts.best else {
      if !wish.isOpen {
        throw Failure(
          description: "'\(wish.options)' isn't possible: \(attempts.problem ?? "nothing fits")")
      }
      text = SuggestionWriter.anything(name: name, origin: attempts.origin)
      return
    }
    text = best.text
    notes = [best.remark, attempts.runnerUp].compactMap { $0 }
    if !selection.misfits.isEmpty {
      notes.append("left out because they don't fit:\n\(selection.misfits.listed)")
    }
  }

  /// Returns why an enum can't have this name, or nil if it can.
  package static func problem(withName name: String) -> String? { TypeNames.problem(with: name) }

  private static func name(of files: [String]) -> String {
    let file = files.first?.split(separator: "/").last ?? ""
    let stem = String(file.prefix { $0 != "." })
    let words = Words.of(stem)
    guard !words.isEmpty, words[0].first?.isNumber == false else { return "Message" }
    let last = Words.singular(words[words.count - 1]) ?? words[words.count - 1]
    // A name that looks like one of a type keeps its capitals, as in `AWSEvents`.
    let isType =
      words.joined() == stem && stem.first!.isUppercase && stem.contains(where: \.isLowercase)
    let name =
      isType
      ? words.dropLast().joined() + last.prefix(1).uppercased() + last.dropFirst()
      : Words.upperCamel(words.dropLast() + [last])
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
