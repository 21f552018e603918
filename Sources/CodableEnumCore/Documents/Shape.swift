/// A set of documents: JSON with types instead of values.
///
///     {"type":"image","url":<String>,"width":<Int?>}
package indirect enum Shape: Equatable, Sendable {
  case null
  case literal(Scalar)
  /// A tag that was kept, in lowercase or uppercase letters.
  case anyLetters(String)
  case range(TagRange)
  /// Any value of a type. A nil under a key is omitted, and null elsewhere.
  case value(FormatType)
  case object([Member])
  case array([Shape])
  case either([Shape])
  /// Anything that an unknown case kept in a value of a type.
  case anything(FormatType)

  package enum Member: Equatable, Sendable {
    case key(String, Shape, isOptional: Bool)
    /// The key is the text of a kept tag.
    case kept(Shape, Shape)
    /// The value's own keys are next to the others.
    case flattened(FormatType)
  }
}

extension Shape {
  /// The spelling in lock files.
  package var text: String {
    switch self {
    case .null: "null"
    case .literal(let value): value.json
    case .anyLetters(let text): "~\(text.quoted)"
    case .range(.integers(let range)): "\(range.lowerBound)...\(range.upperBound)"
    case .range(.doubles(let range)): range.text { "\($0)" }
    case .range(let range): range.text
    case .value(let type): "<\(type.text)>"
    case .object(let members): "{\(members.map(\.text).joined(separator: ","))}"
    case .array(let elements): "[\(elements.map(\.text).joined(separator: ","))]"
    case .either(let shapes): shapes.map(\.text).joined(separator: "|")
    case .anything(.any): "…"
    case .anything(let type): "…<\(type.text)>"
    }
  }

  /// The shape with `null` as an alternative for its optional.
  package var withNull: Shape {
    if case .value(.optional(let type)) = self { .either([.value(type), .null]) } else { self }
  }

  /// Whether it can be left out under a key, or null elsewhere.
  package var isOptional: Bool { if case .value(.optional) = self { true } else { false } }
}

extension Shape.Member {
  fileprivate var canBeMissing: Bool {
    guard case .key(_, let shape, let isOptional) = self else { return false }
    return isOptional || shape.isOptional
  }

  package var text: String {
    switch self {
    case .key(let key, let shape, let isOptional):
      "\(key.quoted)\(isOptional ? "?" : ""):\(shape.text)"
    case .kept(let tag, let shape): "\(tag.text):\(shape.text)"
    case .flattened(let type): "…<\(type.text)>"
    }
  }
}

