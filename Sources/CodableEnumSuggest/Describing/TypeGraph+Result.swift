extension TypeGraph {
  /// The types that are needed, in the order in which they are read.
  func reachable() -> [Node] {
    var found: [Int] = []
    func visit(_ number: Int) {
      if found.contains(number) { return }
      found.append(number)
      for value in nodes[number].definition.values {
        if let next = value.type.declared { visit(next) }
      }
    }
    visit(0)
    return found.map { nodes[$0] }
  }

  /// How many values the widest type has.
  var width: Int { nodes.map(\.definition.values.count).max() ?? 0 }

  /// Whether a type holds itself other than in an array.
  func isRecursive(_ number: Int) -> Bool {
    var seen: Set<Int> = []
    var next = nodes[number].definition.values.compactMap(\.type.inline)
    while let inner = next.popLast() {
      if inner == number { return true }
      if seen.insert(inner).inserted {
        next += nodes[inner].definition.values.compactMap(\.type.inline)
      }
    }
    return false
  }

  /// Structs cannot hold themselves; enums can, being `indirect`.
  func breakCycles() {
    for node in nodes {
      guard case .structure(var properties) = node.definition else { continue }
      for index in properties.indices
      where holds(properties[index].type.inline, structure: node.number) {
        properties[index].type = .any
        properties[index].remarks = [.recursive]
      }
      node.definition = .structure(properties)
    }
  }

  /// Through structs alone.
  private func holds(_ start: Int?, structure number: Int) -> Bool {
    var seen: Set<Int> = []
    var next = [start].compactMap { $0 }
    while let inner = next.popLast() {
      if inner == number { return true }
      guard seen.insert(inner).inserted, case .structure(let properties) = nodes[inner].definition
      else { continue }
      next += properties.compactMap(\.type.inline)
    }
    return false
  }
}
