import CodableEnumCore
import CodableEnumLocks

/// The new content of a lock: with new formats, and without those that a command line removes or
/// replaces.
package struct LockUpdate {
  /// A name on the command line: a type, or a case of an enum.
  package enum Name: Hashable, Sendable {
    /// Its locked lines are replaced by what is written now.
    case accepted(String)
    /// Its locked lines are removed.
    case removed(String)

    package var text: String {
      switch self {
      case .accepted(let name), .removed(let name): name
      }
    }
  }

  private let formats: TargetFormats
  private let now: FormatLock
  /// The lines of the lock that stay.
  private var kept: FormatLock
  private var hasRemovals = false

  package init(_ formats: TargetFormats) {
    self.formats = formats
    now = formats.current()
    kept = formats.lock
  }

  /// Removes the lines that a name means.
  ///
  /// - Returns: Whether the lock, or for `.accepted` the sources, have the name.
  /// - Throws: `Refusal` if the other option is meant.
  package mutating func apply(_ name: Name) throws(Refusal) -> Bool {
    switch name {
    case .accepted(let name):
      guard now.names(name) else {
        if !kept.names(name) { return false }
        throw Refusal(
          text: "'\(name)' is no longer written; '--remove \(name)' removes it")
      }
      kept.remove(name)
      // Adds back what is written now of a type, because other formats are made of it. It may be made
      // of types that were never locked.
      let locked = formats.lock.typeNames
      kept.sections += now.sections.filter {
        $0.subject.name == name || !locked.contains($0.subject.name)
      }
    case .removed(let name):
      guard kept.names(name) else { return false }
      if now.names(name) {
        throw Refusal(
          text: "'\(name)' is still written; '--accept \(name)' replaces what is locked with "
            + "what is written now")
      }
      kept.remove(name)
    }
    hasRemovals = true
    return true
  }

  /// Why a name isn't applied.
  package struct Refusal: Error {
    package let text: String
  }

  /// All names that the options accept.
  package var names: [String] {
    (kept.sections + now.sections).flatMap { section in
      let name = section.subject.name
      return [name] + section.entries.compactMap(\.name).map { "\(name).\($0)" }
    }
  }

  /// Errors about lines that stay but are no longer read, or would not be read beside the new ones: a
  /// lock combines the shapes of structs whose keys are in one object. If there are any, nothing must
  /// be written.
  package var findings: [Diagnostic] {
    let findings = formats.findings(against: kept)
    if !findings.isEmpty { return findings }
    var told: Set<String> = []
    return formats.findings(against: result).filter { told.insert($0.rendered).inserted }
  }

  /// The new content of the file.
  package var result: FormatLock {
    var lock = kept.separated(from: now)
    lock.sections += now.sections
    // Types that only the removed lines used are of no use.
    return hasRemovals ? lock.withoutUnreachedTypes : lock
  }

  /// The number of new and removed lines of each type, by the type's name.
  package var changes: [Change] {
    let (old, new) = (formats.lock.lines, result.lines)
    return Set(old.keys).union(new.keys).sorted().compactMap { name in
      let (old, new) = (old[name] ?? [], new[name] ?? [])
      let change = Change(
        name: name, added: new.subtracting(old).count, removed: old.subtracting(new).count)
      return change.added + change.removed > 0 ? change : nil
    }
  }

  package struct Change: Hashable, Sendable {
    package var name: String
    package var added: Int
    package var removed: Int

    package init(name: String, added: Int, removed: Int) {
      self.name = name
      self.added = added
      self.removed = removed
    }

    /// `2 added, 1 removed`
    package var text: String {
      [(added, "added"), (removed, "removed")].filter { $0.0 > 0 }
        .map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }
  }
}

extension FormatLock {
  /// Whether the lock has a type, or a case of a type, with this name.
  fileprivate func names(_ name: String) -> Bool {
    sections.contains { $0.subject.name == name || !$0.entries(named: name).isEmpty }
  }

  fileprivate mutating func remove(_ name: String) {
    sections.removeAll { $0.subject.name == name }
    for index in sections.indices {
      let named = sections[index].entries(named: name)
      sections[index].entries.removeAll { entry in named.contains { $0.name == entry.name } }
    }
    // A form without cases locks nothing. A struct has exactly one line.
    sections.removeAll(where: \.entries.isEmpty)
  }