/// Describes the cases of an enum in a representation as shapes.
package struct ShapeDescriber {
  let declared: DeclaredEnum
  /// Without facts, types keep their spellings.
  let resolver: TypeResolver
  /// Integers that are exact tags in the described form.
  private var exactTags: Set<Int> = []
  /// Whether tags are compared without regard to case, and so kept as they are.
  private var ignoresCase = false
  /// The shape of a tag that a case keeps.
  private var writtenTag: Shape?

  package init(declared: DeclaredEnum, resolver: TypeResolver) {
    self.declared = declared
    self.resolver = resolver
  }

  package typealias Described = (plan: CasePlan, shape: Shape)

  /// Each case that is written, with its shapes.
  package func written(_ form: Representation) -> [Described] {
    shapes(of: form.cases.filter { $0.writing != .error }, form, .encoding)
  }

  /// Each case that is read, with the shape it is usually read from.
  package func read(_ form: Representation) -> [Described] {
    shapes(of: form.cases.filter(form.reads), form, .decoding)
  }

  private func shapes(
    of plans: [CasePlan], _ form: Representation, _ direction: OptionRules.Direction
  ) -> [Described] {
    var describer = self
    describer.ignoresCase = form.matching.isIgnoringCase
    for tag in form.cases.flatMap({ $0.tags }) where !tag.isString {
      for case .integer(let tag) in tag.forms { describer.exactTags.insert(tag) }
    }
    return plans.map { plan in
      if case .content = plan.writing {
        let unknown = form.unknown
        let kept = unknown?.content.map { type(of: $0) } ?? unknown?.together.map(together)
        return (plan, .anything(kept ?? .any))
      }
      let style = plan.standsAlone ? .untagged : form.style
      let plan = plan.restricted(to: direction)
      // If tags are keys, each tag is another object.
      guard plan.keptTag != nil, plan.reading != .unknown,
        style == .external || plan.content == .tag
      else { return (plan, describer.shape(of: plan, style)) }
      let shapes = describer.keptTags(plan).map { tag in
        var describer = describer
        describer.writtenTag = tag
        return describer.shape(of: plan, style)
      }
      return (plan, shapes.count == 1 ? shapes[0] : .either(shapes))
    }
  }

  private func shape(of plan: CasePlan, _ style: Style) -> Shape {
    switch style {
    case .external:
      if plan.isName { return tag(plan) }
      let payload = payload(plan) ?? .object([])
      return .object([Self.member(under: tag(plan), payload)])
    case .internal(let path), .adjacent(let path):
      // A tag that is in an object with values comes first.
      let isElsewhere = plan.payload.sharesTagObject || plan.isMissingTag
      let tag = isElsewhere ? [] : [tagMember(plan, at: path)]
      return .object(Self.joined(tag, plan.content == nil ? members(plan) : content(plan)))
    case .array:
      let values = plan.isSpread ? elements(plan) : payload(plan).map { [$0] } ?? []
      return .array([tag(plan)] + values)
    case .untagged: return payload(plan) ?? .null
    case .rawValue: return tag(plan)
    }
  }

  /// The shapes in the comments of generated code.
  func shapes(_ form: Representation) -> (written: [Shape], read: [Shape]) {
    (written(form).map(\.shape), inTriedOrder(read(form), form).map(\.shape))
  }

  /// Cases with a tag, then those without one in the order in which they are tried.
  private func inTriedOrder(_ cases: [Described], _ form: Representation) -> [Described] {
    guard declared.options.order != nil, let untagged = form.hasTags ? form.standalone.first : form
    else { return cases }
    let order = untagged.casesInOrder.map(\.index)
    let others = cases.filter { !order.contains($0.plan.index) }
    let tried = order.flatMap { index in cases.filter { $0.plan.index == index } }
    return form.hasTags ? others + tried : tried + others
  }

  // MARK: Types

  package func type(of value: ValuePlan) -> FormatType { resolver.type(of: value, in: declared) }

  private func member(_ key: String, _ value: ValuePlan) -> Shape.Member {
    let type = type(of: value)
    let shape = Shape.value(type)
    return .key(
      key, value.nilWriting == .encode ? shape.withNull : shape,
      isOptional: value.omitsDefault || resolver.isLeftOutDynamically(value, type, in: declared))
  }

  // MARK: Parts of documents

  func tag(_ plan: CasePlan) -> Shape {
    if let writtenTag { return writtenTag }
    switch plan.tag {
    case .literal(let tag): return .literal(tag)
    case .null, .missing: return .null
    case .kept(let value):
      guard plan.reading != .unknown else { return .value(type(of: value)) }
      let tags = keptTags(plan)
      return tags.count == 1 ? tags[0] : .either(tags)
    }
  }

  private func keptTags(_ plan: CasePlan) -> [Shape] {
    let tags = plan.tags.map { tag -> Shape in
      if ignoresCase, case .string(let text) = tag { .anyLetters(text) } else { .literal(tag) }
    }
    return tags + plan.ranges.flatMap(parts).map(Shape.range)
  }

  /// Returns a range without the exact tags in it.
  private func parts(of range: TagRange) -> [TagRange] {
    guard let bounds = range.integers else { return [range] }
    var parts: [TagRange] = []
    var lower = bounds.lowerBound
    for tag in exactTags.sorted() where bounds.contains(tag) {
      if lower < tag { parts.append(.integers(lower...tag - 1)) }
      if tag == bounds.upperBound { return parts }
      lower = tag + 1
    }
    return parts + [.integers(lower...bounds.upperBound)]
  }

  /// `"meta":{"type":"ping"}` for a path.
  func tagMember(_ plan: CasePlan, at path: TagPath) -> Shape.Member {
    let inner = path.keys.dropFirst().reversed().reduce(tag(plan)) { shape, key in
      .object([.key(key, shape, isOptional: false)])
    }
    return .key(path.first, inner, isOptional: false)
  }

  /// Returns the payload of a case, or nil if nothing is written.
  package func payload(_ plan: CasePlan) -> Shape? {
    switch plan.payload {
    case .empty(.object): .object([])
    case .empty(.array): .array([])
    case .empty(.true): .literal(.boolean(true))
    case .empty(.null): .null
    case .empty(.name): tag(plan)
    case .empty(.literal(let document)): document.shape
    case .empty(.omit): nil
    case .keyed: .object(members(plan))
    case .unkeyed: .array(elements(plan))
    // A nil alone is null, also under a key.
    case .bare(let value): Shape.value(type(of: value)).withNull
    case .together(let values, let coder): .value(together(values, coder))
    }
  }

  private func together(_ values: [ValuePlan], _ coder: CaseCoder) -> FormatType {
    resolver.type(of: values, by: coder, in: declared)
  }

  func elements(_ plan: CasePlan) -> [Shape] {
    guard case .unkeyed(let values) = plan.payload else { return [] }
    return values.map { .value(type(of: $0)) }
  }

  /// Returns the member with the payload next to the tag, if there is one.
  func content(_ plan: CasePlan) -> [Shape.Member] {
    guard let payload = payload(plan) else { return [] }
    // An unknown case is written under the tag that it keeps.
    if plan.content == .tag, plan.keepsUnknownTag { return [.kept(tag(plan), payload)] }
    if plan.content == .tag, let writtenTag { return [Self.member(under: writtenTag, payload)] }
    return plan.contentKey.map { [.key($0, payload, isOptional: false)] } ?? []
  }

  /// Puts the keys of a value into the object on the path to the tag, if it is under the same key.
  private static func joined(_ tag: [Shape.Member], _ members: [Shape.Member]) -> [Shape.Member] {
    guard case .key(let key, .object(let inner), _)? = tag.first,
      let index = members.firstIndex(where: {
        if case .key(key, .value, _) = $0 { true } else { false }
      }), case .key(_, .value(let type), _) = members[index]
    else { return tag + members }
    let joined = Shape.Member.key(key, .object(inner + [.flattened(type)]), isOptional: false)
    return [joined] + members[..<index] + members[(index + 1)...]
  }

  private static func member(under tag: Shape, _ shape: Shape) -> Shape.Member {
    guard case .literal(let tag) = tag else { return .kept(tag, shape) }
    return .key(tag.spelling, shape, isOptional: false)
  }

  /// Returns the members of an object, without the tag.
  func members(_ plan: CasePlan) -> [Shape.Member] {
    if case .together(let values, let coder) = plan.payload {
      return [.flattened(together(values, coder))]
    }
    guard case .keyed(let payload) = plan.payload else { return [] }
    return payload.members.map { member($0, plan) }
      + (payload.constants + payload.extras).map { .key($0.key, $0.value.shape, isOptional: false) }
  }

  private func member(_ member: PayloadMember, _ plan: CasePlan) -> Shape.Member {
    switch member {
    case .field(let field):
      return field.path.last.map { self.member($0, field.value) }
        ?? .flattened(type(of: field.value))
    case .object(let object):
      let tag =
        object.tagKey.map { [Shape.Member.key($0, self.tag(plan), isOptional: false)] } ?? []
      let members = object.members.map { self.member($0, plan) }
      // An object is left out together with everything in it.
      let isOptional = !object.leadsToTag && members.allSatisfy(\.canBeMissing)
      return .key(object.key, .object(tag + members), isOptional: isOptional)
    }
  }
}

extension Representation {
  /// Whether a case is read in the form, with or without its tag.
  package func reads(_ plan: CasePlan) -> Bool {
    let isRead =
      plan.isRead && (style != .rawValue || plan.absence.isRead || plan.reading == .unknown)
    return isRead || standalone.first?.cases[plan.index].isRead == true
  }
}
