import CodableEnumCore

/// A lock with what is new, and without what need not be held fast any more.
package struct LockUpdate {
  /// What a command line names: a type, or a case of an enum.
  package enum Name: Hashable, Sendable {
    /// What is locked of it is replaced by what it is now.
    case accepted(String)
    /// It is taken out.
    case removed(String)

    package var text: String {
      switch self {
      case .accepted(let name), .removed(let name): name
      }
    }
  }

  private let formats: TargetFormats
  private let now: FormatLock
  /// What stays of the lock.
  private var kept: FormatLock
  private var hasRemovals = false

  package init(_ formats: TargetFormats) {
    self.formats = formats
    now = formats.current()
    kept = formats.lock
  }

  /// Takes out what a name means.
  ///
  /// - Returns: Whether the lock has anything of the name, or the sources do.
  /// - Throws: `Refusal` where the other option is meant.
  package mutating func apply(_ name: Name) throws(Refusal) -> Bool {
    switch name {
    case .accepted(let name):
      guard now.names(name) else {
        if !kept.names(name) { return false }
        throw Refusal(
          text: "'\(name)' is no longer written; '--remove \(name)' removes it")
      }
      kept.remove(name)
      // Of a type, what it is now is what others are made of.
      kept.sections += now.sections.filter { $0.subject.name == name }
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

  /// Why a name is not applied.
  package struct Refusal: Error {
    package let text: String
  }

  /// All names that can be given.
  package var names: [String] {
    (kept.sections + now.sections).flatMap { section in
      let name = section.subject.name
      return [name] + section.entries.compactMap(\.name).map { "\(name).\($0)" }
    }
  }

  /// What stays of the lock and is not read any more; nothing must be written then.
  package var findings: [Diagnostic] { formats.findings(against: kept) }

  /// What the file holds in the end.
  package var result: FormatLock {
    var lock = kept
    lock.sections += now.sections
    // Types that were only reached from what was taken out are of no use.
    return hasRemovals ? lock.withoutUnreachedTypes : lock
  }

  /// How many lines of the file are new and how many are gone, by the names of types.
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
  /// Whether a name is that of a type, or of a type and its case, that the lock has.
  fileprivate func names(_ name: String) -> Bool {
    sections.contains { $0.subject.name == name || !$0.entries(named: name).isEmpty }
  }

  fileprivate mutating func remove(_ name: String) {
    sections.removeAll { $0.subject.name == name }
    for index in sections.indices {
      let named = sections[index].entries(named: name)
      sections[index].entries.removeAll { entry in named.contains { $0.name == entry.name } }
    }
    // A form without cases holds nothing fast; a struct has its one line.
    sections.removeAll(where: \.entries.isEmpty)
  }

  /// Without the types that no format is made of.
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

  /// For each type by its name, the lines that the file has of it.
  fileprivate var lines: [String: Set<String>] {
    sections.reduce(into: [:]) { lines, section in
      let texts = section.entries.map { "\(section.subject.text) \($0.text)" }
      lines[section.subject.name, default: []].formUnion(texts)
    }
  }
}

extension FormatLock.Section {
  /// `text` of an enum `Message` for `Message.text`.
  fileprivate func entries(named name: String) -> [FormatLock.Entry] {
    guard name.hasPrefix(subject.name + ".") else { return [] }
    return entries.filter { $0.name.map { "\(subject.name).\($0)" } == name }
  }
}

extension FormatType {
  /// The types that it is spelled with.
  fileprivate var parts: [FormatType] {
    switch self {
    case .named(_, let arguments): arguments
    case .optional(let type), .array(let type): [type]
    case .dictionary(let key, let value), .pairs(let key, let value): [key, value]
    }
  }
}
