import CodableEnumCore

/// What `check` finds, for people (`CheckText`) and, encoded, for programs. Documented in
/// Documentation/commands.md.
package struct CheckReport: Encodable, Sendable {
  package var version = 1
  /// What the sources were compared with; nil for the locks.
  package var against: String?
  package var targets: [Target] = []

  package init(against: String? = nil) {
    self.against = against
  }

  package struct Target: Encodable, Sendable {
    package var name: String
    /// The lock file; nil without one.
    package var lock: String?
    /// Whether there was anything to compare with.
    package var isCompared: Bool
    /// What was written and is not read any more.
    package var findings: [Finding]
    /// What is written now and was not known before.
    package var news: [News]
  }

  package struct Finding: Encodable, Sendable {
    package var id: String
    package var position: Position
    package var text: String
    package var hint: String?
    package var notes: [Note]

    package struct Note: Encodable, Sendable {
      package var position: Position
      package var text: String
    }

    /// As a build prints it.
    package let rendered: String

    private enum CodingKeys: String, CodingKey {
      case id, position, text, hint, notes
    }
  }

  package struct Position: Encodable, Sendable {
    package var file: String
    package var line: Int
    package var column: Int
  }

  /// No error: what those who have the other version cannot read.
  package struct News: Encodable, Hashable, Sendable {
    /// Of the enum.
    package var name: String
    /// nil in a struct, and of a whole enum.
    package var `case`: String?
    /// nil where the enum is new.
    package var json: String?
    package var text: String
  }

  package var findings: [Finding] { targets.flatMap(\.findings) }
}

extension CheckReport {
  /// Compares what is read now with what the lock holds fast.
  package mutating func addLock(of formats: TargetFormats, target: String) {
    targets.append(
      Target(
        name: target, lock: formats.lockPath, isCompared: formats.lockPath != nil,
        findings: formats.findings(against: formats.lock).map(Finding.init),
        news: formats.lockPath == nil ? [] : formats.notLocked))
  }

  /// Compares both ways with what was written at another time.
  ///
  /// - Parameters:
  ///   - lock: What was written then, such as a lock file of that time.
  ///   - old: What read then; nil where that is not known.
  package mutating func add(
    _ formats: TargetFormats, target: String, lock: FormatLock, old: TargetFormats?
  ) {
    targets.append(
      Target(
        name: target, lock: formats.lockPath, isCompared: true,
        findings: formats.findings(against: lock, verb: "written").map(Finding.init),
        news: old.map { OldReader(of: formats.current(), old: $0).news } ?? []))
  }

  /// Notes that there was no such target at that time.
  package mutating func addMissing(_ formats: TargetFormats, target: String) {
    targets.append(
      Target(name: target, lock: formats.lockPath, isCompared: false, findings: [], news: []))
  }
}

extension CheckReport.Finding {
  fileprivate init(_ diagnostic: Diagnostic) {
    self.init(
      id: diagnostic.message.id.rawValue, position: .init(diagnostic.position),
      text: diagnostic.message.text, hint: diagnostic.message.hint,
      notes: diagnostic.notes.map { Note(position: .init($0.position), text: $0.text) },
      rendered: diagnostic.rendered)
  }
}

extension CheckReport.Position {
  fileprivate init(_ position: Diagnostic.Position) {
    self.init(
      file: position.path, line: position.location.line, column: position.location.column)
  }
}

extension TargetFormats {
  /// What is written and not locked yet.
  fileprivate var notLocked: [CheckReport.News] {
    let locked = Set(
      lock.sections.flatMap { section in
        section.entries.map { "\(section.subject.text) \($0.text)" }
      })
    return current().sections.flatMap { section in
      section.entries.filter { !locked.contains("\(section.subject.text) \($0.text)") }.map {
        CheckReport.News(
          name: section.subject.name, case: $0.name, json: $0.shape.text, text: "not locked yet")
      }
    }
  }
}
