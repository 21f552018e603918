import CodableEnumCore
import CodableEnumFormats
import CodableEnumLocks

/// Finds the annotation that makes an existing enum read samples.
package struct AnnotationSearch {
  /// The annotation that was found for the enum, or the nearest one.
  package enum Outcome: Hashable, Sendable {
    /// - Parameters:
    ///   - changes: For each sample that is read but would be written differently: the difference.
    ///   - notes: What may be wrong although all samples are read.
    ///   - place: `Sources/App/Message.swift:12`
    case annotation(String, changes: [String], notes: [String] = [], place: String)
    /// The annotation that reads the most samples, and for each of the others the reason why it
    /// isn't read; or the errors that the most likely one has.
    case none(nearest: String?, reasons: [String], place: String)
  }

  package struct Failure: Error, Hashable, CustomStringConvertible {
    package var description: String
  }

  /// An annotation that reads all samples.
  struct Found {
    var arguments: String
    /// For each sample that would be written differently: the difference.
    var changes: [String]
    var more: EnumDeclaration.CaseAnnotations
  }

  private typealias Nearest = (
    arguments: String, readings: [Reading], reader: CaseReader, count: Int
  )

  /// What came of trying all candidates.
  private struct Trials {
    /// The annotation that reads the most samples.
    var nearest: Nearest?
    var found: Found?
    /// How many samples the nearest one reads.
    var count: Int { nearest?.count ?? -1 }
    /// An annotation that was left out although it reads all samples, and why.
    var note: String?
    /// The cases that the nearest annotation with tags reads no sample as.
    var tagged: [String]?

    /// Notes why an annotation was left out, if it is the first one.
    mutating func leaveOut(_ arguments: String, _ unread: [String]) {
      let names = Message.list(unread.map { "'\($0)'" }, "or")
      note = note ?? "'\(arguments)' reads all samples, but none as \(names)"
    }
  }

  static let rejection = ", unknownKeys: .reject"

  let declaration: EnumDeclaration
  let sources: [SourceText]
  /// The coding by hand that an annotation replaces: `'init(from:)' at Sources/App/Message.swift:12`.
  package let replaced: [String]
  /// The only direction in which the enum is coded; nil if it is both or neither.
  let conformance: ConformanceChoice?
  /// Errors and warnings of the target that it also has without an annotation of the enum.
  let otherMessages: Set<Message>
  /// What hand-written coding says about the cases.
  let code: HandWrittenCoding
  /// What is tried with each annotation of the enum.
  var more = EnumDeclaration.CaseAnnotations()

  /// - Parameter sources: The sources of the target, with all types of the enum's values.
  /// - Throws: If no enum, or more than one, has the name.
  package init(_ name: String, in sources: [SourceText]) throws(Failure) {
    let found = EnumDeclaration.named(name, in: sources)
    guard var first = found.first else {
      throw Failure(
        description: NameSearch.unknown("enum", name, in: EnumDeclaration.names(in: sources)))
    }
    // An enum that isn't inside of another type has no other name.
    let exact = found.filter { $0.name == name }
    if exact.count == 1 {
      first = exact[0]
    } else if found.count > 1 {
      let names = found.map { "'\($0.name)' at \(sources[$0.source].path):\($0.line)" }
      throw Failure(description: "'\(name)' is ambiguous: \(names.joined(separator: " or "))")
    }
    var sources = sources.related(to: first.source)
    first.source = 0
    declaration = first
    conformance = first.onlyConformance(in: sources)
    code = first.handWrittenCoding(sources)
    replaced = first.hideCoding(in: &sources)
    self.sources = sources
    sources[0] = first.annotated("", in: sources[0])
    let diagnostics = TargetFormats(of: sources).diagnostics
    otherMessages = Set(diagnostics.map(\.message))
  }

  /// Tries one annotation after another until one reads all samples and writes them unchanged: with
  /// the tags of hand-written coding, without them, and then with an `.unknown` case, if a case's name
  /// says that it is one.
  package func run(_ samples: Samples) -> Outcome {
    let values = samples.all.map(\.value)
    let plain = AnnotationCandidates(declaration, in: sources[declaration.source], values)
    let known = searches(plain, values)
    var (found, contradicting): (Found?, Found?)
    // The search that read the most samples.
    var nearest = (search: self, candidates: plain, trials: Trials())
    for (search, candidates) in known + withUnknownCase(known, values)
    where found.map({ $0.arguments.isUntagged && candidates.hasTag }) ?? true {
      let trials = search.tryAll(candidates, samples)
      let other = search.found(candidates, samples, trials)
      let isKnown = search.more.unknown == nil
      if isKnown, trials.count >= nearest.trials.count { nearest = (search, candidates, trials) }
      if isKnown, search.more.tags.isEmpty, let other, !hasTagsOfCode(other) {
        contradicting = other
      } else if found == nil || other?.arguments.isUntagged == false {
        found = other ?? found
      }
    }
    return (found ?? contradicting).map { outcome(refined($0, samples), samples) }
      ?? nearest.search.outcome(nearest.trials, nearest.candidates, samples)
  }

  /// Tries all candidates, and then the most likely ones with more than the annotation of the enum.
  private func found(
    _ candidates: AnnotationCandidates, _ samples: Samples, _ trials: Trials
  ) -> Found? {
    // A tag says more than what cases happen to look like.
    if let found = trials.found, !found.arguments.isUntagged {
      if found.changes.isEmpty || code.keys.isEmpty && code.valueKeys.isEmpty { return found }
      return [found, keyed(candidates, samples)].compactMap(\.self).fewestChanges
    }
    for (arguments, tags) in candidates.withTags() {
      var search = self
      search.more.tags = tags
      if let best = search.best(arguments, samples) { return best }
    }
    if let found = trials.found { return found }
    if let keyed = keyed(candidates, samples) { return keyed }
    guard let nearest = trials.nearest, nearest.count > 0 else { return nil }
    return reading(samples, under: nearest.arguments)
      ?? reading(samples, under: nearest.arguments + ", ignoringCase: true")
      ?? readingWithoutTag(samples, nearest)
  }

  /// Returns an annotation with the case for objects that lack the tag, if other objects have it.
  private func readingWithoutTag(_ samples: Samples, _ nearest: Nearest) -> Found? {
    let unread = nearest.readings.filter(\.isNone)
    guard unread.allSatisfy({ $0.obstacles.first?.kind == .form }) else { return nil }
    let names = nearest.reader.unread(samples.all.map(\.value.shape))
    let unused = declaration.cases.indices.lazy.compactMap { index -> Found? in
      guard names.contains(declaration.cases[index].name), index != more.unknown else { return nil }
      var search = self
      search.more.missingTag = index
      return search.reading(samples, under: nearest.arguments)
    }
    if let found = unused.first { return found }
    // A case may also be read without its tag, if only one can be.
    let options = declaration.cases.map { ", missingTag: .\($0.spelling)" }
    let found = options.compactMap { reading(samples, under: nearest.arguments + $0) }
    return found.count == 1 ? found[0] : nil
  }

  private func keyed(_ candidates: AnnotationCandidates, _ samples: Samples) -> Found? {
    candidates.keyed(code).lazy.compactMap { arguments, keys in
      var search = self
      search.more.keys = keys
      return search.best(candidates.writing(arguments), samples)
    }.first
  }

  /// Returns the annotation that reads all samples and changes the fewest, if one reads all.
  private func best(_ all: [String], _ samples: Samples) -> Found? {
    all.compactMap { reading(samples, under: $0) }.fewestChanges
  }

  /// Whether any sample is read as another case than the unknown one.
  private func isAnyKnown(_ shapes: [Shape], _ reader: CaseReader) -> Bool {
    guard let unknown = more.unknown.map({ declaration.cases[$0].name }) else { return true }
    return shapes.contains { reader.cases(reading: $0).contains { $0 != unknown } }
  }

  private func tryAll(_ candidates: AnnotationCandidates, _ samples: Samples) -> Trials {
    let shapes = samples.all.map(\.value.shape)
    var trials = Trials()
    for candidate in candidates.all() {
      guard let (arguments, formats) = ordered(candidate) else { continue }
      let reader = CaseReader(formats, declaration)
      let misses = trials.nearest.map { shapes.count - $0.count }
      guard let readings = readings(shapes, reader, unlike: misses) else { continue }
      let count = readings.count { !$0.isNone }
      if leavesOut(arguments, reader, count, shapes, &trials) { continue }
      if count > trials.count {
        trials.nearest = (arguments, readings, reader, count)
      }
      guard count == shapes.count, isAnyKnown(shapes, reader) else { continue }
      let hidden = hidden(arguments, reader, shapes)
      if !hidden.isEmpty {
        trials.leaveOut(arguments, hidden)
        continue
      }
      for written in candidates.writing(arguments) {
        guard let formats = written == arguments ? formats : self.formats(under: written) else {
          continue
        }
        let changes = changes(of: samples, in: formats)
        if trials.found.map({ changes.count < $0.changes.count }) ?? true {
          trials.found = Found(arguments: written, changes: changes, more: more)
        }
      }
      if trials.found?.changes.isEmpty == true { break }
    }
    return trials
  }

  /// Leaves out an annotation without tags that reads samples as cases that accept what belongs to
  /// others, where one with tags reads some. Returns whether it did.
  private func leavesOut(
    _ arguments: String, _ reader: CaseReader, _ count: Int, _ shapes: [Shape],
    _ trials: inout Trials
  ) -> Bool {
    guard arguments.isUntagged, let nearest = trials.nearest, !nearest.arguments.isUntagged,
      nearest.count > 0, count > nearest.count || count == shapes.count
    else { return false }
    let unread = reader.unread(shapes)
    let tagged = trials.tagged ?? nearest.reader.unread(shapes)
    trials.tagged = tagged
    if unread.isEmpty || unread.count < tagged.count { return false }
    if count == shapes.count { trials.leaveOut(arguments, unread) }
    return true
  }

  private var place: String { "\(sources[declaration.source].path):\(declaration.line)" }

  private func outcome(_ found: Found, _ samples: Samples) -> Outcome {
    var (arguments, changes) = (found.arguments, found.changes)
    var search = self
    search.more = found.more
    if arguments.isUntagged {
      arguments += search.rejection(arguments, samples.all.map(\.value.shape))
    } else if let other = code.other, search.more.unknown == nil, !arguments.contains("unknownTag:")
    {
      let option = ", unknownTag: .\(declaration.cases[other].spelling)"
      if search.formats(with: arguments + option) != nil { arguments += option }
    }
    let notes = search.notes(arguments, samples)
    if let conformance {
      if !arguments.contains("conformance:") {
        arguments += ", conformance: .\(conformance.rawValue)"
      }
      if conformance == .decodable { changes = [] }
    }
    return .annotation(search.text(arguments), changes: changes, notes: notes, place: place)
  }

  private func text(_ arguments: String) -> String {
    let cases = declaration.cases.enumerated().compactMap { more.text(of: $1, $0) }
    return (["// @CodableEnum(\(arguments))"] + cases).joined(separator: "\n")
  }

  private func outcome(
    _ trials: Trials, _ candidates: AnnotationCandidates, _ samples: Samples
  ) -> Outcome {
    // If none reads more than half of them, the most likely one may have errors.
    let likely = candidates.all().first
    let errors = likely.map { self.errors(under: $0) } ?? []
    guard let nearest = trials.nearest, nearest.count * 2 > samples.all.count || errors.isEmpty
    else {
      return .none(
        nearest: likely.map(text), reasons: errors, place: place)
    }
    var reasons = zip(samples.all, nearest.readings).filter { $1.isNone }.map { sample, reading in
      let why = reading.obstacles.first.map { $0.kind.reason } ?? "no case reads it"
      return "\(sample.place): \(why)"
    }
    if let note = trials.note { reasons.append(note) }
    // Another style may read a few samples only by accident.
    if candidates.hasTag, let likely { reasons += errors.map { "'\(likely)': \($0)" } }
    return .none(
      nearest: text(nearest.arguments), reasons: reasons, place: place)
  }

  /// Returns an annotation, with what values need, and how it writes samples differently; nil if it
  /// doesn't read all.
  func reading(_ samples: Samples, under arguments: String) -> Found? {
    guard let formats = formats(under: arguments) else { return nil }
    let reader = CaseReader(formats, declaration)
    let shapes = samples.all.map(\.value.shape)
    let unread = shapes.map { reader.read($0) }.filter(\.isNone)
    var search = self
    search.more = mended(unread)
    if search.more != more {
      return search.reading(samples, under: arguments)
    }
    guard unread.isEmpty, isAnyKnown(shapes, reader), hidden(arguments, reader, shapes).isEmpty
    else { return nil }
    return Found(arguments: arguments, changes: changes(of: samples, in: formats), more: more)
  }

  /// Returns how each sample is read; nil if this is no better than another annotation.
  ///
  /// - Parameter misses: How many samples the other one doesn't read.
  private func readings(
    _ shapes: [Shape], _ reader: CaseReader, unlike misses: Int?
  ) -> [Reading]? {
    var readings: [Reading] = []
    var missed = 0
    for shape in shapes {
      let reading = reader.read(shape)
      readings.append(reading)
      missed += reading.isNone ? 1 : 0
      if let misses, missed > 0, missed >= misses { return nil }
    }
    return readings
  }

  /// Returns how samples would be written differently.
  private func changes(of samples: Samples, in formats: TargetFormats) -> [String] {
    let documents = WrittenDocuments(formats, declaration.name)
    let reader = CaseReader(formats, declaration)
    return samples.all.compactMap { sample in
      let shape = sample.value.shape
      return documents.difference(in: shape, of: reader.cases(reading: shape))
        .map { "\(sample.place): \($0)" }
    }
  }

  /// Returns the formats of the target with this annotation; nil if the annotation is an error.
  func formats(under arguments: String) -> TargetFormats? {
    // An untagged case that leaves keys unread would match by accident. If no case has keys, the
    // option is an error.
    if arguments.isUntagged, let formats = formats(with: arguments + Self.rejection) {
      return formats
    }
    return formats(with: arguments)
  }

  func formats(with arguments: String) -> TargetFormats? {
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
    formats.diagnostics.filter { $0.isError && !otherMessages.contains($0.message) }
  }

  /// Returns why an annotation is an error.
  private func errors(under arguments: String) -> [String] {
    errors(of: annotated(arguments)).map { error in
      ([error.message.text] + [error.message.hint].compactMap(\.self)).joined(separator: "; ")
    }
  }
}
