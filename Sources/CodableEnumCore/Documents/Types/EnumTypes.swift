/// The types of an enum's values, as they are spelled where it stands.
struct EnumTypes {
  let scope: Scope
  let universe: Universe
  /// Generic parameters stand for themselves.
  private let parameters: [String: FormatType]

  init(scope: Scope, universe: Universe) {
    self.scope = scope
    self.universe = universe
    parameters = scope.parameters.reduce(into: [:]) { $0[$1.key] = .named($1.key) }
  }

  func type(_ spelling: TypeSpelling) -> FormatType { type(spelling.words) }

  func type(_ words: TokenWords) -> FormatType {
    universe.resolver.type(words, from: scope.path, parameters)
  }

  /// What was ever written of a value of a type.
  func summary(_ type: TypeSpelling) -> Summary { universe.summary(of: self.type(type), .stored) }

  /// What a value must be to be read as a type.
  func kinds(_ type: TypeSpelling) -> Kinds { universe.kinds(of: self.type(type)) }

  /// Whether the sources don't show all that is written as a type, or read as it.
  func isOpaque(_ type: TypeSpelling) -> Bool {
    summary(type).isOpaque || universe.summary(of: self.type(type), .read).isOpaque
  }

  /// Whether it is an optional, also behind type aliases of the target.
  func isOptional(_ type: TypeSpelling) -> Bool { self.type(type).isOptional }

  /// Whether a type is Foundation's `URL`, or an optional one.
  func isURL(_ type: TypeSpelling) -> Bool {
    self.type(type).unwrapped == .named("URL") && universe.resolver.isOfStandardLibrary("URL")
  }

  // MARK: Elements

  /// Whether a type is an array of a marked enum, or an optional one, that leaves out elements that
  /// cannot be read.
  func forgivesElements(_ type: TypeSpelling) -> Bool {
    let resolver = universe.resolver
    guard case .array(.named(let name, _)) = self.type(type).unwrapped,
      resolver.marked[name]?.options.invalidElements?.value == .skip
    else { return false }
    return resolver.isArray(type.unwrapped, from: scope.path)
  }

  /// Whether a type is an array of the enum itself, which has no generic parameters.
  func isArrayOfEnum(_ type: TypeSpelling) -> Bool {
    guard case .array(.named(let name, let arguments)) = self.type(type), arguments.isEmpty,
      parameters.isEmpty
    else { return false }
    return (name == scope.fullPath || name == "Self")
      && universe.resolver.isArray(type.words, from: scope.path)
  }

  // MARK: Recursion

  /// Whether a value of a type can hold the enum itself.
  func holdsEnum(_ type: TypeSpelling) -> Bool {
    var visited: Set<String> = []
    var pending = type.words.references.map { ($0, scope.path) }
    while let (reference, path) = pending.popLast() {
      let name = reference.pathWithoutBackticks
      if name == "Self" { return true }
      guard let (found, type) = scope.facts.type(named: name, from: path) else { continue }
      if found == scope.fullPath { return true }
      guard visited.insert(found).inserted else { continue }
      let inside = found.split(separator: ".").map(String.init)
      var inner = type.aliasedType.map { [$0] } ?? []
      inner += type.properties?.compactMap(\.type) ?? []
      inner += universe.resolver.marked[found]?.cases.flatMap { $0.values.map(\.type.words) } ?? []
      pending += inner.flatMap(\.references).map { ($0, inside) }
    }
    return false
  }
}

/// What becomes of a value whose own keys stand in an object of others.
extension EnumTypes {
  /// Whether a type is `[String: …]`, also behind type aliases: its keys can be any.
  func isDictionaryOfStrings(_ type: TypeSpelling) -> Bool {
    if case .dictionary(key: .named("String", _), _) = self.type(type) { true } else { false }
  }

  /// Whether a value can be nothing but an object, or a nil, as far as the sources tell.
  func canBeFlattened(_ spelling: TypeSpelling) -> Bool {
    let type = type(spelling)
    switch type.unwrapped {
    case .array, .pairs, .any: return false
    // A dictionary that is not there is not told from an empty one.
    case .dictionary(let key, _): return key == .named("String") && !type.isOptional
    case .named, .optional: break
    }
    let summary = summary(spelling)
    // What an untagged enum is depends on its case. One in its own place, which is another error, has
    // no document at all.
    return summary.isOpaque || summary.kinds == .any || summary.kinds.isEmpty
      || summary.kinds.contains(.object) && summary.kinds.isSubset(of: [.object, .null])
  }

  /// Whether an object may hold a key; one of which not all keys are known may.
  func mayHold(_ key: String, _ type: TypeSpelling) -> Bool {
    summary(type).keys.map { $0.mayHold(key) } ?? true
  }

  /// Whether a value is always an object, or nothing speaks against it.
  func isObject(_ type: TypeSpelling) -> Bool {
    let summary = summary(type)
    return !summary.kinds.contains(.null) && (summary.isOpaque || summary.kinds == .object)
  }
}

extension Universe {
  /// What a value must be to be read as a type. A struct without properties reads anything, but is
  /// written as an object.
  func kinds(of type: FormatType) -> Kinds {
    let read = summary(of: type, .read).kinds
    return read == .any ? summary(of: type, .stored).kinds : read
  }
}
