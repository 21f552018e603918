/// Cases without a tag, which are tried in order: no case may accept what a later one writes.
extension RepresentationChecks {
  func unreachableCases(_ representation: Representation) {
    guard declared.conformance != .encodable else { return }
    let tried = Dispatch(representation).tried.map(\.plan)
    let all = UntaggedCases(tried, representation, types)
    for later in tried.indices where all.isWritten(later) {
      report(all.firstOverlap(of: later), of: later, all, representation)
    }
  }

  private func report(
    _ overlap: (earlier: Int, answer: Overlap.Answer)?, of number: Int, _ all: UntaggedCases,
    _ form: Representation
  ) {
    guard let (earlierNumber, answer) = overlap else { return }
    let (later, earlier) = (all.plans[number], all.plans[earlierNumber])
    let (item, other) = (later.item, earlier.item)
    let order = declared.options.order?.value.map(\.value) ?? []
    // Cases that can't be named in 'order' are tried last.
    let isSettled =
      order.contains(item.baseName) && order.contains(other.baseName) || later.reading != .known
    let message: Message
    switch answer {
    case .no: return
    case .empty where isSettled, .unknown where isSettled: return
    case .yes(let document, _):
      var canSwap = later.reading == .known
      var onlyByOrder = false
      switch all.answer(written: earlierNumber, readBy: number) {
      case .yes: canSwap = false
      case .empty, .unknown: onlyByOrder = true
      case .no: break
      }
      let needsNoKey =
        earlier.payload.keyed != nil && (document == .object([]) || !form.rejectsUnknownKeys)
        && all.answer(written: .object(.init()), readBy: earlierNumber).isSure
      let swap = canSwap ? swap(later, earlier, onlyByOrder: onlyByOrder) : nil
      message = unreachable(later, earlier, document, form, needsNoKey: needsNoKey, swap: swap)
    case .empty(let document):
      message = Message(.sharedEmptyDocument, item.baseName, other.baseName, document.text)
    case .unknown(let type):
      let name = if case .named(let name, _) = type { name } else { type.text }
      let isByHand = types.universe.resolver.facts[name].codesByHand()
      message = Message(
        isByHand ? .undecidedByHand : .undecidedOverlap, other.baseName, item.baseName, type.text)
    }
    report(message, at: item.nameOffset, beside: other)
  }

  /// - Parameter onlyByOrder: Whether this needs `order`, because the declaration alone would be a
  ///   warning.
  private func swap(_ later: CasePlan, _ earlier: CasePlan, onlyByOrder: Bool) -> String {
    let (name, other) = later.item.names(beside: earlier.item)
    let declare = "declare '\(name)' before '\(other)'"
    // 'order' can't tell cases of one base name apart.
    if styleName != .untagged || later.item.baseName == earlier.item.baseName { return declare }
    if declared.options.order != nil { return "name '.\(name)' before '.\(other)' in 'order'" }
    let order = "write 'order: [.\(name), .\(other)]'"
    return onlyByOrder ? order : "\(declare), or \(order)"
  }

  /// - Parameters:
  ///   - needsNoKey: Whether the earlier case accepts the document whatever its keys are.
  ///   - swap: How to have the other order, if that would work.
  private func unreachable(
    _ later: CasePlan, _ earlier: CasePlan, _ document: Document, _ form: Representation,
    needsNoKey: Bool, swap: String?
  ) -> Message {
    let (name, other) = later.item.names(beside: earlier.item)
    let isUntagged = styleName == .untagged
    let isAllowed = isUntagged && declared.options.overlap?.value == .allow
    let cure =
      if let empty = later.payload.emptyForm {
        "write it in another way with 'empty:', as in "
          + (empty == .object ? "'empty: .null'" : "'empty: .object'")
      } else if later.payload.ownKeys.isEmpty {
        isUntagged
          ? "give the values keys, other types or a 'coder'"
          : "give one of the two a 'coder' or other types"
      } else if needsNoKey {
        "make a key of '\(other)' required, for an optional with "
          + "'// @CodableValue(nil: .required)'"
      } else {
        "give its values other labels"
      }
    let style = isPrimary ? ", or use a style with a tag" : ""
    let allowed = isUntagged && !isAllowed ? "; with 'overlap: .allow' it's a warning" : ""
    let keepsDocument = later.writing == .content
    let written =
      "what '\(name)' \(later.item.options.isSkipped(.encoding) ? "decodes" : "writes"): "
      + document.text
    return Message(
      .unreachableCase,
      form.choosesByKeys && document.isObject
        ? "'choice: .byKeys' chooses '\(other)' for \(written)"
        : "'\(other)' is tried first and also accepts \(written)",
      hint: swap
        ?? (keepsDocument
          ? "use 'CodableEnumAnyValue' in '\(name)', which takes what no other case accepts"
          : cure + style + allowed),
      severity: isAllowed ? .warning : .error)
  }

