import CodableEnumCore
import CodableEnumLocks

/// The findings of `check`, for people (`CheckText`) and, encoded, for programs. Documented in
/// Documentation/commands.md.
package struct CheckReport: Encodable, Sendable {
  package var version = 1
  /// The file or revision that the sources were compared with; nil for the locks.
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
    /// What was written then and is no longer read.
    package var findings: [Finding]
    /// What is written now and wasn't known then.
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

    /// The text that a build prints.
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

  /// What the other version can't read, or what isn't locked. That isn't an error.
  package struct News: Encodable, Hashable, Sendable {
    /// The name of the enum or type.
    package var name: String
    /// The case; nil for a struct or a whole enum.
    package var `case`: String?
    /// The format; nil if the enum is new.
    package var json: String?
    package var text: String
  }

  package var findings: [Finding] { targets.flatMap(\.findings) }
}

extension CheckReport {
  /// Checks that everything in the lock is still read.
  package mutating func addLock(of formats: TargetFormats, target: String) {
    targets.append(
      Target(
        name: target, lock: formats.lockPath, isCompared: formats.lockPath != nil,
        findings: formats.findings(against: formats.lock).map(Finding.init),
        news: formats.lockPath == nil ? [] : formats.notLocked))
  }

  /// Compares, in both directions, with what was written at another time.
  ///
  /// - Parameters:
  ///   - lock: What was written then: a lock file of that time, or a lock made from its sources.
  ///   - old: The enums that read then; nil if that isn't known.
  package mutating func add(
    _ formats: TargetFormats, target: String, lock: FormatLock, old: TargetFormats?
  ) {
    var findings = formats.findings(against: lock, verb: "written")
    if formats.lockPath == nil { findings = findings.map(\.withoutCommand) }
    targets.append(
      Target(
        name: target, lock: formats.lockPath, isCompared: true,
        findings: findings.map(Finding.init),
        news: old.map { OldReader(of: formats.current(), old: $0).news } ?? []))
  }

  /// Reports that the target didn't exist at that time.
  package mutating func addMissing(_ formats: TargetFormats, target: String) {
    targets.append(
      Target(name: target, lock: formats.lockPath, isCompared: false, findings: [], news: []))
  }
}

extension Diagnostic {
  /// The same without the first note, if that is the command that changes the lock.
  fileprivate var withoutCommand: Diagnostic {
    Diagnostic(
      Message(message.id, message.text, hint: message.hint, severity: message.severity),
      at: position, notes: Array(notes.dropFirst(message.otherwise == nil ? 0 : 1)))
  }
}

extension CheckReport.Finding {
  fileprivate init(_ diagnostic: Diagnostic) {
    self.init(
      id: "\(diagnostic.message.id)", position: .init(diagnostic.position),
      text: diagnostic.message.text, hint: diagnostic.message.hint,
      notes: diagnostic.notes.map { Note(position: .init($0.position), text: $0.text) },
      rendered: diagnostic.rendered)
  }
}

extension CheckReport.Position {
  fileprivate init(_ position: Diagnostic.Position) {
    self.init(
      file: position.path, line: position.line, column: position.column)
  }
}

extension TargetFormats {
  /// What is written but not locked yet.
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
