/// Writes the attempts at cases without a tag, in order, and looks at the value before any of it is
/// decoded.
struct UntaggedAttempts {
  /// One for each form.
  let emitters: [DecodingEmitter]
  /// Whether `object` is declared.
  var isObjectKnown = false
  private var areKeysKnown = false
  private var isNullWritten = false
  /// How many attempts have the name of a case.
  private var counts: [String: Int] = [:]

  /// - Parameter emitters: One for each form, in the order of trying.
  init(emitters: [DecodingEmitter]) { self.emitters = emitters }

  private var out: CodeWriter { emitters[0].out }

  mutating func writeOpening() {
    let emitter = emitters[0]
    out.require(.attempts)
    out.line("var attempts = CodableEnumAttempts()")
    writeNull()
    // Decoders that are first asked for the kind in which the enum nests rarely have to make an
    // error.
    if isGuessed {
      out.require(.attemptedArray)
      out.line("if guess == .array { _ = attempts.isArray(decoder) }")
      if guessesScalars {
        out.require(.assumedScalar)
        out.line("if guess == .scalar { attempts.assumeScalar() }")
      }
    }
    let isObjectUsed = emitters.contains { $0.tried.contains(where: $0.asksForObject) }
    let kinds = emitter.tried.map { emitter.form.looks[$0.index] }.filter(\.isRecursive).map(\.kind)
    if kinds.contains(.object) {
      out.require(.attemptedObject)
      if isObjectUsed { declareObject() } else { out.line("_ = \(object)") }
    }
    if kinds.contains(.array) {
      out.require(.attemptedArray)
      guard isGuessed else { return out.line("_ = attempts.isArray(decoder)") }
      // Near the top of a document, scalars are more frequent than errors are expensive.
      out.line("if attempts.isDeep { _ = attempts.isArray(decoder) }")
    }
  }

  /// Whether `guess` is what the value most likely is.
  private var isGuessed: Bool { emitters.first?.model.arrayOfEnum != nil }

  private var guessesScalars: Bool { isGuessed && !emitters[0].form.scalars.isEmpty }

  /// The value as an object.
  private var object: String {
    (guessesScalars ? "guess == .scalar ? nil : " : "") + "attempts.object(of: decoder)"
  }

  /// Writes the attempt at a first case that is null, because a look for null costs nothing.
  private mutating func writeNull() {
    let emitter = emitters[0]
    guard emitter.model.dispatch.isSole, case .element(let plan)? = emitter.form.readable.first,
      emitter.form.looks[plan.index].kind == .null, plan.isRead
    else { return }
    isNullWritten = true
    write(plan, emitter)
  }

  private mutating func declareObject() {
    out.require(.attemptedObject)
    if !isObjectKnown { out.line("let object = \(object)") }
    isObjectKnown = true
  }

  /// Declares what the attempts at some cases look at, but not before the first of them needs it:
  /// the kind of value of earlier cases is asked for first.
  private mutating func declareWhatIsLooked(at plans: [CasePlan], _ emitter: DecodingEmitter) {
    let plans = plans.filter(\.isRead)
    if plans.contains(where: emitter.asksForObject) { declareObject() }
    guard emitter.form.looksAtAllKeys, !areKeysKnown,
      plans.contains(where: { !emitter.form.looks[$0.index].tellingKeys.isEmpty })
    else { return }
    areKeysKnown = true
    out.require(.objectKeys)
    out.line("let keys = CodableEnumObjectKeys(object)")
  }

  /// Writes the attempts. One that succeeds leaves the initializer.
  mutating func write() {
    for (number, emitter) in emitters.enumerated() {
      write(emitter.form.readable[...].dropFirst(number == 0 && isNullWritten ? 1 : 0), emitter)
    }
    guard guessesScalars else { return }
    out.line("// The guess was wrong.")
    out.block("if guess == .scalar") {
      out.line("self = try Self(codableEnumFrom: decoder, guess: .nothing, isElement: isElement)")
      out.line("return")
    }
  }

  /// Writes cases. The object is opened once for consecutive cases that look for keys.
  private mutating func write(
    _ items: ArraySlice<Conditional<CasePlan>>, _ emitter: DecodingEmitter
  ) {
    var rest = items
    while let item = rest.popFirst() {
      // What one branch of `#if` declares is unknown in the others.
      declareWhatIsLooked(at: Conditional.elements(of: [item]), emitter)
      guard case .element(let plan) = item else {
        out.conditional([item]) { write([$0], emitter) }
        continue
      }
      if isScalar(plan, emitter) {
        let others = rest.prefix { $0.element.map { isScalar($0, emitter) } ?? false }
        rest = rest.dropFirst(others.count)
        writeScalars([plan] + others.compactMap(\.element), emitter)
        continue
      }
      guard emitter.asksForKeys(plan) else {
        write([plan], emitter)
        continue
      }
      let others = rest.prefix { $0.element.map(emitter.asksForKeys) ?? false }
        .compactMap(\.element)
      rest = rest.dropFirst(others.count)
      declareWhatIsLooked(at: others, emitter)
      write([plan] + others, emitter)
    }
  }

  /// Writes cases that either all look for keys or all don't.
  private mutating func write(_ plans: [CasePlan], _ emitter: DecodingEmitter) {
    let plans = plans.filter(\.isRead)
    guard let first = plans.first else { return }
    if emitter.asksForKeys(first) {
      out.block("if let payload = object") {
        for plan in plans { write(plan, emitter) }
      }
    } else {
      for plan in plans { write(plan, emitter) }
    }
  }

  private func isScalar(_ plan: CasePlan, _ emitter: DecodingEmitter) -> Bool {
    isGuessed && emitter.isPlainScalar(plan)
  }

