extension EncodingEmitter {
  /// Writes the statements that encode the values of a case.
  func writePayload(_ plan: CasePlan, at place: PayloadPlace) {
    switch plan.payload {
    case .empty(let form): writeEmpty(form, plan, at: place)
    case .keyed(let payload) where payload.isEmpty: writeEmptyObject(plan, at: place)
    case .keyed(let payload):
      writeComparison(with: payload.fields.map(\.value).filter(\.omitsDefault), plan)
      writeKeyed(payload, at: place)
    case .unkeyed(let values): writeUnkeyed(values, at: place)
    case .bare(let value): writeBare(value, at: place)
    case .together(let values, let coder): writeTogether(values, coder, plan, at: place)
    }
  }

  private func writeEmpty(_ form: EmptyForm, _ plan: CasePlan, at place: PayloadPlace) {
    if form == .object { out.require(.key) }
    let slot = place.slot
    if case .root = place {
      switch form {
      case .literal(let document): writeRoot(document)
      case .object: out.line("_ = encoder.container(keyedBy: CodableEnumKey.self)")
      case .array: out.line("_ = encoder.unkeyedContainer()")
      case .true: writeSingle("true as Swift.Bool")
      case .null:
        out.line("var container = encoder.singleValueContainer()")
        out.line("try container.encodeNil()")
      case .name: writeSingle(tagExpression(plan))
      case .omit: break
      }
      return
    }
    switch form {
    case .literal(let document):
      var count = 0
      writeLiteral(document, slot.key.map { "forKey: \($0)" } ?? "", to: slot.receiver, &count)
    case .object: out.line("_ = \(slot.nestedObject)")
    case .array: out.line("_ = \(slot.call("nestedUnkeyedContainer", "forKey"))")
    case .true: out.line("try \(slot.call("encode", "forKey", "true as Swift.Bool"))")
    case .null: out.line("try \(slot.call("encodeNil", "forKey"))")
    case .name, .omit: break
    }
  }

  // MARK: Objects

  /// An object none of whose values are written.
  private func writeEmptyObject(_ plan: CasePlan, at place: PayloadPlace) {
    if case .container = place { return }
    writeEmpty(.object, plan, at: place)
  }

