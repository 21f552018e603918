/// Validates one marked enum and decides what it means.
///
/// What other files say about it is not known yet; `EnumDraft` waits for that.
struct EnumModeler {
  let file: ParsedFile
  let marked: MarkedEnum
  var declaration: Declaration { file.declarations[marked.declaration] }
  var diagnostics: [Diagnostic] = []

  init(_ file: ParsedFile, _ marked: MarkedEnum) {
    self.file = file
    self.marked = marked
  }

  mutating func report(_ message: Message, at offset: Int, notes: [Diagnostic.Note] = []) {
    diagnostics.append(Diagnostic(message, at: file.position(offset), notes: notes))
  }

  var displayName: String { file.typePath(of: marked.declaration) ?? declaration.name }

  /// The model, or nil if errors were reported.
  mutating func draft() -> EnumDraft? {
    let place = EnumPlace(file, marked.declaration)
    if let obstacle = place.obstacle {
      report(.unreachableEnum(displayName, obstacle), at: declaration.nameRange.lowerBound)
      return nil
    }
    checkGenericParameters()
    checkUniversalOptions()
    let cases = caseModels()
    if cases.isEmpty {
      report(.enumWithoutCases(displayName), at: declaration.nameRange.lowerBound)
    }
    let unknownCase = unknownCase(cases)
    var primary = RepresentationModeler(
      self, marked.options.representation, cases, unknownCase, isPrimary: true)
    let primaryRepresentation = primary.representation()
    diagnostics += primary.diagnostics
    var reads: [Representation] = []
    if let primaryRepresentation {
      for options in marked.options.reads?.value ?? [] {
        var further = RepresentationModeler(self, options, cases, unknownCase, isPrimary: false)
        if let representation = further.representation() { reads.append(representation) }
        diagnostics += further.diagnostics
      }
      checkEffect(on: primaryRepresentation, unknownCase)
    }
    let accessors = marked.options.accessors?.value == true ? accessors(cases) : []
    let missingTagCase = missingTagCase(cases)
    guard let primaryRepresentation, !diagnostics.contains(where: \.isError) else { return nil }
    let model = EnumModel(
      typePath: place.typePath, displayName: displayName, path: writablePath,
      label: file.file.label,
      line: file.line(ofToken: declaration.head.upperBound - 1), access: place.access,
      isolation: isolation,
      availability: place.availability, conditions: place.conditions,
      encoding: conformanceChoice != .decodable ? Conformance() : nil,
      decoding: conformanceChoice != .encodable ? Conformance() : nil,
      primary: primaryRepresentation, reads: reads, cases: cases,
      caseTree: caseTree(depth: place.conditions.count), unknownCase: unknownCase,
      missingTagCase: missingTagCase,
      rejectsUnknownKeys: marked.options.unknownKeys?.value == .reject,
      nilProperty: marked.options.nilProperty?.value, genericSignature: GenericSignature(),
      accessors: accessors, imports: imports(cases, accessors),
      usesAnyValue: cases.contains { item in
        item.values.contains { $0.type.references.contains("CodableEnumAnyValue") }
      })
    return EnumDraft(
      model: model, path: displayName.split(separator: ".").map(String.init),
      requirements: marked.options.requirements?.value,
      position: file.position(marked.offset))
  }

  private var writablePath: String? {
    let path = file.file.path
    return path.utf8.contains { $0 == UInt8(ascii: "\"") || $0 < 0x20 } ? nil : path
  }

  /// A global actor is told by its name, which by convention ends so.
  private var isolation: Isolation {
    if declaration.modifiers.contains(where: { $0.name == "nonisolated" }) { return .nonisolated }
    guard let actor = declaration.attributes.first(where: { $0.name.hasSuffix("Actor") }) else {
      return .unspecified
    }
    return .globalActor(file.file.text(file.bytes(ofTokens: actor.tokens)))
  }

  var conformanceChoice: ConformanceChoice { marked.options.conformance?.value ?? .codable }

  /// The cases, with the chains of `#if` that stand in the enum's body around them.
  private func caseTree(depth: Int) -> [Conditional<Int>] {
    file.conditional(
      marked.cases.enumerated().map {
        (element: $0.offset, branches: file.branches(around: $0.element.declaration.condition))
      }, depth: depth)
  }

  private mutating func checkGenericParameters() {
    for parameter in declaration.genericParameters where parameter.kind == .pack {
      report(.parameterPack(parameter.name), at: parameter.range.lowerBound)
    }
  }

  /// Options that no style forbids, but other options do.
  private mutating func checkUniversalOptions() {
    let options = marked.options
    if let nilProperty = options.nilProperty, conformanceChoice == .decodable {
      report(.optionNeedsEncoding("nilProperty"), at: nilProperty.offset)
    }
    if let reads = options.reads {
      if conformanceChoice == .encodable {
        report(.optionNeedsDecoding("reads"), at: reads.offset)
      } else if reads.value.isEmpty {
        report(.emptyReads, at: reads.offset)
      }
    }
    if let missingTag = options.missingTag, conformanceChoice == .encodable {
      report(.optionNeedsDecoding("missingTag"), at: missingTag.offset)
    }
    if let unknownKeys = options.unknownKeys, conformanceChoice == .encodable {
      report(.optionNeedsDecoding("unknownKeys"), at: unknownKeys.offset)
    }
  }

  private mutating func missingTagCase(_ cases: [CaseModel]) -> Int? {
    guard let name = marked.options.missingTag else { return nil }
    let matches = cases.indices.filter { cases[$0].baseName == name.value }
    guard let match = matches.first else {
      report(
        .noSuchCase(name.value, in: displayName, cases.map(\.baseName)), at: name.offset)
      return nil
    }
    if matches.count > 1 {
      report(.severalCasesNamed(name.value), at: name.offset)
    } else if cases[match].isSkippedInDecoding || cases[match].isUnavailable {
      report(.missingTagCaseIsSkipped(name.value), at: name.offset)
    } else if case .unknown = marked.cases[match].options?.tag?.value, !cases[match].values.isEmpty
    {
      report(.missingTagCaseIsUnknown(name.value), at: name.offset)
    }
    return match
  }

  /// An option that is about strings or about keys in objects has no effect where there are none.
  private mutating func checkEffect(on representation: Representation, _ unknownCase: UnknownCase?)
  {
    let tags = representation.forms.indices.filter { $0 != unknownCase?.index }.flatMap {
      representation.forms[$0].tags
    }
    if let option = marked.options.ignoringCase, option.value,
      !tags.contains(where: { if case .string = $0 { true } else { false } })
    {
      report(.ignoringCaseWithoutStrings, at: option.offset)
    }
    let payloads = representation.forms.map(\.payload)
    let hasValues = payloads.contains { if case .empty = $0 { false } else { true } }
    let hasKeys = payloads.contains { if case .keyed = $0 { true } else { false } }
    guard hasValues, !hasKeys else { return }
    var options: Set<EnumOption> = [.keyNaming, .keyPrefix, .nilValues]
    // Elsewhere the payload stands in an object.
    let hasObjects = payloads.contains { if case .empty(.object) = $0 { true } else { false } }
    if !hasObjects, [.array, .untagged].contains(marked.options.representation.style.value) {
      options.insert(.unknownKeys)
    }
    for written in marked.options.written where options.contains(written.value) {
      report(.optionWithoutKeys(written.value.rawValue), at: written.offset)
    }
  }
}
