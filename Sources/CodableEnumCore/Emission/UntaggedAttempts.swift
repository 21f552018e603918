/// Writes the attempts at cases without a tag, in order, and looks at the value before any of it is
/// decoded.
struct UntaggedAttempts {
  /// One for each form, in the order of trying.
  private let emitters: [DecodingEmitter]
  private var isObjectKnown = false
  private var areKeysKnown = false
  private var isNullWritten = false
  /// How many attempts have the name of a case.
  private var counts: [String: Int] = [:]
  private let out: CodeWriter

  /// Creates attempts at all forms without tags of an enum. A choice by keys leaves only some cases
  /// of its only form to be tried.
  init(_ form: Representation, _ out: CodeWriter) {
    self.out = out
    let dispatch = out.model.dispatch
    // Keys that are listed to find a tag need not be asked for one by one.
    let listsKeys = dispatch.groups.contains { group in
      group.place == .key && !group.branches.isEmpty
        && DecodingEmitter(group.forms[0], out).listsKeys(of: group.forms)
    }
    emitters = (dispatch.isSole ? [form] : dispatch.untagged).map { form in
      var form = form
      if listsKeys { form.lookAtAllKeys(fromCases: 1) }
      return DecodingEmitter(form, out)
    }
  }

  mutating func writeOpening() {
    let emitter = emitters[0]
    out.line("var attempts = CodableEnumAttempts()", .attempts)
    let hasNames = out.model.dispatch.groups.contains { $0.place == .value }
    if !out.model.primary.hasTags, !hasNames,
      let first = emitter.form.readable.first, first.branches.isEmpty, first.element.isRead,
      emitter.form.looks[first.element.index].kind == .null
    {
      // Looking for null costs nothing; an error that null isn't an object costs a lot. Null has no tag,
      // unless a tag can be the whole value.
      isNullWritten = true
      write(first.element, emitter)
    }
    // Decoders that are first asked for the kind in which the enum nests rarely have to make an
    // error.
    if isGuessed {
      out.line("if guess == .array { _ = attempts.isArray(decoder) }", .attemptedArray)
      if guessesScalars {
        out.line("if guess == .scalar { attempts.assumeScalar() }", .assumedScalar)
      }
    }
    let kinds = emitter.form.casesInOrder.filter(\.isRead).map { emitter.form.looks[$0.index] }
      .filter(\.isRecursive).map(\.kind)
    if kinds.contains(.object) { declareObject() }
    if kinds.contains(.array) {
      // Near the top of a document, scalars are more frequent than errors are expensive.
      let look = out.code("_ = attempts.isArray(decoder)", .attemptedArray)
      out.line(isGuessed ? "if attempts.isDeep { \(look) }" : look)
    }
  }

  /// Whether `guess` is what the value most likely is.
  private var isGuessed: Bool { out.model.arrayOfEnum != nil }

  private var guessesScalars: Bool { isGuessed && !emitters[0].form.scalars.isEmpty }

  private var object: String {
    if emitters.isEmpty { return "try? decoder.container(keyedBy: CodableEnumKey.self)" }
    let object = out.code("attempts.object(of: decoder)", .attemptedObject)
    return (guessesScalars ? "guess == .scalar ? nil : " : "") + object
  }

  /// Opens the object for all that look into it. Earlier values need not be objects.
  mutating func declareObject() {
    let object = object
    if !isObjectKnown { out.line("let object = \(object)", .key) }
    isObjectKnown = true
  }

  /// Declares what the attempts at some cases look at, but not before the first of them needs it:
  /// the kind of value of earlier cases is asked for first.
  private mutating func declareWhatIsLooked(at plans: [CasePlan], _ emitter: DecodingEmitter) {
    let plans = plans.filter(\.isRead)
    if plans.contains(where: { emitter.form.looks[$0.index].kind == .object }) { declareObject() }
    if plans.contains(where: { !emitter.form.looks[$0.index].tellingKeys.isEmpty }) {
      declareKeys(emitter.form)
    }
  }

  private mutating func declareKeys(_ form: Representation) {
    guard form.looksAtAllKeys, !areKeysKnown else { return }
    areKeysKnown = true
    out.line("let keys = CodableEnumObjectKeys(object)", .objectKeys)
  }

  /// Declares the keys of the object for a tag among them, if the attempts look at them as well.
  mutating func declareKeysForTag() -> Bool {
    for emitter in emitters { declareKeys(emitter.form) }
    return areKeysKnown
  }

  /// Writes the attempts. One that succeeds leaves the initializer.
  mutating func write() {
    for (number, emitter) in emitters.enumerated() {
      write(Array(emitter.form.readable.dropFirst(number == 0 && isNullWritten ? 1 : 0)), emitter)
    }
    guard guessesScalars else { return }
    out.line("// The guess was wrong.")
    out.block("if guess == .scalar") {
      let arguments = "codableEnumFrom: decoder, guess: .nothing, isElement: isElement"
      out.line("self = try \(out.model.ownName)(\(arguments))")
      out.line("return")
    }
  }

