import CodableEnumCore
import TestSupport

/// Two versions of one program, the lock of the old one, and what is made of it by the new one.
struct LockedPair {
  let old: Version
  let new: Version
  let changes: [Change]
  /// What the lock file of the old version holds.
  let lock: String
  /// The errors about the lock, of the new version.
  let alarms: [String]
  /// Whether all of them say that a value is read no longer, or under another key: it is read as nil or
  /// as a default. What an unknown case kept is lost then.
  let isOfLossAlone: Bool
  /// Whether all of them are about keys that only a nil of a generic value leaves out, and no argument
  /// is an optional.
  let isOfOtherArguments: Bool
  /// Errors that neither are about the lock nor occur without it, which should be none.
  let otherErrors: [String]

  var number: Int { old.number }
  var isOfType: Bool { changes.contains(where: \.isOfType) }

  /// - Returns: nil if the generator refuses one of the versions by itself.
  init?(_ old: Version, _ new: Version, _ changes: [Change]) {
    guard old.target.errors.isEmpty, new.target.errors.isEmpty else { return nil }
    (self.old, self.new, self.changes) = (old, new, changes)
    lock = old.target.formats().lockText()
    let errors = new.target.locked(lock).errors
    alarms = errors.filter(\.isOfLock).map(\.rendered)
    // Where a generic value is an optional, its key can be missing.
    let hasOptionalArgument = old.enums.contains { $0.argument?.isOptional == true }
    isOfLossAlone = errors.allSatisfy {
      [.lockedKeyRenamed, .lockedSkip, .lockedUnknown].contains($0.message.id)
        || hasOptionalArgument && $0.message.id == .lockedKey
    }
    isOfOtherArguments =
      !hasOptionalArgument && old.enums.contains { $0.argument != nil }
      && errors.allSatisfy { $0.message.id == .lockedNil && $0.rendered.contains("?:<T>") }
    otherErrors = errors.filter { !$0.isOfLock }.map(\.rendered)
  }

  /// The cases that a value of an old case may be read as: that of its name, those that have its tag,
  /// and where there is neither a name nor a tag all but those that take what no other does.
  func successors(of specimen: Specimen) -> Set<String> {
    guard let plan = old.enums.first(where: { $0.name == specimen.enumName }),
      let item = plan.cases.first(where: { $0.name.camelCase == specimen.caseName }),
      let newPlan = new.enums.first(where: { $0.name == specimen.enumName })
    else { return [] }
    let namesakes = newPlan.cases.filter { $0.name == item.name }
    let renamed = newPlan.cases.filter { $0.name == item.name + Words("renamed") }
    guard plan.hasTags, !item.standsAlone else {
      let last = newPlan.options.fallback.map { newPlan.cases[$0].name }
      let others = newPlan.cases.filter {
        ($0.unknown == nil || item.unknown != nil) && $0.name != last
      }
      return Set((namesakes.isEmpty ? others + renamed : namesakes).map(\.name.camelCase))
    }
    let others = newPlan.cases.filter { newItem in
      if item.unknown != nil, newItem.unknown != nil { return true }
      // A tag that goes from one case to another, which had its own, is another value.
      let former = plan.cases.first { $0.name == newItem.name }
      let isExchanged =
        former.map { former in
          !namesakes.isEmpty
            && (newPlan.tag(newItem, newPlan.options) == plan.tag(item, plan.options)
              || former.isTagMissing == newItem.isTagMissing && newItem.isTagMissing
              || newItem.span != nil)
            || plan.takes(former, tagsOf: item, plan)
        } ?? false
      return !isExchanged && newPlan.takes(newItem, tagsOf: item, plan)
    }
    return Set((namesakes + others).map(\.name.camelCase))
  }

  /// All that there is to know about it.
  var description: String {
    """
    changes: \(changes.map(\.name).joined(separator: "; "))
    --- old
    \(old.source)--- new
    \(new.source)--- lock
    \(lock)--- alarms
    \((alarms + otherErrors).joined(separator: "\n"))

    """
  }
}

extension TargetSources {
  /// With a lock file.
  func locked(_ text: String) -> TargetSources {
    TargetSources(files: files.merging(["Lock.formats.swift": text]) { $1 })
  }
}

extension Diagnostic {
  /// Whether it says that what is locked is not read.
  var isOfLock: Bool { "\(message.id)".hasPrefix("locked") }
}

extension EnumPlan {
  /// Whether a case has a tag that one of another version may have written.
  fileprivate func takes(_ item: CasePlan, tagsOf other: CasePlan, _ plan: EnumPlan) -> Bool {
    if other.isTagMissing {
      return item.isTagMissing || options.missingTag.map { cases[$0].name } == item.name
    }
    var written = [plan.tag(other, plan.options).json]
    if let span = other.span { written = span.tags.map(\.wire.json) }
    if other.keepsTag { written += other.aliases.map(\.wire.json) }
    if let span = item.span, span.holds(written) { return true }
    let read = [tag(item, options).json] + item.aliases.map(\.wire.json)
    if !Set(written).isDisjoint(with: read) { return true }
    guard other.keepsTag, let range = other.range else { return false }
    return item.range.map { $0.overlaps(range) } ?? false
  }
}
