extension EncodingEmitter {
  /// Writes the statements that encode the values of a case.
  mutating func writePayload(_ index: Int, at place: PayloadPlace) {
    switch representation.forms[index].payload {
    case .empty(let form): writeEmpty(form, index, at: place)
    case .keyed(let fields): writeKeyed(fields, index, at: place)
    case .unkeyed(let values): writeUnkeyed(values, index, at: place)
    case .bare(let value): writeBare(value, index, at: place)
    }
  }

  private mutating func writeEmpty(_ form: EmptyForm, _ index: Int, at place: PayloadPlace) {
    let (receiver, argument, separator) =
      switch place {
      case .key(let key): ("container", "forKey: \(key)", ", ")
      case .element: ("elements", "", "")
      case .root, .container, .elements: ("encoder", "", "")
      }
    if case .root = place {
      switch form {
      case .object: writer.line("_ = encoder.container(keyedBy: CodableEnumKey.self)")
      case .array: writer.line("_ = encoder.unkeyedContainer()")
      case .true: writeSingle("true as Swift.Bool")
      case .null:
        writer.line("var container = encoder.singleValueContainer()")
        writer.line("try container.encodeNil()")
      case .name: writeSingle(tagExpression(index))
      case .omit: break
      }
      return
    }
    switch form {
    case .object:
      writer.line(
        "_ = \(receiver).nestedContainer(keyedBy: CodableEnumKey.self\(separator)\(argument))")
    case .array: writer.line("_ = \(receiver).nestedUnkeyedContainer(\(argument))")
    case .true: writer.line("try \(receiver).encode(true as Swift.Bool\(separator)\(argument))")
    case .null: writer.line("try \(receiver).encodeNil(\(argument))")
    case .name, .omit: break
    }
  }

  /// Encodes an expression as the whole value.
  mutating func writeSingle(_ expression: String) {
    writer.line("var container = encoder.singleValueContainer()")
    writer.line("try container.encode(\(expression))")
  }

  // MARK: Objects

  private mutating func writeKeyed(_ fields: [Field], _ index: Int, at place: PayloadPlace) {
    let hasFlattened = fields.contains(where: \.isFlattened)
    let hasKeys = fields.contains { !$0.isFlattened }
    var container = "payload"
    var encoder = "encoder"
    switch place {
    case .container: container = "container"
    case .root:
      if hasKeys { writer.line("var payload = encoder.container(keyedBy: CodableEnumKey.self)") }
    case .key, .element, .elements:
      let receiver = if case .key = place { "container" } else { "elements" }
      let argument = if case .key(let key) = place { "forKey: \(key)" } else { "" }
      if hasFlattened {
        encoder = "payloadEncoder"
        writer.line("let payloadEncoder = \(receiver).superEncoder(\(argument))")
        if hasKeys {
          writer.line("var payload = payloadEncoder.container(keyedBy: CodableEnumKey.self)")
        }
      } else {
        let separator = argument.isEmpty ? "" : ", "
        writer.line(
          "var payload = \(receiver).nestedContainer(keyedBy: CodableEnumKey.self\(separator)\(argument))"
        )
      }
    }
    for field in fields {
      relocate(to: field.value, of: index)
      switch field.place {
      case .flattened: writeFlattened(field.value, index, to: encoder)
      case .otherKeys:
        support.insert(.otherKeysEncoding)
        let keys = fields.flatMap(\.keys) + representation.keysBesideValues(at: place)
        let reserved = keys.map(\.quoted).joined(separator: ", ")
        writer.line(
          "try \(container).encode(contentsOf: value\(field.value), besides: [\(reserved)])")
      case .keys(let keys): writeField(field.value, index, keys[0], to: container)
      }
    }
  }

