extension DecodingEmitter {
  /// Writes the statements that decode the values of a case and make it.
  func writePayload(_ whole: CasePlan, at place: PayloadPlace) {
    let plan = whole.asRead
    switch plan.payload {
    case .empty(let form):
      writeEmpty(form, plan, at: place)
      writeConstruction(plan, [:])
    case .keyed(let payload) where payload.isEmpty && !form.rejectsUnknownKeys:
      writeEmpty(.object, plan, at: place)
      writeConstruction(plan, [:])
    case .keyed(let payload): writeKeyed(payload, plan, at: place)
    case .unkeyed(let values): writeUnkeyed(values, plan, at: place)
    case .bare(let value): writeBare(value, plan, at: place)
    case .together(let values, let coder): writeTogether(values, coder, plan, at: place)
    }
  }

  private func writeEmpty(_ emptyForm: EmptyForm, _ plan: CasePlan, at place: PayloadPlace) {
    if emptyForm == .object, form.rejectsUnknownKeys {
      let payload = KeyedPayload(fields: [], knownKeys: [])
      let (container, _) = writeObject(payload, plan, at: place)
      return rejectUnknownKeys(plan, in: container, otherThan: [])
    }
    let slot: Slot
    let pieces: (array: SupportPiece, true: SupportPiece, null: SupportPiece?)
    switch place {
    case .key:
      pieces = (.emptyArrayUnderKey, .trueUnderKey, .nullUnderKey)
      slot = place.slot
    case .element:
      pieces = (.emptyArrayElement, .trueElement, .nullElement)
      slot = place.slot
    case .root:
      pieces = (.emptyArray, .trueValue, nil)
      slot = Slot(receiver: "CodableEnumRoot(decoder)")
    case .container, .elements: return
    }
    switch emptyForm {
    case .literal(let document):
      switch place {
      case .key: out.require(.onlyLiteralUnderKey)
      case .root: out.require(.onlyLiteral)
      case .element, .elements, .container: out.require(.onlyLiteralElement)
      }
      let arguments = "\(document.member), spelled: \(document.text.quoted)"
      out.line("try \(slot.call("expectOnly", "for", arguments))")
    case .object: out.line("_ = try \(object(at: place))")
    case .array:
      out.require(pieces.array)
      out.line("try \(slot.call("expectEmptyArray", "for"))")
    case .true:
      out.require(pieces.true)
      out.line("try \(slot.call("expectTrue", "for"))")
    case .null:
      guard let null = pieces.null else {
        return writeAttempt("try decoder.singleValueContainer().decodeNil()")
      }
      out.require(null)
      out.line("try \(slot.call("expectNull", "for"))")
    case .name, .omit: return
    }
  }

  /// An expression for the object that stands at a place.
  func object(at place: PayloadPlace) -> String {
    out.require(.key)
    switch place {
    case .key: return place.slot.call("nestedContainer", "forKey", "keyedBy: CodableEnumKey.self")
    case .element, .elements:
      out.require(.objectElement)
      return "elements.object()"
    case .root, .container: return "decoder.container(keyedBy: CodableEnumKey.self)"
    }
  }

  /// An expression for the decoder of what stands at a place.
  func decoder(at place: PayloadPlace) -> String {
    switch place {
    case .key: out.require(.nestedDecoder)
    case .element, .elements: out.require(.decoderElement)
    case .root, .container: return "decoder"
    }
    return place.slot.call("decoder", "for")
  }

  /// Leaves an attempt of `.untagged` whose condition does not hold; `explain` tells why, if no case
  /// fits.
  func writeAttempt(_ condition: String) {
    let isLong = condition.utf8.count > 60
    out.line("guard \(condition)\(isLong ? "\n" : " ")else { break attempt }")
  }

  /// Leaves an attempt of `.untagged` whose value is of another kind than the case's.
  func writeLook(_ look: CaseLook, _ plan: CasePlan) {
    switch look.kind {
    case .array:
      let counts = look.counts.map { ", counts: \($0.lowerBound)...\($0.upperBound)" } ?? ""
      out.require(.attemptedArray)
      writeAttempt("attempts.isArray(decoder\(counts))")
    case .scalar:
      out.require(.attemptedScalar)
      writeAttempt("attempts.mayBeScalar")
    case .url:
      out.require(.attemptedURL)
      writeAttempt("attempts.mayBeURL(decoder)")
    case .object:
      // Who asks for keys has it. A flattened struct without properties would read anything.
      if asksForKeys(plan) { return }
      writeAttempt("object != nil")
    case .null, nil: return
    }
  }

