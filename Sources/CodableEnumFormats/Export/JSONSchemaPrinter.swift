import CodableEnumCore

/// Prints schemas as JSON Schema 2020-12, or as OpenAPI 3.1, which adds discriminators to it.
struct JSONSchemaPrinter {
  private let exported: ExportDocument
  private let isOpenAPI: Bool

  init(_ document: ExportDocument) {
    exported = document
    isOpenAPI = document.options.language == .openAPI
  }

  typealias Members = [(key: String, value: JSONNode)]

  /// Several enums share only definitions. A single enum is the subject of the schema.
  var document: JSONNode {
    var members: Members = [("$schema", .string("https://json-schema.org/draft/2020-12/schema"))]
    if exported.roots.count == 1 {
      let name = exported.name(exported.roots[0])
      members += [("title", .string(name)), ("$ref", .string(path + name))]
    }
    return .object(members + [("$defs", .object(definitions))])
  }

  var openAPIDocument: JSONNode {
    let info: Members = [
      ("title", .string("Formats of marked enums")), ("version", .string("1.0.0")),
    ]
    return .object([
      ("openapi", .string("3.1.0")), ("info", .object(info)), ("paths", .object([])),
      ("components", .object([("schemas", .object(definitions))])),
    ])
  }

  private var path: String { isOpenAPI ? "#/components/schemas/" : "#/$defs/" }

  private var definitions: Members {
    var members: Members = []
    for definition in exported.definitions {
      if isOpenAPI, case .union(let union) = definition.schema.kind, let key = union.discriminator {
        members += discriminated(union, by: key, definition)
      } else {
        members.append((definition.name, node(definition.schema)))
      }
    }
    for case (let name, .json(let node)) in exported.givenDefinitions {
      members.append((name, node))
    }
    return members.sorted { $0.key < $1.key }
  }

  /// Returns each case as a schema of its own, because a discriminator maps tags to names.
  private func discriminated(
    _ union: ExportSchema.Union, by key: String, _ definition: ExportDocument.Definition
  ) -> Members {
    var cases: Members = []
    var mapping: Members = []
    var names: [String] = []
    for branch in union.branches {
      let name = exported.name(definition.key.ofCase(branch.name ?? ""))
      names.append(name)
      cases.append((name, .object(members(branch))))
      mapping += branch.tags.map { ($0.spelling, .string(path + name)) }
    }
    let discriminator: Members = [
      ("propertyName", .string(key)), ("mapping", .object(mapping)),
    ]
    let members =
      note(definition.schema.note) + [
        ("oneOf", .array(names.map { .object([("$ref", .string(path + $0))]) })),
        ("discriminator", .object(discriminator)),
      ]
    return [(definition.name, .object(members))] + cases
  }

  // MARK: Schemas

  private func node(_ schema: ExportSchema) -> JSONNode {
    let members = members(schema)
    return members.isEmpty ? .literal("true") : .object(members)
  }

  private func members(_ schema: ExportSchema) -> Members {
    var members = note(schema.note) + members(schema.kind)
    if !schema.excluded.isEmpty {
      members.append(("not", node(.any(schema.excluded))))
    }
    return members
  }

  /// Returns the members of a case. Its name is the title, because model generators name the type
  /// after that.
  private func members(_ branch: ExportSchema.Union.Branch) -> Members {
    [("title", branch.name.map { .string($0) })].given + members(branch.schema)
  }

  private func note(_ note: ExportNote) -> Members {
    (note.lines.isEmpty
      ? [] : [("description", .string(note.lines.joined(separator: "\n")))])
      + (note.isDeprecated ? [("deprecated", .literal("true"))] : [])
  }

  private func type(_ name: String) -> Members { [("type", .string(name))] }