  private func writeKeyed(_ payload: KeyedPayload, at place: PayloadPlace) {
    let needsContainer = payload.hasOwnKeys
    if needsContainer { out.require(.key) }
    var container = "payload"
    var encoder = "encoder"
    switch place {
    case .container: container = "container"
    case .root:
      if needsContainer {
        out.line("var payload = encoder.container(keyedBy: CodableEnumKey.self)")
      }
    case .key, .element, .elements:
      if payload.hasFlattened {
        encoder = "payloadEncoder"
        out.line("let payloadEncoder = \(place.slot.call("superEncoder", "forKey"))")
        if needsContainer {
          out.line("var payload = payloadEncoder.container(keyedBy: CodableEnumKey.self)")
        }
      } else {
        out.line("var payload = \(place.slot.nestedObject)")
      }
    }
    // What is beside a tag is asked for with that.
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
          let object = "besideTag.object(for: \(path[0].quoted), in: &\(container))"
          out.line("try codableEnumFlatten(\(field.value.name), to: \(object))")
        case .keys(let path, _): writeField(field.value, path[0].quoted, to: container)
        }
      }
    }
    if !payload.constants.isEmpty || !payload.extras.isEmpty || isGuarded { out.endRelocation() }
    if isGuarded { out.line("try besideOthers.finish()") }
    var count = 0
    for constant in payload.constants + payload.extras {
      writeLiteral(constant.value, "forKey: \(constant.key.quoted)", to: container, &count)
    }
  }

  /// Writes a literal as the whole value.
  private func writeRoot(_ document: Document) {
    var count = 0
    switch document {
    case .null, .something:
      out.line("var container = encoder.singleValueContainer()")
      out.line("try container.encodeNil()")
    case .scalar(let value): writeSingle(value.expression)
    case .array(let elements):
      out.line("\(elements.isEmpty ? "_" : "var container") = encoder.unkeyedContainer()")
      for element in elements { writeLiteral(element, "", to: "container", &count) }
    case .object(let members):
      out.require(.key)
      let name = members.isEmpty ? "_" : "var container"
      out.line("\(name) = encoder.container(keyedBy: CodableEnumKey.self)")
      for member in members {
        writeLiteral(member.value, "forKey: \(member.key.quoted)", to: "container", &count)
      }
    }
  }

  /// Writes a literal into a container.
  ///
  /// - Parameters:
  ///   - key: The argument that says where; empty in an array.
  ///   - count: How many containers were named.
  private func writeLiteral(
    _ value: Document, _ key: String, to container: String, _ count: inout Int
  ) {
    let name = "literal\(count)"
    switch value {
    case .null, .something: out.line("try \(container).encodeNil(\(key))")
    case .scalar(let scalar):
      out.line(
        "try \(container).encode(\([scalar.expression, key].filter { !$0.isEmpty }.joined(separator: ", ")))"
      )
    case .array(let elements):
      let open = "\(container).nestedUnkeyedContainer(\(key))"
      out.line(elements.isEmpty ? "_ = \(open)" : "var \(name) = \(open)")
      count += 1
      for element in elements { writeLiteral(element, "", to: name, &count) }
    case .object(let members):
      out.require(.key)
      let arguments = ["keyedBy: CodableEnumKey.self", key].filter { !$0.isEmpty }
      let open = "\(container).nestedContainer(\(arguments.joined(separator: ", ")))"
      out.line(members.isEmpty ? "_ = \(open)" : "var \(name) = \(open)")
      count += 1
      for member in members {
        writeLiteral(member.value, "forKey: \(member.key.quoted)", to: name, &count)
      }
    }
  }

  /// Finds out which values equal their defaults. These are any expressions, which resolve where the
  /// enum stands; so the case is made with them, and taken apart.
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

  /// Writes an object that paths lead through, all of it at once.
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
      // The tag was written into it.
      name = Self.tagContainer(depth: object.path.count - 1)
    } else {
      let slot = Slot(receiver: container, key: object.key.quoted)
      out.line("var \(name) = \(slot.nestedObject)")
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
    if let coder = value.coder {
      let writesNil = value.nilWriting == .encode
      out.require(writesNil ? .coderEncoding : .coderEncodingUnlessNil)
      let function = writesNil ? "encode" : "encodeUnlessNil"
      let call = "\(container).\(function)(\(value.name), for: \(key))"
      return out.line("try \(call) { try \(coder).encode($0, to: $1) }")
    }
    switch value.nilWriting {
    case .encode: out.line("try \(container).encode(\(value.name), forKey: \(key))")
    case .omitted: out.line("try \(container).encodeIfPresent(\(value.name), forKey: \(key))")
    case .omittedIfOptional:
      out.require(.encodingUnlessNil)
      out.line("try \(container).encodeUnlessNil(\(value.name), for: \(key))")
    case .omittedDynamically:
      out.require(.dynamicNilEncoding)
      out.line("try \(container).encodeUnlessDynamicallyNil(\(value.name), for: \(key))")
    }
  }

  // MARK: Arrays and single values

  private func writeUnkeyed(_ values: [ValuePlan], at place: PayloadPlace) {
    var elements = "payload"
    switch place {
    case .container, .elements: elements = "elements"
    case .root: out.line("var payload = encoder.unkeyedContainer()")
    case .key, .element:
      out.line("var payload = \(place.slot.call("nestedUnkeyedContainer", "forKey"))")
    }
    for value in values {
      relocate(to: value)
      writeElement(value, to: elements)
    }
  }

  private func writeElement(_ value: ValuePlan, to elements: String) {
    guard let coder = value.coder else {
      return out.line("try \(elements).encode(\(value.name))")
    }
    out.require(.unkeyedCoderEncoding)
    out.line(
      "try codableEnumEncode(\(value.name), to: &\(elements)) { try \(coder).encode($0, to: $1) }")
  }

  private func writeBare(_ value: ValuePlan, at place: PayloadPlace) {
    if case .root = place, value.coder == nil {
      // Only one line is at the line of the value.
      out.line("var container = encoder.singleValueContainer()")
    }
    relocate(to: value)
    switch (place, value.coder) {
    case (.key(let key), let coder?):
      out.require(.coderEncoding)
      out.line(
        "try container.encode(\(value.name), for: \(key)) { try \(coder).encode($0, to: $1) }")
    case (.key(let key), nil): out.line("try container.encode(\(value.name), forKey: \(key))")
    case (.root, let coder?), (.container, let coder?):
      out.require(.rootCoderEncoding)
      out.line(
        "try codableEnumEncode(\(value.name), to: encoder) { try \(coder).encode($0, to: $1) }")
    case (.root, nil), (.container, nil): out.line("try container.encode(\(value.name))")
    case (.element, _), (.elements, _): writeElement(value, to: "elements")
    }
  }

  private func writeTogether(
    _ values: [ValuePlan], _ coder: CaseCoder, _ plan: CasePlan, at place: PayloadPlace
  ) {
    let encoder =
      switch place {
      case .key, .element, .elements: place.slot.call("superEncoder", "forKey")
      case .root: "encoder"
      case .container: "besideTag"
      }
    if case .key = place { out.require(.key) }
    let names = values.map(\.name).joined(separator: ", ")
    let argument = values.count == 1 ? names : "(\(names))"
    out.relocate(to: model.path, line: plan.model.line)
    out.line("try \(coder.name).encode(\(argument), to: \(encoder))")
    out.endRelocation()
  }

  /// Only what may not be encodable is told of at its line.
  private func relocate(to value: ValuePlan) {
    if value.isSurelyCodable { return out.endRelocation() }
    out.relocate(to: model.path, line: value.line)
  }
}
