import CodableEnumCore

/// Those who still have an old version, and are sent what is written now.
struct OldReader {
  private let written: FormatLock
  private let reader: FormatReader
  private let names: Set<String>

  init(of written: FormatLock, old: TargetFormats) {
    self.written = written
    reader = FormatReader(old.target, written)
    names = Set(old.names)
  }

  /// What they cannot read, and why.
  var news: [CheckReport.News] {
    written.sections.flatMap { section -> [CheckReport.News] in
      guard case .format(let name, _) = section.subject else { return [] }
      guard names.contains(name) else { return [.init(name: name, text: "the enum is new")] }
      return section.entries.compactMap { entry in
        let reading = reader.read(entry.shape, as: name, expecting: entry.name)
        guard !reading.isAll, let obstacle = reading.obstacles.first else { return nil }
        return .init(
          name: name, case: entry.name, json: entry.shape.text, text: reason(obstacle.kind))
      }
    }
  }

  private func reason(_ kind: Obstacle.Kind) -> String {
    switch kind {
    case .form: "no such form was read"
    case .tag(let tag): "no case had the tag \(tag.json)"
    case .unknownTag: "tags that no case had were not kept"
    case .missingKey(let key, _): "the key \(key.quoted) was needed"
    case .absentKey(let key): "the key \(key.quoted) was needed, and may be left out now"
    case .null: "a value could not be null"
    case .type(let type): "a value could not be '\(type.text)'"
    case .value(let shape): "a value could not be \(shape.text)"
    case .constant(let key, let value): "\(value.json) was needed for \(key.quoted)"
    case .unknownKey(let key): "the key \(key.quoted) was refused"
    case .elementCount(let count): "\(count) values were not read"
    case .taken(let other): "it was read as '\(other)'"
    case .decoding: "it was not decoded"
    }
  }
}
