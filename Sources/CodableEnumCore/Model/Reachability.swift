/// Tells whether what one untagged case writes is read as another.
struct Reachability: Sendable {
  let declared: DeclaredEnum
  let shapes: TypeShapes
  let rejectsUnknownKeys: Bool

  /// A document of what `later` writes that `earlier` takes, if it takes them all.
  func document(of later: Document?, takenBy earlier: Document?) -> String? {
    guard let earlier, let later else { return nil }
    switch (earlier, later) {
    case (.names(let names), .names(let others)):
      return others.first.flatMap { names.contains($0) ? $0.json : nil }
    case (.names(let names), .yes): return names.contains(.boolean(true)) ? "true" : nil
    // Half of all Bools, where of strings and numbers it is one that was chosen to be a name.
    case (.names(let names), .value(.boolean)): return names.first(where: \.isBoolean)?.json
    case (.names, _): return nil
    case (.yes, .names(let names)): return names.first == .boolean(true) ? "true" : nil
    case (.value(let type), .names(let names)):
      return names.first.flatMap { type.takes($0.wireType) ? $0.json : nil }
    case (.value(let type), .value(let other)): return type.takes(other) ? other.example : nil
    case (.value(let type), .elements(let types, _)):
      guard case .array(let element) = type, types.allSatisfy(element.takesUnseen) else {
        if case .any = type { return example(types) }
        return nil
      }
      return example(types)
    case (.elements(let types, _), .value(.array(let element))):
      // One of as many elements is taken, and no order would help.
      return !types.isEmpty && types.allSatisfy { $0.takesUnseen(element) } ? example(types) : nil
    case (.elements(let types, let required), .elements(let others, _)):
      let fits = (required...types.count).contains(others.count)
      return fits && zip(types, others).allSatisfy { $0.takesUnseen($1) } ? example(others) : nil
    case (.object(let members), .object(let others)):
      return allMembers(members, take: others) ? WireType.example(others) : nil
    case (.object(let members), .value(.object(let others))):
      return allMembers(members, take: others) ? WireType.example(others) : nil
    case (.value(let type), .object(let members)):
      return type.takes(.object(members)) ? WireType.example(members) : nil
    case (.null, .null): return "null"
    case (.value(let type), .null): return type.shape.kinds.contains(.null) ? "null" : nil
    case (.null, .value(.optional)): return "null"
    case (.yes, .yes): return "true"
    case (.value(let type), .yes): return type.takes(.boolean) ? "true" : nil
    default: return nil
    }
  }

  private func example(_ types: [WireType]) -> String {
    "[\(types.map(\.example).joined(separator: ","))]"
  }

  private func allMembers(_ members: [WireType.Member], take others: [WireType.Member]) -> Bool {
    if rejectsUnknownKeys {
      let known = Set(members.map(\.key))
      guard others.allSatisfy({ known.contains($0.key) }) else { return false }
    }
    return WireType.members(members, take: others)
  }

  /// What a case reads or writes. Every case is compared with every other, so that it is found once
  /// for each.
  enum Document {
    case null, yes
    /// The first one is written.
    case names([Scalar])
    case value(WireType)
    /// With how many must be there.
    case elements([WireType], required: Int)
    case object([WireType.Member])
  }

  /// What a case reads or writes, or nil where its own keys are not known.
  func document(_ plan: CasePlan, _ direction: OptionRules.Direction) -> Document? {
    switch plan.payload.restricted(to: direction) {
    case .empty(.null): return .null
    case .empty(.true): return .yes
    case .empty(.name): return .names(plan.patterns)
    case .empty(.object): return .object([])
    case .empty(.array): return .elements([], required: 0)
    case .empty(.omit): return nil
    case .bare(let value): return .value(type(value, plan, direction))
    case .together(let values, let coder):
      let types = values.map { declared.cases[plan.index].values[$0.position].type.text }
      return .value(.opaque("\(coder.name) (\(types.joined(separator: ", ")))"))
    case .unkeyed(let values):
      let required = (values.lastIndex { !$0.hasDefault && !$0.isOptional } ?? -1) + 1
      return .elements(values.map { type($0, plan, direction) }, required: required)
    case .keyed(let payload):
      let constants = payload.constants.map {
        WireType.Member(key: $0.key, type: .constant($0.value))
      }
      return members(payload.members, plan, direction).map { .object($0 + constants) }
    }
  }

  /// What stands in an object, or nil where the keys of a flattened value are not known.
  private func members(
    _ members: [PayloadMember], _ plan: CasePlan, _ direction: OptionRules.Direction
  ) -> [WireType.Member]? {
    var found: [WireType.Member] = []
    for member in members {
      switch member {
      case .field(let field):
        let type = type(field.value, plan, direction)
        if let key = field.path.last {
          let isAbsent = field.value.hasDefault && !type.isOptional
          found.append(.init(key: key, type: isAbsent ? .optional(type) : type))
        } else if case .object(let own) = type {
          found += own
        } else {
          return nil
        }
      case .object(let object):
        guard let inner = self.members(object.members, plan, direction) else { return nil }
        // Without any of its values it need not be there.
        let isAbsent = inner.allSatisfy(\.type.isOptional)
        let type = WireType.object(inner)
        found.append(.init(key: object.key, type: isAbsent ? .optional(type) : type))
      }
    }
    return found
  }

  private func type(
    _ value: ValuePlan, _ plan: CasePlan, _ direction: OptionRules.Direction
  ) -> WireType {
    let type = declared.cases[plan.index].values[value.position].type
    if value.forgivesElements, direction == .decoding { return shapes.forgivingType(of: type) }
    guard let coder = value.coder else { return shapes.wireType(of: type) }
    return .opaque("\(coder) \(type.text)")
  }
}

extension Scalar {
  /// The narrowest type that writes it.
  fileprivate var wireType: WireType {
    switch self {
    case .string: .string
    case .boolean: .boolean
    case .integer(let value):
      .integer(
        bits: (value < 0 ? ~value : value).usedBits + (value < 0 ? 1 : 0), isSigned: value < 0)
    // A format may write 1.0 as 1.
    case .double(let digits):
      Double(digits).flatMap(Int.init(exactly:)).map { Scalar.integer($0).wireType } ?? .double
    }
  }
}

extension Int {
  fileprivate var usedBits: Int { Int.bitWidth - leadingZeroBitCount }
}
