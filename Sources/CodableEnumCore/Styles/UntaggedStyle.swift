/// `null`, `"hi"`, `[1,2]`, `{"url":"u"}`
///
/// Nothing but the payload: serde's untagged representation, JSON Schema's `oneOf`. The first case
/// that fits is taken, in the order of `order` and then of declaration.
struct UntaggedStyle: WireStyle {
  static let rules = StyleRules(
    tagPlace: .none, payloads: [.natural, .keyed, .unkeyed, .compact],
    empties: [.null, .object, .array, .true, .name])

  func shape(of plan: CasePlan, _ describer: ShapeDescriber) -> Shape {
    describer.payload(plan) ?? .null
  }

  func writeEncoding(_ emitter: EncodingEmitter) {
    emitter.writeUnknownContent()
    emitter.switchOverCases(into: nil) { plan in emitter.writePayload(plan, at: .root) }
  }

  func writeDecoding(_ emitter: DecodingEmitter) {
    if let unknown = emitter.form.unknown, unknown.content == nil, emitter.form.readable.isEmpty {
      return emitter.writeConstruction(unknown.plan, [:])
    }
    Self.writeOpening(emitter)
    Self.writeAttempts(emitter)
    writeUnknown(emitter)
  }

  /// Writes what is done about a value that no case fits.
  func writeUnknown(_ emitter: DecodingEmitter) {
    let out = emitter.out
    if let unknown = emitter.form.unknown {
      guard let content = unknown.content else {
        return emitter.writeConstruction(unknown.plan, [:])
      }
      out.require(.rootDecoding)
      out.block("do") {
        emitter.writeConstruction(
          unknown.plan, [content.position: "codableEnumContent(of: decoder)"])
        out.line("return")
      } catch: {
        out.line("attempts.add(\(unknown.plan.model.baseName.quoted), error)")
      }
    }
    out.line("throw attempts.error(at: decoder.codingPath)")
  }

  static func writeOpening(_ emitter: DecodingEmitter) {
    let out = emitter.out
    out.require(.attempts)
    out.line("var attempts = CodableEnumAttempts(\(emitter.model.displayName.quoted))")
    // Asked first for what the enum nests in, decoders seldom have to make an error.
    var asked: [CaseLook.Kind] = []
    for kind in emitter.form.looks.filter(\.isRecursive).compactMap(\.kind)
    where !asked.contains(kind) {
      asked.append(kind)
      if kind == .array { out.line("_ = attempts.isArray(decoder)") }
      if kind == .object { out.line("_ = attempts.isObject(decoder)") }
    }
  }

  /// Writes how each case is tried in turn; what fits leaves the initializer.
  static func writeAttempts(_ emitter: DecodingEmitter) {
    let out = emitter.out
    let looks = emitter.form.looks
    out.conditional(emitter.form.readable) { plan in
      if case .never = plan.availability { return }
      out.block("attempt: do") {
        out.writeAvailability(plan, of: emitter.model)
        emitter.writeLook(looks[plan.index], plan)
        if plan.payload.emptyForm == .name {
          let areStrings = plan.patterns.allSatisfy(\.isString)
          out.require(areStrings ? .root : .scalarNames)
          let names = plan.patterns.map { areStrings ? $0.json : $0.member }
          out.line(
            "try CodableEnumRoot(decoder).expectName(anyOf: [\(names.joined(separator: ", "))])")
        }
        emitter.writePayload(plan, at: .root)
        out.line("return")
      } catch: {
        out.line("attempts.add(\(plan.model.baseName.quoted), error)")
      }
    }
  }

  // MARK: What there is no tag for

  var tagPlaces: [TagGroup.Place] { [] }

  func writeTag(_ emitter: DecodingEmitter) {}
  func writeCase(_ plan: CasePlan, _ emitter: DecodingEmitter) {}
  func tagAccess(_ emitter: DecodingEmitter) -> TagAccess { TagAccess(error: "") }
}
