import CodableEnumCore
import CodableEnumLocks

extension Description {
  /// Adds the marked enums of a target, or some of them, and the types in them.
  package mutating func add(
    _ formats: TargetFormats, target: String, where isIncluded: (String) -> Bool = { _ in true }
  ) {
    var types: [FormatType] = []
    for item in formats.target.all where isIncluded(item.declared.displayName) {
      let describer = EnumDescriber(item, formats, target: target)
      enums.append(describer.description())
      types += describer.types
    }
    var reached = FormatLock()
    formats.addTypes(reachedFrom: types, to: &reached)
    self.types += reached.sections.compactMap { TypeDescription($0, target: target) }
      .sorted { $0.name < $1.name }
  }
}

/// Describes a marked enum.
struct EnumDescriber {
  let item: EnumModel
  let target: String
  private let shapes: ShapeDescriber

  init(_ item: EnumModel, _ formats: TargetFormats, target: String) {
    self.item = item
    self.target = target
    shapes = ShapeDescriber(declared: item.declared, resolver: formats.target.resolver)
  }

  private var written: [(plan: CasePlan, shape: Shape)] { shapes.written(item.primary) }
  private var read: [(plan: CasePlan, shape: Shape)] { shapes.read(item.primary) }

  /// Every type in what is written or read.
  var types: [FormatType] {
    let further = item.representations.dropFirst().flatMap { shapes.read($0) }
    return (written + read + further).flatMap(\.shape.types)
  }

  func description() -> EnumDescription {
    let declared = item.declared
    let direction: EnumDescription.Direction =
      switch declared.conformance {
      case .codable: .both
      case .encodable: .written
      case .decodable: .read
      }
    var description = EnumDescription(
      name: declared.displayName, target: target,
      place: Place(file: declared.label, line: declared.line),
      format: FormatHead(declared.forms[0]).text, direction: direction,
      cases: (direction == .read ? read : written).map(describe),
      alsoRead: [], notRead: [], furtherFormats: [])
    guard direction != .written else { return description }
    if direction == .both { addDifferences(to: &description) }
    let rules = ReadingRules(item)
    description.alsoRead += rules.additions()
    description.notRead += rules.refusals()
    description.furtherFormats = zip(declared.forms, item.representations).dropFirst().map {
      FurtherFormat(format: FormatHead($0).text, cases: shapes.read($1).map(describe))
    }
    return description
  }

  /// Adds rules about differences between what is read and what is written.
  private func addDifferences(to description: inout EnumDescription) {
    let readCases = read.map(describe)
    for item in readCases where !description.cases.contains(item) {
      let isWritten = description.cases.contains { $0.line == item.line && $0.name == item.name }
      description.alsoRead.append(
        Rule(
          kind: isWritten ? .written : .notWritten, case: item.name,
          text: item.json.joined(separator: ", ")
            + (isWritten ? "" : ", which is never encoded")))
    }
    for item in description.cases
    where !readCases.contains(where: { $0.line == item.line && $0.name == item.name }) {
      description.notRead.append(
        Rule(kind: .written, case: item.name, text: "it is only encoded"))
    }
  }

  private func describe(_ item: (plan: CasePlan, shape: Shape)) -> CaseDescription {
    CaseDescription(
      name: item.plan.model.baseName, line: item.plan.item.line, json: item.shape.texts)
  }
}

extension TypeDescription {
  /// Returns nil for the section of a format.
  fileprivate init?(_ section: FormatLock.Section, target: String) {
    guard case .type(let type, let kind) = section.subject, kind != .unchecked else { return nil }
    self.init(
      name: type.text, target: target, kind: kind == .enum ? .enum : .struct,
      place: Place(file: section.position.path, line: section.position.line),
      values: section.entries.map { Value(name: $0.name, json: $0.shape.texts) })
  }
}

extension Shape {
  /// The text of each form that the document can have.
  fileprivate var texts: [String] {
    if case .either(let shapes) = self { shapes.flatMap(\.texts) } else { [text] }
  }
}
