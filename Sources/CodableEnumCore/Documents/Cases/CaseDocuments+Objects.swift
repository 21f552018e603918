extension CaseDocuments {
  /// Returns the objects with a case's values: more than one if a flattened value has several.
  func objects(
    _ payload: KeyedPayload, _ plan: CasePlan, _ form: Representation,
    _ complete: (inout [Documents.Member]) -> Void
  ) -> Documents {
    var objects = objects(payload.members, plan)
    let constants = payload.constants.map {
      Documents.Member(keys: [$0.key], value: $0.value.documents, isRequired: true)
    }
    let extras = payload.extras.map {
      Documents.Member(
        keys: [$0.key], value: side == .read ? .anything : $0.value.documents,
        isRequired: side != .read)
    }
    for index in objects.indices {
      objects[index].members += constants + extras
      complete(&objects[index].members)
      if side == .read, case .none = objects[index].others, !form.rejectsUnknownKeys {
        objects[index].others = .ignored
      }
    }
    return .any(of: objects.map { .object($0) })
  }

  private func objects(
    _ members: [PayloadMember], _ plan: CasePlan
  ) -> [Documents.Members] {
    var objects = [Documents.Members()]
    for member in members {
      switch member {
      case .object(let object):
        let inner = self.objects(object.members, plan)
        // If none of its values is required, the object isn't either.
        let isRequired = inner.contains { $0.members.contains(where: \.isRequired) }
        let value = Documents.any(
          of:
            inner.map { members in
              var members = members
              if side == .read { members.others = .ignored }
              return .object(members)
            })
        // Null counts as a missing object.
        add(
          .init(
            keys: [object.key], value: side == .read && !isRequired ? value.orNull : value,
            isRequired: isRequired), to: &objects)
      case .field(let field):
        if let key = field.path.last {
          add(self.member(key, field, plan), to: &objects)
        } else {
          objects = universe.flatten(type(field.value, plan), side, into: objects)
        }
      }
    }
    return objects
  }

  private func add(_ member: Documents.Member, to objects: inout [Documents.Members]) {
    for index in objects.indices { objects[index].members.append(member) }
  }

  private func member(_ key: String, _ field: Field, _ plan: CasePlan) -> Documents.Member {
    let type = type(field.value, plan)
    if side == .read {
      return .init(
        keys: field.path.count > 1 ? [key] : field.keys, value: value(field.value, plan),
        isRequired: field.value.isNeeded(ofOptionalType: type.isOptional))
    }
    let isLeftOut = type.isOptional && field.value.nilWriting != .encode
    let keys = side == .stored && field.path.count == 1 ? field.keys : [key]
    return .init(
      keys: keys, value: .type(isLeftOut ? type.unwrapped : type, side),
      isRequired: !isLeftOut && !field.value.omitsDefault)
  }
}
