extension DecodingEmitter {
  /// Writes the statements that decode the values of a case and make it.
  func writePayload(_ whole: CasePlan, at place: PayloadPlace) {
    let plan = whole.restricted(to: .decoding)
    switch plan.payload {
    case .empty(let form):
      writeEmpty(form, plan, at: place)
      writeConstruction(plan, [:])
    case .keyed(let payload) where payload.fields.isEmpty && !form.rejectsUnknownKeys:
      writeEmpty(.object, plan, at: place)
      writeConstruction(plan, [:])
    case .keyed(let payload): writeKeyed(payload, plan, at: place)
    case .unkeyed(let values): writeUnkeyed(values, plan, at: place)
    case .bare(let value): writeBare(value, plan, at: place)
    }
  }

  private func writeEmpty(_ emptyForm: EmptyForm, _ plan: CasePlan, at place: PayloadPlace) {
    if emptyForm == .object, form.rejectsUnknownKeys {
      let payload = KeyedPayload(fields: [], knownKeys: [])
      let (container, _) = writeObject(payload, plan, at: place)
      return rejectUnknownKeys(plan, in: container, otherThan: [])
    }
    let (receiver, argument) =
      switch place {
      case .key(let key): ("container", "for: \(key)")
      case .element: ("elements", "")
      case .container, .elements: ("", "")
      case .root: ("root", "")
      }
    guard !receiver.isEmpty else { return }
    if case .root = place, emptyForm == .null {
      return writeAttempt("try attempts.isNull(decoder, for: \(plan.model.baseName.quoted))")
    }
    if case .root = place, emptyForm != .omit, emptyForm != .name { writeRoot() }
    switch emptyForm {
    case .object: out.line("try \(receiver).expectObject(\(argument))")
    case .array: out.line("try \(receiver).expectEmptyArray(\(argument))")
    case .true: out.line("try \(receiver).expectTrue(\(argument))")
    case .null: out.line("try \(receiver).expectNull(\(argument))")
    case .name, .omit: return
    }
    out.require(.emptyForms, .root, .elements)
  }

  /// Leaves an attempt of `.untagged` whose condition does not hold; why is noted then.
  private func writeAttempt(_ condition: String) {
    let isLong = condition.utf8.count > 60
    out.line("guard \(condition)\(isLong ? "\n" : " ")else { break attempt }")
  }

  /// Leaves an attempt of `.untagged` whose value is of another kind than the case's.
  func writeLook(_ look: CaseLook, _ plan: CasePlan) {
    let name = plan.model.baseName.quoted
    switch look.kind {
    case .array:
      let counts = look.counts.map { ", counts: \($0.lowerBound)...\($0.upperBound)" } ?? ""
      writeAttempt("attempts.isArray(decoder\(counts), for: \(name))")
    case .scalar: writeAttempt("attempts.mayBeScalar(for: \(name))")
    case .object:
      // Values in the object ask for it themselves.
      if case .keyed = plan.payload { return }
      writeAttempt("attempts.isObject(decoder, for: \(name))")
    case .null, nil: return
    }
  }

  private func writeRoot() {
    out.require(.root)
    out.line("let root = CodableEnumRoot(decoder)")
  }

  // MARK: Objects

  private func writeKeyed(_ payload: KeyedPayload, _ plan: CasePlan, at place: PayloadPlace) {
    let (container, decoder) = writeObject(payload, plan, at: place)
    // Before anything is found missing: it may be there, misspelled.
    rejectUnknownKeys(plan, in: container, otherThan: payload.knownKeys)
    var expressions: [Int: String] = [:]
    for field in payload.fields {
      let read = read(field, of: payload, from: container, decoder)
      expressions[field.value.position] = writeEarly(field.value, read, plan)
    }
    let defaulted = payload.fields.filter { $0.value.takesDefault && !$0.keys.isEmpty }
    if defaulted.isEmpty {
      writeConstruction(plan, expressions)
    } else {
      writeDefaults(defaulted, plan, expressions, from: container)
    }
  }

