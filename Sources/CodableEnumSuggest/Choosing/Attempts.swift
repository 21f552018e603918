import CodableEnumCore

/// Writes candidates as Swift, the best first, until one reads all samples.
struct Attempts {
  private(set) var best: Attempt?
  /// A note about another form that also reads all samples, with the options that print it.
  private(set) var runnerUp: String?
  /// Why the first attempt failed.
  private(set) var problem: String?
  let origin: String

  struct Attempt {
    var text: String
    /// A note about the suggestion.
    var remark: String?
  }

  init(_ selection: Selection, name: String, origin: String) {
    self.origin = origin
    var chosen: Form?
    // A note that keys are data, used if nothing else is plausible.
    var vague: Attempt?
    defer { best = best ?? vague }
    for candidate in selection.candidates {
      if vague != nil, best == nil, !candidate.isPlausible { continue }
      if best != nil {
        guard candidate.isPlausible, let form = candidate.form,
          Wish(form) != chosen.map(Wish.init)
        else { continue }
      }
      // A runner-up is only named, so some samples are enough.
      let samples = best == nil ? selection.samples : selection.samples.thinned(to: 2000)
      let graph = TypeGraph(samples.map(\.value), candidate.decision, name: name)
      if let only = graph.onlyUntaggedCase {
        if best == nil {
          problem = problem ?? "an '.untagged' enum would have one case"
          if case .bare(let value) = only.payload, value.type == .dictionary(.any) {
            vague = vague ?? Self.keysAreData("[String: CodableEnumAnyValue]")
          }
        }
        continue
      }
      let writer = SuggestionWriter(graph: graph, name: name, origin: origin)
      let text = writer.text()
      let verifier = Verifier(text, outline: writer.outline(), name: name, width: graph.width)
      let unread = verifier.error == nil ? verifier.firstUnread(samples) : nil
      if let problem = verifier.error ?? unread.map({ "\($0.place) would not be read" }) {
        if best == nil, self.problem == nil { self.problem = problem }
        continue
      }
      guard best != nil else {
        let attempt = Self.attempt(text, candidate.decision, writer)
        if attempt.text.isEmpty {
          vague = vague ?? attempt
        } else {
          chosen = candidate.form
          best = attempt
        }
        continue
      }
      if let form = candidate.form {
        runnerUp =
          "another form fits, too: @CodableEnum(\(form.options)); "
          + "'\(Wish(form).options)' prints it"
      }
      break
    }
  }

  private static func keysAreData(_ type: String) -> Attempt {
    Attempt(
      text: "", remark: "no enum is needed: the keys are data, so each sample is of type \(type)")
  }

  private static func attempt(
    _ text: String, _ decision: Decision, _ writer: SuggestionWriter
  ) -> Attempt {
    switch decision {
    case .union: return Attempt(text: text)
    case .structure, .dictionary:
      return Attempt(
        text: text,
        remark: "no enum is needed: no key distinguishes the samples, so a struct reads them all")
    case .alias:
      let type = writer.aliased ?? ""
      if type.contains("[String: CodableEnumAnyValue]") {
        return keysAreData(type)
      }
      return Attempt(text: text, remark: "no enum is needed: each sample is of type \(type)")
    }
  }
}