  // MARK: Arrays

  private func writeUnkeyed(_ values: [ValuePlan], _ plan: CasePlan, at place: PayloadPlace) {
    out.require(.elements, .elementsEnd)
    let name = model.name(of: plan.model).quoted
    let expectation = "expecting: \(requiredCount(values)), of: \(name)"
    var elements = "payload"
    switch place {
    case .container, .elements: elements = "elements"
    case .root:
      out.require(.elementsOf)
      out.line("var payload = try CodableEnumElements(of: decoder, \(expectation))")
    case .key(let key):
      out.require(.elementsUnderKey)
      out.line("var payload = try container.elements(for: \(key), \(expectation))")
    case .element:
      out.require(.elementsElement)
      out.line("var payload = try elements.elements(\(expectation))")
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
    let required = requiredCount(values)
    let counts = (required..<values.count).filter { values[$0].hasDefault }
    // A value that holds the enum waits for those behind it, which may tell that it is another case.
    let early = form.looks.isEmpty ? [:] : form.looks[plan.index].early
    let last =
      values[..<(counts.first ?? values.count)].lastIndex { early[$0.position] != nil } ?? -1
    for (index, value) in values.enumerated() {
      if index < last, early[value.position] == nil {
        expressions[value.position] = writeLate(value, from: elements, isRequired: index < required)
      } else {
        let read = expression(value, elements, "", .element)
        expressions[value.position] = index > last ? read : writeEarly(value, read, plan)
      }
    }
    guard !counts.isEmpty else { return writeConstruction(plan, expressions) }
    let left = last + 1
    out.require(.remainingCount)
    out.line("switch \(elements).remainingCount(upTo: \(values.count - left)) {")
    // Fewer than up to a default are there where optionals are missing before it.
    var next: Int?
    for count in counts {
      out.line("case \(next.map { $0 == count ? "" : "\($0 - left)..." } ?? "...")\(count - left):")
      next = count + 1
      var present = expressions
      for value in values[count...] { present[value.position] = value.hasDefault ? nil : "nil" }
      out.indented { writeConstruction(plan, present) }
    }
    out.line("default:")
    out.indented { writeConstruction(plan, expressions) }
    out.line("}")
  }

  /// Keeps the place of an element that is read behind others; returns how it is read.
  private func writeLate(
    _ value: ValuePlan, from elements: String, isRequired: Bool
  ) -> String {
    out.require(.decoderElement)
    let decoder = "decoder\(value.position)"
    guard isRequired else {
      out.line("let \(decoder) = \(elements).container.isAtEnd ? nil : try \(elements).decoder()")
      let read = expression(value, "CodableEnumRoot($0)", "", .root)
      return "\(decoder).map { try \(read) } ?? nil"
    }
    out.line("let \(decoder) = try \(elements).decoder()")
    return expression(value, "CodableEnumRoot(\(decoder))", "", .root)
  }

  // MARK: Single values

  private func writeBare(_ value: ValuePlan, _ plan: CasePlan, at place: PayloadPlace) {
    let read: String
    switch place {
    case .key(let key):
      read = expression(value, "container", "for: \(key)", .keyed)
    case .element, .elements:
      read = expression(value, "elements", "", .element)
    case .root where model.arrayOfEnum?.index == plan.index:
      read = "Self.codableEnumElements(of: decoder, isElement: isElement)"
    case .root, .container:
      read = expression(value, "CodableEnumRoot(decoder)", "", .root)
    }
    writeConstruction(plan, [value.position: read])
  }

  func writeTogether(
    _ values: [ValuePlan], _ coder: CaseCoder, _ plan: CasePlan, at place: PayloadPlace
  ) {
    let names = values.map(\.name).joined(separator: ", ")
    let pattern = values.count == 1 ? names : "(\(names))"
    out.relocate(to: model.path, line: plan.model.line)
    out.line("let \(pattern) = try \(coder.name).decode(from: \(decoder(at: place)))")
    out.endRelocation()
    let expressions = values.map { ($0.position, $0.name) }
    writeConstruction(plan, Dictionary(uniqueKeysWithValues: expressions), isThrowing: false)
  }
}