  /// Opens the object that holds the values; returns the names of its container and its decoder.
  private func writeObject(
    _ payload: KeyedPayload, _ plan: CasePlan, at place: PayloadPlace
  ) -> (container: String, decoder: String) {
    let needsContainer =
      payload.fields.contains { !$0.isFlattened } || form.rejectsUnknownKeys
    switch place {
    case .container: return ("container", "decoder")
    case .root:
      if needsContainer { writeRootObject(plan) }
      return ("payload", "decoder")
    case .key, .element, .elements: break
    }
    let receiver = if case .key = place { "container" } else { "elements" }
    let argument = if case .key(let key) = place { "for: \(key)" } else { "" }
    guard payload.hasFlattened else {
      out.line("let payload = try \(receiver).object(\(argument))")
      return ("payload", "decoder")
    }
    out.require(.nestedDecoders)
    out.line("let payloadDecoder = try \(receiver).decoder(\(argument))")
    if needsContainer {
      out.line("let payload = try payloadDecoder.container(keyedBy: CodableEnumKey.self)")
    }
    return ("payload", "payloadDecoder")
  }

  private func writeRootObject(_ plan: CasePlan) {
    let keys = quotedList(form.looks[plan.index].requiredKeys)
    let name = plan.model.baseName.quoted
    writeAttempt("let payload = attempts.object(of: decoder, with: [\(keys)], for: \(name))")
  }

  /// Values that are decoded before the others, as `CaseLook.early` says.
  private func writeEarly(_ value: ValuePlan, _ read: String, _ plan: CasePlan) -> String {
    guard !form.looks.isEmpty, let type = form.looks[plan.index].early[value.position] else {
      return read
    }
    out.relocate(to: model.path, line: value.line)
    out.line("let \(value.name): \(type) = try \(read)")
    out.endRelocation()
    return value.name
  }

  private func read(
    _ field: Field, of payload: KeyedPayload, from container: String, _ decoder: String
  ) -> String {
    switch field.place {
    case .keys(let keys):
      if keys.count > 1 { out.require(.aliases) }
      return expression(field.value, container, keyArguments(keys), coders: .coderDecoding)
    case .flattened:
      out.require(.flatteningDecoding)
      let function =
        field.value.isOptional ? "codableEnumFlattenedOptional" : "codableEnumFlattened"
      return "\(function)(in: \(decoder))"
    case .otherKeys:
      out.require(.otherKeysDecoding)
      return "\(container).otherKeys(besides: [\(quotedList(payload.knownKeys))])"
    }
  }

  /// Writes both ways to make a case some of whose values have defaults: all present, or some left
  /// to the declaration. Only so the defaults, which may be any expression that resolves where the
  /// enum stands, need not be written again.
  private func writeDefaults(
    _ defaulted: [Field], _ plan: CasePlan, _ expressions: [Int: String], from container: String
  ) {
    let presence = defaulted.map { field in
      field.keys.count == 1
        ? "\(container).contains(\(field.keys[0].quoted))"
        : "\(container).contains(anyOf: [\(quotedList(field.keys))])"
    }
    out.block("if \(presence.joined(separator: ", "))") {
      writeConstruction(plan, expressions)
    } or: {
      var required = expressions
      for field in defaulted { required[field.value.position] = nil }
      if defaulted.count == 1, defaulted[0].value.optionality == .required {
        writeConstruction(plan, required)
      } else {
        writeReplacements(defaulted, plan, required, from: container)
      }
    }
  }

