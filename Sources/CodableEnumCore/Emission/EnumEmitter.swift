/// Writes everything that is generated for one enum.
struct EnumEmitter: CodeEmitter {
  let model: EnumModel
  var writer = CodeWriter()
  private(set) var support: Set<SupportPiece> = []
  /// The isolation of the conformances' members, where it is not that of the extension.
  var memberIsolation = ""

  init(_ model: EnumModel) {
    self.model = model
  }

  mutating func emit() {
    writer.openConditions(model.conditions)
    writeTables()
    if case .globalActor = model.isolation {
      // As the compiler's own, the conformance is isolated to the actor only in modules that infer
      // isolated conformances, and else belongs to no actor.
      writer.line()
      writer.directive("#if hasFeature(InferIsolatedConformances)")
      writeConformances()
      writer.directive("#else")
      memberIsolation = "nonisolated "
      writeConformances()
      writer.directive("#endif")
    } else {
      writeConformances()
    }
    if !model.accessors.isEmpty { writeAccessors() }
    writer.closeConditions(model.conditions)
  }

  private mutating func writeConformances() {
    if let conformance = model.decoding { writeDecoding(conformance) }
    if let conformance = model.encoding { writeEncoding(conformance) }
    if let nilProperty = model.nilProperty { writeNilProperty(nilProperty) }
  }

  // MARK: Extensions

  /// Opens an extension of the enum, with the isolation and availability that the enum has.
  private mutating func openExtension(_ conformance: Conformance?, to name: String) {
    writer.relocate(to: model.path, line: model.line, attributes: model.availability)
    let inheritance = conformance?.isDeclared == false ? ": Swift.\(name)" : ""
    var requirements = conformance?.requirements ?? ""
    if !requirements.isEmpty { requirements = " where \(requirements)" }
    writer.line(
      "\(model.isolation.modifier)extension \(model.typePath)\(inheritance)\(requirements) {")
    writer.indent()
  }

  private mutating func closeExtension() {
    writer.outdent()
    writer.line("}")
  }

  private mutating func writeShapes(_ introduction: String, _ representation: Representation) {
    writer.line("/// \(introduction)")
    writer.line("///")
    writer.line("/// ```")
    for line in ShapeWriter(model: model, representation: representation).lines {
      writer.line("/// \(line)")
    }
    writer.line("/// ```")
  }

  /// Making a deprecated case warns outside of deprecated code.
  private mutating func writeDeprecation() {
    let isInherited = model.availability.contains { $0.contains("deprecated") }
    if !isInherited, model.cases.contains(where: \.isDeprecated) {
      writer.line("@available(*, deprecated)")
    }
  }

  // MARK: Encoding

  private mutating func writeEncoding(_ conformance: Conformance) {
    writer.line()
    writeShapes("Written as:", model.primary)
    openExtension(conformance, to: "Encodable")
    writer.line("\(memberModifiers)func encode(to encoder: any Swift.Encoder) throws {")
    writer.endRelocation()
    writer.indent()
    var emitter = EncodingEmitter(model, writer, memberIsolation: memberIsolation)
    model.primary.style.writeEncoding(&emitter)
    writer = emitter.writer
    support.formUnion(emitter.support)
    writer.outdent()
    writer.line("}")
    for continuation in emitter.continuations {
      writer.line()
      writer.append(continuation)
    }
    closeExtension()
  }

  // MARK: Decoding

  private mutating func writeDecoding(_ conformance: Conformance) {
    let representations = [model.primary] + model.reads
    support.insert(.decoding)
    writer.line()
    writeShapes("Read from:", model.primary)
    for representation in model.reads { writeShapes("and from:", representation) }
    openExtension(conformance, to: "Decodable")
    if model.reads.isEmpty {
      writeInitializer(
        "\(memberModifiers)init(from decoder: any Swift.Decoder)", 0, model.primary)
    } else {
      writeChoice(representations)
      for (number, representation) in representations.enumerated() {
        writer.line()
        writeInitializer(
          "private \(memberIsolation)init(codableEnumForm\(number) decoder: any Swift.Decoder)",
          number,
          representation)
      }
    }
    writeKnownTags()
    closeExtension()
  }

