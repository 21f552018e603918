/// Tells whether what one untagged case writes is read as another.
struct Reachability: Sendable {
  let declared: DeclaredEnum
  let shapes: TypeShapes
  let rejectsUnknownKeys: Bool

  /// A document of what `later` writes that `earlier` takes, if it takes them all.
  func document(of later: Document?, takenBy earlier: Document?) -> String? {
    guard let earlier, let later else { return nil }
    switch (earlier, later) {
    case (.name(let names), .name(let others)):
      return others.first.map(names.contains) == true ? others.first?.quoted : nil
    case (.name, _): return nil
    case (.value(let type), .name(let names)):
      return type.takes(.string) ? names.first?.quoted : nil
    case (.value(let type), .value(let other)): return type.takes(other) ? other.example : nil
    case (.value(let type), .elements(let types, _)):
      guard case .array(let element) = type, types.allSatisfy(element.takes) else {
        if case .any = type { return example(types) }
        return nil
      }
      return example(types)
    case (.elements(let types, _), .value(.array(let element))):
      // One of as many elements is taken, and no order would help.
      return !types.isEmpty && types.allSatisfy { $0.takes(element) } ? example(types) : nil
    case (.elements(let types, let required), .elements(let others, _)):
      let fits = (required...types.count).contains(others.count)
      return fits && zip(types, others).allSatisfy { $0.takes($1) } ? example(others) : nil
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

  /// What a case reads and writes. Every case is compared with every other, so that it is found
  /// once for each.
  enum Document {
    case null, yes
    case name([String])
    case value(WireType)
    /// With how many must be there.
    case elements([WireType], required: Int)
    case object([WireType.Member])
  }

  /// What a case reads and writes, or nil where its own keys are not known.
  func document(_ plan: CasePlan) -> Document? {
    switch plan.payload {
    case .empty(.null): return .null
    case .empty(.true): return .yes
    case .empty(.name): return .name(plan.tags.map(\.spelling))
    case .empty(.object): return .object([])
    case .empty(.array): return .elements([], required: 0)
    case .empty(.omit): return nil
    case .bare(let value): return .value(type(value, plan))
    case .unkeyed(let values):
      let required = (values.lastIndex { !$0.hasDefault && !$0.isOptional } ?? -1) + 1
      return .elements(values.map { type($0, plan) }, required: required)
    case .keyed(let payload):
      let constants = payload.constants.map {
        WireType.Member(key: $0.key, type: .constant($0.value))
      }
      return members(payload.members, plan).map { .object($0 + constants) }
    }
  }

  /// What stands in an object, or nil where the keys of a flattened value are not known.
  private func members(_ members: [PayloadMember], _ plan: CasePlan) -> [WireType.Member]? {
    var found: [WireType.Member] = []
    for member in members {
      switch member {
      case .field(let field):
        let type = type(field.value, plan)
        if let key = field.path.last {
          let isAbsent = field.value.hasDefault && !type.isOptional
          found.append(.init(key: key, type: isAbsent ? .optional(type) : type))
        } else if case .object(let own) = type {
          found += own
        } else {
          return nil
        }
      case .object(let object):
        guard let inner = self.members(object.members, plan) else { return nil }
        // Without any of its values it need not be there.
        let isAbsent = inner.allSatisfy(\.type.isOptional)
        let type = WireType.object(inner)
        found.append(.init(key: object.key, type: isAbsent ? .optional(type) : type))
      }
    }
    return found
  }

  private func type(_ value: ValuePlan, _ plan: CasePlan) -> WireType {
    let type = declared.cases[plan.index].values[value.position].type
    guard let coder = value.coder else { return shapes.wireType(of: type) }
    return .opaque("\(coder) \(type.text)")
  }
}
