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
