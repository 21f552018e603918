/// Finds what types are on the wire by their names, in view of the whole target.
struct TypeShapes: Sendable {
  let scope: Scope
  /// The marked enums of the target by their paths.
  let marked: [String: DeclaredEnum]

  func shape(of type: TypeSpelling) -> TypeShape { wireType(of: type).shape }

  func wireType(of type: TypeSpelling) -> WireType {
    var search = Search()
    return wireType(of: type.words, from: scope.path, &search)
  }

  /// Which types are being looked into, and how many more may be: one that holds itself has no end,
  /// and one whose properties hold others that hold others has next to none.
  private struct Search {
    var open: Set<String> = []
    var left = 256
  }

  private func wireType(
    of words: TokenWords, from path: [String], _ search: inout Search
  ) -> WireType {
    let form = TypeSpelling.form(of: words)
    switch form.form {
    case .optional:
      let wrapped = wireType(of: form.unwrapped, from: path, &search)
      return wrapped.isOptional ? wrapped : .optional(wrapped)
    case .dictionary:
      guard TypeSpelling.hasNamesForKeys(words) else { return .various([.object, .array]) }
      let parts = words.dropping(first: 1, last: 1).split(at: ":")
      return .dictionary(
        parts.count == 2 ? wireType(of: parts[1], from: path, &search) : .opaque(words.text))
    case .notAnObject: return scalarOrArray(words, from: path, &search)
    case .name, .other: return named(words, from: path, &search)
    }
  }

  private func scalarOrArray(
    _ words: TokenWords, from path: [String], _ search: inout Search
  ) -> WireType {
    var name = words.words
    if name.starts(with: ["Swift", "."]) { name.removeFirst(2) }
    func element(from start: Int) -> WireType {
      .array(wireType(of: words.dropping(first: start, last: 1), from: path, &search))
    }
    switch name.first ?? "" {
    case "Bool": return .boolean
    case "String": return .string
    case "Character", "UUID": return .text
    case "Double", "Float", "Float16", "Float80": return .double
    case "Date": return .various([.number, .string])
    case "Data": return .various([.string, .array])
    case "URL": return .text
    case "Decimal": return .various([.number, .object])
    case "[": return element(from: 1)
    case "Array", "Set", "ContiguousArray": return element(from: words.words.count - name.count + 2)
    case let name:
      let isSigned = !name.hasPrefix("U")
      return .integer(bits: Int(name.filter(\.isNumber)) ?? 64, isSigned: isSigned)
    }
  }

  private func named(
    _ words: TokenWords, from path: [String], _ search: inout Search
  ) -> WireType {
    let name = words.canonical.pathWithoutBackticks
    if name == "CodableEnumAnyValue" { return .any }
    // Of a generic type, the keys are known without its arguments.
    let base = name.split(separator: "<", maxSplits: 1).first.map(String.init) ?? name
    guard search.left > 0, let (found, type) = scope.facts.type(named: base, from: path),
      base == name || type.aliasedType == nil
    else { return .opaque(words.canonical) }
    guard search.open.insert(found).inserted else { return .opaque(words.canonical) }
    search.left -= 1
    defer { search.open.remove(found) }
    let inside = found.split(separator: ".").map(String.init)
    if let alias = type.aliasedType {
      return wireType(of: alias, from: inside.dropLast(), &search)
    }
    if let marked = marked[found] {
      return .marked(Self.shape(of: marked), path: base == name ? found : words.canonical)
    }
    if let rawType = type.rawType {
      if rawType == "String" || rawType == "Character" { return .text }
      return .various(.number)
    }
    guard let properties = type.codableProperties(scope.facts, at: found) else {
      return .opaque(base == name ? found : words.canonical)
    }
    let parameters = Set(type.genericParameters.map(\.name))
    return .object(
      properties.map { key, property in
        let form = property.type.map(TypeSpelling.form(of:))
        let isGeneric = property.type.map { !parameters.isDisjoint(with: $0.references) } ?? true
        guard isGeneric, let form else {
          let type = property.type.map { wireType(of: $0, from: inside, &search) }
          return WireType.Member(key: key, type: type ?? .opaque(key))
        }
        let value = WireType.opaque("\(words.canonical).\(key)")
        if case .optional = form.form { return .init(key: key, type: .optional(value)) }
        return .init(key: key, type: value)
      })
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

  // MARK: Elements

  /// Whether a type is an array of a marked enum, or an optional one, that leaves out elements that
  /// cannot be read.
  func forgivesElements(_ type: TypeSpelling) -> Bool {
    var words = unaliased(type.words)
    let form = TypeSpelling.form(of: words)
    if case .optional = form.form { words = unaliased(form.unwrapped) }
    guard let element = TypeSpelling.element(ofArray: words) else { return false }
    let name = unaliased(element).canonical.pathWithoutBackticks
    // Of a generic enum, the arguments do not matter.
    let base = name.split(separator: "<", maxSplits: 1).first.map(String.init) ?? name
    let path =
      base == "Self" ? scope.fullPath : scope.facts.type(named: base, from: scope.path)?.path
    return path.flatMap { marked[$0]?.options.invalidElements?.value } == .skip
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
      inner += marked[found]?.cases.flatMap { $0.values.map(\.type.words) } ?? []
      for words in inner where reaches(words, from: inside, &visited) { return true }
    }
    return false
  }
}

/// What becomes of a value whose own keys stand in an object of others.
extension TypeShapes {
  /// Whether a type is `[String: …]`, also behind type aliases: its keys can be any.
  func isDictionaryOfStrings(_ type: TypeSpelling) -> Bool {
    TypeSpelling.isDictionaryOfStrings(unaliased(type.words))
  }

  /// Whether a value can be nothing but an object, or a nil, as far as the sources tell.
  func canBeFlattened(_ type: TypeSpelling) -> Bool {
    let words = unaliased(type.words)
    let (form, unwrapped) = TypeSpelling.form(of: words)
    switch form {
    case .notAnObject: return false
    case .dictionary: return TypeSpelling.isDictionaryOfStrings(words)
    case .optional:
      // A dictionary that is not there is not told from an empty one.
      if case .dictionary = TypeSpelling.form(of: unaliased(unwrapped)).form { return false }
    case .name, .other: break
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

  /// What type aliases of the target stand for.
  private func unaliased(_ words: TokenWords) -> TokenWords {
    var words = words
    var path = scope.path
    // Aliases that mean each other are the compiler's to report.
    for _ in 0..<6 {
      let name = words.canonical.pathWithoutBackticks
      guard let (found, type) = scope.facts.type(named: name, from: path),
        let alias = type.aliasedType
      else { return words }
      path = found.split(separator: ".").dropLast().map(String.init)
      words = alias
    }
    return words
  }
}
