import CodableEnumCore
import CodableEnumFormats
import CodableEnumLocks

/// Finds the annotation that makes an existing enum read samples.
package struct AnnotationSearch {
  /// The annotation that was found for the enum, or the nearest one.
  package enum Outcome: Hashable, Sendable {
    /// - Parameters:
    ///   - changes: For each sample that is read but would be written differently: the difference.
    ///   - place: `Sources/App/Message.swift:12`
    case annotation(String, changes: [String], place: String)
    /// The annotation that reads the most samples, and for each of the others the reason why it
    /// isn't read; or the errors that the most likely one has.
    case none(nearest: String?, reasons: [String], place: String)
  }

  package struct Failure: Error, Hashable, CustomStringConvertible {
    package var description: String
  }

  private static let rejection = ", unknownKeys: .reject"

  private let declaration: EnumDeclaration
  private let sources: [SourceText]
  /// The coding by hand that an annotation replaces: `'init(from:)' at Sources/App/Message.swift:12`.
  package let replaced: [String]
  /// Errors of the target that it also has without an annotation of the enum.
  private let otherErrors: Set<Message>
  /// What is tried with each annotation of the enum.
  private var more = EnumDeclaration.CaseAnnotations()

  /// - Parameter sources: The sources of the target, with all types of the enum's values.
  /// - Throws: If no enum, or more than one, has the name.
  package init(_ name: String, in sources: [SourceText]) throws(Failure) {
    let found = EnumDeclaration.named(name, in: sources)
    guard var first = found.first else {
      throw Failure(
        description: NameSearch.unknown("enum", name, in: EnumDeclaration.names(in: sources)))
    }
    if found.count > 1 {
      let names = found.map { "'\($0.name)' at \(sources[$0.source].path):\($0.line)" }
      throw Failure(description: "'\(name)' is ambiguous: \(names.joined(separator: " or "))")
    }
    var sources = sources.related(to: first.source)
    first.source = 0
    declaration = first
    replaced = first.hideCoding(in: &sources)
    self.sources = sources
    sources[0] = first.annotated("", in: sources[0])
    let diagnostics = TargetFormats(of: sources).diagnostics
    otherErrors = Set(diagnostics.filter(\.isError).map(\.message))
  }

  /// Tries one annotation after another until one reads all samples and writes them unchanged. If
  /// none reads all, tries them again with an `.unknown` case, if a case's name says that it is one.
  package func run(_ samples: Samples) -> Outcome {
    let outcome = self.outcome(samples)
    let unknown = declaration.cases.firstIndex { $0.isUnknown && $0.start != nil }
    guard case .none = outcome, let unknown else { return outcome }
    var search = self
    search.more.unknown = unknown
    let other = search.outcome(samples)
    return if case .annotation = other { other } else { outcome }
  }

  private func outcome(_ samples: Samples) -> Outcome {
    let shapes = samples.all.map(\.value.shape)
    let place = "\(sources[declaration.source].path):\(declaration.line)"
    var nearest: (arguments: String, readings: [Reading], reader: FormatReader, count: Int)?
    var reading: (arguments: String, changes: [String])?
    var note: String?
    // The cases that the nearest annotation with tags reads no sample as.
    var tagged: [String]?
    let candidates = AnnotationCandidates(declaration, samples.all.map(\.value))
    let all = candidates.all()
    for arguments in all {
      guard let formats = formats(under: arguments) else { continue }
      let reader = FormatReader(formats.target, FormatLock())
      guard let readings = readings(shapes, reader, unlike: nearest.map { shapes.count - $0.count })
      else { continue }
      let count = readings.count { !$0.isNone }
      if arguments.isUntagged, let nearest, !nearest.arguments.isUntagged, nearest.count > 0,
        count > nearest.count || count == shapes.count
      {
        // One case may accept what belongs to all others.
        let unread = unread(reader, shapes)
        tagged = tagged ?? self.unread(nearest.reader, shapes)
        if !unread.isEmpty, unread.count >= tagged?.count ?? 0 {
          let names = unread.map { "'\($0)'" }.joined(separator: " or ")
          if count == shapes.count, note == nil {
            note = "'\(arguments)' reads all samples, but none as \(names)"
          }
          continue
        }
      }
      if count > nearest?.count ?? -1 { nearest = (arguments, readings, reader, count) }
      guard count == shapes.count else { continue }
      for arguments in candidates.writing(arguments) {
        guard let changes = changes(of: samples, under: arguments) else { continue }
        if reading.map({ changes.count < $0.changes.count }) ?? true {
          reading = (arguments, changes)
        }
      }
      if reading?.changes.isEmpty == true { break }
    }
    var more = self.more
    if reading == nil, let keyed = keyed(candidates, samples) {
      reading = keyed.reading
      more.keys = keyed.keys
    }
    if reading == nil, let nearest, nearest.count > 0 {
      reading = self.reading(samples, under: nearest.arguments + ", ignoringCase: true")
    }
    if var reading {
      if reading.arguments.isUntagged { reading.arguments += rejection(reading.arguments, shapes) }
      if declaration.isOnlyDecoded {
        reading = (reading.arguments + ", conformance: .decodable", [])
      }
      var annotation = "// @CodableEnum(\(reading.arguments))"
      for (index, item) in declaration.cases.enumerated() {
        if let own = more[index] { annotation += "\n\(own)\ncase \(item.text)" }
      }
      return .annotation(annotation, changes: reading.changes, place: place)
    }
    // If none reads more than half of them, the most likely one may have errors.
    let likely = all.first
    let errors = likely.map { self.errors(under: $0) } ?? []
    guard let nearest, nearest.count * 2 > shapes.count || errors.isEmpty else {
      return .none(
        nearest: likely.map { "// @CodableEnum(\($0))" }, reasons: errors, place: place)
    }
    var reasons = zip(samples.all, nearest.readings).filter { $1.isNone }.map { sample, reading in
      let why = reading.obstacles.first.map { $0.kind.reason } ?? "no case reads it"
      return "\(sample.place): \(why)"
    }
    if let note { reasons.append(note) }
    // Another style may read a few samples only by accident.
    if candidates.hasTag, let likely { reasons += errors.map { "'\(likely)': \($0)" } }
    return .none(
      nearest: "// @CodableEnum(\(nearest.arguments))", reasons: reasons, place: place)
  }

  /// Returns an annotation that reads all samples if values have the keys that these show, and the
  /// keys.
  private func keyed(
    _ candidates: AnnotationCandidates, _ samples: Samples
  ) -> (reading: (arguments: String, changes: [String]), keys: [Int: [String]])? {
    for (arguments, keys) in candidates.keyed() {
      var search = self
      search.more.keys = keys
      let readings = candidates.writing(arguments).compactMap { search.reading(samples, under: $0) }
      if let best = readings.min(by: { $0.changes.count < $1.changes.count }) {
        return (best, keys)
      }
    }
    return nil
  }

  /// Returns an annotation and how it writes samples differently; nil if it doesn't read all.
  private func reading(
    _ samples: Samples, under arguments: String
  ) -> (arguments: String, changes: [String])? {
    guard let formats = formats(under: arguments) else { return nil }
    let reader = FormatReader(formats.target, FormatLock())
    let isRead = samples.all.allSatisfy {
      !reader.read($0.value.shape, as: declaration.name, expecting: nil).isNone
    }
    return isRead ? changes(of: samples, under: arguments).map { (arguments, $0) } : nil
  }

  /// Returns how each sample is read; nil if this is no better than another annotation.
  ///
  /// - Parameter misses: How many samples the other one doesn't read.
  private func readings(
    _ shapes: [Shape], _ reader: FormatReader, unlike misses: Int?
  ) -> [Reading]? {
    var readings: [Reading] = []
    var missed = 0
    for shape in shapes {
      let reading = reader.read(shape, as: declaration.name, expecting: nil)
      readings.append(reading)
      missed += reading.isNone ? 1 : 0
      if let misses, missed > 0, missed >= misses { return nil }
    }
    return readings
  }

  /// Returns the option that rejects unknown keys if another case would read a sample without it,
  /// and lose a key.
  private func rejection(_ arguments: String, _ shapes: [Shape]) -> String {
    let found = ["", Self.rejection].map { option in
      formats(with: arguments + option).map { formats in
        let reader = FormatReader(formats.target, FormatLock())
        return shapes.map { cases(reading: $0, reader) }
      }
    }
    return found[1] == nil || found[0] == found[1] ? "" : Self.rejection
  }

  /// Returns the cases that no sample is read as.
  private func unread(_ reader: FormatReader, _ shapes: [Shape]) -> [String] {
    // Most cases are found in a few samples.
    let read = Set(shapes.thinned(to: 50).flatMap { cases(reading: $0, reader) })
    return declaration.cases.map(\.name).filter { name in
      !read.contains(name)
        && shapes.allSatisfy { reader.read($0, as: declaration.name, expecting: name).isNone }
    }
  }

  /// Returns the case that a sample is read as; before it those that may read it, if the sources
  /// don't show how their values are coded.
  private func cases(reading shape: Shape, _ reader: FormatReader) -> [String] {
    var found: [String] = []
    for name in declaration.cases.map(\.name) {
      let reading = reader.read(shape, as: declaration.name, expecting: name)
      if !reading.isNone { found.append(name) }
      if reading.isAll { break }
    }
    return found
  }

  /// Returns how samples would be written differently; nil if the annotation is an error.
  private func changes(of samples: Samples, under arguments: String) -> [String]? {
    guard let formats = formats(under: arguments) else { return nil }
    let documents = WrittenDocuments(formats, declaration.name)
    let reader = FormatReader(formats.target, FormatLock())
    return samples.all.compactMap { sample in
      let shape = sample.value.shape
      return documents.difference(in: shape, of: cases(reading: shape, reader))
        .map { "\(sample.place): \($0)" }
    }
  }

  /// Returns the formats of the target with this annotation; nil if the annotation is an error.
  private func formats(under arguments: String) -> TargetFormats? {
    // An untagged case that leaves keys unread would match by accident. If no case has keys, the
    // option is an error.
    if arguments.isUntagged, let formats = formats(with: arguments + Self.rejection) {
      return formats
    }
    return formats(with: arguments)
  }

  private func formats(with arguments: String) -> TargetFormats? {
    let formats = annotated(arguments)
    return errors(of: formats).isEmpty ? formats : nil
  }

  private func annotated(_ arguments: String) -> TargetFormats {
    var changed = sources
    changed[declaration.source] = declaration.annotated(
      "@CodableEnum(\(arguments))", more, in: sources[declaration.source])
    return TargetFormats(of: changed)
  }

  private func errors(of formats: TargetFormats) -> [Diagnostic] {
    formats.diagnostics.filter { $0.isError && !otherErrors.contains($0.message) }
  }

  /// Returns why an annotation is an error.
  private func errors(under arguments: String) -> [String] {
    errors(of: annotated(arguments)).map { error in
      ([error.message.text] + [error.message.hint].compactMap(\.self)).joined(separator: "; ")
    }
  }
}

