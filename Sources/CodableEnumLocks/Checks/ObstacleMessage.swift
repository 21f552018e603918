import CodableEnumCore

/// Says why a line of a lock isn't read, and how to read it again.
final class ObstacleMessage {
  private(set) var obstacle: Obstacle
  let entry: FormatLock.Entry
  let head: FormatHead
  let declared: DeclaredEnum
  let checks: LockChecks

  /// - Parameter readsForm: Whether the enum still reads the line's form.
  init(
    _ obstacle: Obstacle, _ entry: FormatLock.Entry, _ head: FormatHead, _ declared: DeclaredEnum,
    _ checks: LockChecks, readsForm: Bool = true
  ) {
    self.obstacle = obstacle
    self.entry = entry
    self.head = head
    self.declared = declared
    self.checks = checks
    if lacksTag {
      self.obstacle = Obstacle(kind: .noTag)
    } else if !readsForm {
      // If the form isn't read at all, nothing else needs an error.
      self.obstacle = Obstacle(kind: .form)
    } else if obstacle == Obstacle(kind: .form) {
      if head.style == .external, let tag = entry.shape.onlyKey.map(Scalar.string),
        !models.contains(where: { $0.hasKey(of: tag) })
      {
        self.obstacle = Obstacle(kind: .tag(tag))
      } else {
        let index = declared.cases.firstIndex { $0.baseName == entry.name }
        self.obstacle =
          index.map { Obstacle(kind: .form, place: .item($0)) } ?? Obstacle(kind: .noTag)
      }
    }
  }

  /// Whether the reason is that the case had no tag when it was locked and has one now.
  private var lacksTag: Bool {
    switch obstacle.kind {
    case .form, .tag, .unknownTag, .missingKey: break
    default: return false
    }
    return ![.untagged, .rawValue].contains(declared.style.value)
      && own?.options.isUntagged != true && own?.options.isMissingTag != true
      && (entry.shape.lacksTag(of: head) || entry.shape.hasNullTag(of: head)
        || head.style == .external && own?.hasValue(under: entry.shape) == true)
  }

  var models: [EnumModel] { checks.target.models[declared.displayName] ?? [] }
  /// The name of the case in the lock, or the one that it has now.
  var item: String {
    let unknown = entry.meaning.isUnknown ? declared.cases.first(where: \.options.isUnknown) : nil
    return unknown?.baseName ?? entry.name ?? ""
  }
  /// The case that still has the name.
  var own: DeclaredCase? { declared.cases.first { $0.baseName == item } }
  /// Whether its tag belongs to another case, although it is still there.
  var isReadByOther: Bool {
    if case .item? = obstacle.place { own != nil && name != item } else { false }
  }
  var isForUnknownTags: Bool { declared.options.unknownTag?.value == item }
  var isProperty: Bool { if case .property? = obstacle.place { true } else { false } }
  private var isUnavailable: Bool { own?.availability.isUnavailable == true }
  private var isWritten: Bool {
    declared.conformance != .decodable && own?.options.isSkipped(.encoding) == false
      && !isUnavailable
  }
  private var isSkipped: Bool { own?.options.isSkipped(.decoding) == true || isUnavailable }
  /// The type of the value that keeps the tag.
  var keeper: TypeSpelling? { own?.markedTag?.type }
  /// For the case, or for the type that has lines of its own.
  var command: LockCommand {
    if case .property(let name, _)? = obstacle.place, let type = obstacle.source?.type {
      if name.hasPrefix("\(type.text).") { return checks.command(for: type) }
      // Another type replaced it, in the line of the case or of a type in that.
      if !entry.has(type), let owner = checks.owner(of: type) { return .accept(owner.text) }
    }
    let name = "\(declared.displayName).\(entry.name ?? "")"
    return isWritten && !isSkipped && item == entry.name ? .accept(name) : .remove(name)
  }

  var position: Diagnostic.Position {
    let places = declared.places
    switch obstacle.place {
    case .property(_, let position): return position
    case .value(let index, let value):
      return places.position(declared.cases[index].values[value].offset)
    case .item(let index): return places.position(declared.cases[index].nameOffset)
    case nil where obstacle.kind == .form: return places.position(declared.offset)
    case nil: return places.position(own?.nameOffset ?? declared.nameOffset)
    }
  }

  var notes: [Diagnostic.Note] {
    fallbackNotes + [checks.note(obstacle.source.flatMap(checks.lock.entry) ?? entry)]
  }

  /// With `fallback`, decoding reports no error about what isn't read.
  private var fallbackNotes: [Diagnostic.Note] {
    guard let fallback = declared.options.fallback, !obstacle.isUnclear else { return [] }
    switch obstacle.kind {
    case .branch, .hidden, .decoding, .renamedKey, .tagTaken, .taken: return []
    default:
      let isKept = models.contains { $0.dispatch.fallback?.item.fallbackContent != nil }
      return [
        declared.places.note(
          "such data is read as the fallback '\(fallback.value)'"
            + (isKept ? "" : ", and its content is lost"), at: fallback.offset)
      ]
    }
  }