  private mutating func writeScalars(_ plans: [CasePlan], _ emitter: DecodingEmitter) {
    let open = "let container = try? decoder.singleValueContainer()"
    out.block("if attempts.mayBeScalar, \(open)") {
      for plan in plans {
        _ = nextName(plan)
        out.block("if let value = try? \(emitter.plainScalar(plan, in: "container"))") {
          out.line("self = value")
          out.line("return")
        }
      }
    }
  }

  private mutating func write(_ plan: CasePlan, _ emitter: DecodingEmitter) {
    let name = nextName(plan)
    let look = emitter.form.looks[plan.index]
    out.block("attempt: do") {
      out.writeAvailability(plan, of: emitter.model)
      emitter.writeLook(look, plan)
      if plan.payload.emptyForm == .name {
        let areStrings = plan.patterns.allSatisfy(\.isString)
        out.require(areStrings ? .rootName : .scalarName)
        let names = plan.patterns.map { areStrings ? $0.json : $0.member }
        out.line(
          "try CodableEnumRoot(decoder).expectName(anyOf: [\(names.joined(separator: ", "))])")
      }
      emitter.writePayload(plan, at: .root)
      out.line("return")
    } catch: {
      out.line("attempts.add(\(name), error)")
    }
  }

  /// Returns the arguments for the next attempt: the case's name and, if cases or forms share it,
  /// its number. Otherwise the error of one would be taken for another's.
  private mutating func nextName(_ plan: CasePlan) -> String {
    let number = counts[plan.model.baseName, default: 0] + 1
    counts[plan.model.baseName] = number
    return plan.model.baseName.quoted + (number > 1 ? ", number: \(number)" : "")
  }

  /// Writes statements that explain for each case why it doesn't fit. The instance must not have
  /// written any attempts.
  mutating func writeExplanations() {
    out.require(.reasons)
    let name = emitters[0].model.displayName.quoted
    out.line("var reasons = CodableEnumReasons(\(name), &attempts, decoder)")
    for emitter in emitters {
      out.conditional(emitter.form.readable) { plan in
        guard plan.isRead else { return }
        out.require(.explanation)
        if isScalar(plan, emitter) {
          out.require(.scalarExplanation)
          let scalar = emitter.plainScalar(plan, in: "$0")
          return out.line("reasons.explain(\(nextName(plan))) { try \(scalar) }")
        }
        let expectation = emitter.expectation(plan).map { ", \($0)" } ?? ""
        out.line("reasons.explain(\(nextName(plan))\(expectation))")
      }
    }
    let primary = emitters[0].model.primary
    if let unknown = primary.unknown, unknown.content != nil, !primary.hasTags {
      out.require(.explanation)
      out.line("reasons.explain(\(unknown.plan.model.baseName.quoted))")
    }
  }
}

extension UntaggedAttempts {
  /// Creates attempts at all forms without tags of the enum that an emitter writes.
  init(_ emitter: DecodingEmitter) {
    let dispatch = emitter.model.dispatch
    // A choice by keys leaves only some cases to be tried.
    self.init(
      emitters: (dispatch.isSole ? [emitter.form] : dispatch.untagged).map { form in
        DecodingEmitter(
          model: emitter.model, form: form, out: emitter.out,
          memberIsolation: emitter.memberIsolation)
      })
  }
}

extension Conditional<CasePlan> {
  fileprivate var element: CasePlan? { if case .element(let plan) = self { plan } else { nil } }
}

extension DecodingEmitter {
  /// The cases that are tried, in all branches of `#if`.
  fileprivate var tried: [CasePlan] {
    form.casesInOrder.filter(\.isRead)
  }

  /// Returns whether the attempt at a case looks for keys in the object.
  func asksForKeys(_ plan: CasePlan) -> Bool {
    switch plan.asRead.payload {
    case .keyed(let payload): payload.hasOwnKeys || form.rejectsUnknownKeys
    case .empty(.object): form.rejectsUnknownKeys
    case .empty, .unkeyed, .bare, .together: false
    }
  }

  /// Returns whether a case is one value that every decoder has a function for. It is read again to
  /// tell why it can't be, since a list of errors takes longer than reading the value.
  fileprivate func isPlainScalar(_ plan: CasePlan) -> Bool {
    guard case .bare(let value) = plan.payload, value.isSurelyCodable else { return false }
    return form.scalars.contains { $0.index == plan.index }
  }

  /// Returns an expression for a case of one value that is read from a container.
  fileprivate func plainScalar(_ plan: CasePlan, in container: String) -> String {
    out.require(.singleValue)
    for value in plan.payload.values { value.singlePiece.map { out.require($0) } }
    let read = "codableEnumSingleValue(\(container))"
    let position = plan.payload.values[0].position
    return "Self" + plan.model.construction([position: read], onOneLine: true)
  }

  /// Returns whether the attempt at a case begins with a look at the object.
  fileprivate func asksForObject(_ plan: CasePlan) -> Bool {
    form.looks[plan.index].kind == .object
  }

  /// Returns what an attempt looked for, as a `CodableEnumExpectation`; nil if it decoded at once.
  fileprivate func expectation(_ plan: CasePlan) -> String? {
    let look = form.looks[plan.index]
    switch look.kind {
    case .null: return ".null"
    case .scalar, .scalarOrObject: return plan.payload.emptyForm == .name ? ".name" : ".scalar"
    case .array:
      return ".array(\(look.counts.map { "\($0.lowerBound)...\($0.upperBound)" } ?? "nil"))"
    case .object: return ".object(object, [\(look.requiredKeys.quotedList)])"
    case nil: return nil
    }
  }
}