extension String {
  /// Whether these arguments of `@CodableEnum` have the style without tags.
  fileprivate var isUntagged: Bool { hasPrefix("style: .untagged") }
}

extension Obstacle.Kind {
  /// Why a sample isn't read.
  fileprivate var reason: String {
    switch self {
    case .branch(let branch): "it isn't read under \(branch)"
    case .moved(let key): "there is no object under \(key.quoted)"
    case .tags(let range): "not all tags \(range.text) are read"
    case .hidden: "the sources don't show how a type is coded"
    case .form: "no case has this form"
    case .tag(let tag): "no case has the tag \(tag.json)"
    case .letters(let tag): "no case has the tag \(tag.quoted) in other letters"
    case .noTag, .unknownTag: "no case has its tag"
    case .missingKey(let key, let unread):
      "the key \(key.keyPath) is missing"
        + (unread.isEmpty ? "" : "; nothing reads \(unread.map(\.quoted).joined(separator: ", "))")
    case .renamedKey(let key, let old): "nothing reads \(old.keyPath); \(key.keyPath) is expected"
    case .absentKey(let key): "the key \(key.quoted) may be missing"
    case .null: "null instead of a value"
    case .value(.value(let type)): "a value isn't of type '\(type.text)'"
    case .value(let shape), .removedValue(let shape): "no type fits \(shape.text.prefix(80))"
    case .constant(let key, let value): "\(key.quoted) isn't \(value.text)"
    case .unknownKey(let key): "nothing reads the key \(key.quoted)"
    case .elementCount(let count): "an array has \(count) elements"
    case .tagTaken(_, let other), .taken(let other): "'\(other)' reads it first"
    case .decoding: "the enum has no decoding"
    }
  }
}