  /// Writes cases. The object is opened once for consecutive cases that look for keys, and the
  /// container of a single value for those that are scalars.
  private mutating func write(_ items: [Conditional<CasePlan>], _ emitter: DecodingEmitter) {
    var rest = Conditional.groups(items)[...]
    while let group = rest.popFirst() {
      // What one branch of `#if` declares is unknown in the others.
      declareWhatIsLooked(at: group.map(\.element), emitter)
      let plan = group[0].element
      guard group[0].branches.isEmpty else {
        out.conditional(group) { write([.init(element: $0)], emitter) }
        continue
      }
      var plans = [plan]
      func takeOthers(_ isLike: (CasePlan) -> Bool) {
        while let other = rest.first?[0], other.branches.isEmpty, isLike(other.element) {
          plans.append(other.element)
          rest.removeFirst()
        }
      }
      if isScalar(plan, emitter) {
        takeOthers { isScalar($0, emitter) }
        out.block("if attempts.mayBeScalar, let container = try? decoder.singleValueContainer()") {
          for plan in plans {
            _ = nextName(plan)
            out.block("if let value = try? \(emitter.plainScalar(plan, in: "container"))") {
              out.line("self = value\nreturn")
            }
          }
        }
      } else if emitter.asksForKeys(plan) {
        takeOthers(emitter.asksForKeys)
        declareWhatIsLooked(at: plans, emitter)
        plans = plans.filter(\.isRead)
        if plans.isEmpty { continue }
        out.block("if let payload = object") {
          for plan in plans { write(plan, emitter) }
        }
      } else if plan.isRead {
        write(plan, emitter)
      }
    }
  }

  /// Whether a case is one value that every decoder has a function for. It is read again to tell why
  /// it can't be, since a list of errors takes longer than reading the value.
  private func isScalar(_ plan: CasePlan, _ emitter: DecodingEmitter) -> Bool {
    guard isGuessed, case .bare(let value) = plan.payload else { return false }
    return value.isSurelyCodable && emitter.form.scalars.contains { $0.index == plan.index }
  }

  private mutating func write(_ plan: CasePlan, _ emitter: DecodingEmitter) {
    let name = nextName(plan)
    out.block("attempt: do") {
      out.writeAvailability(plan)
      if let condition = emitter.look(plan)?.condition { emitter.writeAttempt(condition) }
      if plan.payload.emptyForm == .name {
        let areStrings = plan.patterns.allSatisfy(\.isString)
        let names = plan.patterns.map { areStrings ? $0.json : $0.member }
        let list = "[\(names.joined(separator: ", "))]"
        let all = areStrings ? list : out.code("\(list) as [CodableEnumScalar]", .scalar)
        out.line("try codableEnumExpect(anyOf: \(all), in: decoder)", .expectedRoot)
      }
      emitter.writePayload(plan, in: .decoder)
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
    let name = out.model.displayName.quoted
    out.line("var reasons = CodableEnumReasons(\(name), &attempts, decoder)", .reasons)
    for emitter in emitters {
      out.conditional(emitter.form.readable) { plan in
        guard plan.isRead else { return }
        let name = nextName(plan)
        if isScalar(plan, emitter) {
          let scalar = emitter.plainScalar(plan, in: "$0")
          out.line("reasons.explain(\(name)) { try \(scalar) }", .explanation, .scalarExplanation)
        } else {
          let expectation = emitter.look(plan).map { ", \($0.expectation)" } ?? ""
          out.line("reasons.explain(\(name)\(expectation))", .explanation)
        }
      }
    }
    let primary = out.model.primary
    if let unknown = primary.unknown, unknown.content != nil, !primary.hasTags {
      out.line("reasons.explain(\(unknown.plan.model.baseName.quoted))", .explanation)
    }
  }
}

extension DecodingEmitter {
  /// Returns whether the attempt at a case looks for keys in the object.
  func asksForKeys(_ plan: CasePlan) -> Bool {
    let payload = plan.asRead.payload
    return payload.keyed?.hasOwnKeys == true || payload.isObject && form.rejectsUnknownKeys
  }

  /// Returns an expression for a case of one value that is read from a container.
  fileprivate func plainScalar(_ plan: CasePlan, in container: String) -> String {
    let value = plan.payload.values[0]
    let read = out.code(
      "codableEnumSingleValue(\(container))", .singleValue, .singleValue.of(value.core))
    return out.model.ownName + plan.model.construction([value.position: read])
  }

  /// Returns what an attempt at a case looks for first, and the same as a `CodableEnumExpectation`;
  /// nil if it decodes at once.
  fileprivate func look(_ plan: CasePlan) -> (condition: String?, expectation: String)? {
    let look = form.looks[plan.index]
    let scalar = plan.payload.emptyForm == .name ? ".name" : ".scalar"
    switch look.kind {
    case .null?: return (nil, ".null")
    case .scalars?: return ("attempts.mayBeScalar", scalar)
    case .array?:
      let argument = look.count.map { ", of: \($0)" } ?? ""
      return (
        out.code("attempts.isArray(decoder\(argument))", .attemptedArray),
        ".array(\(look.count.map(String.init) ?? "nil"))"
      )
    case .object?:
      // A case that looks for keys opens the object. Otherwise this look is needed: a flattened
      // struct without properties would read anything.
      return (
        asksForKeys(plan) ? nil : isObject(with: look.isRecursive ? look.tellingKeys : []),
        ".object(object, [\(look.requiredKeys.quotedList)])"
      )
    default:
      return look.keyOutsideJSON.map { key in
        let look = "attempts.mayBeScalar(decoder, orHave: \(key.quoted))"
        return (out.code(look, .attemptedScalarOrObject), scalar)
      }
    }
  }

  /// Returns a condition for whether there is an object, with the keys that a struct needs.
  private func isObject(with keys: [String]) -> String {
    if keys.isEmpty { return "object != nil" }
    if form.looksAtAllKeys {
      return keys.map { "keys.contains(\($0.quoted))" }.joined(separator: ", ")
    }
    return "let object, " + keys.map { out.hasKey($0.quoted, in: "object") }.joined(separator: ", ")
  }
}