  private mutating func writeFlattened(_ value: Int, _ index: Int, to encoder: String) {
    let isReflected = model.cases[index].isIndistinct
    let model = model.cases[index].values[value]
    if model.type.isOptional, !isReflected {
      writer.line("try value\(value)?.encode(to: \(encoder))")
    } else {
      let isDynamic = model.isGenericParameter || isReflected
      support.insert(isDynamic ? .dynamicFlattening : .flatteningEncoding)
      let function = isDynamic ? "codableEnumFlattenUnlessNil" : "codableEnumFlatten"
      writer.line("try \(function)(value\(value), to: \(encoder))")
    }
  }

  private mutating func writeField(
    _ value: Int, _ index: Int, _ key: String, to container: String
  ) {
    let isReflected = model.cases[index].isIndistinct
    let model = model.cases[index].values[value]
    let name = "value\(value)"
    if let coder = model.coder {
      support.insert(.coderEncoding)
      let function = model.writesNull ? "encode" : "encodeUnlessNil"
      let call = "\(container).\(function)(\(name), for: \(key.quoted))"
      writer.line("try \(call) { try \(coder).encode($0, to: $1) }")
      return
    }
    switch model.type.form {
    case _ where model.writesNull, .notAnObject, .dictionary:
      writer.line("try \(container).encode(\(name), forKey: \(key.quoted))")
    case _ where isReflected:
      support.insert(.dynamicNilEncoding)
      writer.line(
        "try \(container).encodeUnlessDynamicallyNil(\(name), for: \(key.quoted))")
    case .optional:
      writer.line("try \(container).encodeIfPresent(\(name), forKey: \(key.quoted))")
    case .name where model.isGenericParameter && !model.omitsDynamicNil:
      writer.line("try \(container).encode(\(name), forKey: \(key.quoted))")
    case .name where model.isGenericParameter:
      support.insert(.dynamicNilEncoding)
      writer.line(
        "try \(container).encodeUnlessDynamicallyNil(\(name), for: \(key.quoted))")
    case .name, .other:
      support.insert(.keyedEncoding)
      writer.line("try \(container).encodeUnlessNil(\(name), for: \(key.quoted))")
    }
  }

  // MARK: Arrays and single values

  private mutating func writeUnkeyed(_ values: [Int], _ index: Int, at place: PayloadPlace) {
    var elements = "payload"
    switch place {
    case .container, .elements: elements = "elements"
    case .root: writer.line("var payload = encoder.unkeyedContainer()")
    case .key(let key):
      writer.line("var payload = container.nestedUnkeyedContainer(forKey: \(key))")
    case .element: writer.line("var payload = elements.nestedUnkeyedContainer()")
    }
    for value in values {
      relocate(to: value, of: index)
      writeElement(value, index, to: elements)
    }
  }

  private mutating func writeElement(_ value: Int, _ index: Int, to elements: String) {
    guard let coder = model.cases[index].values[value].coder else {
      writer.line("try \(elements).encode(value\(value))")
      return
    }
    support.formUnion([.unkeyedCoderEncoding])
    writer.line(
      "try codableEnumEncode(value\(value), to: &\(elements)) { try \(coder).encode($0, to: $1) }")
  }

  private mutating func writeBare(_ value: Int, _ index: Int, at place: PayloadPlace) {
    let model = model.cases[index].values[value]
    if case .root = place, model.coder == nil {
      // Only one line is at the line of the value.
      writer.line("var container = encoder.singleValueContainer()")
    }
    relocate(to: value, of: index)
    switch place {
    case .key(let key):
      if let coder = model.coder {
        support.insert(.coderEncoding)
        writer.line(
          "try container.encode(value\(value), for: \(key)) { try \(coder).encode($0, to: $1) }")
      } else {
        writer.line("try container.encode(value\(value), forKey: \(key))")
      }
    case .root, .container:
      if let coder = model.coder {
        support.insert(.rootCoderEncoding)
        writer.line(
          "try codableEnumEncode(value\(value), to: encoder) { try \(coder).encode($0, to: $1) }")
      } else {
        writer.line("try container.encode(value\(value))")
      }
    case .element, .elements: writeElement(value, index, to: "elements")
    }
  }

  private mutating func relocate(to value: Int, of index: Int) {
    writer.relocate(to: model.path, line: model.cases[index].values[value].line)
  }
}