  private var memberModifiers: String { model.access.modifier + memberIsolation }

  /// The tables that large enums find their tags in.
  private mutating func writeTables() {
    guard model.decoding != nil else { return }
    for (number, representation) in ([model.primary] + model.reads).enumerated() {
      let emitter = DecodingEmitter(model, representation, number: number, CodeWriter())
      guard let table = TagTable(emitter) else { continue }
      support.insert(.table)
      writer.line()
      table.write(emitter, to: &writer)
    }
  }

  private mutating func writeInitializer(
    _ declaration: String, _ number: Int, _ representation: Representation
  ) {
    writeDeprecation()
    writer.line("\(declaration) throws {")
    writer.endRelocation()
    writer.indent()
    var emitter = DecodingEmitter(
      model, representation, number: number, writer, memberIsolation: memberIsolation)
    representation.style.writeDecoding(&emitter)
    writer = emitter.writer
    support.formUnion(emitter.support)
    writer.outdent()
    writer.line("}")
    for continuation in emitter.continuations {
      writer.line()
      writer.append(continuation)
    }
  }

  /// Chooses by a look which representation a value is in. Where none is recognized, the one that is
  /// written has the word, and so the error.
  private mutating func writeChoice(_ representations: [Representation]) {
    writeDeprecation()
    writer.line("\(memberModifiers)init(from decoder: any Swift.Decoder) throws {")
    writer.endRelocation()
    writer.indent()
    support.insert(.recognition)
    writer.line("var forms = CodableEnumForms()")
    var unrecognizable: [Int] = []
    for (number, representation) in representations.enumerated() {
      var emitter = DecodingEmitter(model, representation, number: number, CodeWriter())
      if let recognition = representation.style.recognition(&emitter) {
        support.formUnion(emitter.support)
        writer.line("if \(recognition) {")
        writer.line(
          "  if let form = forms.attempt({ try Self(codableEnumForm\(number): decoder) }) {")
        writer.line("    self = form")
        writer.line("    return")
        writer.line("  }")
        writer.line("}")
      } else if number > 0 {
        unrecognizable.append(number)
      }
    }
    writer.line("try forms.throwFirstError()")
    // Objects without a tag are those of the primary form first, if it says what they are.
    if model.missingTagCase != nil, !unrecognizable.isEmpty { unrecognizable.insert(0, at: 0) }
    for number in unrecognizable {
      writer.line("if let form = try? Self(codableEnumForm\(number): decoder) {")
      writer.line("  self = form")
      writer.line("  return")
      writer.line("}")
    }
    writer.line("try self.init(codableEnumForm0: decoder)")
    writer.outdent()
    writer.line("}")
  }

  /// The tags as errors list them.
  private mutating func writeKnownTags() {
    guard ([model.primary] + model.reads).contains(where: { $0.style.hasTagSwitch }) else { return }
    let cases = DecodingEmitter(model, model.primary, number: 0, CodeWriter()).taggedCases
    writer.line()
    writer.line("private \(memberIsolation)static var codableEnumTags: [Swift.String] {")
    writer.indent()
    let forms = model.primary.forms
    let tags = { (index: Int) in forms[index].tags.map(\.spelling.quoted) }
    if Conditional.hasChain(cases) {
      writer.line("var tags: [Swift.String] = []")
      conditional(cases) { emitter, index in
        emitter.writer.line("tags += [\(tags(index).joined(separator: ", "))]")
      }
      writer.line("return tags")
    } else {
      let all = model.cases.indices.filter {
        !model.cases[$0].isSkippedInDecoding && $0 != model.unknownCase?.index
      }
      writer.line("[\(all.flatMap(tags).joined(separator: ", "))]")
    }
    writer.outdent()
    writer.line("}")
  }
}
