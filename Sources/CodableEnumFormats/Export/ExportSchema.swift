import CodableEnumCore

/// A description of documents that is independent of any schema language. Formats become such
/// schemas, and these become JSON Schema, OpenAPI or TypeScript.
struct ExportSchema: Equatable, Sendable {
  indirect enum Kind: Equatable, Sendable {
    case anything
    /// A type that is known only by its spelling.
    case opaque(String)
    case null, boolean
    case number(NumberForm)
    case integer(NumberForm)
    case string(StringForm)
    /// One of these values.
    case values([Scalar])
    case object(ObjectSchema)
    /// An object with one of these keys, and perhaps others without a meaning.
    case choice([ObjectSchema.Property], Choice)
    /// An object with keys that are data.
    case map(key: ExportSchema?, ExportSchema, count: Int?)
    case list(ExportSchema)
    /// An array that begins with these elements. Those after the minimum may be missing.
    case tuple([ExportSchema], minimum: Int, isOpen: Bool)
    case union(Union)
    case all([ExportSchema])
    case reference(TypeKey)
  }

  /// The key that counts if there are several.
  enum Choice: Equatable, Sendable {
    /// Only one of the keys is present.
    case only(rejectsOthers: Bool)
    /// The key that isn't null. All others are null.
    case onlyGiven
    /// The first key that isn't null.
    case firstGiven
  }

  struct Union: Equatable, Sendable {
    struct Branch: Equatable, Sendable {
      var schema: ExportSchema
      /// The name of the case. `tags` are all of its tags, or empty if it has tags that can't be
      /// listed.
      var name: String?
      var tags: [Scalar] = []

      func excluding(_ others: [ExportSchema]) -> Branch {
        var branch = self
        branch.schema = schema.excluding(others)
        return branch
      }
    }

    var branches: [Branch]
    /// Whether no document matches two branches.
    var isExclusive: Bool
    /// The key of the string that decides the branch.
    var discriminator: String?
  }

  var kind: Kind
  var note = ExportNote()
  /// Schemas of documents that are excluded although they look as if they matched.
  var excluded: [ExportSchema] = []

  init(_ kind: Kind, note: ExportNote = ExportNote()) {
    self.kind = kind
    self.note = note
  }
}

/// Text for the readers of a schema.
struct ExportNote: Hashable, Sendable {
  /// Lines of a documentation comment, and facts that a schema can't express.
  var lines: [String] = []
  var isDeprecated = false

  var isEmpty: Bool { lines.isEmpty && !isDeprecated }

  func adding(_ line: String) -> ExportNote {
    ExportNote(lines: lines + [line], isDeprecated: isDeprecated)
  }
}

/// A type in a target, or a case of it that has its own schema.
struct TypeKey: Hashable, Sendable {
  var target: String
  var type: FormatType
  var caseName: String?

  /// The spelling in the source, for sorting.
  var text: String { type.text + (caseName.map { ".\($0)" } ?? "") }
}

struct NumberForm: Hashable, Sendable {
  var minimum: String?
  var maximum: String?
  /// Whether the maximum itself is excluded.
  var isHalfOpen = false
  /// The name in the OpenAPI format registry.
  var format: String?
}

struct StringForm: Hashable, Sendable {
  var format: String?
  var encoding: String?
  /// A regular expression (ECMA-262).
  var pattern: String?
}

struct ObjectSchema: Equatable, Sendable {
  struct Property: Equatable, Sendable {
    var key: String
    var schema: ExportSchema
    var isRequired: Bool
  }

  var properties: [Property] = []
  /// For each required value with several keys: the paths of keys, one of which must be present.
  var alternatives: [[[String]]] = []
  /// The schema of the values under all other keys.
  var others: ExportSchema?
  /// Whether other keys are rejected.
  var rejectsOthers = false
  /// Whether there is only one key.
  var isSingle = false

  func property(_ key: String) -> Property? { properties.first { $0.key == key } }

  /// Adds a property. The first one with a key stays.
  mutating func add(_ key: String, _ schema: ExportSchema, isRequired: Bool) {
    guard property(key) == nil else { return }
    properties.append(Property(key: key, schema: schema, isRequired: isRequired))
  }
}

extension ExportSchema {
  static let anything = ExportSchema(.anything)
  static let null = ExportSchema(.null)

  /// Returns the schema that only one document matches.
  static func literal(_ document: Document) -> ExportSchema { ExportSchema(of: document.documents) }

  static func value(_ scalar: Scalar) -> ExportSchema { ExportSchema(.values([scalar])) }

  /// - Parameter further: What else is true of the object.
  static func object(_ object: ObjectSchema, and further: [ExportSchema] = []) -> ExportSchema {
    let schema = ExportSchema(.object(object))
    return further.isEmpty ? schema : ExportSchema(.all([schema] + further))
  }

  /// Returns the schema of objects with a value at a path of keys, and any others.
  static func object(
    with schema: ExportSchema, at path: [String], isRequired: Bool = true
  ) -> ExportSchema {
    path.reversed().reduce(schema) { schema, key in
      .object(ObjectSchema(properties: [.init(key: key, schema: schema, isRequired: isRequired)]))
    }
  }

  /// Returns a union of schemas without names.
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

  func adding(_ line: String) -> ExportSchema {
    var schema = self
    schema.note = note.adding(line)
    return schema
  }

  /// The schemas of a union; the schema itself if it isn't a plain union.
  var alternatives: [ExportSchema] {
    guard case .union(let union) = kind, excluded.isEmpty else { return [self] }
    return union.branches.map(\.schema)
  }

  /// The schema of an object that may have other keys; nil if this one may have them, too.
  var besideOthers: ExportSchema? {
    var schema = self
    switch kind {
    case .object(var object) where object.isSingle:
      object.isSingle = false
      schema.kind = .object(object)
    case .union(var union):
      let branches = union.branches.map(\.schema.besideOthers)
      if branches.allSatisfy({ $0 == nil }) { return nil }
      for (index, branch) in branches.enumerated() {
        if let branch { union.branches[index].schema = branch }
      }
      schema.kind = .union(union)
    default: return nil
    }
    return schema
  }

  /// Returns the schema of objects with another value at a path of keys, the first of which comes
  /// first.
  func with(_ value: ExportSchema, at path: ArraySlice<String>) -> ExportSchema {
    guard let key = path.first else { return value }
    let inner = path.dropFirst()
    var schema = self
    switch kind {
    case .object(var object):
      if let index = object.properties.firstIndex(where: { $0.key == key }) {
        object.properties[index].schema = object.properties[index].schema.with(value, at: inner)
      } else {
        let schema = ExportSchema.object(with: value, at: Array(inner))
        object.properties.insert(.init(key: key, schema: schema, isRequired: true), at: 0)
      }
      schema.kind = .object(object)
    case .all(var schemas):
      schemas[0] = schemas[0].with(value, at: path)
      schema.kind = .all(schemas)
    case .union(var union):
      for index in union.branches.indices where !union.branches[index].schema.isNull {
        union.branches[index].schema = union.branches[index].schema.with(value, at: path)
      }
      schema.kind = .union(union)
    default: break
    }
    return schema
  }

  /// Returns the schema without the documents of others, if they may have any in common.
  func excluding(_ others: [ExportSchema]) -> ExportSchema {
    var schema = self
    schema.excluded += others.filter { !isDisjoint(from: $0) }
    return schema
  }

  /// Whether the two schemas have no document in common, if that is easy to see.
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

  /// The kind of all its documents; nil if they have several kinds.
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

  /// The schema itself and all schemas in it.
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
