import CodableEnumCore

/// A test of a document that needs no decoding, described as sets of documents.
indirect enum DocumentLook {
  case isOf(Documents)
  /// A test of the value under the first of some keys that is present.
  ///
  /// - Parameter isTrueOfNone: Whether the test is true for an object without any of the keys.
  case under([String], DocumentLook, isTrueOfNone: Bool)
  case not(DocumentLook)
  case all([DocumentLook])
  case any([DocumentLook])
}

/// The tests that a document of a case must pass if documents of other cases look like it.
struct CaseLooks {
  /// Tests of the whole document.
  var document: [DocumentLook] = []
  /// Tests of the payload, if it has a place of its own.
  var payload: [DocumentLook] = []
  /// Whether constants choose among cases. Then they must be present.
  private(set) var choosesByConstants: Bool

  /// - Parameters:
  ///   - tag: One of the case's tags; nil if the tests should hold for all of them. Only tags that
  ///     are keys have a place each.
  ///   - isChosen: Whether a tag was read that other cases may have, too.
  init(
    _ plan: CasePlan, in form: Representation, withTag tag: Scalar? = nil, isChosen: Bool = true
  ) {
    choosesByConstants = !form.hasTags || plan.standsAlone
    if form.choosesByKeys {
      document = form.looksByKeys(before: plan).map { .not($0) }
      return
    }
    guard isChosen else { return }
    let leader = form.cases[form.leaders[plan.index] ?? plan.index]
    let pattern = tag.map(form.matching.folded)
    for choice in form.sharing(leader) {
      let (patterns, cases) = (choice.patterns, choice.cases)
      guard cases.count > 1, let index = cases.firstIndex(where: { $0.index == plan.index }),
        pattern.map(patterns.contains) ?? true
      else { continue }
      // Only some of several tags may be shared with other cases.
      let isAlways = tag != nil || plan.patterns.allSatisfy(patterns.contains)
      let otherTag = isAlways ? nil : form.tagLook(patterns).map { DocumentLook.not($0) }
      if let looks = choice.looks {
        let own = looks[min(index, looks.count)...].prefix(1)
        let others = looks[..<min(index, looks.count)].map(\.negated)
        add(
          (own + others).compactMap(DocumentLook.init), or: otherTag,
          isOfDocument: form.tagPath != nil)
      } else {
        choosesByConstants = true
        let better = cases.enumerated().filter { number, rival in
          let (count, own) = (rival.payload.constants.count, plan.payload.constants.count)
          return count > own || count == own && number < index
        }
        let key = form.tagPath == nil ? nil : plan.contentKey
        add(
          better.map { .not(.isOf($1.payload.constants.objects(under: key))) },
          or: otherTag, isOfDocument: form.tagPath != nil)
      }
    }
  }

  private mutating func add(
    _ looks: [DocumentLook], or other: DocumentLook?, isOfDocument: Bool
  ) {
    guard isOfDocument else {
      payload += looks
      return
    }
    document += looks.map { look in other.map { .any([$0, look]) } ?? look }
  }
}

extension Representation {
  /// Returns tests that are true for objects of earlier untagged cases, which are chosen by their
  /// keys.
  fileprivate func looksByKeys(before plan: CasePlan) -> [DocumentLook] {
    let earlier = casesInOrder.prefix { $0.index != plan.index }
    return earlier.filter { looks[$0.index].kind == .object }.map { other in
      let constants = other.payload.constants
      let keys = (looks[other.index].choosingKeys ?? []).filter { keys in
        !constants.contains { [$0.key] == keys }
      }
      let single = keys.filter { $0.count == 1 }.map { (key: $0[0], value: Documents.anything) }
      let others = keys.filter { $0.count > 1 }.map { DocumentLook.any($0.map(DocumentLook.holds)) }
      let look = DocumentLook.isOf(.object(with: constants.members + single))
      return others.isEmpty ? look : .all([look] + others)
    }
  }
}

extension [Constant] {
  fileprivate var members: [(key: String, value: Documents)] {
    map { ($0.key, $0.value.documents) }
  }

  /// Returns objects with all of the constants, themselves or under a key.
  func objects(under key: String?) -> Documents {
    let own = Documents.object(with: members)
    return key.map { .object(with: [($0, own)]) } ?? own
  }
}

extension Representation {
  /// Returns a test whether the tag in an object is one of these.
  fileprivate func tagLook(_ patterns: [Scalar]) -> DocumentLook? {
    tagPath.map { path in
      .isOf(
        path.keys.reversed().reduce(matching.documents(patterns)) { value, key in
          .object(with: [(key, value)])
        })
    }
  }
}

extension DocumentLook {
  fileprivate static func holds(_ key: String) -> DocumentLook {
    .isOf(.object(with: [(key, .anything)]))
  }

  /// Returns nil for tests of documents with the tag as a key or an element.
  init?(_ test: LookTest) {
    switch test {
    case .isOf(.object): self = .isOf(.object(with: []))
    case .isOf(.array): self = .isOf(.anyArray)
    case .isOf(.string): self = .isOf(.scalar(.text(.any)))
    case .isOf(.number): self = .isOf(.scalar(.double(bits: 64)))
    case .isOf(.boolean): self = .isOf(.scalar(.boolean))
    case .isOf: self = .isOf(.null)
    case .isOneOf(let values): self = .isOf(.literals(values))
    case .holds(let keys): self = .any(keys.map(DocumentLook.holds))
    case .value(let keys): self = .under(keys, .not(.isOf(.null)), isTrueOfNone: false)
    case .under(let keys, let test):
      guard let look = DocumentLook(test) else { return nil }
      self = .under(keys, look, isTrueOfNone: look.isTrueOfNone)
    case .not(let test):
      guard let look = DocumentLook(test) else { return nil }
      self = .not(look)
    case .all(let tests), .any(let tests):
      let looks = tests.compactMap(DocumentLook.init)
      guard looks.count == tests.count else { return nil }
      if case .all = test { self = .all(looks) } else { self = .any(looks) }
    case .sibling(.key(let key)): self = .isOf(.object(with: [(key, .anything)]))
    case .content(.key(let key), let test):
      guard let look = DocumentLook(test) else { return nil }
      self = .under([key], look, isTrueOfNone: look.isTrueOfNone)
    case .sibling(.tag), .content(.tag, _), .follow, .first: return nil
    }
  }

  private var isTrueOfNone: Bool {
    switch self {
    case .isOf: false
    case .under(_, _, let isTrue): isTrue
    case .not(let look): !look.isTrueOfNone
    case .all(let looks): looks.allSatisfy(\.isTrueOfNone)
    case .any(let looks): looks.contains(where: \.isTrueOfNone)
    }
  }
}
