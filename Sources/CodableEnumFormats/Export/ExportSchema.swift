import CodableEnumCore

/// What documents are like, before any schema language says it: the waist between formats, and JSON
/// Schema, OpenAPI and TypeScript.
struct ExportSchema: Sendable {
  indirect enum Kind: Sendable {
    case anything
    /// A type that is known by its spelling alone.
    case opaque(String)
    case null, boolean
    case number(NumberForm)
    case integer(NumberForm)
    case string(StringForm)
    /// One of these.
    case values([Scalar])
    case object(ObjectSchema)
    /// An object with one of these keys, and perhaps others that mean nothing.
    case choice([ObjectSchema.Property], Choice)
    /// An object with keys that are data.
    case map(key: ExportSchema?, ExportSchema, count: Int?)
    case list(ExportSchema)
    /// An array that begins with these elements, of which those at the end may be missing.
    case tuple([ExportSchema], minimum: Int, isOpen: Bool)
    case union(Union)
    case all([ExportSchema])
    case reference(TypeKey)
  }

  /// Which of several keys counts.
  enum Choice: Sendable {
    /// There is but one of them.
    case only(rejectsOthers: Bool)
    /// All others are null.
    case onlyGiven
    /// All before it are null.
    case firstGiven
  }

  struct Union: Sendable {
    struct Branch: Sendable {
      var schema: ExportSchema
      /// Of a case: its name, and the tags that mean it if these are all.
      var name: String?
      var tags: [Scalar] = []
    }

    var branches: [Branch]
    /// Whether no document is of two branches.
    var isExclusive: Bool
    /// The key of the string that tells which branch it is.
    var discriminator: String?
  }

  var kind: Kind
  var note = ExportNote()
  /// Documents that it does not hold, although they look as if it did.
  var excluded: [ExportSchema] = []

  init(_ kind: Kind, note: ExportNote = ExportNote()) {
    self.kind = kind
    self.note = note
  }
}

/// What people are told.
struct ExportNote: Hashable, Sendable {
  /// Lines of a documentation comment, and what a schema cannot say.
  var lines: [String] = []
  var isDeprecated = false

  var isEmpty: Bool { lines.isEmpty && !isDeprecated }

  func adding(_ line: String) -> ExportNote {
    ExportNote(lines: lines + [line], isDeprecated: isDeprecated)
  }
}

/// A type in a target, or a case of it that is a schema of its own.
struct TypeKey: Hashable, Sendable {
  var target: String
  var type: FormatType
  var caseName: String?

  /// As in the source, to be sorted by.
  var text: String { type.text + (caseName.map { ".\($0)" } ?? "") }
}

struct NumberForm: Hashable, Sendable {
  var minimum: String?
  var maximum: String?
  /// Whether the maximum is none of it.
  var isHalfOpen = false
  /// As the OpenAPI format registry calls it.
  var format: String?
}

struct StringForm: Hashable, Sendable {
  var format: String?
  var encoding: String?
  /// ECMA-262.
  var pattern: String?
}

struct ObjectSchema: Sendable {
  struct Property: Sendable {
    var key: String
    var schema: ExportSchema
    var isRequired: Bool
  }

  var properties: [Property] = []
  /// For each value that is found under several names, the paths of keys of which one must be there.
  var alternatives: [[[String]]] = []
  /// What stands under any other key.
  var others: ExportSchema?
  /// Whether there is no other key.
  var rejectsOthers = false
  /// Whether there is a single key.
  var isSingle = false

  func property(_ key: String) -> Property? { properties.first { $0.key == key } }

  /// Puts a property in its place; the first of a key stays.
  mutating func add(_ key: String, _ schema: ExportSchema, isRequired: Bool) {
    guard property(key) == nil else { return }
    properties.append(Property(key: key, schema: schema, isRequired: isRequired))
  }
}

