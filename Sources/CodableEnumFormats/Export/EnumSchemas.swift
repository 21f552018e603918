import CodableEnumCore

/// Makes schemas for the documents of a marked enum.
struct EnumSchemas {
  let model: EnumModel
  let types: TypeSchemas
  /// What is written or read, as sets of documents.
  let documents: CaseDocuments
  let isReading: Bool

  var declared: DeclaredEnum { model.declared }

  /// - Parameter arguments: The types of generic parameters.
  init(_ model: EnumModel, _ types: TypeSchemas, arguments: [FormatType]) {
    self.model = model
    self.types = types
    // An enum with only one direction has no other schema.
    switch model.declared.conformance {
    case .codable: isReading = types.isReading
    case .encodable: isReading = false
    case .decodable: isReading = true
    }
    var documents = CaseDocuments(
      types.formats.target.universe, model.declared, isReading ? .read : .written, arguments)
    documents.keepsUnions = true
    self.documents = documents
  }

  func schema() -> ExportSchema {
    let primary = FormSchemas(self, model.primary)
    let steps = StepSchemas(self).branches
    let written = isReading ? [] : primary.written()
    let isOneForm = isReading ? model.representations.count == 1 : steps.isEmpty
    var union = ExportSchema.Union(
      branches: written + steps,
      isExclusive: isOneForm && primary.isExclusive && model.dispatch.fallback == nil)
    union.discriminator = discriminator(union)
    return merged(union).adding(types.note(at: declared.position))
  }

  func note(_ origin: Documents.Origin) -> ExportNote {
    switch origin {
    case .value(let plan, let value, _), .content(let plan, let value?):
      types.note(at: declared.position(ofValue: value, inCase: plan))
    case .property(let property, _): types.note(at: property.position)
    case .content(_, nil), .constant, .path: ExportNote()
    }
  }

  /// Returns the texts that an enum can have as a key; nil if it can have any text.
  func keys() -> ExportSchema? {
    let form = model.primary
    guard form.unknown == nil, !form.matching.isIgnoringCase else { return nil }
    let tags = form.cases.flatMap { isReading ? $0.tags : Array($0.tags.prefix(1)) }
    let hasRanges = form.cases.contains { !$0.ranges.isEmpty || $0.keptTag != nil }
    return hasRanges ? nil : ExportSchema(.values(tags.map { .string($0.spelling) }))
  }

  /// Returns the key of the string next to the values that distinguishes all branches.
  ///
  /// Each branch must list its tags: in OpenAPI 3.1, a tag without a mapping means no schema.
  private func discriminator(_ union: ExportSchema.Union) -> String? {
    let form = model.primary
    guard union.isExclusive, union.branches.count > 1,
      let path = form.tagPath?.keys, path.count == 1,
      form.cases.allSatisfy({ $0.content != .tag }),
      union.branches.allSatisfy({ !$0.tags.isEmpty && $0.tags.allSatisfy(\.isString) }),
      Set(union.branches.map(\.name)).count == union.branches.count
    else { return nil }
    return path[0]
  }

  /// Returns a union, or one list of values if all branches are plain values.
  private func merged(_ union: ExportSchema.Union) -> ExportSchema {
    if union.branches.count == 1 { return union.branches[0].schema }
    var values: [Scalar] = []
    for branch in union.branches {
      guard case .values(let own) = branch.schema.kind, branch.schema.note.isEmpty else {
        return ExportSchema(.union(union))
      }
      values += own
    }
    return ExportSchema(.values(values))
  }
}
