/// The documents of every type of a target, with all of its sources in view.
///
/// Everything that asks gets the same answer: what a spelling means, what values of a type are
/// written as, and from what they are read. If the sources don't show it, that is
/// `Documents.opaque`.
package final class Universe {
  let resolver: TypeResolver
  private let sink = DiagnosticSink()
  /// The forms of marked enums, made when they are needed.
  private var forms: [ObjectIdentifier: [Representation]] = [:]
  /// The enums whose forms don't depend on incomplete answers.
  private var complete: Set<ObjectIdentifier> = []
  private var known: [Question: Documents] = [:]
  /// How many enums are being modelled, and whether one of them was needed meanwhile. Answers are
  /// incomplete then, so they aren't kept.
  private var modelledCount = 0
  private var isIncomplete = false
  private var summaries: [Question: Summary] = [:]
  /// How many types are being resolved, one in the place of another.
  private var depth = 0
  /// How many types may be in each other's place. One that is deeper is opaque, and `Overlap` finds
  /// nothing in it: the stack has an end, and the time for a chain of types would grow with the square
  /// of its length.
  static let maxDepth = 16
  /// Types that contain each other, and marked enums that are in each other's place.
  private(set) lazy var holders = Circles { [unowned self] in typesInside($0) }
  private(set) lazy var places = Circles { [unowned self] in enumsInPlace(of: $0) }
  /// What types were written as according to a lock; nil for those that it doesn't have.
  package var locked: (FormatType, Universe) -> Documents? = { _, _ in nil } {
    didSet { known = known.filter { $0.key.side != .locked } }
  }

  struct Question: Hashable {
    var type: FormatType
    var side: Documents.Side
  }

  init(_ resolver: TypeResolver) { self.resolver = resolver }

  /// Returns the documents of a type, if the set is one; otherwise the set itself.
  package func resolved(_ set: Documents) -> Documents {
    guard let question = Question(set) else { return set }
    if let found = known[question] { return found }
    guard depth < Self.maxDepth, !question.type.growsWithoutEnd else {
      return .opaque(question.type)
    }
    depth += 1
    defer { depth -= 1 }
    // If the documents of a type are needed while they are being made, the type is in its own
    // place. There it has no documents.
    known[question] = .never
    let found = documents(of: question.type, question.side)
    known[question] = isIncomplete ? nil : found
    return found
  }

  /// Returns what a set consists of, without unions and types. A type in its own place adds nothing.
  package func parts(of set: Documents) -> [Documents] {
    var parts: [Documents] = []
    var seen: Set<Question> = []
    var pending = [(set: set, depth: 0)]
    while let (set, depth) = pending.popLast() {
      if case .either(let sets) = set {
        pending += sets.reversed().map { ($0, depth) }
      } else if let question = Question(set) {
        guard seen.insert(question).inserted else { continue }
        let isTooDeep = depth == Self.maxDepth
        pending.append((isTooDeep ? .opaque(question.type) : resolved(set), depth + 1))
      } else {
        parts.append(set)
      }
    }
    return parts
  }

  func summary(of type: FormatType, _ side: Documents.Side) -> Summary {
    let question = Question(type: type, side: side)
    if let found = summaries[question] { return found }
    summaries[question] = Summary()
    let found = Summary(of: .type(type, side), in: self)
    summaries[question] = isIncomplete ? nil : found
    return found
  }

  /// Returns the forms of a marked enum, each with the form of its cases without a tag.
  func representations(of declared: DeclaredEnum) -> [Representation] {
    let id = ObjectIdentifier(declared)
    if let found = forms[id] {
      isIncomplete = isIncomplete || found.isEmpty && modelledCount > 0
      return found
    }
    forms[id] = []
    modelledCount += 1
    // Errors are reported when the enum itself is modelled.
    let found = EnumModeler(declared, self, sink).representations()
    forms[id] = found
    if !isIncomplete { complete.insert(id) }
    modelledCount -= 1
    if modelledCount == 0 { isIncomplete = false }
    return found
  }

  /// Returns the forms of a marked enum, unless they were made while those of another enum, on which
  /// they depend, weren't known.
  func completeRepresentations(of declared: DeclaredEnum) -> [Representation] {
    let found = representations(of: declared)
    return complete.contains(ObjectIdentifier(declared)) ? found : []
  }

  // MARK: Types

  private func documents(of type: FormatType, _ side: Documents.Side) -> Documents {
    switch type {
    case .any: return .anything
    case .optional(let wrapped): return Documents.type(wrapped, side).orNull
    case .array(let element): return .array(.init(rest: .type(element, side)))
    case .dictionary(let key, let value):
      return .object(.init(others: .values(.type(value, side), keys: keys(key, side))))
    case .pairs(let key, let value):
      // A key of another module's type may become a key of an object.
      let pair = [Documents.type(key, side), .type(value, side)]
      return resolver.isKnown(key)
        ? .array(.init(slots: pair, rest: .any(of: pair))) : .opaque(type)
    case .named(let name, let arguments) where side == .locked:
      return locked(type, self) ?? standardType(name, arguments, side) ?? .opaque(type)
    case .named(let name, let arguments):
      if let marked = resolver.marked[name] {
        return .any(
          of: marked.flatMap { declared in
            let cases = CaseDocuments(self, declared, side, arguments)
            return cases.representations.isEmpty ? [.opaque(type)] : cases.all()
          })
      }
      return definition(of: type, side) ?? standardType(name, arguments, side) ?? .opaque(type)
    }
  }

  private func keys(_ type: FormatType, _ side: Documents.Side) -> Documents.Keys {
    if case .named(let name, _) = type, FormatType.unqualified(name) == "Int",
      resolver.isOfStandardLibrary(name)
    {
      return .integers
    }
    var names: [String] = []
    var isOpen = false
    for part in parts(of: .type(type, side)) {
      if case .scalar(.literals(let literals)) = part {
        names += literals.values.map(\.spelling)
      } else {
        isOpen = true
      }
    }
    return names.isEmpty ? .any : .names(names, isOpen: isOpen)
  }

  private func definition(of type: FormatType, _ side: Documents.Side) -> Documents? {
    if let found = definition(of: type, side, side.direction) { return found }
    // A type that is coded by hand in one direction reads what it writes, and may read more.
    guard side == .read else { return definition(of: type, side, .decoding) }
    return definition(of: type, .written, .encoding).map { .either([$0, .opaque(type)]) }
  }

  private func definition(
    of type: FormatType, _ side: Documents.Side, _ direction: OptionRules.Direction
  ) -> Documents? {
    switch resolver.definition(of: type, direction) {
    case nil, .marked: return nil
    case .rawValues(let values): return .literals(values)
    case .structure(let properties):
      // Decoding asks for no key.
      if properties.isEmpty, side == .read { return .anything }
      return .object(object(properties, of: type.text, side))
    case .cases(let cases):
      return .any(
        of: cases.map { item in
          let values = object(item.values, of: "\(type.text).\(item.name)", side)
          let member = Documents.Member(keys: [item.key], value: .object(values), isRequired: true)
          return .object(.init(members: [member], others: side == .read ? .ignored : .none))
        })
    }
  }

  package func object(
    _ properties: [CodedProperty], of name: String, _ side: Documents.Side
  ) -> Documents.Members {
    let coded = properties.filter { side != .read || $0.isRead }
    let members = coded.map { property in
      var value = Documents.type(property.type, side)
      if side == .written, let fixed = property.fixedValue { value = .literal(fixed) }
      var isRequired = !property.isWrapped
      if side == .read {
        if property.isLeftOut { isRequired = false }
        if property.forgives { value = .anything }
        if let leniency = property.leniency { value = leniency.reading(property.type) }
      } else if property.isLeftOut, !property.writesNull {
        isRequired = false
        value = .type(property.type.unwrapped, side)
      } else {
        isRequired = true
      }
      var member = Documents.Member(
        keys: [property.key], value: value, isRequired: isRequired, .property(property, of: name))
      if side == .read, property.isWrapped { member.decider = property.type }
      return member
    }
    return .init(members: members, others: side == .read ? .ignored : .none)
  }

  /// Returns objects with the keys of a value added to their own.
  ///
  /// - Parameter nilWithout: The keys without which an optional is read as nil, if they are known.
  package func flatten(
    _ type: FormatType, _ side: Documents.Side, into objects: [Documents.Members],
    nilWithout: [String] = []
  ) -> [Documents.Members] {
    var inner = parts(of: .type(type.unwrapped, side)).compactMap { part -> Documents.Members? in
      switch part {
      case .object(let members): members
      // A struct without properties has no keys.
      case .anything: .init()
      case .opaque: .init(others: .opaque(type))
      default: nil
      }
    }
    if type.isOptional {
      let absent = (side == .read ? nilWithout : []).map {
        Documents.Member(keys: [$0], value: .never, isRequired: false)
      }
      inner.insert(Documents.Members(members: absent), at: 0)
    }
    // With very many combinations, the keys count as unknown.
    if objects.count * inner.count > 256 { inner = [.init(others: .opaque(type))] }
    return objects.flatMap { outer in
      inner.map { inner in
        var object = outer
        object.members += inner.members
        switch inner.others {
        case .none, .ignored: break
        case .values, .opaque: object.others = inner.others
        }
        return object
      }
    }
  }

  // MARK: The standard library's and Foundation's

  private func standardType(
    _ name: String, _ arguments: [FormatType], _ side: Documents.Side
  ) -> Documents? {
    if let scalar = FormatType.scalar(name), resolver.isOfStandardLibrary(name) {
      let isWritten = side == .written || side == .stored
      let other = isWritten ? Document.otherwise(name)?.documents : nil
      return other.map { .either([.scalar(scalar), $0]) } ?? .scalar(scalar)
    }
    guard let elements = FormatType.elements(of: name, arguments),
      resolver.isOfStandardLibrary(name)
    else { return nil }
    return .array(of: elements.map { .type($0, side) })
  }
}

extension Universe.Question {
  /// nil for a set that isn't one type's.
  init?(_ set: Documents) {
    guard case .type(let type, let side) = set else { return nil }
    self.init(type: type, side: side)
  }
}

extension Document {
  /// Returns what an encoder with another strategy, or of another format than JSON, writes a type
  /// of Foundation as.
  fileprivate static func otherwise(_ name: String) -> Document? {
    switch name {
    case "Date": .scalar(.string("2001-01-01T00:00:00Z"))
    case "Data": .array([.scalar(.integer(1))])
    case "URL": .object([.init(key: "relative", value: .scalar(.string("https://swift.org")))])
    case "Decimal":
      .object([
        .init(key: "exponent", value: .scalar(.integer(0))),
        .init(key: "isCompact", value: .scalar(.boolean(true))),
        .init(key: "isNegative", value: .scalar(.boolean(false))),
        .init(key: "length", value: .scalar(.integer(1))),
        .init(
          key: "mantissa", value: .array([1, 0, 0, 0, 0, 0, 0, 0].map { .scalar(.integer($0)) })),
      ])
    default: nil
    }
  }
}
