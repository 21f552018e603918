/// Finds what types are on the wire by their names, in view of the whole target.
struct TypeShapes: Sendable {
  let scope: Scope
  private let resolver: TypeResolver
  /// Generic parameters stand for themselves.
  private let parameters: [String: FormatType]

  /// - Parameter marked: The marked enums of the target by their paths.
  init(scope: Scope, marked: [String: DeclaredEnum]) {
    self.scope = scope
    resolver = TypeResolver(facts: scope.facts, marked: marked)
    parameters = scope.parameters.reduce(into: [:]) { $0[$1.key] = .named($1.key) }
  }

  func shape(of type: TypeSpelling) -> TypeShape { wireType(of: type).shape }

  func wireType(of type: TypeSpelling) -> WireType {
    var search = Search()
    return wireType(of: formatType(of: type), &search)
  }

  private func formatType(of type: TypeSpelling) -> FormatType {
    resolver.type(type.words, from: scope.path, parameters)
  }

  /// Which types are being looked into, and how many more may be: one that holds itself has no end,
  /// and one whose properties hold others that hold others has next to none.
  private struct Search {
    var open: Set<FormatType> = []
    var left = 256
  }

  private func wireType(of type: FormatType, _ search: inout Search) -> WireType {
    switch type {
    case .any: return .any
    case .optional(let wrapped):
      let wrapped = wireType(of: wrapped, &search)
      return wrapped.isOptional ? wrapped : .optional(wrapped)
    case .array(let element): return .array(wireType(of: element, &search))
    case .dictionary(_, let value): return .dictionary(wireType(of: value, &search))
    // A key of another module may be one of an object.
    case .pairs: return .various([.object, .array])
    case .named(let name, _):
      guard search.left > 0, search.open.insert(type).inserted else { return .opaque(type.text) }
      search.left -= 1
      defer { search.open.remove(type) }
      switch resolver.definition(of: type) {
      case .marked(let declared): return .marked(Self.shape(of: declared), path: type.text)
      case .rawValues(let values):
        return values.allSatisfy(\.isString) ? .text : .various(.number)
      case .structure(let properties):
        return .object(
          properties.map { .init(key: $0.key, type: wireType(of: $0.type, &search)) })
      case .cases: return .opaque(type.text)
      case nil: return FormatType.scalar(name) ?? .opaque(type.text)
      }
    }
  }

  /// What a marked enum is written as, by its style. In old data it may also have the keys of a form
  /// that it reads.
  private static func shape(of declared: DeclaredEnum) -> TypeShape {
    var shape = shapeInItsStyle(declared)
    for form in declared.options.reads?.value ?? [] {
      guard let key = form.options.tag?.value.first else { continue }
      let keys = shape.keys ?? TypeShape.Keys()
      shape.keys = .init(
        required: [], optional: keys.required.union(keys.optional).union([key]),
        isOpen: keys.isOpen)
    }
    return shape
  }

  private static func shapeInItsStyle(_ declared: DeclaredEnum) -> TypeShape {
    let options = declared.options.representation
    if declared.cases.contains(where: \.options.isUntagged) { return TypeShape(kinds: .any) }
    switch declared.style.value {
    case .external:
      let isNamed =
        options.empty?.value == .name
        || declared.cases.contains { $0.options.empty?.value == .name }
      return TypeShape(kinds: isNamed ? [.object, .string] : .object)
    case .internal, .adjacent:
      return TypeShape(
        kinds: .object, keys: options.tag?.value.first.map { .init(required: [$0]) })
    case .array: return TypeShape(kinds: .array, elements: .any)
    case .rawValue: return TypeShape(kinds: .scalars)
    case .untagged: return TypeShape(kinds: .any)
    }
  }

