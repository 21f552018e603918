import CodableEnumCore
import CodableEnumFormats

/// Cases that take the samples of others.
extension AnnotationSearch {
  /// Returns the cases that an annotation without tags reads no sample as, if it reads all as cases
  /// that may read anything.
  func hidden(_ arguments: String, _ reader: CaseReader) -> [String] {
    if !arguments.isUntagged { return [] }
    let vague = Set(readingAnything(reader).map { declaration.cases[$0].name })
    let isAnyCertain = reader.casesOfSamples.contains { !vague.isSuperset(of: $0) }
    return isAnyCertain ? [] : reader.unread
  }

  /// Returns the cases that may read any document, as a type with coding by hand may.
  private func readingAnything(_ reader: CaseReader) -> [Int] {
    declaration.cases.indices.filter { index in
      index != more.unknown
        && Self.kinds.allSatisfy { !reader.read($0, as: declaration.cases[index].name).isNone }
    }
  }

  /// Returns an annotation, with the option for another order of cases if that is needed: those that
  /// may read anything come last. If the order of declaration is an error, as for
  /// `number(Double), count(Int)`, the reverse order may be right.
  func ordered(_ arguments: String) -> (arguments: String, reader: CaseReader)? {
    let reader = reader(under: arguments)
    guard arguments.isUntagged, !arguments.contains("order:") else {
      return reader.map { (arguments, $0) }
    }
    var order = declaration.cases.indices.filter { $0 != more.unknown }
    if let reader {
      let last = readingAnything(reader)
      let first = order.filter { !last.contains($0) }
      guard let end = first.last, last.contains(where: { $0 < end }) else {
        return (arguments, reader)
      }
      order = first
    } else {
      order.reverse()
    }
    let ordered = arguments + option(order: order)
    return self.reader(under: ordered).map { (ordered, $0) }
  }

  func option(order cases: [Int]) -> String {
    let names = cases.map { ".\(declaration.cases[$0].spelling)" }
    return ", order: [\(names.joined(separator: ", "))]"
  }

  /// Documents of different kinds, which only a type that may read anything reads all.
  private static let kinds: [Shape] = [
    .literal(.integer(1)), .literal(.string("\u{1}")), .literal(.boolean(true)), .array([]),
  ]

  /// Returns what may be wrong although all samples are read: a case that takes what belongs to
  /// others, and warnings of the build.
  func notes(_ arguments: String, _ reader: CaseReader) -> [String] {
    var notes: [String] = []
    if arguments.isUntagged || more.unknown != nil {
      let unread = reader.unread
      let names = Message.list(unread.map { "'\($0)'" }, "or")
      if let unknown = more.unknown.map({ declaration.cases[$0].name }) {
        let taken = zip(samples, reader.casesOfSamples).filter { $1 == [unknown] }
        if !unread.isEmpty, !taken.isEmpty {
          notes.append("no sample is read as \(names), but these as '\(unknown)':")
          notes += taken.map(\.0.place)
        }
      } else if !unread.isEmpty {
        notes.append("no sample is read as \(names)")
      }
    }
    let replaces = { (function: String) in replaced.contains { $0.hasPrefix("'\(function)'") } }
    if conformance != .decodable, replaces("init(from:)"), !replaces("encode(to:)"),
      !arguments.hasPrefix("style: .external")
    {
      notes.append("so far the compiler encodes it, as 'style: .external' does")
    }
    let hasDefaults = declaration.cases.contains { $0.values.contains { $0.text.contains("=") } }
    if code.hasDefaults, !hasDefaults, !arguments.contains("missingTag:") {
      notes.append(
        "'init(from:)' has '??' for missing keys; values need defaults for that, as in 'n: Int = 0', "
          + "or '// @CodableValue(aliases: [\"oldKey\"])'")
    }
    if code.readsSingleValues, samples.allSatisfy({ $0.value.members != nil }) {
      notes.append("'init(from:)' also asks for a single value, but all samples are objects")
    }
    return notes
      + reader.formats.diagnostics.filter { !$0.isError && !otherMessages.contains($0.message) }
      .map { "the build warns: \($0.message.text)" }
  }
}

extension String {
  /// Whether these arguments of `@CodableEnum` have the style without tags.
  var isUntagged: Bool { hasPrefix("style: .untagged") }
}
