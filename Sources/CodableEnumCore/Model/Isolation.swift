/// The isolation of an enum, and so of its conformances.
enum Isolation: Equatable, Sendable {
  /// The isolation of the module.
  case module
  case nonisolated
  /// `@MainActor`. The compiler's own conformances have it too, but only in modules where
  /// conformances may be isolated (SE-0470, "Global-actor isolated conformances").
  case mainActor
  /// Another global actor, or any where the conformances are stated to be `nonisolated`. The
  /// compiler's own conformances are `nonisolated` then.
  case globalActor
  /// The conformances are stated to be isolated: `enum Message: @MainActor Codable`. With the attribute.
  case stated(String)
  /// An attribute of another module, which may be a global actor or a macro.
  case unknown

  /// The modifier of an extension that states a conformance.
  var ofConformances: String { isNonisolated ? "nonisolated " : "" }

  /// The modifier of an extension with members like those that the enum itself declares.
  var ofMembers: String { self == .nonisolated ? "nonisolated " : "" }

  /// What stands before the members of a conformance. Next to another actor it is `nonisolated`, too:
  /// before Swift 6.1 an extension can't be that, so a checked-in file for older versions leaves it out.
  var ofWitnesses: String {
    switch self {
    case .globalActor: "nonisolated "
    case .stated(let actor): actor + " "
    default: ""
    }
  }

  var isNonisolated: Bool { self == .nonisolated || self == .globalActor }

  /// Whether the conformances are isolated, but only in modules that infer isolated conformances.
  var isInferred: Bool { self == .mainActor || self == .unknown }
}

/// What a type's declaration says about its isolation, before the meaning of its names is known.
struct StatedIsolation: Sendable {
  /// `nonisolated struct`
  private(set) var isNonisolated = false
  private(set) var isActor = false
  /// Names of attributes that may be global actors.
  private(set) var attributes: [String] = []
  /// Whether attributes in a branch of an `#if` may be global actors.
  private(set) var hasConditionalAttributes = false
  /// Protocols and a superclass. Those that extensions add don't count.
  private(set) var inheritedTypes: Set<String> = []
  private(set) var surroundings = Surroundings.file

  indirect enum Surroundings: Sendable {
    case file
    case type(String)
    /// In an extension of a type. The extension has the isolation of the module unless it states
    /// another.
    case plainExtension(String)
    case isolatedExtension(String, isMainActor: Bool)
  }

  init(_ file: ParsedFile, _ declaration: Declaration) {
    let actors = declaration.attributes.filter { $0.mayBeGlobalActor(in: file) }
    isNonisolated = declaration.isNonisolated
    isActor = declaration.kind == .actor
    attributes = actors.filter { $0.condition == declaration.condition }.map(\.name)
    hasConditionalAttributes = attributes.count < actors.count
    inheritedTypes = file.protocols(of: declaration)
    guard let parent = declaration.parent, let path = file.typePath(of: parent) else { return }
    let around = file.declarations[parent]
    guard around.kind == .extension else {
      surroundings = .type(path)
      return
    }
    let attribute = around.attributes.first { $0.mayBeGlobalActor(in: file) }
    surroundings =
      around.isNonisolated || attribute != nil
      ? .isolatedExtension(path, isMainActor: attribute?.name.isMainActor ?? false)
      : .plainExtension(path)
  }

  /// Names in it that other files may declare.
  var names: Set<String> { inheritedTypes.union(attributes) }
}

