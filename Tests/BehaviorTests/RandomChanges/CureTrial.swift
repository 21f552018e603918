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
      for (text, version) in pair.restored(after: finding) {
        cureCount += 1
        check(PastedCure(text: text, files: version.target.locked(pair.lock).files), of: finding)
      }
      for command in PastedCure.commands(of: finding) {
        cureCount += 1
        check(command, of: finding)
      }
    }
  }

  private mutating func check(_ cure: PastedCure, of finding: Diagnostic) {
    let errors = TargetSources(files: cure.files).errors
    let remaining = errors.filter {
      $0.message.text == finding.message.text && $0.notes == finding.notes
    }
    let others = errors.filter { !$0.isOfLock }
    let mayBeRejected = ([finding.message.hint ?? ""] + finding.notes.map(\.text))
      .contains { $0.contains("if that's rejected") }
    if mayBeRejected, !others.isEmpty { return }
    // 'unknownTag' may name the unknown case that is back. That error has a cure of its own.
    if cure.text == "old case", remaining.isEmpty,
      others.allSatisfy({ $0.message.id == .unknownTagCase })
    {
      return
    }
    // With an optional value, a default or an alias, an untagged case or a form may accept what another
    // writes. That error too has a cure of its own.
    if ["optional", "default"].contains(cure.text) || cure.text.hasPrefix("alias"),
      remaining.isEmpty,
      others.allSatisfy({ [.unreachableCase, .ambiguousForms].contains($0.message.id) })
    {
      return
    }
    // What a case has that is read again, or under its own key, may have errors that nobody saw before.
    if ["skip", "key"].contains(cure.text), remaining.isEmpty,
      others.allSatisfy({
        [.keyWithoutObject, .tagMustBeString, .internalValueWithoutKey, .unnamedObject]
          .contains($0.message.id)
      })
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
      report(finding, "\(command), refused: \(error.text)", [], pair.new.source)
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
