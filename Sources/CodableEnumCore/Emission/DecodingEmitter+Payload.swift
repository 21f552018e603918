extension DecodingEmitter {
  /// Writes the statements that decode the values of a case and make it.
  mutating func writePayload(_ index: Int, at place: PayloadPlace) {
    switch representation.forms[index].payload {
    case .empty(let form):
      writeEmpty(form, index, at: place)
      writeConstruction(index, [:])
    case .keyed(let fields): writeKeyed(fields, index, at: place)
    case .unkeyed(let values): writeUnkeyed(values, index, at: place)
    case .bare(let value): writeBare(value, index, at: place)
    }
  }

  /// Whether nothing at all can be read as the payload: every value is optional or has a default.
  func canBeAbsent(_ index: Int) -> Bool {
    model.cases[index].values.allSatisfy { $0.isSkipped || $0.hasDefault || $0.type.isOptional }
  }

  /// Writes the case that an absent payload is.
  mutating func writeAbsentPayload(_ index: Int) {
    var expressions: [Int: String] = [:]
    for (position, value) in model.cases[index].values.enumerated() where !value.hasDefault {
      expressions[position] = "nil"
    }
    writer.line("\(target) = \(model.cases[index].construction(expressions))")
  }

  private mutating func writeEmpty(_ form: EmptyForm, _ index: Int, at place: PayloadPlace) {
    if form == .object, model.rejectsUnknownKeys, isPrimary {
      let (container, _) = writeObject([], index, at: place)
      return rejectUnknownKeys(index, in: container, otherThan: [])
    }
    let (receiver, argument) =
      switch place {
      case .key(let key): ("container", "for: \(key)")
      case .element: ("elements", "")
      case .container, .elements: ("", "")
      case .root: ("root", "")
      }
    guard !receiver.isEmpty else { return }
    if case .root = place, form == .null {
      let name = model.cases[index].baseName.quoted
      return writeAttempt("try attempts.isNull(decoder, for: \(name))")
    }
    if case .root = place, form != .omit, form != .name { writeRoot() }
    switch form {
    case .object: writer.line("try \(receiver).expectObject(\(argument))")
    case .array: writer.line("try \(receiver).expectEmptyArray(\(argument))")
    case .true: writer.line("try \(receiver).expectTrue(\(argument))")
    case .null: writer.line("try \(receiver).expectNull(\(argument))")
    case .name, .omit: return
    }
    support.insert(.emptyForms)
    support.insert(.root)
    support.insert(.elements)
  }

  /// Leaves an attempt of `.untagged` whose condition does not hold; why is noted then.
  private mutating func writeAttempt(_ condition: String) {
    let isLong = condition.utf8.count > 60
    writer.line("guard \(condition)\(isLong ? "\n" : " ")else { break attempt }")
  }

  mutating func writeRoot() {
    support.insert(.root)
    writer.line("let root = CodableEnumRoot(decoder)")
  }

  // MARK: Objects

  private mutating func writeKeyed(_ fields: [Field], _ index: Int, at place: PayloadPlace) {
    let (container, decoder) = writeObject(fields, index, at: place)
    var expressions: [Int: String] = [:]
    for field in fields {
      expressions[field.value] = read(field, index, from: container, decoder)
      if case .otherKeys = field.place {
        support.insert(.otherKeysDecoding)
        let keys = fields.flatMap(\.keys) + representation.keysBesideValues(at: place)
        expressions[field.value] = "\(container).otherKeys(besides: [\(quotedList(keys))])"
      }
    }
    // A nil is written by leaving its key out, so that a missing optional can be nothing but nil.
    let defaulted = fields.filter {
      let value = model.cases[index].values[$0.value]
      return value.hasDefault && !value.type.isOptional && !$0.keys.isEmpty
    }
    if defaulted.isEmpty {
      writeConstruction(index, expressions)
    } else {
      writeDefaults(defaulted, index, expressions, from: container)
    }
    rejectUnknownKeys(
      index, in: container,
      otherThan: fields.flatMap(\.keys) + representation.keysBesideValues(at: place))
  }

  /// Opens the object that holds the values; returns the names of its container and its decoder.
  private mutating func writeObject(
    _ fields: [Field], _ index: Int, at place: PayloadPlace
  ) -> (container: String, decoder: String) {
    let hasFlattened = fields.contains(where: \.isFlattened)
    let needsContainer = fields.contains { !$0.isFlattened } || model.rejectsUnknownKeys
    var decoder = "decoder"
    switch place {
    case .container: return ("container", decoder)
    case .root:
      if needsContainer {
        let keys = requiredKeys(fields, index)
        if keys.isEmpty {
          writer.line("let payload = try attempts.object(of: decoder)")
        } else {
          let name = model.cases[index].baseName.quoted
          let arguments = "of: decoder, with: [\(quotedList(keys))], for: \(name)"
          writeAttempt("let payload = try attempts.object(\(arguments))")
        }
      }
    case .key, .element, .elements:
      let receiver = if case .key = place { "container" } else { "elements" }
      let argument = if case .key(let key) = place { "for: \(key)" } else { "" }
      if hasFlattened {
        decoder = "payloadDecoder"
        support.insert(.nestedDecoders)
        writer.line("let payloadDecoder = try \(receiver).decoder(\(argument))")
        if needsContainer {
          writer.line("let payload = try payloadDecoder.container(keyedBy: CodableEnumKey.self)")
        }
      } else {
        writer.line("let payload = try \(receiver).object(\(argument))")
      }
    }
    return ("payload", decoder)
  }

  /// The keys without which a value cannot be made, as far as spellings tell.
  private func requiredKeys(_ fields: [Field], _ index: Int) -> [String] {
    fields.filter { field in
      let value = model.cases[index].values[field.value]
      guard field.keys.count == 1, !value.hasDefault, value.coder == nil else { return false }
      return switch value.type.form {
      case .notAnObject, .dictionary: true
      case .optional, .name, .other: false
      }
    }.map { $0.keys[0] }
  }

  private mutating func read(
    _ field: Field, _ index: Int, from container: String, _ decoder: String
  ) -> String {
    let value = model.cases[index].values[field.value]
    guard !field.keys.isEmpty else {
      support.insert(.flatteningDecoding)
      let function =
        value.type.isOptional ? "codableEnumFlattenedOptional" : "codableEnumFlattened"
      return "\(function)(in: \(decoder))"
    }
    if field.keys.count > 1 { support.insert(.aliases) }
    return expression(
      field.value, of: index, container, keyArguments(field.keys), coders: .coderDecoding)
  }

  /// Writes both ways to make a case some of whose values have defaults: all present, or some left
  /// to the declaration. Only so the defaults, which may be any expression that resolves where the
  /// enum stands, need not be written again.
  private mutating func writeDefaults(
    _ defaulted: [Field], _ index: Int, _ expressions: [Int: String], from container: String
  ) {
    let presence = defaulted.map { field in
      field.keys.count == 1
        ? "\(container).contains(\(field.keys[0].quoted))"
        : "\(container).contains(anyOf: [\(quotedList(field.keys))])"
    }
    writer.line("if \(presence.joined(separator: ", ")) {")
    writer.indent()
    writeConstruction(index, expressions)
    writer.outdent()
    writer.line("} else {")
    writer.indent()
    var required = expressions
    for field in defaulted { required[field.value] = nil }
    let mayBeNil = defaulted.contains {
      if case .name = model.cases[index].values[$0.value].type.form { true } else { false }
    }
    if defaulted.count == 1, !mayBeNil {
      writeConstruction(index, required)
    } else {
      writeReplacements(defaulted, index, required, from: container)
    }
    writer.outdent()
    writer.line("}")
  }

  /// Makes the case with all defaults, takes it apart, and replaces the values that are present, and
  /// those that turn out to be optionals: they are nil where they are missing.
  private mutating func writeReplacements(
    _ defaulted: [Field], _ index: Int, _ required: [Int: String], from container: String
  ) {
    support.insert(.replacement)
    let item = model.cases[index]
    target = "let defaults: Self"
    writeConstruction(index, required)
    target = "self"
    let all = Set(item.values.indices)
    let replaced = Set(defaulted.map(\.value))
    writer.line("if case \(item.pattern(binding: all, mutable: replaced)) = defaults {")
    writer.indent()
    for field in defaulted {
      var read = "try \(container).replace(&value\(field.value), \(keyArguments(field.keys)))"
      if let coder = item.values[field.value].coder {
        support.insert(.coderDecoding)
        read += " { try \(coder).decode(from: $0) }"
      }
      writer.line(read)
    }
    var names: [Int: String] = [:]
    for value in all { names[value] = "value\(value)" }
    var flat = item
    for value in flat.values.indices { flat.values[value].line = flat.line }
    writer.line("\(target) = \(flat.construction(names))")
    writer.outdent()
    writer.line("} else {")
    writer.line("  \(target) = defaults")
    writer.line("}")
  }

  // MARK: Arrays

  private mutating func writeUnkeyed(_ values: [Int], _ index: Int, at place: PayloadPlace) {
    support.insert(.elements)
    var elements = "payload"
    switch place {
    case .container, .elements: elements = "elements"
    case .root: writer.line("var payload = try CodableEnumElements(of: decoder)")
    case .key(let key): writer.line("var payload = try container.elements(for: \(key))")
    case .element: writer.line("var payload = try elements.elements()")
    }
    writeElements(values, index, from: elements)
    writer.line("try \(elements).expectEnd(of: \(name(of: index).quoted), \(values.count))")
  }

  /// Values at the end that have defaults may be missing; how many are there decides.
  private mutating func writeElements(_ values: [Int], _ index: Int, from elements: String) {
    let models = model.cases[index].values
    var expressions: [Int: String] = [:]
    for value in values {
      expressions[value] = expression(value, of: index, elements, "", coders: .elementCoders)
    }
    let required =
      (values.lastIndex { !models[$0].hasDefault && !models[$0].type.isOptional } ?? -1) + 1
    let defaulted = values[required...].filter { models[$0].hasDefault }
    guard !defaulted.isEmpty else { return writeConstruction(index, expressions) }
    writer.line("switch \(elements).remainingCount(upTo: \(values.count)) {")
    for count in required..<values.count where models[values[count]].hasDefault {
      writer.line(count == required ? "case ...\(count):" : "case \(count):")
      var present = expressions
      for value in values[count...] { present[value] = models[value].hasDefault ? nil : "nil" }
      writer.indent()
      writeConstruction(index, present)
      writer.outdent()
    }
    writer.line("default:")
    writer.indent()
    writeConstruction(index, expressions)
    writer.outdent()
    writer.line("}")
  }

  // MARK: Single values

  private mutating func writeBare(_ value: Int, _ index: Int, at place: PayloadPlace) {
    let read: String
    switch place {
    case .key(let key):
      read = expression(value, of: index, "container", "for: \(key)", coders: .coderDecoding)
    case .element, .elements:
      support.insert(.elements)
      read = expression(value, of: index, "elements", "", coders: .elementCoders)
    case .root, .container:
      writeRoot()
      read = expression(value, of: index, "root", "", coders: .rootCoders)
    }
    writeConstruction(index, [value: read])
  }
}
