extension TargetFacts {
  /// Names with those of all that the types of these names mention: what they conform to, stand for, and
  /// are made of. A name is one part of a path.
  func closure(of names: Set<String>) -> Set<String> {
    var paths: [Substring: [String]] = [:]
    for path in self.paths {
      for name in path.split(separator: ".") { paths[name, default: []].append(path) }
    }
    var found = names
    var pending = Array(names)
    var visited: Set<String> = []
    while let name = pending.popLast() {
      for path in paths[name[...]] ?? [] where visited.insert(path).inserted {
        for mentioned in self[path].mentionedNames {
          for part in mentioned.pathWithoutBackticks.split(separator: ".").map(String.init)
          where found.insert(part).inserted {
            pending.append(part)
          }
        }
      }
    }
    return found
  }
}

extension TargetFacts.TypeFacts {
  /// The types and protocols that a type's declarations name.
  fileprivate var mentionedNames: [String] {
    var types = properties?.compactMap(\.type) ?? []
    types += cases.flatMap { $0.values.map(\.type) }
    if let aliasedType { types.append(aliasedType) }
    return types.flatMap(\.references) + conformances.flatMap(\.protocols)
      + genericParameters.flatMap(\.protocols) + (isolation?.names ?? [])
  }
}

extension String {
  /// Whether a part of a type's path is one of some names.
  func holdsPart(of names: Set<String>) -> Bool {
    split(separator: ".").contains { names.contains(String($0)) }
  }
}
