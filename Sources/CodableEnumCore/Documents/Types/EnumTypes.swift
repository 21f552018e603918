/// The types of an enum's values, as spelled inside the enum.
package final class EnumTypes {
  let declared: DeclaredEnum
  let scope: Scope
  let universe: Universe
  /// The generic parameters as types of their own.
  private var parameters: [String: FormatType] { universe.resolver.environment(of: declared) }

  package init(_ declared: DeclaredEnum, _ universe: Universe) {
    self.declared = declared
    scope = Scope(path: declared.path, facts: universe.resolver.facts)
    self.universe = universe
  }

  func documents(_ side: Documents.Side) -> CaseDocuments {
    CaseDocuments(universe, declared, side)
  }

  package func type(_ spelling: TypeSpelling) -> FormatType {
    universe.resolver.type(spelling, in: declared)
  }

  private func type(_ words: TokenWords) -> FormatType {
    universe.resolver.type(words, from: scope.path, parameters)
  }

  /// Returns a summary of everything that was ever written for a value of a type.
  func summary(_ type: TypeSpelling) -> Summary { universe.summary(of: self.type(type), .stored) }

  /// Returns the kinds of values that are read as a type.
  func kinds(_ type: TypeSpelling) -> Kinds { universe.kinds(of: self.type(type)) }

  /// Whether the sources don't show everything that a type writes or reads.
  func isOpaque(_ type: TypeSpelling) -> Bool {
    summary(type).isOpaque || universe.summary(of: self.type(type), .read).isOpaque
  }

  /// Returns what a spelling tells, if it doesn't name a type of the target that is called `Optional` or
  /// like a scalar.
  func form(of spelling: TypeSpelling) -> TypeSpelling.Form {
    if universe.resolver.isOwnOptional(spelling.words, from: scope.path) { return .other }
    if case .notAnObject = spelling.form, isOwnName(spelling.text) { return .name(spelling.text) }
    return spelling.form
  }

  /// Whether a type, or the type that is optional, is a scalar of the standard library.
  func isScalarByName(_ spelling: TypeSpelling) -> Bool {
    let name = spelling.text.last == "?" ? String(spelling.text.dropLast()) : spelling.text
    return TypeSpelling.scalars.contains(name.plainName) && !isOwnName(name)
  }

  /// Whether the target has a type, or the enum a parameter, with the name of a scalar.
  private func isOwnName(_ name: String) -> Bool {
    parameters[name] != nil
      || universe.resolver.facts.type(named: name, from: scope.path) != nil
  }

  /// Whether a type is an optional, also through type aliases of the target.
  func isOptional(_ type: TypeSpelling) -> Bool { self.type(type).isOptional }

  /// The same, or whether a type of another module may be an alias of an optional.
  func mayBeOptional(_ spelling: TypeSpelling) -> Bool {
    if spelling.isNeverOptional { return false }
    let type = type(spelling)
    switch spelling.form {
    case .name, .other: break
    case .optional, .notAnObject, .dictionary: return type.isOptional
    }
    guard case .named(let name, _) = type else { return type.isOptional }
    // It may also be a member type of one.
    let isParameter =
      parameters[String(name.prefix { $0 != "." })] != nil || parameters.values.contains(type)
    return !isParameter && type != .any && !universe.resolver.isKnown(type)
  }

  /// Whether it is a type such as `Any` or `any Shape`, which surely is no optional. The compiler
  /// can't pass all of these to generic functions with closures.
  func isExistential(_ type: TypeSpelling) -> Bool {
    guard case .named(let name, _) = self.type(type) else { return false }
    let first = name.plainName.prefix { !" .&".contains($0) }
    return ["any", "Any", "AnyObject", "AnyClass"].contains(first)
  }

  func writesNilProperties(_ type: TypeSpelling) -> Bool {
    universe.resolver.writesNilProperties(self.type(type))
  }

  /// Whether nil is null in properties, or may be because the type is of another module.
  func mayWriteNilProperties(_ type: TypeSpelling) -> Bool {
    guard case .optional(let wrapped) = self.type(type) else { return false }
    return writesNilProperties(type) || !universe.resolver.isKnown(wrapped)
  }

  /// Whether a type's own values may be written as null, so nil of an optional couldn't be told from
  /// them. Generic parameters and `CodableEnumAnyValue` don't count.
  package func mayBeNull(_ type: FormatType) -> Bool {
    if type == .any { return false }
    return universe.summary(of: type, .written).kinds.contains(.null)
  }

  /// Returns the optional in a type whose values, other than nil, may be written as null, and what it
  /// wraps: `Int??`, `[Int??]`.
  func optionalOfNull(_ spelling: TypeSpelling) -> (optional: String, wrapped: String)? {
    // Very long types aren't resolved either.
    let length = spelling.words.words.count
    guard length < 2_000 else { return nil }
    let mayBeAlias = wrappedNull(in: type(spelling)) != nil
    // Most types are plain names.
    return mayBeAlias || length > 1 ? optionalOfNull(spelling.words, mayBeAlias: mayBeAlias) : nil
  }

  /// - Parameter mayBeAlias: Whether to look for the optional behind type aliases, too.
  private func optionalOfNull(
    _ spelling: TokenWords, mayBeAlias: Bool
  ) -> (optional: String, wrapped: String)? {
    var words = spelling
    words.dropAttributes()
    words.dropOuterParentheses()
    let (form, wrapped) = TypeSpelling.form(of: words)
    if form.isOptional, !universe.resolver.isOwnOptional(words, from: scope.path) {
      return mayBeNull(type(wrapped))
        ? (words.text, wrapped.text) : optionalOfNull(wrapped, mayBeAlias: mayBeAlias)
    }
    let (name, arguments) = words.nameAndArguments
    let holders: Set = ["Array", "ContiguousArray", "Set", "Dictionary"]
    let inner = words.bracketed ?? (holders.contains(name) ? arguments : [])
    for type in inner {
      if let found = optionalOfNull(type, mayBeAlias: mayBeAlias) { return found }
    }
    return mayBeAlias ? wrappedNull(in: type(words)).map { (words.text, $0.text) } : nil
  }

  private func wrappedNull(in type: FormatType) -> FormatType? {
    switch type {
    case .optional(let wrapped): mayBeNull(wrapped) ? wrapped : wrappedNull(in: wrapped)
    case .array(let element): wrappedNull(in: element)
    case .dictionary(_, let value): wrappedNull(in: value)
    case .pairs(let key, let value): wrappedNull(in: key) ?? wrappedNull(in: value)
    case .named: nil
    }
  }

  /// Returns a key of the object that a type of Foundation, or an optional one, is unless a JSON coder
  /// makes it a scalar.
  func keyOutsideJSON(_ type: TypeSpelling) -> String? {
    guard case .named(let name, []) = self.type(type).unwrapped,
      universe.resolver.isOfStandardLibrary(name)
    else { return nil }
    return ["URL": "relative", "Decimal": "mantissa"][name]
  }

  /// Whether generated code can't compare values of a type with literals, since the target declares it.
  func isOwn(_ type: TypeSpelling) -> Bool {
    guard
      case .named(let name, _) = universe.resolver.type(type.words, from: scope.path, isKey: true)
    else { return false }
    let own = scope.facts[name]
    return own.isDeclared
      && !own.conformances.flatMap(\.protocols).contains { $0.hasPrefix("ExpressibleBy") }
  }

  /// Whether a type is one of some scalars of the standard library, also through type aliases.
  func isScalar(_ type: TypeSpelling, of names: [String]) -> Bool {
    guard case .named(let name, []) = self.type(type) else { return false }
    return names.contains(FormatType.unqualified(name))
      && universe.resolver.isOfStandardLibrary(name)
  }

  // MARK: Elements

  func leniency(_ type: TypeSpelling) -> ValuePlan.Leniency? {
    universe.resolver.leniency(of: self.type(type), type.words, from: scope.path)
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

  /// Whether a value of a type can contain the enum itself.
  func holdsEnum(_ type: TypeSpelling) -> Bool {
    universe.types(in: type.words, from: scope.path).contains {
      universe.holders.join($0, scope.fullPath)
    }
  }
}

/// Values whose own keys are in an object with others.
extension EnumTypes {
  /// Whether a type is `[String: …]`, also through type aliases. Its keys can be any.
  func isDictionaryOfStrings(_ type: TypeSpelling) -> Bool {
    if case .dictionary(let key, _) = self.type(type) { key.isString } else { false }
  }

  /// Whether a value can only be an object or nil, as far as the sources show.
  func canBeFlattened(_ spelling: TypeSpelling) -> Bool {
    let type = type(spelling)
    switch type.unwrapped {
    case .array, .pairs, .any: return false
    // A missing dictionary can't be told from an empty one.
    case .dictionary(let key, _): return key.isString && !type.isOptional
    case .named, .optional: break
    }
    let summary = summary(spelling)
    // The kind of an untagged enum depends on its case. An enum in its own place, which is another
    // error, has no documents at all.
    if summary.isOpaque || summary.kinds == .any || summary.kinds.isEmpty { return true }
    // Keys can be missing for nil, but not for a case of an enum that is null.
    return summary.kinds.contains(.object)
      && summary.kinds.isSubset(of: type.isOptional ? [.object, .null] : .object)
  }

  /// Whether a marked enum may encode as a single value, which isn't an object of its own: by a case
  /// whose value stands bare. Encoders replace what was in the object before, or trap.
  func mayBeSingleValue(_ spelling: TypeSpelling) -> Bool {
    guard case .named(let name, _) = type(spelling).unwrapped else { return false }
    return universe.resolver.marked[name]?.contains { declared in
      guard let form = universe.representations(of: declared).first else { return true }
      return form.cases.contains { plan in
        guard case .values = plan.writing, case .bare = plan.payload else { return false }
        return plan.standsAlone || !form.hasTags
      }
    } ?? false
  }

  /// Whether an object may have a key. If not all of its keys are known, it may.
  func mayHold(_ key: String, _ type: TypeSpelling) -> Bool {
    summary(type).keys.map { $0.mayHold(key) } ?? true
  }

  /// Returns the keys of the object that a value is written as and read from; nil if not all are
  /// known.
  func keys(_ spelling: TypeSpelling) -> [String]? {
    let type = type(spelling)
    var keys: Set<String> = []
    for side in [Documents.Side.stored, .read] {
      let summary = universe.summary(of: type, side)
      // A struct without properties reads anything, and only has the keys that it writes.
      if side == .read, summary.kinds == .any, !summary.isOpaque, keys.isEmpty { continue }
      guard !summary.isOpaque, let known = summary.keys, !known.isOpen else { return nil }
      keys.formUnion(known.all)
    }
    return keys.sorted()
  }

  /// Returns the keys of an optional object, without those that are there anyway. One is there unless it
  /// is nil; empty if the sources don't show that.
  func keysUnlessNil(_ spelling: TypeSpelling, otherThan others: [String]) -> [String] {
    let type = type(spelling)
    guard type.isOptional, let all = keys(spelling) else { return [] }
    let required = universe.summary(of: type.unwrapped, .stored).keys?.required ?? []
    return required.isSubset(of: others) ? [] : Set(all).subtracting(others).sorted()
  }

  /// Whether a value is always an object, as far as the sources show. An unknown type counts as
  /// one.
  func isObject(_ type: TypeSpelling) -> Bool {
    let summary = summary(type)
    return !summary.kinds.contains(.null) && (summary.isOpaque || summary.kinds == .object)
  }
}

extension Universe {
  /// Returns the kinds of values that are read as a type. A struct without properties reads
  /// anything, so the kind counts that it writes: an object.
  func kinds(of type: FormatType) -> Kinds {
    let read = summary(of: type, .read).kinds
    return read == .any ? summary(of: type, .stored).kinds : read
  }
}