  /// Reports cases that contain the enum itself and look alike: decoding time would be exponential
  /// in the depth.
  func indistinctRecursion(_ representation: Representation) {
    guard declared.conformance != .encodable else { return }
    for twins in UntaggedLooks(types: types).twins(representation) {
      let (item, other) = (twins.later.item, twins.earlier.item)
      let looks = [twins.earlier, twins.later].map { representation.looks[$0.index] }
      let areObjects = looks.allSatisfy { $0.kind == .object }
      let keys = looks.map { Set($0.requiredKeys) }
      let message: Message.ID =
        if areObjects, twins.earlier.payload.keyed == nil, keys[0] != keys[1] {
          .indistinctStructs
        } else if areObjects, twins.later.payload.keyed == nil, !keys[0].isSubset(of: keys[1]) {
          // The keys of the earlier case choose it; the later one is a dictionary or a struct.
          .indistinctObjects
        } else {
          .indistinctRecursion
        }
      let names = item.names(beside: other)
      report(message, names.own, names.other, at: item.nameOffset, beside: other)
    }
  }
}

extension DispatchChecks {
  /// Reports what an unknown case writes under a key that names it, if a case without a tag accepts
  /// it. Unknown tags that are not keys are recognized before such cases.
  ///
  /// - Returns: Whether there is such a case.
  func writtenUnknown(_ external: Representation, _ dispatch: Dispatch) -> Bool {
    guard let unknown = external.unknown?.plan, unknown.writing != .error else { return false }
    // If it writes whole documents, only a case without required keys can accept these.
    let document =
      unknown.writing == .content
      ? .anything : types.documents(.written).document(unknown, in: external)
    for form in dispatch.untagged {
      let all = UntaggedCases(form.casesInOrder, form, types)
      for number in all.plans.indices where all.plans[number].index != unknown.index {
        guard case .yes(let shared, _) = all.answer(written: document, readBy: number) else {
          continue
        }
        let (item, taking) = (unknown.item, all.plans[number].item)
        report(
          .unreachableUnknown, taking.baseName, item.baseName, shared.text, at: item.nameOffset,
          beside: taking)
        return true
      }
    }
    return false
  }
}

/// The documents that cases without a tag write and read, in the order in which they are tried.
private struct UntaggedCases {
  let plans: [CasePlan]
  private let universe: Universe
  private let written: [(set: Documents, summary: Summary)]
  private let read: [(set: Documents, summary: Summary)]
  /// Cases that need a key, by the first of the keys that they need, and all others.
  private var readersByKey: [String: [Int]] = [:]
  private var otherReaders: [Int] = []

  init(_ plans: [CasePlan], _ form: Representation, _ types: EnumTypes) {
    let (writing, reading) = (types.documents(.written), types.documents(.read))
    let universe = types.universe
    self.plans = plans
    self.universe = universe
    func summed(_ set: Documents) -> (Documents, Summary) { (set, Summary(of: set, in: universe)) }
    written = plans.map { plan in
      summed(
        plan.writing == .content
          ? writing.unknown(plan, in: form) : writing.document(plan, in: form))
    }
    read = plans.map { summed(reading.document($0, in: form)) }
    for (number, (_, summary)) in read.enumerated() {
      if summary.kinds == .object, let key = summary.keys?.required.min() {
        readersByKey[key, default: []].append(number)
      } else {
        otherReaders.append(number)
      }
    }
  }

  /// Returns whether a case writes its own documents. A case for any value writes what no other
  /// case read.
  func isWritten(_ number: Int) -> Bool {
    switch plans[number].writing {
    case .values: return true
    // Old data of a case that is only decoded.
    case .error: return plans[number].item.options.isSkipped(.encoding)
    case .content:
      if case .anything = universe.resolved(written[number].set) { return false }
      return true
    }
  }

  /// Returns the cases before another that may accept something that it writes. Most of many cases
  /// need a key that it doesn't have.
  private func candidates(before later: Int) -> [Int] {
    guard let keys = written[later].summary.keys, !keys.isOpen else { return Array(0..<later) }
    let readers = keys.all.flatMap { readersByKey[$0] ?? [] }
    return (readers + otherReaders).filter { $0 < later }.sorted()
  }

  /// Returns the first earlier case that accepts something that a case writes. One that certainly
  /// does is preferred to one that may.
  func firstOverlap(of later: Int) -> (earlier: Int, answer: Overlap.Answer)? {
    var possible: (Int, Overlap.Answer)?
    for earlier in candidates(before: later)
    where !plans[earlier].item.isExclusive(with: plans[later].item) {
      let answer = answer(written: later, readBy: earlier)
      switch answer {
      case .no: continue
      case .yes: return (earlier, answer)
      case .empty, .unknown: possible = possible ?? (earlier, answer)
      }
    }
    return possible
  }

  func answer(written: Int, readBy reader: Int) -> Overlap.Answer {
    let (one, other) = (self.written[written], read[reader])
    // Most cases differ at a glance.
    if one.summary.kinds.isDisjoint(with: other.summary.kinds) { return .no }
    if one.summary.kinds == .object, other.summary.kinds == .object, let keys = one.summary.keys,
      let needed = other.summary.keys, !needed.required.allSatisfy(keys.mayHold)
    {
      return .no
    }
    return Overlap.of(one.set, other.set, in: universe)
  }

  func answer(written: Documents, readBy reader: Int) -> Overlap.Answer {
    Overlap.of(written, read[reader].set, in: universe)
  }
}
