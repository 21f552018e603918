extension DecodingEmitter {
  func writeKeyed(_ payload: KeyedPayload, _ plan: CasePlan, in slot: Slot) {
    let (container, decoder) = writeObject(payload, plan, in: slot)
    // Before anything is reported as missing: it may be there, misspelled.
    let keys = (payload.knownKeys + payload.flattenedKeys).uniqued.quotedList
    rejectUnknownKeys(plan, in: container, otherThan: keys)
    writeConstants(payload, plan, in: container)
    let slots = writeSlots(payload, plan, in: container)
    var expressions: [Int: String] = [:]
    for field in payload.fields {
      let read =
        switch field.place {
        case .keys: slots[field.value.position].map { expression(field.value, in: $0) } ?? ""
        case .otherKeys:
          out.code(
            "\(container).otherKeys(besides: [\(payload.knownKeys.quotedList)])",
            .otherKeysDecoding)
        case .flattened where !field.nilWithout.isEmpty:
          out.code(
            "codableEnumFlattened(in: \(decoder), ifAny: [\(field.nilWithout.quotedList)])",
            .flattenedIfAny)
        case .flattened where field.value.isOptional:
          out.code("codableEnumFlattenedOptional(in: \(decoder))", .flattenedOptional)
        case .flattened: out.code("codableEnumFlattened(in: \(decoder))", .flattened)
        }
      expressions[field.value.position] = writeEarly(field.value, read, plan)
    }
    let defaulted = payload.fields.filter { $0.value.takesDefault && !$0.keys.isEmpty }
    if defaulted.isEmpty || plan.model.isIndistinct {
      writeEachAlone(defaulted[...], plan, expressions, slots)
    } else {
      writeDefaults(defaulted, plan, expressions, slots)
    }
  }

  /// Writes checks that members of the object with fixed values have those values, if they are
  /// there.
  private func writeConstants(_ payload: KeyedPayload, _ plan: CasePlan, in container: String) {
    for constant in payload.constants {
      let (value, piece): (String, SupportPiece) =
        constant.value.scalar.map { ($0.member, .expectedConstant) }
        ?? ("\(constant.value.member), spelled: \(constant.value.text.quoted)", .expectedLiteral)
      let place = "for: \(constant.key.quoted), in: \(out.name(plan))"
      out.line("try \(container).expect(\(value), \(place))", piece)
    }
  }

  /// Opens the objects on paths. Returns the slot of each value with a key, by position.
  private func writeSlots(
    _ payload: KeyedPayload, _ plan: CasePlan, in container: String
  ) -> [Int: Slot] {
    var containers: [[String]: String] = [[]: container]
    for object in payload.objects where !object.fields.isEmpty || form.rejectsUnknownKeys {
      let outer = containers[object.path.dropLast()] ?? container
      out.line(
        "let \(object.name) = try \(outer).objectIfAny(for: \(object.key.quoted))", .objectIfAny)
      rejectUnknownKeys(plan, in: object.name, otherThan: object.knownKeys.quotedList)
      containers[object.path] = object.name
    }
    var slots: [Int: Slot] = [:]
    for field in payload.fields {
      guard case .keys(let path, let aliases) = field.place else { continue }
      let (position, key) = (field.value.position, path[path.count - 1].quoted)
      var slot = Slot(receiver: containers[path.dropLast()] ?? container, key: key)
      if !aliases.isEmpty, path.count == 1 {
        slot.key = out.firstKey(of: field.keys, in: container)
      } else if !aliases.isEmpty {
        // Aliases are keys of the payload's own object, wherever the path leads.
        let place = "of: \(key), or: [\(aliases.quotedList)], in: \(container)"
        out.line("let place\(position) = \(slot.receiver).place(\(place))", .aliasPlace)
        slot = Slot(receiver: "place\(position).object", key: "place\(position).key")
      }
      slots[position] = slot
    }
    return slots
  }

  /// Opens the object with the values. Returns the names of its container and its decoder.
  func writeObject(
    _ payload: KeyedPayload, _ plan: CasePlan, in slot: Slot
  ) -> (container: String, decoder: String) {
    if slot.isBesideTag { return ("container", "decoder") }
    let needsContainer = payload.hasOwnKeys || form.rejectsUnknownKeys
    if slot.isRoot {
      let keys = needsContainer ? form.looks[plan.index].tellingKeys : []
      let conditions = keys.map {
        form.looksAtAllKeys ? "keys.contains(\($0.quoted))" : out.hasKey($0.quoted, in: "payload")
      }
      if !keys.isEmpty { writeAttempt(conditions.joined(separator: ", ")) }
      return ("payload", "decoder")
    }
    guard payload.hasFlattened else {
      out.line("let payload = try \(object(in: slot))")
      return ("payload", "decoder")
    }
    out.line("let payloadDecoder = try \(decoder(of: slot))")
    if needsContainer {
      out.line("let payload = try payloadDecoder.container(keyedBy: CodableEnumKey.self)")
    }
    return ("payload", "payloadDecoder")
  }

  /// Returns the expression for a value. Values in `CaseLook.early` are decoded here, before the
  /// others.
  func writeEarly(_ value: ValuePlan, _ read: String, _ plan: CasePlan) -> String {
    guard !form.looks.isEmpty, let type = form.looks[plan.index].early[value.position] else {
      return read
    }
    out.line("let \(value.name): \(type) = try \(read)", at: value.line)
    out.endRelocation()
    return value.name
  }

  /// Returns an expression for whether a value with a key is there.
  private func presence(of field: Field, _ slots: [Int: Slot]) -> String {
    guard let slot = slots[field.value.position], let key = slot.key else { return "true" }
    if field.value.nullIsDefault { return "try " + out.hasValue(for: key, in: slot.receiver) }
    return field.path.count == 1
      ? out.hasKey(of: field.keys, in: slot.receiver) : out.hasKey(key, in: slot.receiver)
  }

  /// Writes both ways to make a case with defaults: all values are present, or some are left to the
  /// declaration. This way the defaults, which may be any expressions that resolve in the enum's
  /// declaration, don't have to be repeated.
  private func writeDefaults(
    _ defaulted: [Field], _ plan: CasePlan, _ expressions: [Int: String], _ slots: [Int: Slot]
  ) {
    let presence = defaulted.map { self.presence(of: $0, slots) }
    out.block("if \(presence.joined(separator: ", "))") {
      writeConstruction(plan, expressions)
    } or: {
      var required = expressions
      for field in defaulted { required[field.value.position] = nil }
      // Values that would be taken for an omitted one are set afterwards.
      let given = required.merging(plan.unreadArguments) { $1 }
      let omitted = Set(
        plan.item.values.indices.filter { given[$0] == nil && $0 != plan.keptTag?.position })
      let misplaced = plan.model.misplaced(leavingOut: omitted)
      let late = plan.payload.values.filter { misplaced.contains($0.position) }
      for value in late { required[value.position] = nil }
      if defaulted.count == 1, late.isEmpty, defaulted[0].value.optionality == .required {
        return writeConstruction(plan, required)
      }
      // Make the case with all defaults, take it apart, and replace the values that are present,
      // and those that turn out to be optionals, which are nil if they are missing.
      writeConstruction(plan, required, into: "let defaults: Self")
      let all = Array(plan.item.values.indices)
      let pattern = plan.model.pattern(
        binding: all, mutable: (defaulted.map(\.value) + late).map(\.position))
      out.block("if case \(pattern) = defaults") {
        for field in defaulted {
          let value = field.value
          guard let slot = slots[value.position] else { continue }
          let read = expressions[value.position] ?? ""
          if value.optionality == .required {
            let isThere = self.presence(of: field, slots)
            out.line("if \(isThere) { \(value.name) = try \(read) }", at: value.line)
          } else {
            let call = slot.call("replace", "for", "&\(value.name)", "with: \(read)")
            out.line("try \(call)", .replacement, at: value.line)
          }
        }
        for value in late {
          out.line("\(value.name) = try \(expressions[value.position] ?? "")", at: value.line)
        }
        let names = Dictionary(uniqueKeysWithValues: all.map { ($0, "value\($0)") })
        out.line("self = \(plan.model.construction(names))")
      } or: {
        out.line("self = defaults")
      }
    }
  }

  /// Writes every combination of values that are left to the declaration, for cases that no pattern
  /// can take apart.
  private func writeEachAlone(
    _ defaulted: ArraySlice<Field>, _ plan: CasePlan, _ expressions: [Int: String],
    _ slots: [Int: Slot]
  ) {
    guard let field = defaulted.first else { return writeConstruction(plan, expressions) }
    out.block("if \(presence(of: field, slots))") {
      writeEachAlone(defaulted.dropFirst(), plan, expressions, slots)
    } or: {
      var rest = expressions
      rest[field.value.position] = nil
      writeEachAlone(defaulted.dropFirst(), plan, rest, slots)
    }
  }
}