  /// Makes the case with all defaults, takes it apart, and replaces the values that are present, and
  /// those that turn out to be optionals: they are nil where they are missing.
  private func writeReplacements(
    _ defaulted: [Field], _ plan: CasePlan, _ required: [Int: String], from container: String
  ) {
    out.require(.replacement)
    writeConstruction(plan, required, into: "let defaults: Self")
    let all = Array(plan.model.parameters.indices)
    let pattern = plan.model.pattern(binding: all, mutable: defaulted.map(\.value.position))
    out.block("if case \(pattern) = defaults") {
      for field in defaulted {
        let arguments = "&\(field.value.name), \(keyArguments(field.keys))"
        var read = "try \(container).replace(\(arguments))"
        if let substitute = substitute(field.value) {
          out.require(.coderDecoding)
          read += " { try \(substitute)(from: $0) }"
        }
        out.line(read)
      }
      let names = Dictionary(uniqueKeysWithValues: all.map { ($0, "value\($0)") })
      out.line("self = \(plan.model.construction(names, onOneLine: true))")
    } or: {
      out.line("self = defaults")
    }
  }

  // MARK: Arrays

  private func writeUnkeyed(_ values: [ValuePlan], _ plan: CasePlan, at place: PayloadPlace) {
    out.require(.elements)
    let name = model.name(of: plan.model).quoted
    let expectation = "expecting: \(requiredCount(values)), of: \(name)"
    var elements = "payload"
    switch place {
    case .container, .elements: elements = "elements"
    case .root: out.line("var payload = try CodableEnumElements(of: decoder, \(expectation))")
    case .key(let key):
      out.line("var payload = try container.elements(for: \(key), \(expectation))")
    case .element: out.line("var payload = try elements.elements(\(expectation))")
    }
    writeElements(values, plan, from: elements)
    out.line("try \(elements).expectEnd(of: \(name), \(values.count))")
  }

  /// How many elements there must be: those behind the last value that must be there may be missing.
  func requiredCount(_ values: [ValuePlan]) -> Int {
    (values.lastIndex { !$0.hasDefault && !$0.isOptional } ?? -1) + 1
  }

  /// Values at the end that have defaults may be missing; how many are there decides.
  private func writeElements(_ values: [ValuePlan], _ plan: CasePlan, from elements: String) {
    var expressions: [Int: String] = [:]
    // A value that holds the enum waits for those behind it, which may tell that it is another case.
    let early = form.looks.isEmpty ? [:] : form.looks[plan.index].early
    let last = values.last { early[$0.position] != nil }?.position ?? -1
    for value in values {
      if early[value.position] == nil, value.position < last, !value.hasDefault {
        out.require(.root)
        out.line("let decoder\(value.position) = try \(elements).decoder()")
        expressions[value.position] = expression(
          value, "CodableEnumRoot(decoder\(value.position))", "", coders: .rootCoders)
      } else {
        let read = expression(value, elements, "", coders: .elementCoders)
        expressions[value.position] = writeEarly(value, read, plan)
      }
    }
    let required = requiredCount(values)
    let counts = (required..<values.count).filter { values[$0].hasDefault }
    guard !counts.isEmpty else { return writeConstruction(plan, expressions) }
    out.line("switch \(elements).remainingCount(upTo: \(values.count)) {")
    for count in counts {
      out.line(count == required ? "case ...\(count):" : "case \(count):")
      var present = expressions
      for value in values[count...] { present[value.position] = value.hasDefault ? nil : "nil" }
      out.indented { writeConstruction(plan, present) }
    }
    out.line("default:")
    out.indented { writeConstruction(plan, expressions) }
    out.line("}")
  }

  // MARK: Single values

  private func writeBare(_ value: ValuePlan, _ plan: CasePlan, at place: PayloadPlace) {
    let read: String
    switch place {
    case .key(let key):
      read = expression(value, "container", "for: \(key)", coders: .coderDecoding)
    case .element, .elements:
      out.require(.elements)
      read = expression(value, "elements", "", coders: .elementCoders)
    case .root, .container:
      writeRoot()
      read = expression(value, "root", "", coders: .rootCoders)
    }
    writeConstruction(plan, [value.position: read])
  }
}
