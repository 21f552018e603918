import CodableEnumCore

/// Reads documents as one marked enum.
///
/// A class, because every document in a document is read by several closures.
final class EnumReader {
  let reader: FormatReader
  let target: ReadableEnum
  /// The case that was written; nil if any case will do.
  let name: String?
  /// The line of the lock, which names untagged cases that already accepted some of it.
  let line: FormatLock.Entry?
  /// The form of that line.
  private let head: FormatHead?
  /// Whether the enum must keep what another type wrote.
  let keepsTags: Bool

  init(
    _ reader: FormatReader, _ target: ReadableEnum, name: String?, line: FormatLock.Entry? = nil,
    in head: FormatHead? = nil, keepsTags: Bool = false
  ) {
    self.reader = reader
    self.target = target
    self.name = name
    self.line = line
    self.head = head
    self.keepsTags = keepsTags
  }

  /// Whether a document certainly has the tag of the case that was written.
  func hasTag(_ document: Shape) -> Bool {
    guard let head, ![.untagged, .rawValue].contains(head.style) else { return false }
    // The only key of an object may be that of a value.
    if head.style == .external, document.onlyKey?.isLike(name ?? "") == false { return false }
    return !document.lacksTag(of: head) && !document.hasNullTag(of: head)
  }

  func read(_ document: Shape) -> Reading {
    let reading = readWithoutFallback(document)
    guard target.dispatch.fallback?.model.baseName == name,
      target.dispatch.fallback?.item.values.isEmpty == true,
      // Nothing else reads a lost tag.
      target.unknown == nil, target.untagged.isEmpty, target.declared.options.unknownTag == nil,
      reading.obstacles.allSatisfy(leavesToFallback)
    else { return reading }
    return .all
  }

  /// Whether a document with an obstacle is read as the fallback for certain.
  private func leavesToFallback(_ obstacle: Obstacle) -> Bool {
    switch obstacle.kind {
    case .tag: true
    // Another case may be the one without a tag.
    case .form:
      !obstacle.isUnclear
        && !target.dispatch.steps.contains { step in
          switch step {
          case .tagless, .missingTag: true
          case .tags, .unknownTag, .attempts, .unfitting, .fallback: false
          }
        }
    default: false
    }
  }

  private func readWithoutFallback(_ document: Shape) -> Reading {
    if case .anything(let written) = document { return read(anything: written) }
    let progress = Progress()
    var readings: [Reading] = []
    for step in target.dispatch.steps {
      guard let (truth, reading) = read(document, step, progress) else { continue }
      readings.append(reading)
      if truth == .yes { return .either(readings) }
      // If the step recognizes the document only sometimes, later ones read the rest.
    }
    return .either(readings + [failure(of: document, progress)])
  }

  private func read(anything written: FormatType) -> Reading {
    guard head?.style != .untagged || [.untagged, .rawValue].contains(target.primary.style),
      let type = target.unknown?.content.map(target.sets.type)
        ?? target.unknown?.together.map(target.sets.together)
    else { return .fails(.unknownTag) }
    if line?.meaning.isFallback == true, target.dispatch.fallback?.item.fallbackContent == nil {
      return .fails(.unknownTag, .some)
    }
    let isRead = reader.read(type, from: .value(written)).isAll
    return isRead ? .all : .fails(.unknownTag, target.unknown?.content == nil ? .unknown : .some)
  }

  private func failure(of document: Shape, _ progress: Progress) -> Reading {
    guard let (tag, group, truth) = progress.unknownTag else {
      return progress.failure ?? .fails(.form)
    }
    let reading = readUnknown(document, tag, in: group)
    return truth == .yes ? reading : .either([reading, .fails(.noTag)])
  }

  /// What the steps so far found out about a document.
  private final class Progress {
    /// A tag that no case has, where it is, and whether it always is one.
    var unknownTag: (tag: Shape, group: TagGroup, truth: Truth)?
    /// Why no case without a tag reads it.
    var failure: Reading?
  }

  /// Returns how a step reads a document, and whether the step recognizes it; nil if the step leaves
  /// it to the next ones. Documents nest, so each step has a function with its own variables.
  private func read(
    _ document: Shape, _ step: Dispatch.Step, _ progress: Progress
  ) -> (Truth, Reading)? {
    switch step {
    case .tagless(let plans, let isNull): return read(document, plans, isNull: isNull)
    case .tags(let group): return read(document, tagsOf: group, progress)
    case .unknownTag(let group, let sign): return read(document, group, sign, progress)
    case .missingTag(let plan, let absence):
      return progress.unknownTag?.truth == .yes ? nil : read(document, missing: plan, absence)
    case .attempts: return tryAttempts(document, progress)
    case .unfitting:
      return target.unknown.flatMap { unknown in
        // What another type wrote would be lost.
        guard name == unknown.plan.model.baseName || name == nil && unknown.takesAll else {
          return nil
        }
        return (.yes, readKept(document, by: unknown))
      }
    // What the fallback reads is lost.
    case .fallback: return nil
    }
  }

  /// - Parameter isNull: Whether the tag must be null, and not missing.
  private func read(
    _ document: Shape, _ plans: [Conditional<CasePlan>], isNull: Bool
  ) -> (Truth, Reading)? {
    if case .object(let members) = document, let path = target.primary.tagPath {
      let tag = reader.find(path.keys, in: members).shape
      guard tag == .null || tag == nil && !isNull else { return nil }
    } else if target.primary.style != .rawValue || document != .null {
      return nil
    }
    return plans.map(\.element).first { !target.missing.contains($0.index) }
      .map { (.yes, readUntold(document, $0, isRenamed: mayBeRenamed(as: $0))) }
  }

