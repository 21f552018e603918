/// The place from which a value with a key is read.
private struct Source {
  var slot: Slot
  /// Returns an expression for whether the key is there.
  var presence: () -> String
}

extension DecodingEmitter {
  func writeKeyed(_ payload: KeyedPayload, _ plan: CasePlan, at place: PayloadPlace) {
    let (container, decoder) = writeObject(payload, plan, at: place)
    // Before anything is reported as missing: it may be there, misspelled.
    rejectUnknownKeys(plan, in: container, otherThan: payload.knownKeys)
    writeConstants(payload, plan, in: container)
    let sources = writeSources(payload, plan, in: container)
    var expressions: [Int: String] = [:]
    for field in payload.fields {
      let read = read(field, of: payload, from: container, decoder, sources)
      expressions[field.value.position] = writeEarly(field.value, read, plan)
    }
    let defaulted = payload.fields.filter { $0.value.takesDefault && !$0.keys.isEmpty }
    if defaulted.isEmpty {
      writeConstruction(plan, expressions)
    } else {
      writeDefaults(defaulted, plan, expressions, from: sources)
    }
  }

  /// Writes checks that members of the object with fixed values have those values, if they are
  /// there.
  private func writeConstants(_ payload: KeyedPayload, _ plan: CasePlan, in container: String) {
    let name = model.name(of: plan.model).quoted
    for constant in payload.constants {
      let place = "for: \(constant.key.quoted), in: \(name)"
      guard let scalar = constant.value.scalar else {
        out.require(.expectedLiteral)
        let value = "\(constant.value.member), spelled: \(constant.value.text.quoted)"
        out.line("try \(container).expect(\(value), \(place))")
        continue
      }
      out.require(.expectedConstant)
      out.line("try \(container).expect(\(scalar.member), \(place))")
    }
  }

  /// Opens the objects on paths. Returns where each value with a key is, by position.
  private func writeSources(
    _ payload: KeyedPayload, _ plan: CasePlan, in container: String
  ) -> [Int: Source] {
    var containers: [[String]: String] = [[]: container]
    for object in payload.objects where !object.fields.isEmpty || form.rejectsUnknownKeys {
      out.require(.objectIfAny)
      let outer = containers[object.path.dropLast()] ?? container
      out.line("let \(object.name) = try \(outer).objectIfAny(for: \(object.key.quoted))")
      rejectUnknownKeys(plan, in: object.name, otherThan: object.knownKeys)
      containers[object.path] = object.name
    }
    var sources: [Int: Source] = [:]
    for field in payload.fields {
      guard case .keys(let path, let aliases) = field.place else { continue }
      let holder = containers[path.dropLast()] ?? container
      sources[field.value.position] =
        path.count > 1 && !aliases.isEmpty
        ? writePlace(field, path[path.count - 1].quoted, aliases, in: holder, beside: container)
        : source([path[path.count - 1]] + aliases, in: holder)
    }
    return sources
  }

  private func source(_ keys: [String], in container: String) -> Source {
    if keys.count > 1 { out.require(.anyKey) }
    return Source(slot: Slot(receiver: container, key: key(of: keys, in: container))) {
      if keys.count == 1 { return out.hasKey(keys[0].quoted, in: container) }
      out.require(.containsAny)
      return "\(container).contains(anyOf: [\(keys.quotedList)])"
    }
  }

  /// Writes the search for a value with aliases. These are keys of the payload's own object,
  /// wherever the path leads.
  private func writePlace(
    _ field: Field, _ key: String, _ aliases: [String], in holder: String, beside container: String
  ) -> Source {
    let place = "place\(field.value.position)"
    out.require(.aliasPlace)
    out.line(
      "let \(place) = \(holder).place(of: \(key), or: [\(aliases.quotedList)], in: \(container))")
    return Source(slot: Slot(receiver: "\(place).object", key: "\(place).key")) {
      out.hasKey("\(place).key", in: "\(place).object")
    }
  }

  /// Opens the object with the values. Returns the names of its container and its decoder.
  func writeObject(
    _ payload: KeyedPayload, _ plan: CasePlan, at place: PayloadPlace
  ) -> (container: String, decoder: String) {
    let needsContainer = payload.hasOwnKeys || form.rejectsUnknownKeys
    switch place {
    case .container: return ("container", "decoder")
    case .root:
      if needsContainer { writeLookForKeys(plan) }
      return ("payload", "decoder")
    case .key, .element, .elements: break
    }
    guard payload.hasFlattened else {
      out.line("let payload = try \(object(at: place))")
      return ("payload", "decoder")
    }
    out.line("let payloadDecoder = try \(decoder(at: place))")
    if needsContainer {
      out.line("let payload = try payloadDecoder.container(keyedBy: CodableEnumKey.self)")
    }
    return ("payload", "payloadDecoder")
  }