extension ExportSchema {
  static let anything = ExportSchema(.anything)
  static let null = ExportSchema(.null)

  /// A document, and no other.
  static func literal(_ document: Document) -> ExportSchema { ExportSchema(of: document.documents) }

  static func value(_ scalar: Scalar) -> ExportSchema { ExportSchema(.values([scalar])) }

  static func object(_ object: ObjectSchema) -> ExportSchema { ExportSchema(.object(object)) }

  /// Any of some schemas, where it does not matter which.
  static func any(_ schemas: [ExportSchema], isExclusive: Bool = false) -> ExportSchema {
    if schemas.count == 1 { return schemas[0] }
    return ExportSchema(
      .union(Union(branches: schemas.map { .init(schema: $0) }, isExclusive: isExclusive)))
  }

  var orNull: ExportSchema {
    switch kind {
    case .anything, .null: self
    case .union(let union) where union.branches.contains { $0.schema.isNull }: self
    default: .any([self, .null])
    }
  }

  var isNull: Bool { if case .null = kind { true } else { false } }

  /// Whether null may be one of its documents.
  var mayBeNull: Bool {
    switch kind {
    case .anything, .null, .opaque, .reference: true
    case .union(let union): union.branches.contains(where: \.schema.mayBeNull)
    case .all(let schemas): schemas.allSatisfy(\.mayBeNull)
    default: false
    }
  }

  /// What it is beside null, if it is that.
  var withoutNull: ExportSchema? {
    guard case .union(let union) = kind, union.branches.count == 2, union.branches[1].schema.isNull
    else { return nil }
    return union.branches[0].schema
  }

  func adding(_ line: String) -> ExportSchema {
    var schema = self
    schema.note = note.adding(line)
    return schema
  }

  /// The schemas that it is any of; itself if it is more than that.
  var alternatives: [ExportSchema] {
    guard case .union(let union) = kind, excluded.isEmpty else { return [self] }
    return union.branches.map(\.schema)
  }

  /// Without documents of others, as far as it has any of them.
  func excluding(_ others: [ExportSchema]) -> ExportSchema {
    var schema = self
    schema.excluded += others.filter { !isDisjoint(from: $0) }
    return schema
  }

  /// Whether no document is another's too, as far as that is easily seen.
  private func isDisjoint(from other: ExportSchema) -> Bool {
    if let own = family, let theirs = other.family, own != theirs { return true }
    switch (kind, other.kind) {
    case (.values(let own), .values(let others)):
      return family == .string && !own.contains(where: others.contains)
    case (.object(let own), .object(let other)):
      return other.properties.contains { property in
        property.isRequired
          && own.property(property.key)?.schema.isDisjoint(from: property.schema) == true
      }
    default: return false
    }
  }

  private enum Family { case null, boolean, number, string, array, object }

  /// What all its documents are; nil of documents of several kinds.
  private var family: Family? {
    switch kind {
    case .object, .choice, .map: .object
    case .list, .tuple: .array
    case .string: .string
    case .values(let values): values.allSatisfy(\.isString) ? .string : nil
    case .number, .integer: .number
    case .boolean: .boolean
    case .null: .null
    case .anything, .opaque, .union, .all, .reference: nil
    }
  }

  /// Itself and all that it is made of.
  var parts: [ExportSchema] {
    let inner: [ExportSchema] =
      switch kind {
      case .anything, .opaque, .null, .boolean, .number, .integer, .string, .values, .reference:
        []
      case .object(let object): object.properties.map(\.schema) + [object.others].compactMap { $0 }
      case .choice(let properties, _): properties.map(\.schema)
      case .map(let key, let value, _): [key, value].compactMap { $0 }
      case .list(let element): [element]
      case .tuple(let elements, _, _): elements
      case .union(let union): union.branches.map(\.schema)
      case .all(let schemas): schemas
      }
    return [self] + (inner + excluded).flatMap(\.parts)
  }
}