/// `choice: .byKeys`: the keys in the object tell which untagged case it is, and its errors are
/// final.
extension DecodingEmitter {
  func writeChoiceByKeys() {
    let others = form.readable.filter { form.looks[$0.element.index].kind != .object }
    let open = out.code("decoder.container(keyedBy: CodableEnumKey.self)", .key)
    guard !others.isEmpty || form.unknown != nil else {
      out.line("\(asksForKeys ? "let container" : "_") = try \(open)")
      writeCasesByKeys()
      return
    }
    out.block(asksForKeys ? "if let container = try? \(open)" : "if (try? \(open)) != nil") {
      if !writeCasesByKeys() { out.line("return") }
    }
    if others.isEmpty { return writeNoneByKeys() }
    var rest = form
    rest.readable = others
    DecodingEmitter(rest, out).writeAttempts()
  }

  /// Writes the cases that may be objects. Returns whether the code ends with an error.
  @discardableResult private func writeCasesByKeys() -> Bool {
    for group in Conditional.groups(form.readable) {
      let plan = group[0].element
      if group[0].branches.isEmpty, mayBeObject(plan), conditions(plan).isEmpty {
        write(plan)
        return false
      }
      out.conditional(group) { plan in
        guard plan.isRead, mayBeObject(plan) else { return }
        let conditions = conditions(plan)
        // In a branch of `#if`, even a case that is always chosen is followed by cases of other
        // branches.
        let list = conditions.isEmpty ? "Swift.Bool(true)" : conditions.joined(separator: ", ")
        out.block("if \(list)") {
          write(plan)
          out.line("return")
        }
      }
    }
    writeNoneByKeys()
    return form.unknown == nil
  }