  private func members(_ kind: ExportSchema.Kind) -> Members {
    switch kind {
    case .anything: return []
    case .opaque(let type):
      if let (name, _) = exported.definition(of: type) {
        return [("$ref", .string(path + name))]
      }
      return [("$comment", .string(type))]
    case .reference(let key): return [("$ref", .string(path + exported.name(key)))]
    case .null: return type("null")
    case .boolean: return type("boolean")
    case .number(let form): return type("number") + members(form)
    case .integer(let form): return type("integer") + members(form)
    case .string(let form):
      return type("string")
        + [
          ("format", form.format.map { .string($0) }),
          ("contentEncoding", form.encoding.map { .string($0) }),
          ("pattern", form.pattern.map { .string($0) }),
        ].given
    case .values(let values): return self.values(values)
    case .object(let object): return self.object(object)
    case .choice(let properties, let choice): return self.choice(properties, choice)
    case .map(let key, let value, let count):
      return type("object") + [("propertyNames", key.map(node))].given
        + [("additionalProperties", node(value))]
        + [
          ("minProperties", count.map { .literal("\($0)") }),
          ("maxProperties", count.map { .literal("\($0)") }),
        ].given
    case .list(let element): return type("array") + [("items", node(element))]
    case .tuple(let elements, let minimum, let isOpen):
      return type("array")
        + (elements.isEmpty ? [] : [("prefixItems", .array(elements.map(node)))])
        + (minimum == 0 ? [] : [("minItems", .literal("\(minimum)"))])
        + (isOpen ? [] : [("maxItems", .literal("\(elements.count)"))])
    case .union(let union): return self.union(union)
    case .all(let schemas):
      guard case .object(var object) = schemas[0].kind, object.rejectsOthers else {
        return [("allOf", .array(schemas.map(node)))]
      }
      // No part alone knows all properties.
      object.rejectsOthers = false
      let parts = [.object(object)] + schemas.dropFirst()
      return [
        ("allOf", .array(parts.map(node))), ("unevaluatedProperties", .literal("false")),
      ]
    }
  }

  private func members(_ form: NumberForm) -> Members {
    [
      ("format", form.format.map { .string($0) }),
      ("minimum", form.minimum.map { .literal($0) }),
      (form.isHalfOpen ? "exclusiveMaximum" : "maximum", form.maximum.map { .literal($0) }),
    ].given
  }

  private func values(_ values: [Scalar]) -> Members {
    let literals = values.map { scalar -> JSONNode in
      scalar.isString ? .string(scalar.spelling) : .literal(scalar.json)
    }
    if literals.count == 1 { return [("const", literals[0])] }
    let areStrings = values.allSatisfy(\.isString)
    return (areStrings ? type("string") : []) + [("enum", .array(literals))]
  }

  private func union(_ union: ExportSchema.Union) -> Members {
    let branches = exported.branches(union)
    if branches.count == 1 { return self.members(branches[0].schema) }
    let members: [Members] = branches.map(members)
    // `["string", "null"]` says as much as two schemas. For an object, model generators would
    // forget null.
    if members.count == 2, branches[1].schema.isNull, branches[1].name == nil,
      let index = members[0].firstIndex(where: { $0.key == "type" }),
      !members[0].contains(where: { $0.key == "enum" }),
      case .literal(let type) = members[0][index].value, type != "object".inJSON
    {
      var merged = members[0]
      merged[index].value = .array([.literal(type), .string("null")])
      return merged
    }
    return [
      (
        union.isExclusive ? "oneOf" : "anyOf",
        .array(members.map { $0.isEmpty ? .literal("true") : .object($0) })
      )
    ]
  }

