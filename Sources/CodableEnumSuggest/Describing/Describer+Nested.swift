import CodableEnumCore

extension Describer {
  /// Returns cases whose tag is in an object of its own. The other values in that object have paths
  /// as keys.
  func nested(_ path: [String], _ values: [JSONValue]) -> EnumDescription {
    var order: [Scalar] = []
    var groups: [Scalar: [JSONValue]] = [:]
    for value in values {
      guard let tag = value.tag(at: path) else { continue }
      if groups[tag] == nil { order.append(tag) }
      groups[tag, default: []].append(value)
    }
    let cases = order.map { tag in
      let objects = groups[tag, default: []]
      let found = self.values(
        in: ObjectTable(objects.compactMap(\.members)), below: path[...], parents: [],
        path: [tag.spelling])
      return CaseDescription(
        tag: tag, payload: found.isEmpty ? .empty(.omit) : .labelled(found),
        sampleCount: objects.count)
    }
    return EnumDescription(form: .nested(tag: path), cases: cases)
  }

  /// - Parameters:
  ///   - tag: The path of keys from the objects to the tag.
  ///   - parents: The path of keys to the objects.
  private func values(
    in table: ObjectTable, below tag: ArraySlice<String>, parents: [String], path: [String]
  ) -> [ValueDescription] {
    guard let head = tag.first else { return [] }
    var own = self.values(of: table, path: path + parents, without: [head])
    for index in own.indices where !parents.isEmpty { own[index].parents = parents }
    guard tag.count > 1, let column = table[head] else { return own }
    var inner = values(
      in: ObjectTable(column.values.compactMap(\.members)), below: tag.dropFirst(),
      parents: parents + [head], path: path)
    let taken = Set(own.compactMap(\.labelText))
    for (index, value) in inner.enumerated() {
      if let text = value.labelText, taken.contains(text) { inner[index].label = "\(head)_\(text)" }
    }
    return inner + own
  }
}

extension ObjectTable {
  /// Whether all keys of each group, except `key`, can be labels.
  func canBeLabels(in partition: Partition, without key: String? = nil) -> Bool {
    let rowCounts = partition.rowCounts()
    return columns.allSatisfy { column in
      if column.key == key { return true }
      var counts = [Int](repeating: 0, count: partition.count)
      var nulls: Set<Int> = []
      for (row, value) in zip(column.rows, column.values) {
        counts[partition.groups[row]] += 1
        if value.isNull { nulls.insert(partition.groups[row]) }
      }
      return !column.key.isEmpty && nulls.allSatisfy { counts[$0] == rowCounts[$0] }
    }
  }
}