  /// Leaves an attempt of `.untagged` if the object doesn't have the keys of the case.
  private func writeLookForKeys(_ plan: CasePlan) {
    let conditions = form.looks[plan.index].tellingKeys.map {
      form.looksAtAllKeys ? "keys.contains(\($0.quoted))" : out.hasKey($0.quoted, in: "payload")
    }
    if !conditions.isEmpty { writeAttempt(conditions.joined(separator: ", ")) }
  }

  /// Returns the expression for a value. Values in `CaseLook.early` are decoded here, before the
  /// others.
  func writeEarly(_ value: ValuePlan, _ read: String, _ plan: CasePlan) -> String {
    guard !form.looks.isEmpty, let type = form.looks[plan.index].early[value.position] else {
      return read
    }
    out.relocate(to: model.path, line: value.line)
    out.line("let \(value.name): \(type) = try \(read)")
    out.endRelocation()
    return value.name
  }

  private func read(
    _ field: Field, of payload: KeyedPayload, from container: String, _ decoder: String,
    _ sources: [Int: Source]
  ) -> String {
    if let source = sources[field.value.position] {
      return expression(field.value, in: source.slot)
    }
    if case .otherKeys = field.place {
      out.require(.otherKeysDecoding)
      return "\(container).otherKeys(besides: [\(payload.knownKeys.quotedList)])"
    }
    out.require(field.value.isOptional ? .flattenedOptional : .flattened)
    let function =
      field.value.isOptional ? "codableEnumFlattenedOptional" : "codableEnumFlattened"
    return "\(function)(in: \(decoder))"
  }

  /// Writes both ways to make a case with defaults: all values are present, or some are left to the
  /// declaration. This way the defaults, which may be any expressions that resolve in the enum's
  /// declaration, don't have to be repeated.
  private func writeDefaults(
    _ defaulted: [Field], _ plan: CasePlan, _ expressions: [Int: String],
    from sources: [Int: Source]
  ) {
    if plan.model.isIndistinct { return writeEachAlone(defaulted[...], plan, expressions, sources) }
    let presence = defaulted.compactMap { sources[$0.value.position]?.presence() }
    out.block("if \(presence.joined(separator: ", "))") {
      writeConstruction(plan, expressions)
    } or: {
      var required = expressions
      for field in defaulted { required[field.value.position] = nil }
      // Values that would be taken for an omitted one are set afterwards.
      let given = required.merging(plan.unreadArguments) { $1 }
      let omitted = Set(
        plan.model.parameters.indices.filter { given[$0] == nil && $0 != plan.keptTag?.position })
      let misplaced = plan.model.misplaced(leavingOut: omitted)
      let late = plan.payload.values.filter { misplaced.contains($0.position) }
      for value in late { required[value.position] = nil }
      if defaulted.count == 1, late.isEmpty, defaulted[0].value.optionality == .required {
        writeConstruction(plan, required)
      } else {
        let read = late.map { (value: $0, read: expressions[$0.position] ?? "") }
        writeReplacements(defaulted, plan, required, from: sources, late: read)
      }
    }
  }

  /// Writes every combination of values that are left to the declaration, for cases that no pattern
  /// can take apart.
  private func writeEachAlone(
    _ defaulted: ArraySlice<Field>, _ plan: CasePlan, _ expressions: [Int: String],
    _ sources: [Int: Source]
  ) {
    guard let field = defaulted.first else { return writeConstruction(plan, expressions) }
    out.block("if \(sources[field.value.position]?.presence() ?? "true")") {
      writeEachAlone(defaulted.dropFirst(), plan, expressions, sources)
    } or: {
      var rest = expressions
      rest[field.value.position] = nil
      writeEachAlone(defaulted.dropFirst(), plan, rest, sources)
    }
  }

  /// Makes the case with all defaults, takes it apart, and replaces the values that are present,
  /// and those that turn out to be optionals, which are nil if they are missing.
  private func writeReplacements(
    _ defaulted: [Field], _ plan: CasePlan, _ required: [Int: String],
    from sources: [Int: Source], late: [(value: ValuePlan, read: String)]
  ) {
    writeConstruction(plan, required, into: "let defaults: Self")
    let all = Array(plan.model.parameters.indices)
    let pattern = plan.model.pattern(
      binding: all, mutable: (defaulted.map(\.value) + late.map(\.value)).map(\.position))
    out.block("if case \(pattern) = defaults") {
      for field in defaulted {
        guard let source = sources[field.value.position] else { continue }
        var read =
          "try \(source.slot.receiver).replace(&\(field.value.name), for: \(source.slot.key ?? ""))"
        out.require(substitute(field.value) == nil ? .replacement : .codedReplacement)
        if let substitute = substitute(field.value) {
          read += " { try \(substitute)(from: $0) }"
        }
        out.relocate(to: model.path, line: field.value.line)
        out.line(read)
      }
      for (value, read) in late {
        out.relocate(to: model.path, line: value.line)
        out.line("\(value.name) = try \(read)")
      }
      out.endRelocation()
      let names = Dictionary(uniqueKeysWithValues: all.map { ($0, "value\($0)") })
      out.line("self = \(plan.model.construction(names, onOneLine: true))")
    } or: {
      out.line("self = defaults")
    }
  }
}
