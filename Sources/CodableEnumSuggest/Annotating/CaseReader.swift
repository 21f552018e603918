import CodableEnumCore
import CodableEnumFormats
import CodableEnumLocks

/// Tells which cases of an enum read samples.
///
/// A class, so all users share what it found out about them.
final class CaseReader {
  let formats: TargetFormats
  let samples: [Shape]
  private let reader: FormatReader
  private let enumeration: String
  private let cases: [String]
  /// The cases that a text in a document may choose; empty if no tag chooses.
  private var tagged: [String: [String]] = [:]
  /// If only keys choose: the cases that nothing else chooses.
  private var others: [String]?
  /// How the first samples are read.
  private var known: [Reading] = []

  init(_ formats: TargetFormats, _ declaration: EnumDeclaration, _ samples: [Samples.Sample]) {
    self.formats = formats
    self.samples = samples.map(\.value.shape)
    reader = formats.reader
    enumeration = declaration.name
    cases = declaration.cases.map(\.name)
    guard let models = formats.target.models[enumeration], models.count == 1,
      models[0].representations.count == 1
    else { return }
    let form = models[0].primary
    if form.style == .untagged {
      others = [form.unknown?.plan, models[0].dispatch.fallback].compactMap(\.?.model.baseName)
      return
    }
    for plan in form.cases {
      for tag in plan.tags { tagged[tag.spelling, default: []].append(plan.model.baseName) }
    }
  }

  /// How each sample is read.
  var readings: [Reading] {
    known += samples[known.count...].map { read($0) }
    return known
  }

  /// For each sample, the case that it is read as; before it those that may read it, if the sources
  /// don't show how their values are coded.
  private(set) lazy var casesOfSamples = samples.map(cases)

  /// The cases that no sample is read as.
  private(set) lazy var unread: [String] = {
    var read = Set(casesOfSamples.joined())
    for sample in samples {
      for name in fitting(sample) where !read.contains(name) {
        if !self.read(sample, as: name).isNone { read.insert(name) }
      }
    }
    return cases.filter { !read.contains($0) }
  }()

  /// Returns how many samples are read; nil if some aren't, and not fewer than some limit.
  func count(missingFewerThan limit: Int?) -> Int? {
    var count = 0
    for (index, sample) in samples.enumerated() {
      if index == known.count { known.append(read(sample)) }
      count += known[index].isNone ? 0 : 1
      if let limit, count <= index, index + 1 - count >= limit { return nil }
    }
    return count
  }

  /// - Parameter name: The case; nil if any will do.
  func read(_ shape: Shape, as name: String? = nil) -> Reading {
    reader.read(shape, as: enumeration, expecting: name)
  }

  private func cases(reading shape: Shape) -> [String] {
    // Trying all cases is slow.
    var found = shape.texts.flatMap { tagged[$0] ?? [] }.filter { !read(shape, as: $0).isNone }
    if !found.isEmpty { return found }
    for name in fitting(shape) {
      let reading = read(shape, as: name)
      if !reading.isNone { found.append(name) }
      if reading.isAll { break }
    }
    return found
  }

  /// Returns the cases that may read a document, as far as its keys show.
  private func fitting(_ shape: Shape) -> [String] {
    others.map { reader.untaggedCases(fitting: shape, of: enumeration) + $0 } ?? cases
  }
}

extension Shape {
  /// The keys and strings that may be the tag of a document.
  fileprivate var texts: [String] {
    switch self {
    case .literal(let scalar): [scalar.spelling]
    case .array(let elements): elements.prefix(1).flatMap(\.texts)
    case .object(let members):
      members.flatMap { member -> [String] in
        guard case .key(let key, let value, _) = member else { return [] }
        return value.texts + [key]
      }
    default: []
    }
  }
}
