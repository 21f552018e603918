/// Writes the attempts at cases without a tag, in order, and looks at the value before any of it is
/// decoded.
struct UntaggedAttempts {
  /// One for each form, in the order of trying.
  private let emitters: [DecodingEmitter]
  private var isObjectKnown = false
  private var areKeysKnown = false
  private var isNullWritten = false
  /// Whether what is found out about the kind of the value is of use later.
  private let storesKind: Bool
  /// Whether `kind` is declared, and may know the kind of the value.
  private var isKindKnown = false
  private let out: CodeWriter
  /// Where the list of errors is declared.
  private var errors: Range<String.Index>?

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
    let looks = emitters.flatMap { emitter in
      emitter.form.readable.filter(\.element.isRead).map { emitter.form.looks[$0.element.index] }
    }
    let isObjectFirst =
      !dispatch.groups.isEmpty || looks.contains { $0.isRecursive && $0.kind == .object }
    let object = isObjectFirst ? 0 : looks.firstIndex { $0.kind == .object } ?? looks.count
    storesKind =
      looks.contains { $0.kind == .array }
      || looks[object...].contains { $0.kind == .scalars || $0.keyOutsideJSON != nil }
  }

  mutating func writeOpening() {
    let emitter = emitters[0]
    let start = out.text.endIndex
    out.line("var errors: [(Swift.String, any Swift.Error)] = []")
    errors = start..<out.text.endIndex
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
      declareKind()
      out.line("if guess == .array { _ = kind.isArray(decoder) }", .kindArray)
      if guessesScalars {
        out.line("if guess == .scalar { kind.assumeScalar() }", .assumedScalar)
      }
    }
    let kinds = emitter.form.casesInOrder.filter(\.isRead).map { emitter.form.looks[$0.index] }
      .filter(\.isRecursive).map(\.kind)
    if kinds.contains(.object) { declareObject() }
    if kinds.contains(.array), !isGuessed || kinds.contains(.object) {
      declareKind()
      let look = out.code("_ = kind.isArray(decoder)", .kindArray)
      // Near the top of a document, scalars are more frequent than errors are expensive.
      out.line(isGuessed ? "if kind.isDeep { \(look) }" : look)
    }
  }

  /// Leaves out the list of errors if nothing after it uses it, which would be a warning.
  func close() {
    guard let errors else { return }
    let rest = out.text[errors.upperBound...]
    // A case may be called like the list.
    if !rest.contains("errors.append("), !rest.contains("&errors,") { out.remove(errors) }
  }

  private mutating func declareKind() {
    if !isKindKnown { out.line("var kind = CodableEnumKind()", .kind) }
    isKindKnown = true
  }

  /// Whether `guess` is what the value most likely is.
  private var isGuessed: Bool { out.model.arrayOfEnum != nil }

  private var guessesScalars: Bool { isGuessed && !emitters[0].form.scalars.isEmpty }

  private var object: String {
    guard storesKind else { return "try? decoder.container(keyedBy: CodableEnumKey.self)" }
    let object = out.code("kind.object(of: decoder)", .kindObject)
    return (guessesScalars ? "guess == .scalar ? nil : " : "") + object
  }

  /// Opens the object for all that look into it. Earlier values need not be objects.
  mutating func declareObject() {
    if isObjectKnown { return }
    isObjectKnown = true
    if storesKind { declareKind() }
    out.line("let object = \(object)", .key)
  }

  /// Declares what the attempts at some cases look at, but not before the first of them needs it:
  /// the kind of value of earlier cases is asked for first.
  private mutating func declareWhatIsLooked(at plans: [CasePlan], _ emitter: DecodingEmitter) {
    let plans = plans.filter(\.isRead)
    if plans.contains(where: { emitter.form.looks[$0.index].kind == .object }) { declareObject() }
    if plans.contains(where: { !emitter.form.looks[$0.index].tellingKeys.isEmpty }) {
      declareKeys(emitter.form)
    }
    if plans.contains(where: { emitter.form.looks[$0.index].kind == .array }) { declareKind() }
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
        out.block("if kind.mayBeScalar, let container = try? decoder.singleValueContainer()") {
          for plan in plans {
            out.block("if let value = try? \(emitter.plainScalar(plan))") {
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

  /// Whether a case is one value that every decoder has a function for. A list of errors takes longer
  /// than reading the value, so there is none.
  private func isScalar(_ plan: CasePlan, _ emitter: DecodingEmitter) -> Bool {
    guard isGuessed, case .bare(let value) = plan.payload else { return false }
    return value.isSurelyCodable && emitter.form.scalars.contains { $0.index == plan.index }
  }

  private mutating func write(_ plan: CasePlan, _ emitter: DecodingEmitter) {
    let isNull = emitter.form.looks[plan.index].kind == .null
    if isNull, plan.availability == .always {
      // This never fails.
      return out.block("if \(DecodingEmitter.isNull)") {
        emitter.writePayload(plan, in: .decoder)
        out.line("return")
      }
    }
    out.attempt("attempt: do", at: plan) {
      if let condition = emitter.condition(plan, isKindKnown: isKindKnown) {
        emitter.writeAttempt(condition)
      }
      out.writeAvailability(plan)
      if plan.payload.emptyForm == .name {
        let areStrings = plan.patterns.allSatisfy(\.isString)
        let names = plan.patterns.map { areStrings ? $0.json : $0.member }
        let list = "[\(names.joined(separator: ", "))]"
        let all = areStrings ? list : out.code("\(list) as [CodableEnumScalar]", .scalar)
        out.line("try codableEnumExpect(anyOf: \(all), in: decoder)", .expectedRoot)
      }
      emitter.writePayload(plan, in: .decoder)
    }
  }

  /// Writes the error for a value that no case fits. It says what each case needs, as far as a look can
  /// tell. The other cases were tried, so there are errors.
  ///
  /// - Parameter isBehindTag: Whether `error` is about a tag, and must be told first.
  func writeError(isBehindTag: Bool = false) {
    let needs: [Conditional<String>] = emitters.flatMap { emitter in
      Conditional.map(emitter.form.readable) { plan -> String? in
        guard plan.isRead, let need = emitter.need(of: plan) else { return nil }
        return "\(plan.model.baseName) needs \(need)"
      }
    }
    // An error must not be long, however many cases there are.
    var length = 0
    let told = needs.prefix {
      length += $0.element.utf8.count
      return length < 3000
    }
    let rest = told.count < needs.count ? ["and \(needs.count - told.count) more"] : []
    let texts = ["no case of \(out.model.displayName) matches"] + told.map(\.element) + rest
    let arguments = "&errors, in: decoder\(isBehindTag ? ", behind: error" : "")"
    out.require(isBehindTag ? .mismatchBesideTags : .mismatch)
    if let lines = texts.filled, !Conditional.hasChain(needs) {
      out.line("throw codableEnumMismatch(")
      return out.indented { out.line(lines + ", \(arguments))") }
    }
    // It changes also in a build without any of the branches.
    out.line("var text: Swift.String = \"\"\ntext += \(texts[0].literal)")
    out.conditional(Array(told)) { out.line("text += \("; \($0)".literal)") }
    for text in rest { out.line("text += \("; \(text)".literal)") }
    out.line("throw codableEnumMismatch(text, \(arguments))")
  }
}

extension [String] {
  /// The text of all as the lines of one literal; nil if one is too long, or needs escapes.
  fileprivate var filled: String? {
    var lines: [String] = []
    for text in self {
      let isPlain = text.unicodeScalars.allSatisfy { $0 != "\\" && !$0.isControl }
      guard isPlain, text.utf8.count < 80, !text.contains("\"\"") else { return nil }
      if let last = lines.last, last.utf8.count + text.utf8.count < 80 {
        lines[lines.count - 1] += "; " + text
      } else {
        lines.append(text)
      }
    }
    return "\"\"\"\n" + lines.joined(separator: "; \\\n") + "\n\"\"\""
  }
}

extension DecodingEmitter {
  /// Returns whether the attempt at a case looks for keys in the object.
  func asksForKeys(_ plan: CasePlan) -> Bool {
    let payload = plan.asRead.payload
    return payload.keyed?.hasOwnKeys == true || payload.isObject && form.rejectsUnknownKeys
  }

  fileprivate static let isNull = "(try? decoder.singleValueContainer().decodeNil()) == true"

  /// Returns an expression for a case of one value that is read from `container`.
  fileprivate func plainScalar(_ plan: CasePlan) -> String {
    let value = plan.payload.values[0]
    let read = out.code(
      "codableEnumSingleValue(container)", .singleValue, .singleValue.of(value.core))
    return out.model.ownName + plan.model.construction([value.position: read])
  }

  /// Returns what a document needs to be one of a case, for errors; nil if only decoding shows it.
  fileprivate func need(of plan: CasePlan) -> String? {
    let look = form.looks[plan.index]
    if look.kind == .null { return "null" }
    if plan.payload.emptyForm == .name { return plan.shownTags.joined(separator: " or ") }
    let keys =
      look.requiredKeys.map(\.quoted)
      + look.requiredAliases.map { $0.map(\.quoted).joined(separator: " or ") }
    if !keys.isEmpty { return "an object with \(keys.joined(separator: ", "))" }
    if case .bare(let value) = plan.payload {
      return look.kind == nil && look.keyOutsideJSON == nil ? nil : value.type
    }
    switch look.kind {
    case .array?: return look.count.map { "an array of \($0)" } ?? "an array"
    case .object?: return "an object"
    default: return nil
    }
  }

  /// Returns what an attempt at a case looks for first; nil if it decodes at once.
  fileprivate func condition(_ plan: CasePlan, isKindKnown: Bool) -> String? {
    let look = form.looks[plan.index]
    switch look.kind {
    case .null?: return Self.isNull
    case .scalars? where isKindKnown: return "kind.mayBeScalar"
    case .array?:
      let argument = look.count.map { ", of: \($0)" } ?? ""
      return out.code("kind.isArray(decoder\(argument))", .kindArray)
    case .object?:
      // A case that looks for keys opens the object. Otherwise this look is needed: a flattened
      // struct without properties would read anything.
      return asksForKeys(plan) ? nil : isObject(with: look.isRecursive ? look.tellingKeys : [])
    default:
      guard isKindKnown, let key = look.keyOutsideJSON else { return nil }
      return out.code(
        "kind.mayBeScalar(decoder, orHave: \(key.quoted))", .kindScalarOrObject)
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
