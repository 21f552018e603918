extension TargetFacts {
  /// Collects what a file says about some names, and about all names that this mentions in turn: in
  /// conformances, type aliases, properties and cases. A name is one part of a path and includes
  /// everything declared inside the type.
  ///
  /// - Parameter marked: Indices of marked enums. Their cases are known already.
  /// - Returns: The names, and all that were found.
  mutating func add(
    _ file: ParsedFile, about names: Set<String>, marked: Set<Int>
  ) -> Set<String> {
    let index = DeclaredNames(file)
    var found = names
    var pending = Array(names)
    var visited: Set<Int> = []
    while let name = pending.popLast() {
      // Declarations with one path all have this name in it, so they come in the order of the file.
      for item in index.items(named: name, &visited) {
        guard let path = file.typePath(of: item) else { continue }
        add(item, at: path, in: file, isMarked: marked.contains(item))
        for mentioned in self[path].mentionedNames {
          for part in mentioned.pathWithoutBackticks.pathParts
          where found.insert(part).inserted {
            pending.append(part)
          }
        }
      }
    }
    return found
  }
}

/// The declarations of a file by the parts of their names. Type aliases follow all others.
private struct DeclaredNames {
  private var items: [String: [Int]] = [:]
  /// The items directly inside a declaration.
  private var inner: [Int: [Int]] = [:]

  init(_ file: ParsedFile) {
    for item in 0..<file.declarations.count + file.typeAliases.count {
      let (name, parent) = file.nameAndParent(of: item)
      // Code has none.
      if name.isEmpty { continue }
      for part in name.pathWithoutBackticks.pathParts { items[part, default: []].append(item) }
      if let parent { inner[parent, default: []].append(item) }
    }
  }

  /// Returns the items with the name in their path that were not visited, in the order of the file.
  func items(named name: String, _ visited: inout Set<Int>) -> [Int] {
    var found: [Int] = []
    var pending = items[name] ?? []
    while let item = pending.popLast() {
      guard visited.insert(item).inserted else { continue }
      found.append(item)
      pending += inner[item] ?? []
    }
    return found.sorted()
  }
}

extension TargetFacts.TypeFacts {
  /// The types and protocols that a type's declarations name.
  fileprivate var mentionedNames: [String] {
    let types = typesOfValues + [aliasedType].compactMap(\.self)
    return types.flatMap(\.references) + protocols
      + genericParameters.flatMap(\.protocols) + (isolation?.names ?? [])
  }
}

extension String {
  /// `Inner` of `Outer.Inner`.
  var lastPart: Substring {
    let dot = utf8.lastIndex(of: UInt8(ascii: "."))
    return self[(dot.map { utf8.index(after: $0) } ?? startIndex)...]
  }

  /// Whether a part of the path is one of some names.
  func holdsPart(of names: Set<String>) -> Bool {
    split(separator: ".").contains { names.contains(String($0)) }
  }
}
