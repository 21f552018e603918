/// Finds the `FormatType` of a spelling, and the content of the target's types.
package final class TypeResolver {
  package let facts: TargetFacts
  /// The marked enums of the target by their paths: several if branches of an `#if` have one each.
  package let marked: [String: [DeclaredEnum]]
  /// How many type aliases were followed for one spelling. Each can name the next one twice.
  private var followedCount = 0
  private var isFollowing = false
  /// What chains of type aliases end in, by the first alias.
  private var chainEnds: [String: (alias: TokenWords, path: [String])] = [:]
  /// The types as whose raw values types are coded.
  private var rawValueTypes: [String: TokenWords?] = [:]
  /// The definitions that were asked for.
  private var definitions: [DefinitionQuestion: TypeDefinition?] = [:]
  /// The types of values, and the generic parameters of enums. Both are asked for again and again.
  private var types: [ObjectIdentifier: FormatType] = [:]
  private var environments: [ObjectIdentifier: [String: FormatType]] = [:]

  private struct DefinitionQuestion: Hashable {
    var type: FormatType
    var direction: OptionRules.Direction?
  }

  package init(facts: TargetFacts = TargetFacts(), marked: [String: [DeclaredEnum]] = [:]) {
    self.facts = facts
    self.marked = marked
  }

  /// Where a spelling stands, and how it is read.
  private struct Context {
    /// The type that contains the spelling.
    var path: [String]
    /// The types of generic parameters.
    var arguments: [String: FormatType] = [:]
    /// How many more aliases are followed. The compiler reports those that refer to each other.
    var aliasesLeft = 16
    /// Whether a type with a raw value is itself.
    var isKey = false
  }

  /// - Parameters:
  ///   - path: The type that contains the spelling.
  ///   - arguments: The types of generic parameters.
  ///   - isKey: Whether a type with a raw value is itself.
  func type(
    _ words: TokenWords, from path: [String], _ arguments: [String: FormatType] = [:],
    isKey: Bool = false
  ) -> FormatType {
    type(words, Context(path: path, arguments: arguments, isKey: isKey))
  }

  private func type(_ words: TokenWords, _ context: Context) -> FormatType {
    // Most types are single names, which need no parsing.
    if words.words.count == 1 { return named(words.words[0].withoutBackticks, [], context) }
    // The compiler gives up long before that, and parsing takes quadratic time.
    guard words.words.count < 2_000 else { return .named(words.canonical) }
    var words = words
    words.dropAttributes()
    words.dropOuterParentheses()
    var (plain, key) = (context, context)
    // In place of an argument or a key, a type's own type counts.
    (plain.isKey, key.isKey) = (false, true)
    let (form, unwrapped) = TypeSpelling.form(of: words)
    if case .optional = form, !isOwnOptional(words, from: context.path) {
      return type(unwrapped, plain).orNil
    }
    if let parts = words.bracketed {
      return parts.count == 2
        ? dictionary(type(parts[0], key), codedAs: type(parts[0], plain), type(parts[1], plain))
        : .array(type(parts[0], plain))
    }
    let (name, parts) = words.nameAndArguments
    return named(name.pathWithoutBackticks, parts.map { type($0, key) }, context)
  }

  /// - Parameter keys: The generic arguments, as types of keys.
  private func named(
    _ name: String, _ keys: [FormatType], _ context: Context
  ) -> FormatType {
    if let argument = context.arguments[name] {
      return context.isKey || argument == .named(name)
        ? argument : coded(argument, context.aliasesLeft)
    }
    let isOutermost = !isFollowing
    isFollowing = true
    if isOutermost { followedCount = 0 }
    defer { if isOutermost { isFollowing = false } }
    // Most types are scalars.
    if keys.isEmpty, let scalar = FormatType.scalarTypes[name],
      facts.type(named: name, from: context.path) == nil
    {
      return scalar
    }
    guard let found = declaredType(name, from: context.path) else {
      return standardType(name, keys, given: keys.map { coded($0, context.aliasesLeft) })
    }
    // An extension by the alias may bring the coding.
    if let alias = found.facts.aliasedType, !found.facts.codesByHand() {
      return type(alias, of: found, keys, context)
    }
    // A document contains its raw value.
    let type = FormatType.named(found.path, keys.map { coded($0, context.aliasesLeft) })
    return context.isKey ? type : coded(type, context.aliasesLeft)
  }

  private func declaredType(_ name: String, from path: [String]) -> TargetFacts.Found? {
    let nested =
      name.hasPrefix("Self.")
      ? facts.nested(String(name.dropFirst(5)), in: path.joined(separator: ".")) : nil
    let found = nested ?? facts.type(named: name == "Self" ? path.last ?? "" : name, from: path)
    guard let facts = found?.facts, facts.isDeclared || facts.aliasedType != nil || facts.isRepeated
    else { return nil }
    return found
  }

  /// Returns what a type alias of the target refers to.
  private func type(
    _ alias: TokenWords, of found: TargetFacts.Found, _ keys: [FormatType], _ context: Context
  ) -> FormatType {
    let parameters = found.facts.genericParameters.map(\.name)
    followedCount += 1
    guard followedCount < 500, context.aliasesLeft > 0 else { return .named(found.path) }
    var end = (alias: alias, path: facts.surroundings(of: found.path))
    if parameters.isEmpty {
      end = chainEnds[found.path] ?? endOfChain(alias, from: end.path)
      chainEnds[found.path] = end
    }
    var inner = context
    inner.path = end.path
    inner.aliasesLeft -= 1
    inner.arguments = [:]
    if parameters.isEmpty, !keys.isEmpty {
      return named(end.alias.canonical.pathWithoutBackticks, keys, inner)
    }
    guard parameters.count == keys.count else {
      return .named(found.path, keys.map { coded($0, context.aliasesLeft) })
    }
    // An alias inside of a generic type may name that type's parameters.
    let owner = end.path.filter { !$0.isInFile }
    let isInside = !owner.isEmpty && context.path.filter { !$0.isInFile }.starts(with: owner)
    if isInside { inner.arguments = context.arguments }
    inner.arguments.merge(zip(parameters, keys)) { $1 }
    return type(end.alias, inner)
  }

  /// Returns a type that the target doesn't declare.
  ///
  /// - Parameter given: The generic arguments, as they are coded.
  private func standardType(
    _ name: String, _ keys: [FormatType], given: [FormatType]
  ) -> FormatType {
    let unqualified = FormatType.unqualified(name)
    switch (unqualified, given.count) {
    case ("Optional", 1): return given[0].orNil
    case ("Array", 1), ("ContiguousArray", 1), ("Set", 1): return .array(given[0])
    case ("Dictionary", 2): return dictionary(keys[0], codedAs: given[0], given[1])
    case (_, 0) where FormatType.scalar(unqualified) != nil:
      // The target may have a type with the name of the module's type.
      return .named(facts[unqualified].isDeclared ? name : unqualified)
    case (_, 0) where name.hasSuffix(".CodableEnumAnyValue"): return .any
    case (_, let count) where FormatType.elements(of: unqualified, given) != nil && count < 2:
      return .named(facts[unqualified].isDeclared ? name : unqualified, given)
    default: return .named(name, given)
    }
  }

  /// Returns the declared default of a value. In place of a constant of the target, it is that
  /// one's value, in each branch of an `#if`.
  package func defaultText(of value: DeclaredValue, in declared: DeclaredEnum) -> String? {
    guard var words = value.defaultValue else { return nil }
    var path = declared.path
    var type = self.type(value.type.words, from: path).unwrapped.text
    // Constants can't refer to each other without end.
    for _ in 0..<16 {
      let text = words.canonical
      guard words.isPath else { break }
      let names = ((text.hasPrefix(".") ? type : "") + text).pathWithoutBackticks.pathParts
      let owner = names.dropLast().joined(separator: ".")
      let owners =
        names.count > 1 && names != ["Self", names.last]
        ? [facts.type(named: owner, from: path)].compactMap(\.self)
        : facts.types(along: path).reversed()
      let found = owners.lazy.compactMap { owner in
        let values = owner.facts.members.filter { $0.isStatic && $0.name == names.last }
          .compactMap(\.value)
        return values.isEmpty ? nil : (path: owner.path, values: values)
      }.first
      guard let found else { break }
      if found.values.count > 1 { return found.values.map(\.canonical).joined(separator: " or ") }
      (type, words) = (found.path, found.values[0])
      path = type.pathParts
    }
    return words.canonical
  }

  /// Follows type aliases as long as each is nothing but another name. In a circle, any is the end.
  private func endOfChain(
    _ alias: TokenWords, from path: [String]
  ) -> (alias: TokenWords, path: [String]) {
    var (alias, path) = (alias, path)
    var seen: Set<String> = []
    while alias.words.count == 1,
      !facts.parameters(along: path).contains(where: { $0.name == alias.words[0] }),
      let (found, type) = facts.type(named: alias.words[0].withoutBackticks, from: path),
      let next = type.aliasedType, type.genericParameters.isEmpty, !type.codesByHand(),
      seen.insert(found).inserted
    {
      (alias, path) = (next, facts.surroundings(of: found))
    }
    return (alias, path)
  }

  /// Whether a spelling names a type of the target that is called `Optional`.
  func isOwnOptional(_ words: TokenWords, from path: [String]) -> Bool {
    words.words.first == "Optional" && words.words.last == ">"
      && facts.type(named: "Optional", from: path) != nil
  }

  /// Returns what a type is in documents: its raw value, if that is how it is coded.
  private func coded(_ type: FormatType, _ aliasesLeft: Int) -> FormatType {
    guard case .named(let name, _) = type, aliasesLeft > 0, let raw = rawValueType(of: name)
    else { return type }
    return self.type(raw, Context(path: name.pathParts, aliasesLeft: aliasesLeft - 1))
  }

  private func rawValueType(of name: String) -> TokenWords? {
    if let known = rawValueTypes[name] { return known }
    let found = facts.rawValueType(of: name)
    rawValueTypes[name] = .some(found)
    return found
  }

  /// Whether a type is an array or a set, also through type aliases. Both are written as arrays.
  func isArray(_ words: TokenWords, from path: [String]) -> Bool {
    var (words, path) = (words, path)
    for _ in 0..<16 {
      if TypeSpelling.form(of: words).form.isOptional {
        words = TypeSpelling.form(of: words).unwrapped
      }
      let name = words.canonical.pathWithoutBackticks
      guard let (found, type) = facts.type(named: name, from: path), let alias = type.aliasedType
      else { break }
      path = facts.surroundings(of: found)
      words = alias
    }
    return words.words.first == "[" || words.words.starts(with: ["Array", "<"])
      || words.words.starts(with: ["Swift", ".", "Array", "<"])
  }

  /// - Parameter coded: What keys are written as in an array of keys and values.
  private func dictionary(
    _ key: FormatType, codedAs coded: FormatType, _ value: FormatType
  ) -> FormatType {
    guard case .named(let name, _) = key,
      ["String", "Int"].contains(FormatType.unqualified(name)) && isOfStandardLibrary(name)
        || isMarked(name, with: { $0.codingKeys?.value == true })
        || facts.protocols(of: name).contains("CodingKeyRepresentable")
    else { return .pairs(key: coded, value) }
    return .dictionary(key: key, value)
  }
}

