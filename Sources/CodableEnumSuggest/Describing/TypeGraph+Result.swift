extension TypeGraph {
  /// Returns the types that are used, in the order in which a reader meets them.
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

  /// Whether a type is an enum with a case for null.
  func readsNull(_ number: Int) -> Bool {
    nodes[number].decision == .union(.untagged) && nodes[number].values.kinds.contains(.null)
  }

  /// The number of values of the widest type.
  var width: Int { nodes.map(\.definition.values.count).max() ?? 0 }

  /// The case of an untagged enum of all samples, if it has only one. Such an enum says nothing.
  var onlyUntaggedCase: CaseDescription? {
    guard case .enumeration(let description) = nodes[0].definition, description.form == .untagged,
      description.cases.count == 1
    else { return nil }
    return description.cases[0]
  }

  /// Whether a type contains itself other than in an array or a dictionary.
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

  /// Replaces properties that make a struct contain itself. Enums can: they are `indirect`.
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

  /// Whether a type is a struct, or contains it through structs alone.
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