  /// Whether a type is an array of the enum itself, which has no generic parameters.
  func isArrayOfEnum(_ type: TypeSpelling) -> Bool {
    guard case .array(.named(let name, let arguments)) = formatType(of: type),
      arguments.isEmpty, parameters.isEmpty
    else { return false }
    return (name == scope.fullPath || name == "Self")
      && resolver.isArray(type.words, from: scope.path)
  }

  /// Whether a type is Foundation's `URL`, or an optional one.
  func isURL(_ type: TypeSpelling) -> Bool {
    let type = formatType(of: type).unwrapped
    return type == .named("URL") && resolver.definition(of: type) == nil
  }

  // MARK: Elements

  /// Whether a type is an array of a marked enum, or an optional one, that leaves out elements that
  /// cannot be read.
  func forgivesElements(_ type: TypeSpelling) -> Bool {
    guard case .array(.named(let name, _)) = formatType(of: type).unwrapped,
      resolver.marked[name]?.options.invalidElements?.value == .skip
    else { return false }
    return resolver.isArray(type.unwrapped, from: scope.path)
  }

  /// What such an array is read from: whatever its elements are.
  func forgivingType(of type: TypeSpelling) -> WireType {
    let isOptional = wireType(of: type).isOptional
    return isOptional ? .optional(.array(.any)) : .array(.any)
  }

  // MARK: Recursion

  /// Whether a value of a type can hold the enum itself.
  func holdsEnum(_ type: TypeSpelling) -> Bool {
    var visited: Set<String> = []
    return reaches(type.words, from: scope.path, &visited)
  }

  private func reaches(
    _ words: TokenWords, from path: [String], _ visited: inout Set<String>
  ) -> Bool {
    for reference in words.references {
      let name = reference.pathWithoutBackticks
      if name == "Self" { return true }
      guard let (found, type) = scope.facts.type(named: name, from: path) else { continue }
      if found == scope.fullPath { return true }
      guard visited.insert(found).inserted else { continue }
      let inside = found.split(separator: ".").map(String.init)
      var inner = type.aliasedType.map { [$0] } ?? []
      inner += type.properties?.compactMap(\.type) ?? []
      inner += resolver.marked[found]?.cases.flatMap { $0.values.map(\.type.words) } ?? []
      for words in inner where reaches(words, from: inside, &visited) { return true }
    }
    return false
  }
}

/// What becomes of a value whose own keys stand in an object of others.
extension TypeShapes {
  /// Whether a type is `[String: …]`, also behind type aliases: its keys can be any.
  func isDictionaryOfStrings(_ type: TypeSpelling) -> Bool {
    if case .dictionary(key: .named("String", _), _) = formatType(of: type) { true } else { false }
  }

  /// Whether a value can be nothing but an object, or a nil, as far as the sources tell.
  func canBeFlattened(_ type: TypeSpelling) -> Bool {
    let format = formatType(of: type)
    switch format.unwrapped {
    case .array: return false
    // A dictionary that is not there is not told from an empty one.
    case .dictionary(let key, _): return key == .named("String") && !format.isOptional
    case .pairs: return false
    case .named, .optional: break
    }
    let shape = shape(of: type)
    // What an untagged enum is depends on its case.
    let isUndecided = shape.kinds == .any && shape.keys == nil
    return shape.isOpaque || isUndecided
      || shape.kinds.contains(.object) && shape.kinds.isSubset(of: [.object, .null])
  }

  /// Whether an object may hold a key; one of which not all keys are known may.
  func mayHold(_ key: String, _ type: TypeSpelling) -> Bool {
    var wireType = wireType(of: type)
    if case .optional(let wrapped) = wireType { wireType = wrapped }
    // Beside its tag there are the keys of its cases.
    if case .marked = wireType { return true }
    return wireType.shape.keys.map { $0.mayHold(key) } ?? true
  }

  /// Whether a value is always an object, or nothing speaks against it.
  func isObject(_ type: TypeSpelling) -> Bool {
    let shape = shape(of: type)
    return !shape.kinds.contains(.null) && (shape.isOpaque || shape.kinds == .object)
  }
}