extension TypeResolver {
  /// Whether a name is that of a marked enum with certain options.
  package func isMarked(_ name: String, with holds: (EnumOptions) -> Bool = { _ in true }) -> Bool {
    marked[name]?.contains { holds($0.options) } ?? false
  }

  /// Returns nil for a type of which only the spelling is known.
  ///
  /// - Parameter direction: If it is only written or only read, more types are known: one that
  ///   codes the other way by hand, a class, and properties with wrappers.
  package func definition(
    of type: FormatType, _ direction: OptionRules.Direction? = nil
  ) -> TypeDefinition? {
    let question = DefinitionQuestion(type: type, direction: direction)
    if let found = definitions[question] { return found }
    // What is known in both directions is the same in each.
    let both = direction == nil ? nil : definition(of: type)
    let found = both ?? findDefinition(of: type, direction)
    definitions[question] = .some(found)
    return found
  }

  /// Returns the type of a spelling in an enum.
  ///
  /// - Parameter arguments: The types of the enum's own generic parameters; usually the parameters
  ///   themselves.
  func type(
    _ spelling: TypeSpelling, in declared: DeclaredEnum, _ arguments: [FormatType] = []
  ) -> FormatType {
    let id = ObjectIdentifier(spelling)
    if arguments.isEmpty, let known = types[id] { return known }
    let type = type(spelling.words, from: declared.path, environment(of: declared, arguments))
    if arguments.isEmpty { types[id] = type }
    return type
  }

