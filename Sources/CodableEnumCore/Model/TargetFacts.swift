/// What the files of a target say about its types: their generic parameters, conformances and
/// members. A type is known by its path, `Outer.Inner`. The path of a private type begins with its
/// file, `$Pages.Info`, because only that file sees it.
package struct TargetFacts {
  private var types: [String: TypeFacts] = [:]
  /// The last parts of all paths.
  private var declaredNames: Set<Substring> = []
  /// The files with private types, as they begin a path.
  private var filesOfPrivateTypes: Set<String> = []

  /// A class, because each use would copy a struct of this size.
  package final class TypeFacts {
    package var genericParameters: [GenericFact] = []
    var conformances: [StatedConformance] = []
    /// Only of enums and extensions.
    var members: [MemberFact] = []
    var nestedTypes: Set<String> = []
    /// Whether the type's own declaration was found, not only extensions.
    package var isDeclared = false
    /// Whether the content of the type depends on `#if`.
    package var isConditional = false
    /// Whether it is declared more than once: in branches of an `#if`, or privately in several files.
    /// Which declaration counts isn't known, so none is here.
    private(set) var isRepeated = false
    /// The position of the type's name in its declaration.
    package var position: Diagnostic.Position?
    /// The file of its declaration, as it begins a path.
    fileprivate private(set) var file: String?
    var isProtocol = false
    /// The `private` or `fileprivate` of the declaration.
    var privacy: Access?
    /// The isolation that the type's own declaration states.
    var isolation: StatedIsolation?
    /// The type that a type alias refers to.
    var aliasedType: TokenWords?
    /// The raw values of an enum with a raw type; nil if the source doesn't show all.
    package var rawValues: [(case: String, value: Scalar)]?
    /// The cases of an enum without a raw type that isn't marked.
    var cases: [CaseFact] = []
    var isClass = false
    /// The properties of a struct or a class, as far as syntax shows them.
    package var properties: [PropertyFact]?
    /// Raw values by the cases of an enum of coding keys: `CodingKeys` or, for one case,
    /// `ImageCodingKeys`.
    var codingKeys: [String: String]?
    /// The position of its own `init(from:)`.
    var decodingByHand: Diagnostic.Position?
    /// The position of its own `encode(to:)`.
    var encodingByHand: Diagnostic.Position?
    /// Whether it has an `encode(to:)` that only encodes every property under its key, which writes
    /// nil as null. That doesn't count as coding by hand.
    var encodesNil = false

    /// Notes where it is declared.
    func declare(at place: Diagnostic.Position) {
      if let position, position != place { isRepeated = true }
      position = place
      file = place.path.asPartOfPaths
    }

    /// Forgets what only its declarations say, if there are several.
    func forgetRepeated() {
      guard isRepeated else { return }
      (aliasedType, rawValues, properties, codingKeys) = (nil, nil, nil, nil)
      (cases, isClass, isConditional) = ([], false, true)
    }

    /// - Parameter direction: nil for either.
    package func codesByHand(_ direction: OptionRules.Direction? = nil) -> Bool {
      direction != .encoding && decodingByHand != nil
        || direction != .decoding && encodingByHand != nil
    }

    /// Whether it has an `init(rawValue:)` or a `rawValue` of its own.
    ///
    /// - Parameter direction: nil for either.
    func convertsRawValues(_ direction: OptionRules.Direction?) -> Bool {
      members.contains { member in
        direction != .encoding && member.isInitOfRawValue
          || direction != .decoding && member.name == "rawValue"
      }
    }

    /// The protocols and the superclass that its declarations state.
    var protocols: [String] { conformances.flatMap(\.protocols) }

    /// The types of its properties, or of its cases' values.
    var typesOfValues: [TokenWords] {
      (properties ?? []).compactMap(\.type) + cases.flatMap { $0.values.map(\.type) }
    }

    /// The constants that its own are other names for.
    var otherConstants: [TokenWords] { members.compactMap(\.value).filter(\.isPath) }

    /// The protocols that its declarations state, and those that it has as an enum with a raw type.
    var allProtocols: [String] { protocols + (rawValues == nil ? [] : ["RawRepresentable"]) }

    /// Whether it states that it conforms to one of some protocols.
    func states(_ protocols: Set<String>) -> Bool { !protocols.isDisjoint(with: self.protocols) }
  }

  package struct GenericFact: Sendable {
    package var name: String
    var kind: GenericParameter.Kind
    /// Protocols after the colon.
    var protocols: Set<String>
  }

  /// A stored property.
  package struct PropertyFact: Sendable {
    package var name: String
    var type: TokenWords?
    /// Whether synthesized coding writes it: it is neither static nor lazy.
    package var isStored: Bool
    /// The name of its wrapper, which may code itself in any way, or of a macro.
    var wrapper: String?
    /// Whether only some builds have it.
    var isConditional: Bool
    /// Whether it is a `let` with a value, which is written but not read.
    var isFixed: Bool
    /// What it is written as, if that value is a string or an integer.
    var fixedValue: Scalar?
    package var position: Diagnostic.Position
  }

  /// A case of an enum that is not marked.
  struct CaseFact: Sendable {
    var name: String
    var values: [(label: String?, type: TokenWords)]
    var position: Diagnostic.Position
  }

  struct StatedConformance: Sendable {
    var protocols: Set<String>
    /// What stands before some of them: `nonisolated` or `@MainActor`.
    var isolations: [String: String]
    /// The clause after `where`.
    var requirements: TokenWords?
    /// The `#if` branches around it.
    var conditions: [[String]]
  }

  struct MemberFact: Sendable {
    var name: String
    var isStatic: Bool
    /// The labels of a function's arguments; nil for other members.
    var labels: [String]?
    /// The expression after a property's `=`, or its getter.
    var value: TokenWords?
    var position: Diagnostic.Position

    var isInitOfRawValue: Bool { name == "init" && labels == ["rawValue"] }
  }

  /// Returns a type by its path, without looking for a private one.
  package subscript(path: String) -> TypeFacts { types[path] ?? TypeFacts() }

  /// Returns a type by its path, to add to what is known of it.
  mutating func added(_ path: String) -> TypeFacts {
    if let known = types[path] { return known }
    let facts = TypeFacts()
    types[path] = facts
    declaredNames.insert(path.lastPart)
    if path.isInFile { filesOfPrivateTypes.insert(String(path.prefix { $0 != "." })) }
    return facts
  }

  /// A type with its path.
  typealias Found = (path: String, facts: TypeFacts)

  /// Returns the types along a path, outermost first. Types can nest deeply, so each path extends
  /// the one before.
  func types(along path: [String]) -> [Found] {
    let (file, path) = fileAndPath(path)
    var spelling = ""
    return path.map { name in
      if !spelling.isEmpty { spelling += "." }
      spelling += name
      return find(spelling, in: file) ?? (spelling, TypeFacts())
    }
  }

  /// Returns a path in two parts: the file that sees what is written inside the type, and the path
  /// without a file. There is no file if it has no private types.
  private func fileAndPath(_ path: [String]) -> (file: String?, path: [String]) {
    if let file = path.first, file.isInFile { return (file, Array(path.dropFirst())) }
    guard !filesOfPrivateTypes.isEmpty else { return (nil, path) }
    let file = path.indices.reversed().lazy.compactMap {
      self.types[path[...$0].joined(separator: ".")]?.file
    }.first
    return (file.flatMap { filesOfPrivateTypes.contains($0) ? $0 : nil }, path)
  }

  /// Returns the type with a path, preferably a private one of a file.
  private func find(_ path: String, in file: String?) -> Found? {
    if let file, let facts = types["\(file).\(path)"] { return ("\(file).\(path)", facts) }
    return types[path].map { (path, $0) }
  }

  /// Returns a type that a type itself contains.
  func nested(_ name: String, in path: String) -> Found? {
    let (file, parts) = fileAndPath(path.pathParts)
    return find((parts + [name]).joined(separator: "."), in: file)
  }

  /// Returns the path of the type around a type, so that names are looked up as in that type's file.
  func surroundings(of path: String) -> [String] {
    let (file, parts) = fileAndPath(path.pathParts)
    return [file].compactMap(\.self) + parts.dropLast()
  }

  /// Returns whether a type, a type alias or a generic parameter of the target has one of these names.
  func declare(anyOf names: Set<String>) -> Bool {
    names.contains { declaredNames.contains($0[...]) }
      || types.values.contains { type in
        type.genericParameters.contains { names.contains($0.name) }
      }
  }

  /// Returns the generic parameters of a type of the target, or of a type of the standard library,
  /// because an enum may be in an extension of that.
  func genericParameters(of path: String) -> [GenericFact] {
    if let type = types[path], type.isDeclared || type.aliasedType != nil {
      return type.genericParameters
    }
    return (Self.standardParameters[path.plainName] ?? []).map {
      GenericFact(name: $0, kind: .type, protocols: [])
    }
  }

  /// Returns the generic parameters along a path, outermost first.
  func parameters(along path: [String]) -> [GenericFact] {
    types(along: path).flatMap { genericParameters(of: $0.path) }
  }

  private static let standardParameters = [
    "Array": ["Element"], "ArraySlice": ["Element"], "ContiguousArray": ["Element"],
    "Set": ["Element"], "Dictionary": ["Key", "Value"], "Optional": ["Wrapped"],
    "Result": ["Success", "Failure"], "Range": ["Bound"], "ClosedRange": ["Bound"],
    "PartialRangeFrom": ["Bound"], "PartialRangeThrough": ["Bound"],
    "PartialRangeUpTo": ["Bound"], "CollectionOfOne": ["Element"],
  ]

  /// Whether a name is that of a generic type or a usual protocol of the standard library.
  static func isStandard(_ name: String) -> Bool {
    standardParameters[name] != nil || standardProtocols.contains(name)
  }

  /// Returns the type that a name refers to inside a type of the target.
  func type(named name: String, from path: [String]) -> Found? {
    // Most types are in other modules.
    guard declaredNames.contains(name.lastPart) else { return nil }
    let (file, path) = fileAndPath(path)
    var ofProtocols: Found?
    for count in (0...path.count).reversed() {
      let candidate = (path[..<count] + [name]).joined(separator: ".")
      if let found = find(candidate, in: file) { return found }
      guard count > 0, let found = find(path[..<count].joined(separator: "."), in: file) else {
        continue
      }
      if let inherited = inheritedType(named: name, in: found, ofProtocols: false) {
        return inherited
      }
      ofProtocols = ofProtocols ?? inheritedType(named: name, in: found, ofProtocols: true)
    }
    // The compiler prefers any other type, also one of the standard library.
    return FormatType.scalar(name) == nil ? ofProtocols : nil
  }

  /// Returns the type of that name which a type has from its superclass, or from protocols, all of
  /// the target.
  private func inheritedType(
    named name: String, in type: Found, ofProtocols: Bool, besides visited: Set<String> = []
  ) -> Found? {
    let visited = visited.union([type.path])
    for found in supertypes(of: type) where !visited.contains(found.path) {
      let own = found.facts.isProtocol == ofProtocols ? nested(name, in: found.path) : nil
      if let inherited = own
        ?? inheritedType(named: name, in: found, ofProtocols: ofProtocols, besides: visited)
      {
        return inherited
      }
    }
    return nil
  }

  /// Returns whether a type contains a type of that name, or has it from its superclass or its
  /// protocols, as an associated type too.
  func hasType(
    named name: String, in type: Found, besides visited: Set<String> = []
  ) -> Bool {
    let visited = visited.union([type.path])
    return type.facts.nestedTypes.contains(name)
      || name == "ID" && type.facts.states(["Identifiable"])
      || supertypes(of: type).contains {
        !visited.contains($0.path) && hasType(named: name, in: $0, besides: visited)
      }
  }

  private func supertypes(of type: Found) -> [Found] {
    type.facts.protocols.sorted().compactMap {
      self.type(named: $0, from: surroundings(of: type.path))
    }
  }

  /// Returns the types whose own names have a prefix, without private ones, with the positions of
  /// the names.
  func types(called prefix: String) -> [(path: String, position: Diagnostic.Position)] {
    types.filter { $0.key.lastPart.hasPrefix(prefix) }.compactMap {
      path, type in type.position.map { (path, $0) }
    }
  }

  /// Returns names of protocols with those that type aliases refer to:
  /// `typealias Wire = Codable & Sendable`.
  ///
  /// - Parameter withInherited: Whether to add the protocols that protocols of the target inherit.
  ///   The isolation of conformances depends only on what a type states itself.
  func expanded(
    _ names: Set<String>, from path: [String], withInherited: Bool = false
  ) -> Set<String> {
    var found = names
    var pending = Array(names)
    while let name = pending.popLast() {
      guard let type = type(named: name, from: path)?.facts else { continue }
      let inherited = withInherited && type.isProtocol ? type.protocols : []
      pending += (type.aliasedType?.protocols ?? inherited).filter { found.insert($0).inserted }
    }
    return found
  }
}

extension String {
  var pathParts: [String] {
    lastPart.startIndex > startIndex
      ? split(separator: ".").map { String($0) } : isEmpty ? [] : [self]
  }

  /// Whether a path begins with a file.
  var isInFile: Bool { hasPrefix("$") }

  /// `Info` for `$Pages.Info`
  package var withoutFile: Substring { isInFile ? drop { $0 != "." }.dropFirst() : self[...] }

  /// `$Page_Info` for the file `Sources/App/Page+Info.swift`. A target has no two files of one name;
  /// names that differ only in such characters count as one.
  var asPartOfPaths: String {
    let name = split { $0 == "/" || $0 == "\\" }.last ?? ""
    let stem = name.hasSuffix(".swift") ? name.dropLast(6) : name
    let word = stem.utf8.map { $0.continuesIdentifier ? $0 : UInt8(ascii: "_") }
    return "$" + String(decoding: word, as: UTF8.self)
  }
}
