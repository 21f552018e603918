import CodableEnumCore
import CodableEnumLocks

/// Cases that take the samples of others.
extension AnnotationSearch {
  /// Returns the cases that an annotation without tags reads no sample as, if it reads all as cases
  /// that may read anything.
  func hidden(
    _ arguments: String, _ reader: FormatReader, _ shapes: [Shape]
  ) -> [String] {
    if !arguments.isUntagged { return [] }
    let vague = Set(readingAnything(reader).map { declaration.cases[$0].name })
    let isAnyCertain = shapes.contains { !vague.isSuperset(of: cases(reading: $0, reader)) }
    return isAnyCertain ? [] : unread(reader, shapes)
  }

  /// Returns the cases that may read any document, as a type with coding by hand may.
  private func readingAnything(_ reader: FormatReader) -> [Int] {
    declaration.cases.indices.filter { index in
      let name = declaration.cases[index].name
      return index != more.unknown
        && Self.kinds.allSatisfy { shape in
          !reader.read(shape, as: declaration.name, expecting: name).isNone
        }
    }
  }

  /// Returns the option for another order of cases, if that is needed: those that may read anything
  /// come last. If the order of declaration is an error, as for `number(Double), count(Int)`, the
  /// reverse order may be right.
  func order(_ arguments: String) -> String {
    guard arguments.isUntagged, !arguments.contains("order:") else { return "" }
    let known = declaration.cases.indices.filter { $0 != more.unknown }
    guard let formats = formats(under: arguments) else {
      let reversed = option(order: known.reversed())
      return self.formats(under: arguments + reversed) == nil ? "" : reversed
    }
    let last = readingAnything(formats.reader)
    let first = known.filter { !last.contains($0) }
    guard let end = first.last, last.contains(where: { $0 < end }) else { return "" }
    return option(order: first)
  }

  private func option(order cases: [Int]) -> String {
    let names = cases.map { ".\(declaration.cases[$0].spelling)" }
    return ", order: [\(names.joined(separator: ", "))]"
  }

  /// Documents of different kinds, which only a type that may read anything reads all.
  private static let kinds: [Shape] = [
    .literal(.integer(1)), .literal(.string("\u{1}")), .literal(.boolean(true)), .array([]),
  ]

  /// Returns the option that rejects unknown keys if another case would read a sample without it,
  /// and lose a key.
  func rejection(_ arguments: String, _ shapes: [Shape]) -> String {
    let found = ["", Self.rejection].map { option in
      formats(with: arguments + option).map { formats in
        let reader = formats.reader
        return shapes.map { cases(reading: $0, reader) }
      }
    }
    return found[1] == nil || found[0] == found[1] ? "" : Self.rejection
  }

  /// Returns the cases that no sample is read as.
  func unread(_ reader: FormatReader, _ shapes: [Shape]) -> [String] {
    // Most cases are found in a few samples.
    let read = Set(shapes.thinned(to: 50).flatMap { cases(reading: $0, reader) })
    return declaration.cases.map(\.name).filter { name in
      !read.contains(name)
        && shapes.allSatisfy { reader.read($0, as: declaration.name, expecting: name).isNone }
    }
  }

  /// Returns the case that a sample is read as; before it those that may read it, if the sources
  /// don't show how their values are coded.
  func cases(reading shape: Shape, _ reader: FormatReader) -> [String] {
    var found: [String] = []
    for name in declaration.cases.map(\.name) {
      let reading = reader.read(shape, as: declaration.name, expecting: name)
      if !reading.isNone { found.append(name) }
      if reading.isAll { break }
    }
    return found
  }

  /// Returns what may be wrong although all samples are read: a case that takes what belongs to
  /// others, and warnings of the build.
  func notes(_ arguments: String, _ samples: Samples) -> [String] {
    guard let formats = formats(with: arguments) else { return [] }
    let reader = formats.reader
    let unread = unread(reader, samples.all.map(\.value.shape))
    var notes: [String] = []
    let names = Message.list(unread.map { "'\($0)'" }, "or")
    if let unknown = more.unknown.map({ declaration.cases[$0].name }) {
      let taken = samples.all.filter { cases(reading: $0.value.shape, reader) == [unknown] }
      if !unread.isEmpty, !taken.isEmpty {
        notes.append("no sample is read as \(names), but these as '\(unknown)':")
        notes += taken.map(\.place)
      }
    } else if arguments.isUntagged, !unread.isEmpty {
      notes.append("no sample is read as \(names)")
    }
    let replaces = { (function: String) in replaced.contains { $0.hasPrefix("'\(function)'") } }
    if conformance != .decodable, replaces("init(from:)"), !replaces("encode(to:)"),
      !arguments.hasPrefix("style: .external")
    {
      notes.append("so far the compiler encodes it, as 'style: .external' does")
    }
    return notes
      + formats.diagnostics.filter { !$0.isError && !otherMessages.contains($0.message) }
      .map { "the build warns: \($0.message.text)" }
  }
}

extension String {
  /// Whether these arguments of `@CodableEnum` have the style without tags.
  var isUntagged: Bool { hasPrefix("style: .untagged") }
}