  /// Returns the type of a case's value. A coder's name and the type are used together.
  package func type(
    of value: ValuePlan, in declared: DeclaredEnum, _ arguments: [FormatType] = []
  ) -> FormatType {
    let type = type(value.declared.type, in: declared, arguments)
    guard let coder = value.coder else { return type }
    let coded = FormatType.named("\(coder)(\(type.unwrapped.text))")
    return type.isOptional ? .optional(coded) : coded
  }

  /// Returns the type for a coder of all values of a case.
  package func type(
    of values: [ValuePlan], by coder: CaseCoder, in declared: DeclaredEnum,
    _ arguments: [FormatType] = []
  ) -> FormatType {
    let types = values.map { type($0.declared.type, in: declared, arguments).text }
    return .named("\(coder.name)(\(types.joined(separator: ", ")))")
  }

  /// Whether a type is a struct with a string as its raw value.
  package func isText(_ type: FormatType) -> Bool {
    guard case .named(let name, []) = type else { return false }
    return rawValueType(of: name)?.canonical == "String"
  }

  /// Whether the sources show the type of keys.
  func isKnown(_ type: FormatType) -> Bool {
    guard case .named(let name, _) = type else { return true }
    return FormatType.scalar(name) != nil || facts[name].isDeclared
      || TargetFacts.isStandard(name.plainName)
  }

