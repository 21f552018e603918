import CodableEnumCore

/// Schemas of marked enums and of all types in them, before they are printed.
package struct ExportDocument {
  struct Definition {
    var key: TypeKey
    var name: String
    var schema: ExportSchema
  }

  let options: ExportOptions
  /// The definitions, sorted by name.
  private(set) var definitions: [Definition] = []
  /// The enums that were requested.
  private(set) var roots: [TypeKey] = []
  /// The names of all definitions, including those of types that the user defined.
  private(set) var names: [TypeKey: String] = [:]
  /// The spellings of types about which nothing is known.
  package private(set) var opaqueTypes: [String] = []
  /// Every type that is known only by its spelling, including those that the user defined.
  package private(set) var allOpaqueTypes: [String] = []

  /// - Parameter isIncluded: Whether a marked enum is requested.
  package init(
    _ targets: [(name: String, formats: TargetFormats)], _ options: ExportOptions,
    where isIncluded: (String) -> Bool = { _ in true }
  ) {
    self.options = options
    var schemas: [TypeKey: ExportSchema] = [:]
    for (target, formats) in targets {
      let types = TypeSchemas(formats: formats, target: target, options: options)
      var pending: [TypeKey] = []
      for name in formats.names where isIncluded(name) {
        let key = TypeKey(target: target, type: .named(name))
        if !roots.contains(key) { roots.append(key) }
      }
      pending = roots.filter { $0.target == target }
      while let key = pending.popLast() {
        guard schemas[key] == nil else { continue }
        let schema = types.definition(of: key.type)
        schemas[key] = schema
        pending += schema.references
      }
    }
    allOpaqueTypes = Set(schemas.values.flatMap(\.opaqueTypes)).sorted()
    opaqueTypes = allOpaqueTypes.filter { options.definition(of: $0) == nil }
    addNames(schemas)
    definitions = schemas.map { Definition(key: $0, name: names[$0] ?? "", schema: $1) }
      .sorted { $0.name < $1.name }
  }

  private mutating func addNames(_ schemas: [TypeKey: ExportSchema]) {
    var keys = Array(schemas.keys)
    keys += allOpaqueTypes.filter { options.definition(of: $0) != nil }.map { .defined($0) }
    if options.language == .openAPI {
      for (key, schema) in schemas {
        keys += schema.discriminated.flatMap { union in
          union.branches.compactMap { branch in branch.name.map { key.ofCase($0) } }
        }
      }
    }
    names = ExportNames(keys, options.language).names
  }

  func name(_ key: TypeKey) -> String { names[key] ?? key.type.text }

  /// The types that the command line defines, by their names in the schema.
  var givenDefinitions: [(String, ExportOptions.Definition)] {
    allOpaqueTypes.compactMap { definition(of: $0) }
  }

  /// Returns the command line's definition of a type, with the type's name in the schema.
  func definition(of opaque: String) -> (name: String, definition: ExportOptions.Definition)? {
    options.definition(of: opaque).map { (name(.defined(opaque)), $0) }
  }

  /// Returns the branches of a union. A type about which nothing is known includes null.
  func branches(_ union: ExportSchema.Union) -> [ExportSchema.Union.Branch] {
    guard union.branches.count == 2, union.branches[1].schema.isNull,
      case .opaque(let type) = union.branches[0].schema.kind, definition(of: type) == nil
    else { return union.branches }
    return [union.branches[0]]
  }

  package var text: String {
    switch options.language {
    case .jsonSchema: JSONSchemaPrinter(self).document.text
    case .openAPI: JSONSchemaPrinter(self).openAPIDocument.text
    case .typeScript: TypeScriptPrinter(self).text
    }
  }
}

extension ExportOptions {
  /// Returns the definition of a type's spelling. A value with a coder can also be defined by the
  /// coder's name.
  func definition(of opaque: String) -> Definition? {
    definitions[opaque]
      ?? opaque.firstIndex(of: "(").flatMap { definitions[String(opaque[..<$0])] }
  }

  /// Returns whether a definition applies to one of these types.
  package func isUsed(_ name: String, among types: [String]) -> Bool {
    types.contains { $0 == name || $0.hasPrefix(name + "(") }
  }
}

extension TypeKey {
  /// Returns the key of a type that the command line defines, which applies to all targets.
  static func defined(_ type: String) -> TypeKey { TypeKey(target: "", type: .named(type)) }

  /// Returns the key of a case of the enum.
  func ofCase(_ name: String) -> TypeKey {
    TypeKey(target: target, type: type, caseName: name)
  }
}

extension ExportSchema {
  fileprivate var references: [TypeKey] {
    parts.compactMap { if case .reference(let key) = $0.kind { key } else { nil } }
  }

  fileprivate var opaqueTypes: [String] {
    parts.compactMap { if case .opaque(let type) = $0.kind { type } else { nil } }
  }

  fileprivate var discriminated: [Union] {
    guard case .union(let union) = kind, union.discriminator != nil else { return [] }
    return [union]
  }
}
