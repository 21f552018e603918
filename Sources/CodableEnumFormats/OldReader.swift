import CodableEnumCore
import CodableEnumLocks

/// A program with an old version of the enums that reads what is written now.
struct OldReader {
  private let written: FormatLock
  private let reader: FormatReader
  /// The enums of the old version, each with its case for unknown tags.
  private let unknownCases: [String: String?]

  init(of written: FormatLock, old: TargetFormats) {
    self.written = written
    reader = FormatReader(old.target, written)
    unknownCases = Dictionary(
      old.target.all.map {
        ($0.declared.displayName, $0.primary.unknown?.plan.model.baseName)
      }
    ) { first, _ in first }
  }

  /// What the old version can't read, and why.
  var news: [CheckReport.News] {
    written.sections.flatMap { section -> [CheckReport.News] in
      guard case .format(let name, _, let head) = section.subject else { return [] }
      guard let unknown = unknownCases[name] else {
        return [.init(name: name, text: "the enum is new")]
      }
      return section.entries.compactMap { entry in
        let reading = reader.read(entry, in: head, as: name)
        guard !reading.isAll, let obstacle = reading.obstacles.first else { return nil }
        return .init(
          name: name, case: entry.name, json: entry.shape.text,
          text: reason(obstacle.kind, unknown))
      }
    }
  }

  private func reason(_ kind: Obstacle.Kind, _ unknown: String?) -> String {
    switch kind {
    case .form: "this form was not decoded"
    case .tag(let tag):
      "no case had the tag \(tag.json)" + (unknown.map { "; it was decoded as '\($0)'" } ?? "")
    case .letters(let tag): "the tag \(tag.quoted) was case-sensitive"
    case .noTag: "a document without a tag was not read"
    case .unknownTag: "unknown tags were not stored"
    case .missingKey(let key, _): "the key \(key.keyPath) was required"
    case .renamedKey(_, let old): "the key \(old.keyPath) was not read"
    case .absentKey(let key): "the key \(key.quoted) was required, and can be missing now"
    case .null: "a value could not be null"
    case .value(.value(let type)): "a value could not be '\(type.text)'"
    case .value(let shape), .removedValue(let shape): "a value could not be \(shape.text)"
    case .constant(let key, let value): "\(value.text) was required under \(key.quoted)"
    case .entry(let key): "the key \(key.quoted) was none of the dictionary's"
    case .unknownKey(let key): "the key \(key.quoted) was rejected"
    case .elementCount(let count): "\(count) values were not read"
    case .tagTaken(_, let other), .taken(let other): "it was decoded as '\(other)'"
    case .decoding: "it was not decoded"
    case .branch(let branch): "it was not decoded under \(branch)"
    case .moved(let key): "an object was expected for \(key.quoted)"
    case .tags(let range): "not all tags \(range.text) were read"
    case .hidden: "the sources don't show how it was coded"
    }
  }
}