  /// Whether a name is that of a standard type, and not of one of the target's.
  package func isOfStandardLibrary(_ name: String) -> Bool {
    let facts = facts[name]
    return !facts.isDeclared && !facts.isRepeated
  }

  /// Whether a type is a generic parameter of an enum or its parents, which may be an optional.
  package func isParameter(_ type: FormatType, of declared: DeclaredEnum) -> Bool {
    environment(of: declared).values.contains(type)
  }

  /// Whether a key is left out if its value, whose type is a generic parameter, turns out to be nil.
  func isLeftOutDynamically(
    _ value: ValuePlan, _ type: FormatType, in declared: DeclaredEnum
  ) -> Bool {
    value.nilWriting == .omittedDynamically && isParameter(type, of: declared)
  }

  /// Returns an enum's generic parameters, after those of the types around it.
  package func parameters(of declared: DeclaredEnum) -> [FormatType] {
    let types = environment(of: declared)
    return facts.parameters(along: declared.path).compactMap { types[$0.name] }
  }

  /// Returns the types of the generic parameters of an enum and its parents: the arguments for the
  /// enum's own, if there are any, and otherwise the parameters themselves.
  func environment(
    of declared: DeclaredEnum, _ arguments: [FormatType] = []
  ) -> [String: FormatType] {
    let id = ObjectIdentifier(declared)
    var environment: [String: FormatType]
    if let known = environments[id] {
      environment = known
    } else {
      environment = parameters(along: declared.path)
      environments[id] = environment
    }
    if arguments.isEmpty { return environment }
    let own = facts.genericParameters(of: declared.displayName).map(\.name)
    if own.count == arguments.count { environment.merge(zip(own, arguments)) { $1 } }
    return environment
  }

  /// Returns the generic parameters of a type and those around it as types: `T`, or `Loadable.Item` if
  /// there is also a type called `Item`.
  func parameters(along path: [String]) -> [String: FormatType] {
    facts.types(along: path).reduce(into: [:]) { types, owner in
      for parameter in facts.genericParameters(of: owner.path) {
        let name = parameter.name
        let isTaken = FormatType.scalar(name) != nil || facts.type(named: name, from: path) != nil
        types[name] = .named(isTaken ? "\(owner.path).\(name)" : name)
      }
    }
  }
}

extension TokenWords {
  /// `Box` and `Int` for `Box<Int>`. If something follows, the whole spelling is the name.
  var nameAndArguments: (name: String, arguments: [TokenWords]) {
    guard let opening = words.firstIndex(of: "<"), closing(of: opening) == words.count - 1 else {
      return (canonical, [])
    }
    return (
      dropping(first: 0, last: words.count - opening).canonical,
      dropping(first: opening + 1, last: 1).split(at: ",")
    )
  }
}
