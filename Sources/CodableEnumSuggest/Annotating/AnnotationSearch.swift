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
    let reader: CaseReader
  }

  private typealias Nearest = (arguments: String, reader: CaseReader, count: Int)

  /// What came of trying all candidates.
  private struct Trials {
    /// The annotation that reads the most samples.
    var nearest: Nearest?
    var found: Found?
    /// How many samples the nearest one reads.
    var count: Int { nearest?.count ?? -1 }
    /// An annotation that was left out although it reads all samples, and why.
    var note: String?

    /// Notes why an annotation was left out, if it is the first one.
    mutating func leaveOut(_ arguments: String, _ unread: [String]) {
      let names = Message.list(unread.map { "'\($0)'" }, "or")
      note = note ?? "'\(arguments)' reads all samples, but none as \(names)"
    }
  }

  static let rejection = ", unknownKeys: .reject"

  let declaration: EnumDeclaration
  let sources: [SourceText]
  let samples: [Samples.Sample]
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

  /// - Parameters:
  ///   - sources: The sources of the target, with all types of the enum's values.
  ///   - samples: What the enum must read.
  /// - Throws: If no enum, or more than one, has the name.
  package init(
    _ name: String, in sources: [SourceText], for samples: Samples
  ) throws(Failure) {
    self.samples = samples.all
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
  package func run() -> Outcome {
    let known = searches
    // Where the code chooses by a tag that objects have, trying the style without tags is a waste.
    let isTagged =
      code.tags.count + 1 >= declaration.cases.count && known.contains { $1.hasTagKey }
      && samples.allSatisfy { $0.value.members != nil }
    var (found, contradicting): (Found?, Found?)
    // The search that read the most samples.
    var nearest = (search: self, candidates: known[0].1, trials: Trials())
    for (search, candidates) in known + withUnknownCase(known)
    where found.map({ $0.arguments.isUntagged && candidates.hasTag }) ?? true {
      let trials = search.tryAll(candidates, withoutTags: !isTagged)
      let other = search.found(candidates, trials)
      let isKnown = search.more.unknown == nil
      if isKnown, trials.count >= nearest.trials.count { nearest = (search, candidates, trials) }
      if isKnown, search.more.tags.isEmpty, let other, !contradictions(other).isEmpty {
        contradicting = other
      } else if found == nil || other?.arguments.isUntagged == false {
        found = other ?? found
      }
    }
    return (found ?? contradicting).map { outcome(refined($0)) }
      ?? nearest.search.outcome(nearest.trials, nearest.candidates)
  }

  /// Tries all candidates, and then the most likely ones with more than the annotation of the enum.
  private func found(_ candidates: AnnotationCandidates, _ trials: Trials) -> Found? {
    // A tag says more than what cases happen to look like.
    if let found = trials.found, !found.arguments.isUntagged {
      if found.changes.isEmpty || code.keys.isEmpty && code.valueKeys.isEmpty { return found }
      return [found, keyed(candidates)].compactMap(\.self).fewestChanges
    }
    for (arguments, tags) in candidates.withTags() {
      var search = self
      search.more.tags = tags
      if let best = search.best(arguments) { return best }
    }
    if let found = trials.found { return found }
    if let keyed = keyed(candidates) { return keyed }
    guard let nearest = trials.nearest, nearest.count > 0 else { return nil }
    return reading(under: nearest.arguments)
      ?? reading(under: nearest.arguments + ", ignoringCase: true")
      ?? readingWithoutTag(nearest)
  }

  /// Returns an annotation with the case for objects that lack the tag, if other objects have it.
  private func readingWithoutTag(_ nearest: Nearest) -> Found? {
    let unread = nearest.reader.readings.filter(\.isNone)
    guard unread.allSatisfy({ $0.obstacles.first?.kind == .form }) else { return nil }
    let names = nearest.reader.unread
    let unused = declaration.cases.indices.lazy.compactMap { index -> Found? in
      guard names.contains(declaration.cases[index].name), index != more.unknown else { return nil }
      var search = self
      search.more.missingTag = index
      return search.reading(under: nearest.arguments)
    }
    if let found = unused.first { return found }
    // A case may also be read without its tag, if only one can be.
    let options = declaration.cases.map { ", missingTag: .\($0.spelling)" }
    let found = options.compactMap { reading(under: nearest.arguments + $0) }
    return found.count == 1 ? found[0] : nil
  }

  private func keyed(_ candidates: AnnotationCandidates) -> Found? {
    candidates.keyed(code).lazy.compactMap { arguments, keys in
      var search = self
      search.more.keys = keys
      return search.best(candidates.writing(arguments))
    }.first
  }

  /// Returns the annotation that reads all samples and changes the fewest, if one reads all.
  private func best(_ all: [String]) -> Found? {
    all.compactMap { reading(under: $0) }.fewestChanges
  }

  /// Whether any sample is read as another case than the unknown one.
  private func isAnyKnown(_ reader: CaseReader) -> Bool {
    guard let unknown = more.unknown.map({ declaration.cases[$0].name }) else { return true }
    return reader.casesOfSamples.contains { $0.contains { $0 != unknown } }
  }

  private func tryAll(_ candidates: AnnotationCandidates, withoutTags: Bool) -> Trials {
    var trials = Trials()
    for candidate in candidates.all() where withoutTags || !candidate.isUntagged {
      guard let (arguments, reader) = ordered(candidate) else { continue }
      let misses = trials.nearest.map { samples.count - $0.count }
      guard let count = reader.count(missingFewerThan: misses) else { continue }
      if leavesOut(arguments, reader, count, &trials) { continue }
      if count > trials.count { trials.nearest = (arguments, reader, count) }
      guard count == samples.count, isAnyKnown(reader) else { continue }
      let hidden = hidden(arguments, reader)
      if !hidden.isEmpty {
        trials.leaveOut(arguments, hidden)
        continue
      }
      for written in candidates.writing(arguments) {
        guard let reader = written == arguments ? reader : self.reader(under: written) else {
          continue
        }
        let found = found(written, reader)
        trials.found = [trials.found, found].compactMap(\.self).fewestChanges
      }
      if trials.found?.changes.isEmpty == true { break }
    }
    return trials
  }

  /// Leaves out an annotation without tags that reads samples as cases that accept what belongs to
  /// others, where one with tags reads some. Returns whether it did.
  private func leavesOut(
    _ arguments: String, _ reader: CaseReader, _ count: Int, _ trials: inout Trials
  ) -> Bool {
    guard arguments.isUntagged, let nearest = trials.nearest, !nearest.arguments.isUntagged,
      nearest.count > 0, count > nearest.count || count == samples.count
    else { return false }
    let unread = reader.unread
    if unread.isEmpty || unread.count < nearest.reader.unread.count { return false }
    if count == samples.count { trials.leaveOut(arguments, unread) }
    return true
  }

  private var place: String { "\(sources[declaration.source].path):\(declaration.line)" }

  private func outcome(_ found: Found) -> Outcome {
    var (arguments, changes, reader) = (found.arguments, found.changes, found.reader)
    var search = self
    search.more = found.more
    if arguments.isUntagged {
      // Without the option that rejects unknown keys, another case may read a sample and lose a key.
      let plain = search.reader(with: arguments)
      if let plain, plain.casesOfSamples == reader.casesOfSamples {
        reader = plain
      } else {
        arguments += Self.rejection
      }
    } else if let other = code.other, search.more.unknown == nil, !arguments.contains("unknownTag:")
    {
      let option = ", unknownTag: .\(declaration.cases[other].spelling)"
      if let other = search.reader(with: arguments + option) {
        arguments += option
        reader = other
      }
    }
    if code.ignoresCase, let other = search.reader(with: arguments + ", ignoringCase: true") {
      arguments += ", ignoringCase: true"
      reader = other
    }
    var notes = search.notes(arguments, reader)
    let others = contradictions(found)
    if !others.isEmpty {
      notes.append("the code has other tags for \(Message.list(others, "and"))")
    }
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

  private func outcome(_ trials: Trials, _ candidates: AnnotationCandidates) -> Outcome {
    // If none reads more than half of them, the most likely one may have errors.
    let likely = candidates.all().first
    let errors = likely.map { self.errors(under: $0) } ?? []
    guard let nearest = trials.nearest, nearest.count * 2 > samples.count || errors.isEmpty
    else {
      return .none(
        nearest: likely.map(text), reasons: errors, place: place)
    }
    var reasons = zip(samples, nearest.reader.readings).filter { $1.isNone }.map {
      sample, reading in
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
  func reading(under arguments: String) -> Found? {
    guard let reader = reader(under: arguments) else { return nil }
    let unread = reader.readings.filter(\.isNone)
    var search = self
    search.more = mended(unread)
    if search.more != more {
      return search.reading(under: arguments)
    }
    guard unread.isEmpty, isAnyKnown(reader), hidden(arguments, reader).isEmpty else { return nil }
    return found(arguments, reader)
  }

  /// - Parameter reader: It reads all samples.
  private func found(_ arguments: String, _ reader: CaseReader) -> Found {
    let documents = WrittenDocuments(reader.formats, declaration.name)
    let changes = samples.indices.compactMap { index in
      documents.difference(in: reader.samples[index], of: reader.casesOfSamples[index])
        .map { "\(samples[index].place): \($0)" }
    }
    return Found(arguments: arguments, changes: changes, more: more, reader: reader)
  }

  /// Returns a reader for this annotation; nil if the annotation is an error.
  func reader(under arguments: String) -> CaseReader? {
    // An untagged case that leaves keys unread would match by accident. If no case has keys, the
    // option is an error.
    if arguments.isUntagged, let reader = reader(with: arguments + Self.rejection) { return reader }
    return reader(with: arguments)
  }

  func reader(with arguments: String) -> CaseReader? {
    let formats = annotated(arguments)
    return errors(of: formats).isEmpty ? CaseReader(formats, declaration, samples) : nil
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
