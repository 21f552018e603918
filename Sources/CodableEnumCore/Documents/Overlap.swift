/// Finds out whether two sets have a document in common: whether what is written may be read as
/// something else.
///
/// The document of an answer is put together from both sets, member by member. Of types with
/// endless values, only those count that `ScalarSet.shared` counts, unless a part of the document
/// would be lost: a key that the reader ignores, or what a struct without properties reads.
package struct Overlap {
  package enum Answer: Sendable {
    case no
    /// - Parameter loses: Whether the reader keeps only a part of the document. Only asked where
    ///   rare documents count.
    case yes(Document, loses: Bool = false)
    /// They share only an empty array or dictionary.
    case empty(Document)
    /// The sources don't show how a type is coded.
    case unknown(FormatType)

    var document: Document? {
      switch self {
      case .yes(let document, _), .empty(let document): document
      case .no, .unknown: nil
      }
    }

    var isPossible: Bool { rank > 0 }

    fileprivate var rank: Int {
      switch self {
      case .no: 0
      case .unknown: 1
      case .empty: 2
      case .yes(_, let loses): loses ? 4 : 3
      }
    }

    package var isSure: Bool { rank >= 3 }

    fileprivate var loses: Bool { if case .yes(_, let loses) = self { loses } else { false } }
  }

  /// The types whose sets are compared; nil for a set that isn't one type's.
  private struct Pair: Hashable {
    let written, read: Universe.Question?
    let countsRare: Bool

    init(_ written: Documents, _ read: Documents, countsRare: Bool) {
      self.written = .init(written)
      self.read = .init(read)
      self.countsRare = countsRare
    }
  }

  private let universe: Universe
  /// Whether every document counts, not only those that are typical of a type.
  private var countsRare: Bool
  private var open: Set<Pair> = []
  /// The types whose sets are compared now, outside of any array or object. An enum may be
  /// one of its own cases.
  private var expanding: Set<Pair> = []
  private var known: [Pair: Answer] = [:]
  /// How many more pairs of sets are compared. Types that nest without end count as unknown.
  private var left = 20_000

  /// Returns what both sets share; of several answers, the surest.
  ///
  /// - Parameter countsRare: Whether values count that are rare for their type, such as a `String`
  ///   that happens to be a tag.
  package static func of(
    _ written: Documents, _ read: Documents, in universe: Universe, countsRare: Bool = false
  ) -> Answer {
    var overlap = Overlap(universe: universe, countsRare: countsRare)
    let answer = overlap.answer(written, read)
    if countsRare || answer.isSure { return answer }
    // A rare document counts too if a part of it would be lost.
    overlap.countsRare = true
    let rare = overlap.answer(written, read)
    return rare.loses ? rare : answer
  }

  private mutating func answer(_ written: Documents, _ read: Documents) -> Answer {
    left -= 1
    switch (written, read) {
    case (.type(let type, _), .type(let other, _)):
      guard left > 0, open.count < 128 else { return .unknown(other) }
      let pair = Pair(written, read, countsRare: countsRare)
      if let answer = known[pair] { return answer }
      // No document is endless.
      guard open.insert(pair).inserted else { return .no }
      var answer = resolvedAnswer(written, read)
      // A type reads all that it writes, even if that is nothing but empty arrays.
      if case .empty(let document) = answer, type == other { answer = .yes(document) }
      open.remove(pair)
      // While other pairs are open, the answer may depend on them.
      if open.isEmpty || answer.isSure { known[pair] = answer }
      return answer
    case (.type(let type, _), _), (_, .type(let type, _)):
      guard left > 0 else { return .unknown(type) }
      let pair = Pair(written, read, countsRare: countsRare)
      guard expanding.count < Universe.maxDepth, expanding.insert(pair).inserted else { return .no }
      defer { expanding.remove(pair) }
      return resolvedAnswer(written, read)
    case (.either(let sets), _): return surest(sets) { $0.answer($1, read) }
    case (_, .either(let sets)): return surest(sets) { $0.answer(written, $1) }
    // A type reads what it writes.
    case (.opaque(let type), .opaque(let other)) where type == other: return .yes(.something)
    case (.opaque, .anything): return .yes(.something)
    // An earlier case that accepts little leaves the rest to such a type, as known names leave most
    // texts to a `String`.
    case (.opaque, .null), (.opaque, .scalar), (.opaque, .array), (.opaque, .object): return .no
    case (.null, .opaque): return .no
    // Two sets of everything share what belongs to nothing else.
    case (.anything, .anything): return .yes(.something)
    case (.anything, .opaque(let type)): return .unknown(type)
    // An object without required keys accepts every object.
    case (.anything, .object(let members)) where !countsRare && members.takesAll:
      var key = "a"
      while members.member(key) != nil { key += "a" }
      return .yes(.object([.init(key: key, value: .scalar(.integer(1)))]))
    case (.anything, _):
      guard countsRare else { return .no }
      return universe.example(of: read).map { .yes($0) } ?? .no
    case (_, .opaque(let type)): return .unknown(type)
    case (_, .anything): return universe.example(of: written).map { .yes($0) } ?? .no
    case (.null, .null): return .yes(.null)
    case (.scalar(let scalars), .scalar(let others)):
      let shared =
        scalars.shared(readBy: others) ?? (countsRare ? others.shared(readBy: scalars) : nil)
      return shared.map { .yes(.scalar($0)) } ?? .no
    case (.array(let elements), .array(let others)):
      return inside { $0.answer(elements, others) }
    case (.object(let members), .object(let others)):
      return inside { $0.answer(members, others) }
    default: return .no
    }
  }

  /// Returns the answer for sets of which at least one is a type's.
  private mutating func resolvedAnswer(_ written: Documents, _ read: Documents) -> Answer {
    let set = universe.resolved(read)
    let answer = answer(universe.resolved(written), set)
    // A struct without properties keeps nothing of what it reads.
    guard countsRare, case .anything = set, case .type(let type, _) = read, type != .any,
      case .yes(let document, _) = answer,
      ![.null, .array([]), .object([])].contains(document)
    else { return answer }
    return .yes(document, loses: true)
  }

  /// Returns the answer for parts of arrays or objects, in which types may occur again.
  private mutating func inside(_ answer: (inout Overlap) -> Answer) -> Answer {
    let outer = expanding
    expanding = []
    defer { expanding = outer }
    return answer(&self)
  }

  private mutating func surest(
    _ sets: [Documents], _ answer: (inout Overlap, Documents) -> Answer
  ) -> Answer {
    var surest = Answer.no
    for set in sets {
      let answer = answer(&self, set)
      if answer.rank > surest.rank { surest = answer }
      if countsRare ? surest.loses : surest.isSure { break }
    }
    return surest
  }

  // MARK: Arrays

  private mutating func answer(
    _ written: Documents.Elements, _ read: Documents.Elements
  ) -> Answer {
    let longest = [written, read].map { $0.rest == nil ? $0.slots.count : .max }.min() ?? 0
    let count = max(written.requiredCount, read.requiredCount)
    guard count <= longest else { return .no }
    // An array that isn't empty is the better example. Keys and values come in pairs.
    let slots = max(written.slots.count, read.rest == nil ? 1 : read.slots.count, 1)
    var parts: [Answer] = []
    for index in 0..<(count > 0 ? count : longest > 0 ? slots : 0) {
      parts.append(element(index, written, read))
      if !parts[index].isPossible { break }
    }
    var answer = Self.joined(parts, Document.array)
    // An element that would be lost counts more than one that is empty.
    if case .empty(let document) = answer, parts.contains(where: \.loses) {
      answer = .yes(document, loses: true)
    }
    if count > 0 || longest == 0 { return answer }
    // What can't be shown is no example.
    if case .yes(.array(let elements), let loses) = answer, elements.contains(.something) {
      return .yes(.array([]), loses: loses)
    }
    return answer.isSure ? answer : .empty(.array([]))
  }

  private mutating func element(
    _ index: Int, _ written: Documents.Elements, _ read: Documents.Elements
  ) -> Answer {
    let element = index < written.slots.count ? written.slots[index] : written.rest
    let other = index < read.slots.count ? read.slots[index] : read.rest
    guard let element, let other else { return .no }
    return answer(element, other)
  }

  /// Returns the weakest of some answers, with a document that is put together from theirs.
  private static func joined(_ parts: [Answer], _ document: ([Document]) -> Document) -> Answer {
    let whole = document(parts.compactMap(\.document))
    switch parts.min(by: { $0.rank < $1.rank }) {
    case nil, .yes?: return .yes(whole, loses: parts.contains(where: \.loses))
    case .empty?: return .empty(whole)
    case .unknown(let type)?: return .unknown(type)
    case .no?: return .no
    }
  }

  // MARK: Objects

  private mutating func answer(_ whole: Documents.Members, _ read: Documents.Members) -> Answer {
    guard let written = leastMembers(of: whole, readBy: read) else { return .no }
    var parts: [Part] = []
    compare(written, read, &parts)
    compareMissing(written, read, &parts)
    if case .opaque(let type) = written.others, case .none = read.others {
      parts.append(Part(key: nil, answer: .unknown(type)))
    }
    // A dictionary that isn't empty is the better example.
    if parts.isEmpty, case .values(let values, let names) = written.others {
      for key in names.examples {
        let found =
          read.member(key).map { answer(values, $0.value) }
          ?? other(values, under: key, read.others)
        if found.isSure { return Self.joined([Part(key: key, answer: found)]) }
      }
      return .empty(.object([]))
    }
    return Self.joined(parts)
  }

  /// The answer for the value under a key, or for all other keys.
  private struct Part {
    let key: String?
    let answer: Answer
  }

  private static func joined(_ parts: [Part]) -> Answer {
    joined(parts.map(\.answer)) { values in
      .object(zip(parts.compactMap(\.key), values).map { .init(key: $0, value: $1) })
    }
  }

  /// Returns members of which as few as possible are required, but those that a reader of one key
  /// needs, or one that it would lose; nil if such a reader never reads them.
  private func leastMembers(
    of whole: Documents.Members, readBy read: Documents.Members
  ) -> Documents.Members? {
    var written = whole
    if read.isSingle {
      let required = written.members.filter(\.isRequired)
      if required.count > 1 { return nil }
      // One that may be missing is there.
      written.members = required.isEmpty ? Array(written.members.prefix(1)) : required
      if !written.members.isEmpty { written.members[0].isRequired = true }
    }
    guard countsRare, case .ignored = read.others else { return written }
    let lost = written.members.indices.filter { index in
      written.members[index].keys.allSatisfy { read.member($0) == nil }
    }
    // A member that may be missing may also be there, and then it is lost.
    if !lost.contains(where: { written.members[$0].isRequired }),
      let first = lost.first(where: { universe.example(of: written.members[$0].value) != nil })
    {
      written.members[first].isRequired = true
    }
    return written
  }

  /// Compares the members that are written with those that are read under their keys.
  private mutating func compare(
    _ written: Documents.Members, _ read: Documents.Members, _ parts: inout [Part]
  ) {
    for member in written.members where parts.last?.answer.isPossible != false {
      // The stored value may be under another of its keys.
      let key = member.keys.first { read.member($0) != nil } ?? member.keys[0]
      let other = read.member(key)
      // A member that may be missing is left out if nothing needs it.
      guard member.isRequired || other?.isRequired == true else { continue }
      // If a value has several keys, the first that is there is read.
      let isPassedOver =
        other?.keys.prefix { $0 != key }.contains { earlier in
          written.members.contains { $0.isRequired && $0.keys[0] == earlier }
        } ?? false
      let answer =
        if let other, !isPassedOver {
          answer(member.value, other.value)
        } else {
          self.other(member.value, under: key, isPassedOver ? .ignored : read.others)
        }
      parts.append(Part(key: key, answer: answer))
    }
  }

  /// Compares the members that must be read and aren't among those that are written.
  private mutating func compareMissing(
    _ written: Documents.Members, _ read: Documents.Members, _ parts: inout [Part]
  ) {
    let own = Set(written.members.flatMap(\.keys))
    let ownRequired = Set(written.members.filter(\.isRequired).flatMap(\.keys))
    for member in read.members
    where (member.isRequired || member.decider != nil)
      && parts.last?.answer.isPossible != false
      && !member.isFound(in: member.isRequired ? own : ownRequired)
    {
      let answer: Answer
      switch (member.decider, written.others) {
      case (let decider?, _): answer = .unknown(decider)
      case (nil, .none), (nil, .ignored): answer = .no
      case (nil, .values(let values, let names)):
        // Unless an enum has the key, a dictionary has it as rarely as a string is a name.
        let mayHold = member.keys.contains {
          names.areTypically($0) || countsRare && names.mayBe($0)
        }
        answer = mayHold ? self.answer(values, member.value) : .no
      case (nil, .opaque(let type)): answer = .unknown(type)
      }
      parts.append(Part(key: member.keys[0], answer: answer))
    }
  }

  /// Returns the answer for a value under a key that the reader doesn't know.
  private mutating func other(
    _ value: Documents, under key: String, _ others: Documents.Others
  ) -> Answer {
    switch others {
    case .none: .no
    case .ignored: universe.example(of: value).map { .yes($0, loses: countsRare) } ?? .no
    case .values(let values, let keys): keys.mayBe(key) ? answer(value, values) : .no
    case .opaque(let type): .unknown(type)
    }
  }
}

extension Documents.Members {
  /// Whether no key is required, and other keys are ignored.
  fileprivate var takesAll: Bool {
    guard case .ignored = others else { return false }
    return members.allSatisfy { !$0.isRequired && $0.decider == nil }
  }
}