  /// What the sources call the place that the obstacle is about.
  var name: String {
    switch obstacle.place {
    case .value(let index, let value):
      let item = declared.cases[index]
      return item.values[value].name.map { "\(item.baseName).\($0)" }
        ?? item.values[value].type.text
    case .item(let index): return declared.cases[index].baseName
    case .property(let name, _): return String(name.withoutFile)
    case nil: return item
    }
  }

  var message: Message {
    switch obstacle.kind {
    case .branch(let branch):
      Message(
        .lockedBranch, "'\(item)' was written, but builds under '\(branch)' don't read it",
        hint: "move it out of '#if', or read it in each branch",
        otherwise: "if those builds never wrote it, run \(command.text)")
    case .moved(let key):
      Message(
        .lockedMoved,
        "'\(name)' needs an object under \(key.quoted) now, where another value was written",
        hint: "choose another path, and add 'aliases: [\(key.quoted)]' to the value that was there",
        otherwise: command.ifGone)
    case .tags where isSkipped: skippedCase
    case .tags(let range):
      Message(
        .lockedTags,
        "'\(item)' no longer reads all tags that it was written with: \(range.annotation)",
        hint: cure(for: range))
    case .hidden(let reason): hidden(reason)
    case _ where obstacle.isUnclear:
      Message(
        .lockedUnclear, "can't tell if '\(name)' still reads what was written: its type changed",
        hint: "if it does, run \(command.text)")
    case .form where obstacle.place == nil: form
    case .letters(let tag):
      Message(
        .lockedTag,
        "'\(item)' was written with the tag \(tag.quoted) in any letter case, which no case reads now",
        hint: "restore 'ignoringCase: true'",
        otherwise: "if that's rejected, or such data was never written, run \(command.text)")
    case .noTag: untagged
    case .form where isSkipped, .tag where isSkipped: skippedCase
    case .form:
      Message(
        .lockedShape,
        "'\(item)' was written in another layout"
          + (isReadByOther
            ? " than '\(name)' reads, which has its tag now" : ", which it no longer reads"),
        hint: layoutCure, otherwise: command.ifRejected)
    case .tag(let tag): self.tag(tag)
    case .unknownTag: unknownTag
    case .tagTaken(let tag, let other): .tagTaken(tag, ofCase: item, by: other, regaining(tag))
    case .taken(let other):
      Message(
        .lockedCaseTaken, "what '\(item)' wrote is now decoded as '\(other)'",
        hint: cure(ofTakenBy: other),
        otherwise: command.ifRejected)
    case .decoding: .unread(declared.displayName)
    case .missingKey, .renamedKey, .absentKey, .null, .value, .removedValue, .constant,
      .unknownKey, .entry, .elementCount:
      valueMessage
    }
  }

  private func cure(ofTakenBy other: String) -> String {
    if own == nil { return "restore '\(item)'" }
    if declared.style.value == .external, declared.options.missingTag?.value == other {
      return "remove 'missingTag: .\(other)': null counts as a missing tag"
    }
    let isTagged =
      declared.style.value != .untagged
      && declared.cases.contains { $0.baseName == other && !$0.options.isUntagged }
    if sharesTag { return "move '\(item)' before it, or give '\(other)' another tag" }
    return isTagged
      ? "choose another key for the tag: this one was a value's"
      : "move '\(item)' before it, or name it first in 'order'"
  }

  private var skippedCase: Message {
    Message(
      .lockedTag, "'\(item)' was written, but is no longer read",
      hint: isUnavailable
        ? "make it 'deprecated' instead of 'unavailable'"
        : isWritten
          ? "remove 'skip: .decoding'" : "write 'skip: .encoding' instead of 'skip: .both'",
      otherwise: isWritten ? nil : command.ifGone)
  }

  private func hidden(_ reason: Obstacle.Hidden) -> Message {
    let text =
      switch reason {
      case .now: "the sources no longer show how '\(name)' is coded, so the lock can't check it"
      case .whenLocked: "the sources show how '\(name)' is coded, but didn't when it was locked"
      case .behindNewType: "'\(name)' is a type of this target now; another module's was locked"
      }
    let command = obstacle.source.map { checks.command(for: $0.type) } ?? command
    return Message(.lockedHidden, text, hint: "if it reads what was written, run \(command.text)")
  }
}

extension EnumModel {
  /// Whether a tag is the key of a case in any form.
  fileprivate func hasKey(of tag: Scalar) -> Bool {
    representations.contains { form in
      form.style == .external
        && form.cases.contains { $0.patterns.contains(form.matching.folded(tag)) }
    }
  }
}
