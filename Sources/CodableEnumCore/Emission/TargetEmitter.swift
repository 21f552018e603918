/// Writes the outputs of a target: each enum's code in the output that its file belongs to, and what
/// all share in the first.
struct TargetEmitter {
  private let models: [EnumModel]
  private let outputCount: Int

  init(_ models: [EnumModel], _ outputCount: Int) {
    self.models = models
    self.outputCount = outputCount
  }

  func outputs() -> [String] {
    var bodies = [String](repeating: "", count: outputCount)
    var labels = [[String]](repeating: [], count: outputCount)
    var imports = [[String]](repeating: [], count: outputCount)
    var support: Set<SupportPiece> = []
    for model in models {
      let output = Self.output(of: model.label, count: outputCount)
      let writer = CodeWriter()
      EnumEmitter(model: model, out: writer).emit()
      bodies[output] += writer.text
      support.formUnion(writer.support)
      if labels[output].last != model.label { labels[output].append(model.label) }
      for line in model.imports where !imports[output].contains(line) {
        imports[output].append(line)
      }
    }
    if models.contains(where: \.usesAnyValue) { support.insert(.anyValue) }
    return bodies.indices.map { output in
      let shared = output == 0 ? supportText(support) : ""
      return header(labels[output], hasSupport: !shared.isEmpty)
        + importText(imports[output]) + shared + bodies[output]
    }
  }

  /// The output that a source belongs to: by a hash of its label (FNV-1a), so that adding or removing
  /// a file moves no other one.
  static func output(of label: String, count: Int) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in label.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(hash % UInt64(count))
  }

  private func header(_ labels: [String], hasSupport: Bool) -> String {
    guard !labels.isEmpty || hasSupport else {
      return "// Written by codable-enum-generator; no marked enum belongs here.\n"
    }
    var lines = [
      "// Written by codable-enum-generator; the next build writes it anew. Do not edit."
    ]
    if !labels.isEmpty { lines += ["//", "// From the enums marked with @CodableEnum in:"] }
    lines += labels.map { "//   \($0.inLineComment)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private func importText(_ imports: [String]) -> String {
    imports.isEmpty ? "" : "\n" + imports.joined(separator: "\n") + "\n"
  }

  private func supportText(_ pieces: Set<SupportPiece>) -> String {
    SupportPiece.closure(of: pieces).map { piece in
      let access = models.filter(\.usesAnyValue).map(\.place.accessOfValues).max() ?? .internal
      let text = piece.text.replacing("%access%", with: access.modifier)
      return "\n" + text + "\n"
    }.joined()
  }
}

/// The JSON of cases with types in the place of values, for the documentation of generated code:
/// `{"image":{"url":String,"width":Int?}}`.
enum Shape {
  /// One line for each case that is written.
  static func written(_ form: Representation) -> [String] {
    lines(form, form.cases.filter { $0.writing != .error }, .encoding)
  }

  /// One line for each case that is read.
  static func read(_ form: Representation) -> [String] {
    let standalone = form.standalone.first?.cases
    return lines(
      form, form.cases.filter { $0.isRead || standalone?[$0.index].isRead == true }, .decoding)
  }

  private static func lines(
    _ form: Representation, _ plans: [CasePlan], _ direction: OptionRules.Direction
  ) -> [String] {
    plans.map { plan in
      if case .content = plan.writing { return "anything else, as it came" }
      return (plan.standsAlone ? UntaggedStyle() : form.style)
        .shape(of: plan.restricted(to: direction))
    }
  }

  static func tag(_ plan: CasePlan) -> String {
    switch plan.tag {
    case .literal(let tag): tag.json
    case .kept(let value): value.type
    }
  }

  /// The payload of a case, or nil if nothing is written.
  static func payload(_ plan: CasePlan) -> String? {
    switch plan.payload {
    case .empty(.object): "{}"
    case .empty(.array): "[]"
    case .empty(.true): "true"
    case .empty(.null): "null"
    case .empty(.name): tag(plan)
    case .empty(.omit): nil
    case .keyed: "{\(fields(plan).joined(separator: ","))}"
    case .unkeyed: "[\(elements(plan).joined(separator: ","))]"
    case .bare(let value): value.type
    case .together(let values, let coder): together(values, coder)
    }
  }

  private static func together(_ values: [ValuePlan], _ coder: CaseCoder) -> String {
    "\(coder.name)(\(values.map(\.type).joined(separator: ", ")))"
  }

  /// The member that holds the payload beside the tag, if any.
  static func content(_ plan: CasePlan) -> [String] {
    guard let payload = payload(plan) else { return [] }
    // An unknown case is written under the tag that it keeps.
    if case (.tag, .kept(let value)) = (plan.content, plan.tag) {
      return ["\(value.type):\(payload)"]
    }
    return plan.contentKey.map { ["\($0.quoted):\(payload)"] } ?? []
  }

  /// The members of an object: `"url":String`, and `…Circle` for the keys of a flattened value.
  static func fields(_ plan: CasePlan) -> [String] {
    if case .together(let values, let coder) = plan.payload {
      return ["…\(together(values, coder))"]
    }
    guard case .keyed(let payload) = plan.payload else { return [] }
    return payload.members.map { member($0, plan) }
      + payload.constants.map { "\($0.key.quoted):\($0.value.json)" }
  }

  private static func member(_ member: PayloadMember, _ plan: CasePlan) -> String {
    switch member {
    case .field(let field):
      return field.path.last.map { "\($0.quoted):\(field.value.type)" } ?? "…\(field.value.type)"
    case .object(let object):
      let tagMember = object.tagKey.map { ["\($0.quoted):\(tag(plan))"] } ?? []
      let members = tagMember + object.members.map { self.member($0, plan) }
      return "\(object.key.quoted):{\(members.joined(separator: ","))}"
    }
  }

  static func elements(_ plan: CasePlan) -> [String] {
    guard case .unkeyed(let values) = plan.payload else { return [] }
    return values.map(\.type)
  }

  /// `{"meta":{"type":"ping"}}` for a path.
  static func tagMember(_ plan: CasePlan, at path: TagPath) -> String {
    let inner = path.keys.dropFirst().reversed().reduce(tag(plan)) { "{\($1.quoted):\($0)}" }
    return "\(path.first.quoted):\(inner)"
  }
}