  private func object(_ object: ObjectSchema) -> Members {
    var members = type("object")
    if !object.properties.isEmpty {
      members.append(
        ("properties", .object(object.properties.map { ($0.key, node($0.schema)) })))
    }
    let required = object.properties.filter(\.isRequired).map(\.key)
    if !required.isEmpty { members.append(("required", .strings(required))) }
    let alternatives = object.alternatives.map { paths in
      JSONNode.object([("anyOf", .array(paths.map(presence)))])
    }
    if !alternatives.isEmpty { members.append(("allOf", .array(alternatives))) }
    if object.rejectsOthers {
      members.append(("additionalProperties", .literal("false")))
    } else if let others = object.others, !self.members(others).isEmpty {
      members.append(("additionalProperties", node(others)))
    }
    if object.isSingle { members.append(("maxProperties", .literal("1"))) }
    return members
  }

  // MARK: Choices

  private func choice(
    _ properties: [ObjectSchema.Property], _ choice: ExportSchema.Choice
  ) -> Members {
    var optional = properties
    for index in optional.indices { optional[index].isRequired = false }
    switch choice {
    case .only(let rejectsOthers):
      return object(ObjectSchema(properties: optional, rejectsOthers: rejectsOthers))
        + oneOf(properties.map { present([$0.key]) })
    case .onlyGiven:
      for index in optional.indices { optional[index].schema = optional[index].schema.orNull }
      let given = oneOf(properties.map { present([$0.key]) + under($0.key, notNull) })
      return object(ObjectSchema(properties: optional))
        + (alone(properties).map { [("anyOf", .array([.object(given), .object($0)]))] } ?? given)
    case .firstGiven:
      let last = alone(properties).map { JSONNode.object([("maxProperties", .literal("1"))] + $0) }
      return type("object")
        + ifNull(properties[...], last ?? .literal("false"), else: first(properties[...]))
    }
  }

  /// Returns the schema for the first key that isn't null. Halving keeps it short and shallow.
  private func first(_ properties: ArraySlice<ObjectSchema.Property>) -> JSONNode {
    let half = properties.prefix(properties.count / 2)
    guard !half.isEmpty else {
      return .object(properties.flatMap { under($0.key, node($0.schema)) })
    }
    return .object(
      ifNull(half, first(properties.dropFirst(half.count)), else: first(half)))
  }

  private func ifNull(
    _ properties: ArraySlice<ObjectSchema.Property>, _ then: JSONNode, else other: JSONNode
  ) -> Members {
    let nulls = properties.map { ($0.key, JSONNode.object(type("null"))) }
    return [
      ("if", .object([("properties", .object(nulls))])), ("then", then), ("else", other),
    ]
  }

  /// Returns the members for a single key, which may be null if a case can be null.
  private func alone(_ properties: [ObjectSchema.Property]) -> Members? {
    guard properties.contains(where: \.schema.mayBeNull) else { return nil }
    let values = properties.map { ($0.key, $0.schema.mayBeNull ? node($0.schema) : notNull) }
    return [("properties", .object(values))] + oneOf(properties.map { present([$0.key]) })
  }

  private var notNull: JSONNode { .object([("not", .object(type("null")))]) }

  private func oneOf(_ branches: [Members]) -> Members {
    [("oneOf", .array(branches.map { .object($0) }))]
  }

  private func present(_ keys: [String]) -> Members { [("required", .strings(keys))] }

  private func under(_ key: String, _ schema: JSONNode) -> Members {
    [("properties", .object([(key, schema)]))]
  }

  /// Returns the schema that requires a value at a path of keys.
  private func presence(_ path: [String]) -> JSONNode {
    let members: Members = [("required", .strings([path[0]]))]
    guard path.count > 1 else { return .object(members) }
    // Without the type, a value that isn't an object would match: it has no keys that could be
    // missing.
    let inner = presence(Array(path.dropFirst()))
    guard case .object(let innerMembers) = inner else { return inner }
    let object = JSONNode.object(type("object") + innerMembers)
    return .object([("properties", .object([(path[0], object)]))] + members)
  }
}

extension [(String, JSONNode?)] {
  /// The pairs that have a value.
  fileprivate var given: JSONSchemaPrinter.Members {
    compactMap { key, value in value.map { (key, $0) } }
  }
}