  private func write(_ plan: CasePlan) {
    out.writeAvailability(plan)
    writePayload(plan, in: plan.payload.isObject ? .besideTag("decoder") : .decoder)
  }

  /// Whether any case looks for keys in the object.
  private var asksForKeys: Bool {
    for item in form.readable where item.element.isRead && mayBeObject(item.element) {
      if !conditions(item.element).isEmpty || asksForKeys(item.element) { return true }
      // This case takes every object, so no later one is written.
      if item.branches.isEmpty { return false }
    }
    return false
  }

  private func mayBeObject(_ plan: CasePlan) -> Bool { form.looks[plan.index].choosingKeys != nil }

  /// Returns the conditions on the object: its required keys are there, and constants have their
  /// values.
  private func conditions(_ plan: CasePlan) -> [String] {
    let constants = plan.payload.constants
    let keys = (form.looks[plan.index].choosingKeys ?? []).filter { keys in
      !constants.contains { [$0.key] == keys }
    }
    return constants.map { constant in
      let key = constant.key.quoted
      guard let scalar = constant.value.scalar else {
        return out.code("container.has(\(constant.value.member), under: \(key))", .literalUnderKey)
      }
      let arguments = "Swift.\(scalar.names.type).self, forKey: .init(stringValue: \(key))"
      return "(try? container.decode(\(arguments))) == \(scalar.expression)"
    } + keys.map { out.hasKey(of: $0, in: "container") }
  }

  private func writeNoneByKeys() {
    if let unknown = form.unknown { return writeContent(unknown) }
    let plans = form.casesInOrder.filter { $0.isRead && mayBeObject($0) }
    let cases = plans.prefix(20).map { plan in
      let keys = (form.looks[plan.index].choosingKeys ?? []).map { keys in
        keys.map(\.quoted).joined(separator: " or ")
      }
      return "\(plan.model.baseName) needs \(keys.joined(separator: " and "))"
    }
    let text =
      "\(out.model.displayName) has no case with these keys; " + cases.joined(separator: ", ")
      + (plans.count > 20 ? ", …" : "")
    out.line("throw Swift.DecodingError.dataCorrupted(")
    out.line("  .init(codingPath: decoder.codingPath, debugDescription: \(text.quoted)))")
  }
}
