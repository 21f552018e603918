extension EncodingEmitter {
  /// Writes the statements that encode the values of a case.
  func writePayload(_ plan: CasePlan, at place: PayloadPlace) {
    switch plan.payload {
    case .empty(let form): writeEmpty(form, plan, at: place)
    case .keyed(let payload) where payload.isEmpty: writeEmpty(.object, plan, at: place)
    case .keyed(let payload):
      writeComparison(with: payload.fields.map(\.value).filter(\.omitsDefault), plan)
      writeKeyed(payload, at: place)
    case .unkeyed(let values): writeUnkeyed(values, at: place)
    case .bare(let value): writeBare(value, at: place)
    case .together(let values, let coder): writeTogether(values, coder, plan, at: place)
    }
  }

  private func writeEmpty(_ form: EmptyForm, _ plan: CasePlan, at place: PayloadPlace) {
    if case .container = place { return }
    let slot = place.slot
    switch form {
    case .literal(let document):
      var count = 0
      writeLiteral(document, in: slot, &count)
    case .object:
      out.require(.key)
      out.line("_ = \(slot.object)")
    case .array: out.line("_ = \(slot.array)")
    case .true: writeSingle("true as Swift.Bool", in: slot)
    case .null: writeSingle(nil, in: slot)
    case .name: writeSingle(tagExpression(plan))
    case .omit: break
    }
  }

  /// Encodes an expression, or null if it is nil.
  private func writeSingle(_ expression: String?, in slot: Slot) {
    let function = expression == nil ? "encodeNil" : "encode"
    out.line("try \(opened(slot).call(function, "forKey", expression))")
  }

  /// Opens the container for a single value, if the slot is for the whole value. Returns the slot
  /// to write to.
  private func opened(_ slot: Slot) -> Slot {
    guard slot.isRoot else { return slot }
    out.line("var container = encoder.singleValueContainer()")
    return Slot(receiver: "container")
  }

  /// Writes a literal.
  ///
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
      out.require(.key)
      opening = slot.object
      members = object.map { ($0.key.quoted, $0.value) }
    }
    let name = slot.isRoot ? "container" : "literal\(count)"
    if !slot.isRoot { count += 1 }
    out.line("\(members.isEmpty ? "_" : "var \(name)") = \(opening)")
    for member in members {
      writeLiteral(member.value, in: Slot(receiver: name, key: member.key), &count)
    }
  }

  // MARK: Objects

  private func writeKeyed(_ payload: KeyedPayload, at place: PayloadPlace) {
    var container = "container"
    var encoder = "encoder"
    if payload.hasOwnKeys { out.require(.key) }
    if case .container = place {
      // It was opened for the tag.
    } else {
      container = "payload"
      var slot = place.slot
      if payload.hasFlattened, !slot.isRoot {
        encoder = "payloadEncoder"
        out.line("let payloadEncoder = \(slot.encoder)")
        slot = Slot(receiver: encoder, isRoot: true)
      }
      if payload.hasOwnKeys { out.line("var payload = \(slot.object)") }
    }
    // The encoder next to a tag was declared with the tag.
    let isGuarded = payload.isGuarded && !payload.fields.contains(where: \.meetsTag)
    if isGuarded {
      writeOpening(of: "besideOthers", encoder, besides: .keyed(payload))
      encoder = "besideOthers"
    } else if payload.isGuarded {
      encoder = "besideTag"
    }
    for member in payload.members {
      switch member {
      case .object(let object): writeObject(object, to: container)
      case .field(let field):
        if !field.value.omitsDefault { relocate(to: field.value) }
        switch field.place {
        case .flattened:
          writeFlattened(field.value, to: field.meetsTag ? "besideTag" : encoder)
        case .otherKeys:
          out.require(.otherKeysEncoding)
          let reserved = payload.knownKeys.quotedList
          out.line(
            "try \(container).encode(contentsOf: \(field.value.name), besides: [\(reserved)])")
        case .keys(let path, _) where field.meetsTag:
          out.require(.flatteningEncoding)
          let key = "CodableEnumKey(stringValue: \(path[0].quoted))"
          let object = "besideTag.object(for: \(key), in: &\(container))"
          out.line("try codableEnumFlatten(\(field.value.name), to: \(object))")
        case .keys(let path, _): writeField(field.value, path[0].quoted, to: container)
        }
      }
    }
    if !payload.constants.isEmpty || !payload.extras.isEmpty || isGuarded { out.endRelocation() }
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
    out.require(.defaultComparison)
    let positions = omitted.map(\.position)
    var arguments = plan.absentValues
    for position in plan.boundValues where !positions.contains(position) {
      arguments[position] = "value\(position)"
    }
    for value in omitted { out.line("var \(value.defaultFlag) = false") }
    let pattern = plan.model.pattern(binding: positions, as: "default")
    let construction = plan.model.construction(arguments, onOneLine: true)
    var condition = "case \(pattern) = Self\(construction)"
    if case .since(let version) = plan.availability {
      condition = "#available(\(version)), \(condition)"
    }
    out.block("if \(condition)") {
      for value in omitted {
        relocate(to: value)
        out.line(
          "\(value.defaultFlag) = codableEnumIsDefault(\(value.name), default\(value.position))")
      }
      out.endRelocation()
    }
  }

  /// Writes an object on a path of keys, with all its members at once.
  private func writeObject(_ object: NestedObject, to container: String) {
    out.endRelocation()
    guard object.canBeOmitted else { return writeMembers(of: object, to: container) }
    let conditions = object.fields.map(\.value).map { value in
      if value.omitsDefault { return "!\(value.defaultFlag)" }
      if value.isOptional, value.coder == nil, !value.isDynamic { return "\(value.name) != nil" }
      out.require(.nilTest)
      return "!codableEnumIsNil(\(value.name))"
    }
    out.block("if \(conditions.joined(separator: " || "))") {
      writeMembers(of: object, to: container)
    }
  }

  private func writeMembers(of object: NestedObject, to container: String) {
    var name = object.name
    if object.leadsToTag {
      // It was opened for the tag.
      name = Self.tagContainer(depth: object.path.count - 1)
    } else {
      let slot = Slot(receiver: container, key: object.key.quoted)
      out.line("var \(name) = \(slot.object)")
    }
    for member in object.members {
      switch member {
      case .object(let inner): writeObject(inner, to: name)
      case .field(let field):
        if !field.value.omitsDefault { relocate(to: field.value) }
        writeField(field.value, field.path[object.path.count].quoted, to: name)
      }
    }
    out.endRelocation()
  }

  private func writeFlattened(_ value: ValuePlan, to encoder: String) {
    if value.isDynamic {
      out.require(.dynamicFlattening)
      out.line("try codableEnumFlattenUnlessNil(\(value.name), to: \(encoder))")
    } else {
      out.require(.flatteningEncoding)
      out.line("try codableEnumFlatten(\(value.name), to: \(encoder))")
    }
  }

  private func writeField(_ value: ValuePlan, _ key: String, to container: String) {
    guard value.omitsDefault else { return writePresentField(value, key, to: container) }
    out.endRelocation()
    out.block("if !\(value.defaultFlag)") {
      relocate(to: value)
      writePresentField(value, key, to: container)
      out.endRelocation()
    }
  }

  private func writePresentField(_ value: ValuePlan, _ key: String, to container: String) {
    let slot = Slot(receiver: container, key: key)
    switch (value.nilWriting, value.coder) {
    case (.encode, _): writeValue(value, in: slot)
    case (_, let coder?):
      out.require(.coderEncodingUnlessNil)
      let call = slot.call("encodeUnlessNil", "for", value.name)
      out.line("try \(call) { try \(coder).encode($0, to: $1) }")
    case (.omitted, nil):
      out.line("try \(slot.call("encodeIfPresent", "forKey", value.name))")
    case (.omittedIfOptional, nil):
      out.require(.encodingUnlessNil)
      out.line("try \(slot.call("encodeUnlessNil", "for", value.name))")
    case (.omittedDynamically, nil):
      out.require(.dynamicNilEncoding)
      out.line("try \(slot.call("encodeUnlessDynamicallyNil", "for", value.name))")
    }
  }

  /// Encodes a value, or null for nil.
  private func writeValue(_ value: ValuePlan, in slot: Slot) {
    guard let coder = value.coder else {
      return out.line("try \(slot.call("encode", "forKey", value.name))")
    }
    var call = slot.call("encode", "for", value.name)
    if slot.key == nil {
      call = "codableEnumEncode(\(value.name), to: \(slot.isRoot ? "" : "&")\(slot.receiver))"
      out.require(slot.isRoot ? .rootCoderEncoding : .unkeyedCoderEncoding)
    } else {
      out.require(.coderEncoding)
    }
    out.line("try \(call) { try \(coder).encode($0, to: $1) }")
  }

  // MARK: Arrays and single values

  private func writeUnkeyed(_ values: [ValuePlan], at place: PayloadPlace) {
    var elements = Slot(receiver: "elements")
    switch place {
    case .container, .elements: break
    case .root, .key, .element:
      elements = Slot(receiver: "payload")
      out.line("var payload = \(place.slot.array)")
    }
    for value in values {
      relocate(to: value)
      writeValue(value, in: elements)
    }
  }

  private func writeBare(_ value: ValuePlan, at place: PayloadPlace) {
    // Opened first, because only one line can be relocated to that of the value.
    let slot = value.coder == nil ? opened(place.slot) : place.slot
    relocate(to: value)
    writeValue(value, in: slot)
  }

  private func writeTogether(
    _ values: [ValuePlan], _ coder: CaseCoder, _ plan: CasePlan, at place: PayloadPlace
  ) {
    if case .key = place { out.require(.key) }
    let encoder = if case .container = place { "besideTag" } else { place.slot.encoder }
    writeTogether(values, coder, plan, "try", to: encoder)
  }

  /// - Parameter verb: The keywords before the call.
  func writeTogether(
    _ values: [ValuePlan], _ coder: CaseCoder, _ plan: CasePlan, _ verb: String, to encoder: String
  ) {
    out.relocate(to: model.path, line: plan.model.line)
    out.line("\(verb) \(coder.name).encode(\(values.names), to: \(encoder))")
    out.endRelocation()
  }

  /// Relocates only values that may not be encodable: others can't cause errors.
  private func relocate(to value: ValuePlan) {
    if value.isSurelyCodable { return out.endRelocation() }
    out.relocate(to: model.path, line: value.line)
  }
}
