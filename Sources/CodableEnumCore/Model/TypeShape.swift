/// What values of a type can be on the wire, as far as the sources of the target tell: a set of
/// documents. Choosing among representations, and finding cases that take each other's values, ask
/// it what two sets have in common.
struct TypeShape: Sendable {
  /// The kinds of values that formats like JSON have.
  struct Kinds: OptionSet, Sendable {
    let rawValue: Int
    static let null = Kinds(rawValue: 1)
    static let boolean = Kinds(rawValue: 2)
    static let number = Kinds(rawValue: 4)
    static let string = Kinds(rawValue: 8)
    static let array = Kinds(rawValue: 16)
    static let object = Kinds(rawValue: 32)

    static let scalars: Kinds = [.boolean, .number, .string]
    static let any: Kinds = [.null, .boolean, .number, .string, .array, .object]
  }

  /// The keys that an object may have.
  struct Keys: Sendable {
    /// In every one.
    var required: Set<String> = []
    var optional: Set<String> = []
    /// Whether it may have any other: those of a dictionary.
    var isOpen = false

    func mayHold(_ key: String) -> Bool {
      isOpen || required.contains(key) || optional.contains(key)
    }
  }

  var kinds: Kinds
  /// nil where nothing is known of them.
  var keys: Keys?
  /// What the elements of an array can be.
  var elements: Kinds = .any
  /// Whether the type is known by its spelling alone.
  var isOpaque = false

  static let opaque = TypeShape(
    kinds: [.boolean, .number, .string, .array, .object], isOpaque: true)

  /// Whether an object may hold a key: not if nothing speaks for it.
  func mayHold(_ key: String) -> Bool { keys?.mayHold(key) ?? false }
}

/// Finds the shapes of types by their names.
struct TypeShapes: Sendable {
  let scope: Scope
  /// The marked enums of the target by their paths.
  let marked: [String: DeclaredEnum]

  func shape(of type: TypeSpelling) -> TypeShape {
    shape(of: type.words, from: scope.path, depth: 6)
  }

  private func shape(of words: TokenWords, from path: [String], depth: Int) -> TypeShape {
    let form = TypeSpelling.form(of: words)
    switch form.form {
    case .optional:
      var shape = shape(of: form.unwrapped, from: path, depth: depth)
      shape.kinds.insert(.null)
      return shape
    case .dictionary:
      let keysAreNames = TypeSpelling.hasNamesForKeys(words)
      return TypeShape(
        kinds: keysAreNames ? .object : [.object, .array],
        keys: keysAreNames ? TypeShape.Keys(isOpen: true) : nil)
    case .notAnObject: return scalarOrArray(words, from: path, depth: depth)
    case .name, .other: return named(words, from: path, depth: depth)
    }
  }

  private func scalarOrArray(_ words: TokenWords, from path: [String], depth: Int) -> TypeShape {
    var name = words.words
    if name.starts(with: ["Swift", "."]) { name.removeFirst(2) }
    switch name.first {
    case "Bool": return TypeShape(kinds: .boolean)
    case "String", "Character", "UUID": return TypeShape(kinds: .string)
    // What encoders make of these is up to their strategies.
    case "Date": return TypeShape(kinds: [.number, .string])
    case "Data": return TypeShape(kinds: [.string, .array])
    case "URL": return TypeShape(kinds: [.string, .object])
    case "Decimal": return TypeShape(kinds: [.number, .object])
    case "[":
      let element = shape(of: words.dropping(first: 1, last: 1), from: path, depth: depth)
      return TypeShape(kinds: .array, elements: element.kinds)
    case "Array", "Set", "ContiguousArray":
      let start = words.words.count - name.count + 2
      let element = shape(of: words.dropping(first: start, last: 1), from: path, depth: depth)
      return TypeShape(kinds: .array, elements: element.kinds)
    default: return TypeShape(kinds: .number)
    }
  }

  private func named(_ words: TokenWords, from path: [String], depth: Int) -> TypeShape {
    let name = words.canonical.pathWithoutBackticks
    if name == "CodableEnumAnyValue" {
      return TypeShape(kinds: .any, keys: .init(isOpen: true))
    }
    guard depth > 0, let (found, type) = scope.facts.type(named: name, from: path) else {
      return .opaque
    }
    let inside = found.split(separator: ".").map(String.init)
    if let alias = type.aliasedType {
      return shape(of: alias, from: inside.dropLast(), depth: depth - 1)
    }
    if let marked = marked[found] { return shape(of: marked) }
    if let rawType = type.rawType {
      return rawType == "String" || rawType == "Character"
        ? TypeShape(kinds: .string) : TypeShape(kinds: .number)
    }
    guard let properties = type.codableProperties(scope.facts, at: found) else { return .opaque }
    var keys = TypeShape.Keys()
    for property in properties {
      let isOptional =
        property.type.map { shape(of: $0, from: inside, depth: depth - 1) }?
        .kinds.contains(.null) ?? false
      if isOptional {
        keys.optional.insert(property.key)
      } else {
        keys.required.insert(property.key)
      }
    }
    return TypeShape(kinds: .object, keys: keys)
  }

  /// What a marked enum is written as, by its style.
  private func shape(of declared: DeclaredEnum) -> TypeShape {
    let options = declared.options.representation
    switch declared.style.value {
    case .external:
      let named =
        options.empty?.value == .name
        || declared.cases.contains { $0.options.empty?.value == .name }
      return TypeShape(kinds: named ? [.object, .string] : .object)
    case .internal, .adjacent:
      let tag = options.tag?.value.first
      return TypeShape(kinds: .object, keys: tag.map { .init(required: [$0]) })
    case .array: return TypeShape(kinds: .array, elements: .any)
    case .rawValue: return TypeShape(kinds: .scalars)
    case .untagged: return TypeShape(kinds: .any)
    }
  }
}