  /// The lock without the types that no format uses.
  fileprivate var withoutUnreachedTypes: FormatLock {
    var types: [FormatType: [FormatType]] = [:]
    var pending: [FormatType] = []
    for section in sections {
      let inner = section.entries.flatMap(\.shape.types)
      switch section.subject {
      case .format: pending += inner
      case .type(let type, _): types[type, default: []] += inner
      }
    }
    var reached: Set<FormatType> = []
    while let type = pending.popLast() {
      pending += type.parts
      if let inner = types.removeValue(forKey: type) {
        reached.insert(type)
        pending += inner
      }
    }
    var lock = self
    lock.sections.removeAll { section in
      if case .type(let type, _) = section.subject { !reached.contains(type) } else { false }
    }
    return lock
  }

  /// The names of all types that have lines or are used in one.
  fileprivate var typeNames: Set<String> {
    var names = Set(sections.map(\.subject.name))
    var pending = sections.flatMap { $0.entries.flatMap(\.shape.types) }
    while let type = pending.popLast() {
      names.insert(type.text)
      if case .named(let name, _) = type { names.insert(name) }
      pending += type.parts
    }
    return names
  }

  /// The lines of each type, by the type's name.
  fileprivate var lines: [String: Set<String>] {
    sections.reduce(into: [:]) { lines, section in
      let texts = section.entries.map { "\(section.subject.text) \($0.text)" }
      lines[section.subject.name, default: []].formUnion(texts)
    }
  }
}

/// Types that were one when they were locked.
extension FormatLock {
  /// The lock with the content of a type in place of its name, where another type is written now and
  /// the first one has new lines: what these say was never written there.
  fileprivate func separated(from now: FormatLock) -> FormatLock {
    let current = Dictionary(now.sections.map { ($0.subject, $0) }) { first, _ in first }
    var grown: [FormatType: Shape] = [:]
    for section in sections {
      guard case .type(let type, let kind) = section.subject, kind != .unchecked,
        let entries = current[section.subject]?.entries
      else { continue }
      let shapes = section.entries.map(\.shape)
      if entries.contains(where: { !shapes.contains($0.shape) }) {
        grown[type] = shapes.count == 1 ? shapes[0] : .either(shapes)
      }
    }
    if grown.isEmpty { return self }
    var lock = self
    for (index, section) in sections.enumerated() {
      for (number, entry) in section.entries.enumerated() {
        let entries = current[section.subject]?.entries.filter { $0.name == entry.name } ?? []
        if entries.isEmpty { continue }
        let written = entries.flatMap(\.shape.types).map(\.unwrapped)
        lock.sections[index].entries[number].shape = entry.shape.spellingOut(
          grown.filter { !written.contains($0.key) })
      }
    }
    return lock
  }
}

extension Shape {
  /// The shape with the contents of types in place of values of these.
  fileprivate func spellingOut(_ contents: [FormatType: Shape]) -> Shape {
    switch self {
    case .value(let type):
      contents[type.unwrapped].map { type.isOptional ? .either([$0, .null]) : $0 } ?? self
    case .array(let shapes): .array(shapes.map { $0.spellingOut(contents) })
    case .either(let shapes): .either(shapes.map { $0.spellingOut(contents) })
    case .object(let members):
      .object(
        members.map { member in
          guard case .key(let key, let shape, let isOptional) = member else { return member }
          // A nil under a key is left out.
          if case .value(.optional(let type)) = shape, let content = contents[type] {
            return .key(key, content, isOptional: true)
          }
          return .key(key, shape.spellingOut(contents), isOptional: isOptional)
        })
    case .null, .literal, .anyLetters, .range, .anything: self
    }
  }
}

extension FormatLock.Section {
  /// Returns the entries with a name such as `Message.text`: those of the case `text` of `Message`.
  fileprivate func entries(named name: String) -> [FormatLock.Entry] {
    guard name.hasPrefix(subject.name + ".") else { return [] }
    return entries.filter { $0.name.map { "\(subject.name).\($0)" } == name }
  }
}