  private func read(
    _ document: Shape, missing plan: CasePlan, _ absence: Dispatch.Absence?
  ) -> (Truth, Reading)? {
    guard case .object(let members) = document, !target.missing.contains(plan.index) else {
      return nil
    }
    let found = members.compactMap { member -> Truth? in
      guard case .key(let key, _, let isOptional) = member, absence?.keys.contains(key) == true
      else { return nil }
      return isOptional ? .maybe : .no
    }
    return found.contains(.no) ? nil : (found.first ?? .yes, readUntold(document, plan))
  }

  private func tryAttempts(_ document: Shape, _ progress: Progress) -> (Truth, Reading)? {
    let (reading, isFinal) = attempts(document)
    if isFinal { return (.yes, reading) }
    progress.failure = reading
    return nil
  }

  private func read(
    _ document: Shape, tagsOf group: TagGroup, _ progress: Progress
  ) -> (Truth, Reading)? {
    let (truth, tag) = find(group, in: document)
    guard truth != .no, let tag else { return nil }
    if let reading = read(document, with: tag, in: group) { return (truth, reading) }
    progress.unknownTag = progress.unknownTag ?? (tag, group, truth)
    return nil
  }

  private func read(
    _ document: Shape, _ group: TagGroup, _ sign: Dispatch.TagSign?, _ progress: Progress
  ) -> (Truth, Reading)? {
    guard let (tag, found, truth) = progress.unknownTag, sign == nil || found.place == group.place
    else { return nil }
    // Another value than a tag belongs to a case without one.
    if case .tag? = sign, let unknown = group.forms[0].unknown,
      !takes(tag, as: unknown, group.matching)
    {
      return nil
    }
    return (truth, readUnknown(document, tag, in: found))
  }

  /// Reads a document as the value that keeps it whole.
  func readKept(_ document: Shape, by unknown: UnknownPlan) -> Reading {
    unknown.content.map { reader.read(target.sets.type($0), from: document) } ?? .all
  }

  /// Reads a document as a case that nothing in it names.
  private func readUntold(_ document: Shape, _ plan: CasePlan, isRenamed: Bool = false) -> Reading {
    guard name == nil || name == plan.model.baseName || isRenamed else { return .fails(.form) }
    return read(plan, of: target.primary, document, tag: nil)
  }
}

extension Shape {
  /// The key of an object with no other.
  var onlyKey: String? {
    if case .object(let members) = self, members.count == 1 { members[0].key } else { nil }
  }

  /// Whether tags can have this shape.
  var isScalar: Bool {
    switch self {
    case .literal, .anyLetters, .range: true
    case .value(.named(let name, _)): FormatType.scalar(name) != nil || self == .value(.any)
    case .either(let shapes): shapes.allSatisfy(\.isScalar)
    default: false
    }
  }
}

extension Shape.Member {
  var key: String? { if case .key(let key, _, _) = self { key } else { nil } }
  var flattened: FormatType? { if case .flattened(let type) = self { type } else { nil } }
}

/// Where the tag of a document is.
extension EnumReader {
  /// Whether a document has the tag of a group, and what the tag can be.
  func find(_ group: TagGroup, in document: Shape) -> (Truth, Shape?) {
    switch (group.place, document) {
    case (.member(let path), .object(let members)):
      let found = reader.find(path.keys, in: members)
      let tags = found.shape.map(reader.expanded)?.filter { $0 != .null } ?? []
      let mayBeTag = tags.contains { !reader.kinds(of: $0).isDisjoint(with: .scalars) }
      guard mayBeTag else { return (.no, nil) }
      return (found.presence, tags.count == 1 ? tags[0] : .either(tags))
    case (.key, .object(let members)):
      for member in members {
        if case .kept(let tag, _) = member { return (.yes, tag) }
      }
      return find(group, amongKeysOf: members)
    case (.element, .array(let elements)):
      guard let tag = elements.first, tag.isScalar else { return (.no, nil) }
      return (.yes, tag)
    case (.value, _): return document.isScalar ? (.yes, document) : (.no, nil)
    default: return (.no, nil)
    }
  }

  /// Finds the key that is the tag, where others may be tags as well.
  private func find(_ group: TagGroup, amongKeysOf members: [Shape.Member]) -> (Truth, Shape?) {
    var keys = members.compactMap(\.key)
    let isOptional = target.primary.missingTag != nil
    if isOptional { keys.removeAll { reader.find($0, in: members).shape == .null } }
    let branches = target.tags[.key]?.branches ?? [:]
    func owner(_ key: String) -> Int? {
      branches[group.matching.folded(.string(key))]?.first?.index
    }
    var named = keys.filter { owner($0) != nil }
    if target.marked.takesFirstKey {
      named.sort { owner($0) ?? 0 < owner($1) ?? 0 }
    } else if named.count > 1 {
      // All but one must be null or missing.
      let certain = named.filter { key in
        let found = reader.find(key, in: members)
        return found.presence == .yes
          && found.shape.map(reader.expanded)?.contains(.null) == false
      }
      return certain.count > 1
        ? (.no, nil) : (.maybe, .literal(.string(certain.first ?? named[0])))
    }
    let isOnly =
      keys.count == 1 && !isOptional
      && (target.formCount == 1 || group.forms.contains { $0.unknown != nil })
    guard let key = named.first ?? (isOnly ? keys[0] : nil) else { return (.no, nil) }
    return (named.count > 1 ? reader.find(key, in: members).presence : .yes, .literal(.string(key)))
  }
}