extension TargetFacts {
  /// Returns the isolation of a type, by the compiler's rules: first what the declaration says,
  /// then the protocols that it states, then what is around it.
  ///
  /// - Parameter visited: Types that were asked already, because invalid code may have cycles.
  func isolation(
    _ stated: StatedIsolation, at path: String, besides visited: Set<String> = []
  ) -> Isolation {
    if stated.isNonisolated || stated.isActor { return .nonisolated }
    let visited = visited.union([path])
    // Most declarations mention no name. Their paths aren't split, because those around a
    // declaration are asked one after another.
    let scope = stated.names.isEmpty ? [] : path.pathParts
    let actors = stated.attributes.map { globalActor(named: $0, from: scope) }
    if let actor = actors.first(where: { $0 != .unknown }) { return actor }
    for name in expanded(stated.inheritedTypes, from: scope).sorted() {
      let isolation = isolation(ofInherited: name, from: scope, besides: visited)
      if isolation != .module { return isolation }
    }
    if isNonisolated(in: stated.surroundings, besides: visited) { return .nonisolated }
    return actors.isEmpty && !stated.hasConditionalAttributes ? .module : .unknown
  }

  private func globalActor(named name: String, from scope: [String]) -> Isolation {
    if name.isMainActor { return .mainActor }
    guard let (_, type) = type(named: name, from: scope) else {
      // Global actors of other modules are named like this by convention.
      return name.hasSuffix("Actor") ? .globalActor : .unknown
    }
    return type.aliasedType?.canonical.isMainActor == true ? .mainActor : .globalActor
  }

  /// Returns the isolation that a type takes from a protocol or superclass.
  private func isolation(
    ofInherited name: String, from scope: [String], besides visited: Set<String>
  ) -> Isolation {
    guard let (path, type) = type(named: name, from: scope), let stated = type.isolation else {
      return Self.sendableProtocols.contains(name) ? .nonisolated : .module
    }
    guard !visited.contains(path) else { return .module }
    if stated.isNonisolated {
      return isSendable(stated, at: path, besides: visited) ? .nonisolated : .module
    }
    let isolation = isolation(stated, at: path, besides: visited)
    return isolation == .nonisolated ? .module : isolation
  }

  /// Protocols of the standard library and Foundation that keep a type from the isolation of its
  /// module, because they refine `SendableMetatype` (SE-0470). `Sendable` itself doesn't.
  private static let sendableProtocols: Set<String> = [
    "Error", "CodingKey", "LocalizedError", "RecoverableError", "CustomNSError",
  ]

  private func isSendable(
    _ stated: StatedIsolation, at path: String, besides visited: Set<String>
  ) -> Bool {
    let scope = path.pathParts
    let known = Self.sendableProtocols.union(["Sendable", "SendableMetatype"])
    return expanded(stated.inheritedTypes, from: scope).contains { name in
      if known.contains(name) { return true }
      guard let (path, type) = type(named: name, from: scope), let stated = type.isolation,
        !visited.contains(path)
      else { return false }
      return isSendable(stated, at: path, besides: visited.union([path]))
    }
  }

  /// Whether what is around a type keeps it from the isolation of the module.
  private func isNonisolated(
    in surroundings: StatedIsolation.Surroundings, besides visited: Set<String>
  ) -> Bool {
    func isNonisolated(_ path: String) -> Bool? {
      guard !visited.contains(path), let stated = self[path].isolation else { return nil }
      return isolation(stated, at: path, besides: visited).isNonisolated
    }
    return switch surroundings {
    case .file: false
    case .type(let path): isNonisolated(path) ?? false
    case .plainExtension(let path): self[path].isolation?.isActor ?? false
    // A type of another module most likely has no actor, unless the extension has the main actor.
    case .isolatedExtension(let path, let isMainActor): isNonisolated(path) ?? !isMainActor
    }
  }
}

extension Declaration {
  fileprivate var isNonisolated: Bool { modifiers.contains { $0.name == "nonisolated" } }
}

extension Attribute {
  /// Whether it is named like a type and has no arguments. Attributes with a small first letter are
  /// the language's own, and a global actor takes no arguments.
  fileprivate func mayBeGlobalActor(in file: ParsedFile) -> Bool {
    guard let last = tokens.last, file.file.text(file.tokens[last].range) != ")" else {
      return false
    }
    return name.lastPart.first?.isUppercase ?? false
  }
}

extension String {
  var isMainActor: Bool {
    ["MainActor", "Swift.MainActor", "_Concurrency.MainActor"].contains(self)
  }
}
