import CodableEnumCore

/// Decides whether generated code writes a document: it must match the schema, without any other
/// key.
///
/// A class, because making a schema takes longer than a look at a document.
package final class WrittenDocuments {
  private let types: TypeSchemas
  private let root: FormatType
  private var definitions: [FormatType: ExportSchema] = [:]

  /// - Parameter enumeration: The name of a marked enum, including all types around it.
  package init(_ formats: TargetFormats, _ enumeration: String) {
    types = TypeSchemas(formats: formats, target: "", options: ExportOptions())
    root = .named(enumeration)
  }

  private func definition(of type: FormatType) -> ExportSchema {
    if let known = definitions[type] { return known }
    let schema = types.definition(of: type)
    definitions[type] = schema
    return schema
  }

  /// Returns what would be different if a document was read and written again. Returns nil if
  /// nothing would be, or if it depends on a type that is known only by its spelling.
  ///
  /// - Parameter cases: The cases that may read the document.
  package func difference(in document: Shape, of cases: [String]) -> String? {
    var schema = definition(of: root)
    if case .union(var union) = schema.kind {
      let own = union.branches.filter { $0.name.map(cases.contains) ?? true }
      if !own.isEmpty { union.branches = own }
      schema.kind = .union(union)
    }
    return difference(document, schema)?.text
  }

  private struct Difference {
    /// The kinds, in the order in which they are increasingly useful. A different tag means another
    /// case.
    enum Kind: Int { case tag, type, key }
    var kind: Kind
    var depth = 0
    var text: String

    /// Whether this difference shows a form that is nearer to the document. Of several forms, the
    /// nearest one was probably meant.
    func isNearer(than other: Difference) -> Bool {
      if (kind == .tag) != (other.kind == .tag) { return other.kind == .tag }
      return (depth, kind.rawValue) > (other.depth, other.kind.rawValue)
    }

    var below: Difference {
      var difference = self
      difference.depth += 1
      return difference
    }
  }

  private func difference(_ document: Shape, _ schema: ExportSchema) -> Difference? {
    switch schema.kind {
    case .anything, .opaque: return nil
    case .null: return document == .null ? nil : other(document, than: "null")
    case .boolean:
      if case .literal(.boolean) = document { return nil }
      return other(document, than: "a Bool")
    case .number, .integer:
      switch document {
      case .literal(.integer), .literal(.double): return nil
      default: return other(document, than: "a number")
      }
    case .string:
      if case .literal(.string) = document { return nil }
      return other(document, than: "a string")
    case .values(let values):
      if case .literal(let value) = document, values.contains(where: { $0.json == value.json }) {
        return nil
      }
      return Difference(kind: .tag, text: "\(document.text.prefix(80)) is written otherwise")
    case .object, .choice, .map: return difference(document, object: schema)
    case .list(let element): return differences(document) { _ in element }
    case .tuple(let elements, let minimum, let isOpen):
      guard case .array(let own) = document, own.count >= minimum,
        isOpen || own.count <= elements.count
      else { return other(document, than: "an array of \(elements.count)") }
      return differences(document) { $0 < elements.count ? elements[$0] : .anything }
    case .union(let union): return nearest(union.branches.map(\.schema), document)
    case .all(let parts): return difference(document, parts: parts)
    case .reference(let key): return difference(document, definition(of: key.type))
    }
  }

  private func other(_ document: Shape, than expected: String) -> Difference {
    Difference(kind: .type, text: "\(document.text.prefix(80)) would be \(expected)")
  }

  private func nearest(_ schemas: [ExportSchema], _ document: Shape) -> Difference? {
    var nearest: Difference?
    for schema in schemas {
      guard let found = difference(document, schema) else { return nil }
      if nearest.map(found.isNearer) ?? true { nearest = found }
    }
    return nearest
  }

  private func differences(
    _ document: Shape, _ schema: (Int) -> ExportSchema
  ) -> Difference? {
    guard case .array(let elements) = document else { return other(document, than: "an array") }
    for (index, element) in elements.enumerated() {
      if let found = difference(element, schema(index)) { return found.below }
    }
    return nil
  }

  // MARK: Objects

  private func difference(_ document: Shape, object schema: ExportSchema) -> Difference? {
    switch schema.kind {
    case .object: return difference(document, parts: [schema])
    case .choice(let properties, _):
      return nearest(
        properties.map { .object(ObjectSchema(properties: [$0])) }, document)
    case .map(_, let value, _):
      guard let members = document.members else { return other(document, than: "an object") }
      return members.lazy.compactMap { self.difference($0.value, value)?.below }.first
    default: return nil
    }
  }

  /// Returns the first difference from several schemas that all describe one object.
  private func difference(_ document: Shape, parts: [ExportSchema]) -> Difference? {
    guard let members = document.members else { return other(document, than: "an object") }
    let resolved = parts.map(resolved)
    var objects: [ObjectSchema] = []
    // Other schemas than plain objects may allow any further key.
    var isOpen = false
    for part in resolved {
      if case .object(let object) = part.kind { objects.append(object) } else { isOpen = true }
    }
    let properties = objects.flatMap(\.properties)
    let tags = Set(properties.filter(\.schema.isTag).map(\.key))
    for (key, value) in members.filter({ tags.contains($0.key) }) + members {
      guard let property = properties.first(where: { $0.key == key }) else {
        if let others = objects.lazy.compactMap(\.others).first {
          if let found = difference(value, others) { return found.below }
        } else if !isOpen {
          return Difference(kind: .key, text: "the key \(key.quoted) would be left out")
        }
        continue
      }
      if let found = difference(value, property.schema) {
        let isAbsent = value == .null && !property.isRequired
        // Null under its key doesn't make a form a near one.
        let depth = value == .null ? 0 : found.depth + 1
        return isAbsent
          ? Difference(kind: .key, text: "\(key.quoted), which is null, would be left out")
          : Difference(kind: found.kind, depth: depth, text: "\(key.quoted): \(found.text)")
      }
    }
    let keys = Set(members.map(\.key))
    for property in properties where property.isRequired {
      if keys.contains(property.key) { continue }
      return Difference(
        kind: .key,
        text: difference(.null, property.schema) == nil
          ? "\(property.key.quoted), which is missing, would be null"
          : "the key \(property.key.quoted) would be added")
    }
    return nil
  }

  private func resolved(_ schema: ExportSchema) -> ExportSchema {
    guard case .reference(let key) = schema.kind else { return schema }
    return definition(of: key.type)
  }
}

extension ExportSchema {
  /// Whether it is the schema of a tag or a constant.
  fileprivate var isTag: Bool { if case .values = kind { true } else { false } }
}

extension Shape {
  /// The members of an object; nil for other documents.
  fileprivate var members: [(key: String, value: Shape)]? {
    guard case .object(let members) = self else { return nil }
    return members.compactMap {
      if case .key(let key, let value, _) = $0 { (key, value) } else { nil }
    }
  }
}
