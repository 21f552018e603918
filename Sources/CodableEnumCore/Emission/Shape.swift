/// The JSON of cases with types in the place of values, for the documentation of generated code:
/// `{"image":{"url":String,"width":Int?}}`.
enum Shape {
  /// One line for each case that is written.
  static func written(_ form: Representation) -> [String] {
    lines(form, form.cases.filter { $0.writing != .error })
  }

  /// One line for each case that is read.
  static func read(_ form: Representation) -> [String] {
    lines(form, form.cases.filter { $0.isRead })
  }

  private static func lines(_ form: Representation, _ plans: [CasePlan]) -> [String] {
    plans.map { plan in
      if case .content = plan.writing { return "anything else, as it came" }
      return form.style.shape(of: plan)
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
    }
  }

  /// The members of an object: `"url":String`, and `…Circle` for the keys of a flattened value.
  static func fields(_ plan: CasePlan) -> [String] {
    guard case .keyed(let payload) = plan.payload else { return [] }
    return payload.fields.map { field in
      field.keys.first.map { "\($0.quoted):\(field.value.type)" } ?? "…\(field.value.type)"
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
