import CodableEnumCore
import CodableEnumFormats
import TestSupport

/// What becomes of the findings of a pair if a person does what they say.
struct CureTrial {
  private(set) var cureCount = 0
  /// Cures after which the finding is still there, or another error that is not about the lock.
  private(set) var wrong: [String] = []

  private let pair: LockedPair

  init(_ pair: LockedPair) {
    self.pair = pair
    let target = pair.new.target.locked(pair.lock)
    for finding in target.errors where finding.isOfLock {
      for cure in PastedCure.all(of: finding, in: target.files) {
        cureCount += 1
        check(cure, of: finding)
      }
      for command in PastedCure.commands(of: finding) {
        cureCount += 1
        check(command, of: finding)
      }
    }
  }

  private mutating func check(_ cure: PastedCure, of finding: Diagnostic) {
    let errors = TargetSources(files: cure.files).errors
    let remaining = errors.filter { $0.message.text == finding.message.text }
    let others = errors.filter { !$0.isOfLock }
    // The hint says itself what to do then.
    if finding.message.id == .lockedCaseTaken, !others.isEmpty { return }
    // With an optional value, an untagged case may accept what another writes. That error has a cure of its
    // own.
    if cure.text == "optional", remaining.isEmpty,
      others.allSatisfy({ $0.message.id == .unreachableCase })
    {
      return
    }
    if remaining.isEmpty, others.isEmpty { return }
    report(finding, cure.text, remaining + others, cure.files[finding.position.path] ?? "")
  }

  private mutating func check(_ command: LockUpdate.Name, of finding: Diagnostic) {
    var update = LockUpdate(pair.new.target.locked(pair.lock).formats())
    do throws(LockUpdate.Refusal) {
      let isKnown = try update.apply(command)
      // A type may be locked for another enum too, which is accepted by its own name.
      let remaining = update.findings.filter { $0.rendered == finding.rendered }
      if isKnown, remaining.isEmpty { return }
      report(finding, "\(command)", remaining, pair.new.source)
    } catch {
      wrong.append("\(finding.rendered)\n  \(command): \(error.text)")
    }
  }

  private mutating func report(
    _ finding: Diagnostic, _ cure: String, _ errors: [Diagnostic], _ source: String
  ) {
    wrong.append(
      """
      \(finding.rendered)
        with \(cure):
      \(errors.map(\.rendered).joined(separator: "\n"))
      --- old
      \(pair.old.source)--- cured
      \(source)
      """)
  }
}
