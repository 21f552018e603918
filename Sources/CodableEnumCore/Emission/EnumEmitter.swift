/// Writes everything that is generated for one enum.
struct EnumEmitter {
  /// The documents of each representation, with types as they are spelled.
  let shapes: [(written: [Shape], read: [Shape])]
  let out: CodeWriter

  func emit() {
    out.below(out.model.place.conditions) {
      // The tags of one form may be in two places.
      var tables: Set<String> = []
      for table in out.model.dispatch.groups.compactMap({ TagTable($0, of: out.model) })
      where tables.insert(table.name).inserted {
        table.write(to: out)
      }
      if out.model.isolation.isInferred {
        // Like the compiler's own conformance, this one is isolated to the actor only in modules
        // that infer isolated conformances, and otherwise belongs to no actor.
        out.line()
        out.directive("#if hasFeature(InferIsolatedConformances)") {
          writeConformances(memberIsolation: "")
        }
        out.directive("#else") { writeConformances(memberIsolation: "nonisolated ") }
        out.directive("#endif")
      } else {
        writeConformances(memberIsolation: out.model.isolation.ofWitnesses)
      }
      if !out.model.accessors.isEmpty { writeAccessors() }
    }
  }

  private func writeConformances(memberIsolation: String) {
    out.memberIsolation = memberIsolation
    if let conformance = out.model.decoding { writeDecoding(conformance) }
    if let conformance = out.model.encoding { writeEncoding(conformance) }
    writeOverloads()
    for conversion in out.model.conversions { writeConversion(conversion) }
  }

  /// Writes an extension of the enum, with its isolation and availability and that of the protocol.
  func writeExtension(
    _ conformance: Conformance, to name: String, availability: [String] = [], _ body: () -> Void
  ) {
    let clause = conformance.requirements.isEmpty ? "" : " where \(conformance.requirements)"
    let head = "\(out.model.isolation.ofConformances)extension \(out.model.place.typePath)"
    let inheritance = ": Swift.\(name)"
    let attributes = out.model.place.attributes + availability
    out.relocate(to: out.model.declared.line, attributes: attributes)
    out.block(head + (conformance.statements.isEmpty ? inheritance : "") + clause, body)
    guard !conformance.statements.isEmpty, !conformance.isDeclared else { return }
    out.line()
    out.outside(of: conformance.statements[...]) {
      for attribute in attributes { out.line(attribute) }
      out.line("\(head)\(inheritance)\(clause) {}")
    }
  }

  private func writeShapes(_ introduction: String, _ shapes: [Shape]) {
    guard !shapes.isEmpty else { return }
    out.line("/// \(introduction)")
    for shape in shapes {
      let text = shape.text
      // Code with backticks is enclosed in double ones.
      out.line(text.contains("`") ? "/// - `` \(text) ``" : "/// - `\(text)`")
    }
  }

  var memberModifiers: String {
    let attribute = out.model.place.isUsableFromInline ? "@usableFromInline " : ""
    return attribute + out.model.place.access.modifier + out.memberIsolation
  }

  private func writeEncoding(_ conformance: Conformance) {
    out.line()
    writeShapes("Encoded as:", shapes[0].written)
    writeExtension(conformance, to: "Encodable") {
      // To compare values with defaults, the case is made.
      out.writeDeprecation { $0.payload.values.contains(where: \.omitsDefault) }
      out.member("\(memberModifiers)func encode(to encoder: any Swift.Encoder) throws") {
        EncodingEmitter(out).write()
      }
    }
  }

  private func writeDecoding(_ conformance: Conformance) {
    out.line()
    for (number, shapes) in shapes.enumerated() {
      writeShapes(number == 0 ? "Decoded from:" : "Also decoded from:", shapes.read)
    }
    writeExtension(conformance, to: "Decodable") {
      let whole = "\(memberModifiers)init(from decoder: any Swift.Decoder)"
      let modifiers = "private \(out.memberIsolation)"
      var attempt = "\(modifiers)init(codableEnumFrom decoder: any Swift.Decoder)"
      out.writeDeprecation()
      if let fallback = out.model.dispatch.fallback {
        out.member("\(whole) throws") { writeFallback(fallback) }
        out.line()
        out.writeDeprecation()
      } else if let plan = out.model.arrayOfEnum {
        writeGuesses(plan, whole)
        out.writeDeprecation()
        attempt =
          "\(modifiers)init(\n"
          + "  codableEnumFrom decoder: any Swift.Decoder, guess: CodableEnumGuess, isElement: Swift.Bool\n)"
      } else {
        attempt = whole
      }
      out.member("\(attempt) throws") {
        if out.model.dispatch.isSole {
          DecodingEmitter(out.model.primary, out).write()
        } else {
          DispatchEmitter(out).write()
        }
      }
      writeKnownTags()
    }
  }

  /// Writes the reading of an enum with a case that is an array of the enum. It guesses the kind of
  /// each element from the one before it.
  private func writeGuesses(_ plan: CasePlan, _ declaration: String) {
    out.member("\(declaration) throws") {
      let guess = "guess: .nothing, isElement: false"
      out.line("try self.init(codableEnumFrom: decoder, \(guess))", .guess)
    }
    out.line("\n/// An element most likely has the kind of the one before it.")
    out.writeDeprecation()
    let scalars = out.model.primary.scalars.map { $0.model.pattern(binding: []) }
    let own = out.model.ownName
    let isScalar = scalars.isEmpty ? "" : "\n      case \(scalars.joined(separator: ", ")): .scalar"
    out.line(
      """
      private \(out.memberIsolation)static func codableEnumElements(
        of decoder: any Swift.Decoder, isElement: Swift.Bool
      ) throws -> [Self] {
        var elements = try decoder.unkeyedContainer()
        var values: [Self] = []
        var guess: CodableEnumGuess = isElement ? .array : .nothing
        while !elements.isAtEnd {
          let value =
            values.isEmpty || guess != .nothing
            ? try \(own)(codableEnumFrom: elements.superDecoder(), guess: guess, isElement: true)
            : try elements.decode(\(own).self)
          guess =
            switch value {
            case \(plan.model.pattern(binding: [])): .array\(isScalar)
            default: .nothing
            }
          values.append(value)
        }
        return values
      }

      """)
  }

  private func writeFallback(_ plan: CasePlan) {
    out.block("do") {
      out.line("self = try \(out.model.ownName)(codableEnumFrom: decoder)")
    } catch: {
      out.below(plan.item.conditions) {
        out.writeAvailability(plan)
        var arguments = plan.undefaultedArguments
        let content = plan.item.fallbackContent
        if let content {
          arguments[content.position] = out.content(content)
        }
        let construction = plan.model.construction(arguments)
        out.line("self = \(content == nil ? "" : "try ")\(construction)")
      }
      // In a build without the case, there is nothing to fall back to.
      out.outside(of: [plan.item.conditions]) { out.line("throw error") }
    }
  }

  /// Writes the lists of known tags that the code names: as a text for errors, and as keys.
  private func writeKnownTags() {
    for form in out.model.representations where form.hasTags && !out.knownLists.isEmpty {
      for list in [DecodingEmitter.KnownList.tags, .keys] {
        DecodingEmitter(form, out).writeDeclaration(of: list)
      }
    }
  }
}
