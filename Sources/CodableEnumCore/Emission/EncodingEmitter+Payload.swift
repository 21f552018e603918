extension EncodingEmitter {
  func writePayload(_ plan: CasePlan, in slot: Slot) {
    switch plan.payload {
    case .empty(let form): writeEmpty(form, plan, in: slot)
    case .keyed(let payload):
      writeComparison(with: payload.fields.map(\.value).filter(\.omitsDefault), plan)
      writeKeyed(payload, in: slot)
    case .unkeyed(let values):
      let elements = slot.isBesideTag ? Slot.elements : Slot(receiver: "payload")
      if !slot.isBesideTag { out.line("var payload = \(slot.array)") }
      for value in values { writeValue(value, in: elements) }
    case .bare(let value): writeValue(value, in: value.coder == nil ? opened(slot) : slot)
    case .together(let values, let coder):
      let encoder = slot.isBesideTag ? "besideTag" : slot.encoder
      writeTogether(values, coder, plan, "try", to: encoder)
    }
  }

  private func writeEmpty(_ form: EmptyForm, _ plan: CasePlan, in slot: Slot) {
    if slot.isBesideTag { return }
    switch form {
    case .literal(let document):
      var count = 0
      writeLiteral(document, in: slot, &count)
    case .object: out.line("_ = \(slot.object)", .key)
    case .array: out.line("_ = \(slot.array)")
    case .true: writeSingle("true as Swift.Bool", in: slot)
    case .null: writeSingle(nil, in: slot)
    case .name: writeSingle(tagExpression(plan), in: .encoder)
    case .omit: break
    }
  }

  /// Encodes an expression, or null if it is nil.
  func writeSingle(_ expression: String?, in slot: Slot) {
    let function = expression == nil ? "encodeNil" : "encode"
    out.line("try \(opened(slot).call(function, "forKey", expression))")
  }

  /// Opens the container for a single value, if the slot is for the whole value. Returns the slot
  /// to write to.
  func opened(_ slot: Slot) -> Slot {
    guard slot.isRoot else { return slot }
    out.line("var container = encoder.singleValueContainer()")
    return Slot(receiver: "container")
  }

  /// - Parameter count: The number of containers that have a name.
  private func writeLiteral(_ document: Document, in slot: Slot, _ count: inout Int) {
    let opening: String
    let members: [(key: String?, value: Document)]
    switch document {
    case .null, .something: return writeSingle(nil, in: slot)
    case .scalar(let value): return writeSingle(value.expression, in: slot)
    case .array(let elements):
      opening = slot.array
      members = elements.map { (nil, $0) }
    case .object(let object):
      opening = out.code(slot.object, .key)
      members = object.map { ($0.key.quoted, $0.value) }
    }
    let name = slot.isRoot ? "container" : "literal\(count)"
    if !slot.isRoot { count += 1 }
    out.line("\(members.isEmpty ? "_" : "var \(name)") = \(opening)")
    for member in members {
      writeLiteral(member.value, in: Slot(receiver: name, key: member.key), &count)
    }
  }

  private func writeKeyed(_ payload: KeyedPayload, in slot: Slot) {
    if payload.hasFlattened, !slot.isRoot {
      out.line("let payloadEncoder = \(slot.encoder)")
      return writeKeyed(payload, in: Slot(receiver: "payloadEncoder", isRoot: true))
    }
    // The container next to a tag was opened for the tag.
    let container = slot.isBesideTag ? "container" : "payload"
    if !slot.isBesideTag {
      if payload.hasOwnKeys {
        out.line("var payload = \(slot.object)", .key)
      } else if payload.fields.allSatisfy({ $0.value.isOptional || $0.value.isDynamic }) {
        // If all are nil, nothing else makes an object.
        out.line("_ = \(slot.object)", .key)
      }
    }
    var encoder = slot.receiver
    // The encoder next to a tag was declared with the tag.
    let meetsTag = payload.fields.contains(where: \.meetsTag)
    let isGuarded = payload.isGuarded && !meetsTag
    if isGuarded { writeOpening(of: "besideOthers", encoder, besides: .keyed(payload)) }
    if payload.isGuarded { encoder = meetsTag ? "besideTag" : "besideOthers" }
    for member in payload.members {
      guard case .field(let field) = member else {
        writeMember(member, to: container, depth: 0)
        continue
      }
      let value = field.value
      switch field.place {
      case .flattened: writeFlattened(value, to: encoder, isDynamic: value.isDynamic)
      case .otherKeys:
        let reserved = payload.knownKeys.quotedList
        out.line(
          "try \(container).encode(contentsOf: \(value.name), besides: [\(reserved)])",
          .otherKeysEncoding, at: value.errorLine)
      case .keys(let path, _) where field.meetsTag:
        let key = "CodableEnumKey(stringValue: \(path[0].quoted))"
        writeFlattened(value, to: "besideTag.object(for: \(key), in: &\(container))")
        // The object must be complete before the next key.
        out.line("try besideTag.finish()")
      case .keys: writeMember(member, to: container, depth: 0)
      }
    }
    if isGuarded { out.line("try besideOthers.finish()") }
    var count = 0
    for constant in payload.constants + payload.extras {
      let slot = Slot(receiver: container, key: constant.key.quoted)
      writeLiteral(constant.value, in: slot, &count)
    }
  }

  /// Writes the comparison of values with their defaults. These are any expressions that resolve in
  /// the enum's declaration, so the case is made with them and taken apart.
  private func writeComparison(with omitted: [ValuePlan], _ plan: CasePlan) {
    guard !omitted.isEmpty else { return }
    let positions = omitted.map(\.position)
    var arguments = plan.undefaultedArguments
    for position in plan.boundValues where !positions.contains(position) {
      arguments[position] = "value\(position)"
    }
    for value in omitted { out.line("var \(value.defaultFlag) = false") }
    let pattern = plan.model.pattern(binding: positions, as: "default")
    let construction = plan.model.construction(arguments)
    // `Self.`Type`` is the metatype.
    let isMetatype = ["Type", "Protocol"].contains(plan.model.baseName)
    let own = out.model.ownName
    var condition =
      "case \(pattern) = \(isMetatype ? "\(construction) as \(own)" : own + construction)"
    if case .since(let version) = plan.availability {
      condition = "#available(\(version)), \(condition)"
    }
    out.block("if \(condition)") {
      for value in omitted {
        out.line(
          "\(value.defaultFlag) = codableEnumIsDefault(\(value.name), default\(value.position))",
          .defaultComparison, at: value.errorLine)
      }
    }
  }

  /// Writes a value with a key, or an object on a path of keys with all its members at once.
  private func writeMember(_ member: PayloadMember, to container: String, depth: Int) {
    switch member {
    case .field(let field):
      let slot = Slot(receiver: container, key: field.path[depth].quoted)
      guard field.value.omitsDefault else { return writeField(field.value, in: slot) }
      out.block("if !\(field.value.defaultFlag)") { writeField(field.value, in: slot) }
    case .object(let object) where object.canBeOmitted:
      let conditions = object.fields.map(\.value).map { value in
        let flag = value.omitsDefault ? "!\(value.defaultFlag)" : nil
        if let flag, value.nilWriting == .encode { return flag }
        if value.isOptional, value.coder == nil, !value.isDynamic { return "\(value.name) != nil" }
        let isGiven = out.code("!codableEnumIsNil(\(value.name))", .nilTest)
        return [flag, isGiven].compactMap(\.self).joined(separator: " && ")
      }
      out.block("if \(conditions.joined(separator: " || "))") {
        writeMembers(of: object, to: container)
      }
    case .object(let object): writeMembers(of: object, to: container)
    }
  }

  private func writeMembers(of object: NestedObject, to container: String) {
    out.endRelocation()
    var name = object.name
    if object.leadsToTag {
      // It was opened for the tag.
      name = Self.tagContainer(depth: object.path.count - 1)
    } else {
      let slot = Slot(receiver: container, key: object.key.quoted)
      out.line("var \(name) = \(slot.object)")
    }
    for member in object.members { writeMember(member, to: name, depth: object.path.count) }
    out.endRelocation()
  }

  private func writeFlattened(_ value: ValuePlan, to encoder: String, isDynamic: Bool = false) {
    let function = isDynamic ? "codableEnumFlattenUnlessNil" : "codableEnumFlatten"
    out.line(
      "try \(function)(\(value.name), to: \(encoder))",
      isDynamic ? .dynamicFlattening : .flatteningEncoding, at: value.errorLine)
  }

  private func writeField(_ value: ValuePlan, in slot: Slot) {
    var call = "encodeUnlessNil"
    switch (value.nilWriting, value.coder) {
    case (.encode, _): return writeValue(value, in: slot)
    case (_, _?) where value.isExistential: return writeValue(value, in: slot)
    case (_, _?): out.require(.coderEncodingUnlessNil)
    case (.omitted, nil): return write(slot.call("encodeIfPresent", "forKey", value.name), value)
    case (.omittedIfOptional, nil): out.require(.encodingUnlessNil)
    case (.omittedDynamically, nil):
      out.require(.dynamicNilEncoding)
      call = "encodeUnlessDynamicallyNil"
    }
    write(slot.call(call, "for", value.name), value)
  }

  /// Encodes a value, or null for nil.
  private func writeValue(_ value: ValuePlan, in slot: Slot) {
    guard let coder = value.coder else {
      return write(slot.call("encode", "forKey", value.name), value)
    }
    if value.isExistential {
      let call = "try \(coder).encode(\(value.name), to: \(slot.encoder))"
      return out.line(call, at: value.errorLine)
    }
    if slot.key != nil {
      return write(out.code(slot.call("encode", "for", value.name), .coderEncoding), value)
    }
    let call = "codableEnumEncode(\(value.name), to: \(slot.isRoot ? "" : "&")\(slot.receiver))"
    write(out.code(call, slot.isRoot ? .rootCoderEncoding : .unkeyedCoderEncoding), value)
  }

  /// Writes a call that encodes a value, perhaps through its coder.
  private func write(_ call: String, _ value: ValuePlan) {
    let coder = value.coder.map { " { try \($0).encode($0, to: $1) }" } ?? ""
    out.line("try \(call)\(coder)", at: value.errorLine)
  }

  /// - Parameter verb: The keywords before the call.
  func writeTogether(
    _ values: [ValuePlan], _ coder: CaseCoder, _ plan: CasePlan, _ verb: String, to encoder: String
  ) {
    out.line("\(verb) \(coder.name).encode(\(values.names), to: \(encoder))", at: plan.item.line)
  }
}
