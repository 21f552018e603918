import CodableEnumCore

/// Makes schemas for the steps of a `Dispatch`, each without the documents that earlier steps read.
///
/// A step that recognizes a document decides: what it can't decode isn't read by later ones.
struct StepSchemas {
  /// For what is read, a branch for each case; for what is written, only for what was kept as read.
  private(set) var branches: [ExportSchema.Union.Branch] = []
  private let owner: EnumSchemas
  /// What the steps so far recognize by tags in each place.
  private var recognized: [(group: TagGroup, documents: [ExportSchema])] = []
  /// The forms whose unknown tags have a branch, and whether a missing tag has one. A dispatch may
  /// look for both twice: where there is a sign, and in what is left.
  private var unknownForms: Set<Int> = []
  private var hasMissingTag = false

  init(_ owner: EnumSchemas) {
    self.owner = owner
    for step in owner.model.dispatch.steps {
      if owner.isReading || isKept(step) { branches += branches(of: step) }
      recognize(step)
    }
  }

  private func branches(of step: Dispatch.Step) -> [ExportSchema.Union.Branch] {
    switch step {
    // Null is a tag, and a case without one has its branch among those with tags.
    case .tagless: []
    case .tags(let group):
      group.forms.filter { $0.tagPosition == group.place }.flatMap { form in
        FormSchemas(owner, form).tagged().map { $0.excluding(others(than: form)) }
      }
    case .unknownTag(let group, _):
      unknownForms.contains(group.number) ? [] : unknown(group.forms[0])
    case .missingTag(let plan, let absence):
      hasMissingTag ? [] : [withoutTag(plan, signs: absence?.signs ?? [])]
    case .attempts(let forms):
      forms.flatMap { FormSchemas(owner, $0).untagged() }.map { $0.excluding(all) }
    case .unfitting(let form): FormSchemas(owner, form).unknown().map { $0.excluding(all) }
    case .fallback(let plan): [fallback(plan)]
    }
  }

  private func fallback(_ plan: CasePlan) -> ExportSchema.Union.Branch {
    let text = "Anything that can't be decoded otherwise is '\(plan.model.baseName)'."
    return .init(schema: .anything.adding(text))
  }

  private func withoutTag(
    _ plan: CasePlan, signs: [Dispatch.TagSign]
  ) -> ExportSchema.Union.Branch {
    let form = owner.model.primary
    // The case's own documents have no tag in its place.
    let others = signs.filter { if case .path(form.tagPath) = $0 { false } else { true } }
    return FormSchemas(owner, form).withoutTag(plan)
      .excluding(self.others(than: form) + others.flatMap(documents))
  }

  private func unknown(_ form: Representation) -> [ExportSchema.Union.Branch] {
    FormSchemas(owner, form).unknown().map { $0.excluding(others(than: form)) }
  }

  /// Whether documents are written as they were read, in a form in which no case is written.
  private func isKept(_ step: Dispatch.Step) -> Bool {
    switch step {
    case .unknownTag(let group, _): group.number > 0 && group.forms[0].unknown?.takesAll == true
    case .unfitting(let form): form.number > 0 && form.unknown?.takesAll == true
    case .fallback(let plan): plan.writing == .content
    case .tagless, .tags, .missingTag, .attempts: false
    }
  }

  private mutating func recognize(_ step: Dispatch.Step) {
    switch step {
    case .tags(let group):
      let tests = group.branches.map(\.element).reduce(into: [:]) { $0[$1.index] = $1.test }
      recognize(
        group.forms.flatMap { TagSchemas($0, owner).looks(at: group.place, tests: tests) },
        in: group)
    case .unknownTag(let group, let sign):
      unknownForms.insert(group.number)
      if let sign { recognize(documents(with: sign), in: group) }
    case .missingTag: hasMissingTag = true
    // Later steps read what these can't decode, or nothing is left.
    case .tagless, .attempts, .unfitting, .fallback: break
    }
  }

  private mutating func recognize(_ documents: [ExportSchema], in group: TagGroup) {
    recognized.removeAll { $0.group.place == group.place }
    recognized.append((group, documents))
  }

  private var all: [ExportSchema] { recognized.flatMap(\.documents) }

  /// What is recognized by tags of other forms. The schemas of its own tags exclude each other.
  private func others(than form: Representation) -> [ExportSchema] {
    recognized.filter { !$0.group.forms.contains { $0.number == form.number } }
      .flatMap(\.documents)
  }

  private func documents(with sign: Dispatch.TagSign) -> [ExportSchema] {
    let string = ExportSchema(.string(StringForm()))
    switch sign {
    case .tag(let group): return TagSchemas(group.forms[0], owner).signs(at: group.place)
    case .path(let path): return [.object(with: .anything.excluding([.null]), at: path.keys)]
    case .onlyKey(let others):
      let key = string.excluding([ExportSchema(.values(others.map(Scalar.string)))])
      return [ExportSchema(.map(key: others.isEmpty ? nil : key, .anything, count: 1))]
    case .array: return [ExportSchema(of: .anyArray)]
    case .string: return [string]
    case .scalar: return [TagSchemas.scalar]
    }
  }
}
