extension CaseDocuments {
  /// Returns the objects with a case's values: more than one if a flattened value has several.
  func objects(
    _ payload: KeyedPayload, _ plan: CasePlan, _ form: Representation,
    _ complete: (inout [Documents.Member]) -> Void
  ) -> Documents {
    var objects = alternatives(payload).flatMap { self.objects(payload, plan, form, $0) }
    let areRequired = !payload.constantsMayBeMissing && choosesByConstants ?? true
    let constants = payload.constants.map {
      Documents.Member(
        keys: [$0.key], value: $0.value.documents, isRequired: areRequired, .constant($0.value))
    }
    let extras = payload.extras.map {
      Documents.Member(
        keys: [$0.key], value: side == .read ? .anything : $0.value.documents,
        isRequired: side != .read, side == .read ? nil : .constant($0.value))
    }
    for index in objects.indices {
      objects[index].members += constants + extras
      complete(&objects[index].members)
      if side == .read, form.rejectsUnknownKeys || keepsTypes {
        // The keys of values that are only written are known, and all keys of flattened ones.
        let areThere = keepsUnions && objects[index].flattened.allSatisfy { !$0.type.isOptional }
        let known = payload.knownKeys + (areThere ? [] : payload.flattenedKeys)
        objects[index].members += known.filter { objects[index].member($0) == nil }
          .map { .init(keys: [$0], value: .anything, isRequired: false) }
      }
      if side == .read, case .none = objects[index].others, !form.rejectsUnknownKeys {
        objects[index].others = .ignored
      }
    }
    return .any(of: objects.map { .object($0) })
  }

  /// Whether values, by position, with a path and with aliases, which are keys of the payload's own
  /// object, are read from an alias, because there is nothing at their paths.
  private typealias Sources = [Int: Bool]

  private func alternatives(_ payload: KeyedPayload) -> [Sources] {
    if side == .written || keepsUnions { return [[:]] }
    // More than a few would make too many alternatives.
    return payload.fields.filter(\.hasAliasesOfPath).prefix(4).reduce([[:]]) { all, field in
      all.flatMap { sources in
        [false, true].map { sources.merging([field.value.position: $0]) { $1 } }
      }
    }
  }

  private func objects(
    _ payload: KeyedPayload, _ plan: CasePlan, _ form: Representation, _ sources: Sources
  ) -> [Documents.Members] {
    var objects = objects(payload.members, plan, form, sources)
    for field in payload.fields where side != .written && field.hasAliasesOfPath {
      if sources[field.value.position] == true {
        add(member(field.aliases, field, plan), to: &objects)
      } else {
        // A lock doesn't know whether there is anything at the path if there needn't be.
        let other = member(field.aliases, field, plan)
        let value = keepsUnions || keepsTypes && !other.isRequired ? other.value : .anything
        for alias in field.aliases {
          add(.init(keys: [alias], value: value, isRequired: false, other.origin), to: &objects)
        }
        if keepsUnions, other.isRequired, other.decider == nil {
          let paths = [field.path] + field.aliases.map { [$0] }
          for index in objects.indices { objects[index].choices.append(paths) }
        }
      }
    }
    return objects
  }

  private func objects(
    _ members: [PayloadMember], _ plan: CasePlan, _ form: Representation, _ sources: Sources
  ) -> [Documents.Members] {
    var objects = [Documents.Members()]
    for member in members {
      switch member {
      case .object(let object):
        var inner = self.objects(object.members, plan, form, sources)
        // If none of its values is required, the object isn't either.
        let required = inner.flatMap(\.members).filter(\.isRequired)
        // It is written only with one of its values.
        if side == .written, object.canBeOmitted, object.members.count == 1 {
          for index in inner.indices { inner[index].members[0].isRequired = true }
        }
        let isOptional = required.allSatisfy { $0.decider != nil }
        let value = Documents.any(
          of: inner.map {
            .object(.init(members: $0.members, flattened: $0.flattened, others: others(form)))
          })
        // Null counts as a missing object.
        var member = Documents.Member(
          keys: [object.key], value: side == .read && isOptional ? value.orNull : value,
          isRequired: !required.isEmpty, .path)
        if isOptional { member.decider = required.first?.decider }
        add(member, to: &objects)
      case .field(let field):
        if let key = field.path.last {
          var member = self.member(
            [key] + (field.path.count == 1 ? field.aliases : []), field, plan)
          switch sources[field.value.position] {
          case true: (member.value, member.isRequired) = (.never, false)
          // With a path, the value may still be nil.
          case false where !keepsTypes: member.isRequired = true
          case nil where keepsUnions && field.hasAliasesOfPath && side == .read:
            member.isRequired = false
          default: break
          }
          add(member, to: &objects)
        } else if keepsTypes || keepsUnions && isUnion(type(field.value)) {
          let origin = origin(of: field.value, plan)
          for index in objects.indices {
            objects[index].flattened.append(.init(type: type(field.value), origin: origin))
          }
        } else {
          objects = universe.flatten(
            type(field.value), side, into: objects, nilWithout: field.nilWithout)
        }
      }
    }
    return objects
  }

  private func isUnion(_ type: FormatType) -> Bool {
    type.isOptional || universe.parts(of: .type(type, side)).count > 1
  }

  private func add(_ member: Documents.Member, to objects: inout [Documents.Members]) {
    for index in objects.indices { objects[index].members.append(member) }
  }

  private func origin(of value: ValuePlan, _ plan: CasePlan) -> Documents.Origin {
    var names: [String] = []
    if keepsTypes {
      let name = value.declared.lockedName
      names = [name] + [plan.item.baseName, formerName ?? ""].map { "\($0)_\(name)" }
    }
    return .value(case: plan.index, value: value.position, names: names)
  }

  /// - Parameter keys: The key that is written, and aliases.
  package func member(_ keys: [String], _ field: Field, _ plan: CasePlan) -> Documents.Member {
    let type = type(field.value)
    let resolver = universe.resolver
    if side == .read {
      var member = Documents.Member(
        keys: keys, value: value(field.value, of: type),
        isRequired: field.value.isNeeded(ofOptionalType: type.isOptional),
        origin(of: field.value, plan))
      if field.value.nullIsDefault { member.value = member.value.orNull }
      if !field.value.mustBeThere, member.isRequired, resolver.isParameter(type, of: declared) {
        member.decider = type
      }
      return member
    }
    let isLeftOut =
      type.isOptional && field.value.nilWriting != .encode
      || resolver.isLeftOutDynamically(field.value, type, in: declared)
    let isEither = type.isOptional && field.value.isOnlyRead && !field.value.mustBeThere
    return .init(
      keys: side == .stored ? keys : [keys[0]],
      value: .type(isLeftOut && !isEither ? type.unwrapped : type, side),
      isRequired: !isLeftOut && !isEither && !field.value.omitsDefault
        && !(lacksOptionals && !field.value.isNeeded(ofOptionalType: type.isOptional)),
      origin(of: field.value, plan))
  }
}

extension Field {
  /// Whether aliases lead to it that are keys of another object than its own key.
  var hasAliasesOfPath: Bool { path.count > 1 && !aliases.isEmpty }
}
