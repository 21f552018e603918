/// Decides one representation: what the style's options are, and for each case its tags and the
/// layout of its values.
struct RepresentationModeler {
  let file: ParsedFile
  let enumName: String
  let marked: MarkedEnum
  let options: RepresentationOptions
  let cases: [CaseModel]
  let unknownCase: UnknownCase?
  /// The primary representation is written and must be exact. A further one is only read, so that
  /// it may take the names of the declaration as well as those of the annotations: old data was
  /// written before the annotations were.
  let isPrimary: Bool
  var diagnostics: [Diagnostic] = []

  init(
    _ modeler: EnumModeler, _ options: RepresentationOptions, _ cases: [CaseModel],
    _ unknownCase: UnknownCase?, isPrimary: Bool
  ) {
    file = modeler.file
    enumName = modeler.displayName
    marked = modeler.marked
    self.options = options
    self.cases = cases
    self.unknownCase = unknownCase
    self.isPrimary = isPrimary
  }

  var styleName: StyleName { options.style.value }
  var rules: StyleRules { styleName.rules }

  mutating func report(_ message: Message, at offset: Int, notes: [Diagnostic.Note] = []) {
    var notes = notes
    if !isPrimary {
      notes.append(
        file.note("'reads' asks for '.\(styleName.rawValue)' here", at: options.style.offset))
    }
    diagnostics.append(Diagnostic(message, at: file.position(offset), notes: notes))
  }

  /// The representation, or nil if the style's options do not fit it.
  mutating func representation() -> Representation? {
    let isComplete = checkOptions()
    guard isComplete, !diagnostics.contains(where: \.isError) else { return nil }
    let style = styleName.type.init(options)
    let tags = self.tags()
    var payloads: [Payload] = []
    for index in cases.indices { payloads.append(payload(ofCase: index)) }
    let forms = cases.indices.map {
      CaseForm(tags: tags[$0], layout: layout(ofCase: $0), payload: payloads[$0])
    }
    if isPrimary {
      checkNames(forms)
      checkTags(forms)
    }
    checkKeys(forms, beside: style.keysBesideValues)
    if styleName == .untagged { checkReachability(forms) }
    guard !diagnostics.contains(where: \.isError) else { return nil }
    return Representation(
      style: style, isPrimary: isPrimary, matching: matching(forms), forms: forms)
  }

  // MARK: Options of the style

  /// Returns whether there is a usable value for every option that the style requires.
  private mutating func checkOptions() -> Bool {
    let written: [(EnumOption, Int?)] = [
      (.tag, options.tag?.offset), (.content, options.content?.offset),
      (.payload, options.payload?.offset), (.empty, options.empty?.offset),
      (.caseNaming, options.caseNaming?.offset), (.keyNaming, options.keyNaming?.offset),
      (.keyPrefix, options.keyPrefix?.offset),
    ]
    for case (let option, let offset?) in written { check(option, at: offset) }
    if isPrimary {
      let representation = EnumOption.ofRepresentations
      for option in marked.options.written where !representation.contains(option.value) {
        check(option.value, at: option.offset)
      }
    }
    for option in rules.required
    where !options.written.contains(option) && !options.hasUnknownArgument {
      report(.missingOption(option.rawValue, of: styleName), at: options.style.offset)
    }
    if let payload = options.payload, rules.payloads.count > 1,
      !rules.payloads.contains(payload.value)
    {
      report(.unusablePayload(payload.value, styleName, rules.payloads), at: payload.offset)
    }
    if let empty = options.empty, rules.empties.count > 1, !rules.empties.contains(empty.value) {
      report(.unusableEmpty(empty.value, styleName, rules.empties), at: empty.offset)
    }
    if let tag = options.tag, let content = options.content, tag.value.first == content.value {
      report(
        .contentKeyIsTagKey(content.value), at: content.offset,
        notes: [file.note("the tag's key is given here", at: tag.offset)])
    }
    return rules.required.allSatisfy { option in
      written.contains { $0.0 == option && $0.1 != nil }
    }
  }

  private mutating func check(_ option: EnumOption, at offset: Int) {
    if rules.allows(option) { return }
    // The name of a case stands in untagged data where that is asked for.
    if styleName == .untagged, option == .caseNaming, options.empty?.value == .name { return }
    report(.unusableOption(option.rawValue, of: styleName), at: offset)
  }
}
