import CodableEnumCore

extension Describer {
  /// Returns cases that differ only in their payloads.
  func untagged(_ values: [JSONValue], path: [String], key: String) -> [CaseDescription] {
    var cases: [CaseDescription] = []
    func add(_ kinds: ValueKinds, _ name: String) {
      let own = values.filter { kinds.contains($0.kind) }
      if own.isEmpty { return }
      let value = value(nil, own, of: own.count, path: path + [name], hint: key)
      cases.append(
        CaseDescription(nameHint: name, payload: .bare(value), sampleCount: own.count))
    }
    let nulls = values.count(where: \.isNull)
    if nulls > 0 {
      cases.append(
        CaseDescription(nameHint: "null", payload: .empty(.null), sampleCount: nulls))
    }
    add(.boolean, "flag")
    add(.number, "number")
    add(.string, "text")
    let arrays = values.filter { $0.kind == .array }
    if !arrays.isEmpty {
      let own = value(nil, arrays, of: arrays.count, path: path + ["[]"], hint: key)
      cases.append(
        CaseDescription(
          nameHint: arrayName(own.type, key: key), payload: .bare(own), sampleCount: arrays.count))
    }
    let objects = values.filter { $0.kind == .object }
    if !objects.isEmpty { cases += self.objects(objects, path: path, key: key) }
    // A case that accepts anything leaves nothing to later ones, and a dictionary leaves few
    // objects.
    return CaseDescription.Openness.allCases.flatMap { openness in
      cases.filter { $0.openness == openness }
    }
  }

  /// Whether this is the enum of all samples.
  private var isTop: Bool { owner == 0 }

  private func arrayName(_ type: TypeReference, key: String) -> String {
    if case .array(.declared(let number)) = type, !graph.nodes[number].key.isEmpty {
      return Words.plural(Words.lowerCamel(Words.of(graph.nodes[number].key)))
    }
    switch type {
    case .array(.string): return "texts"
    case .array(.int), .array(.double), .array(.unsigned): return "numbers"
    default: return "list"
    }
  }

  private func objects(_ objects: [JSONValue], path: [String], key: String) -> [CaseDescription] {
    func whole(_ type: TypeReference) -> [CaseDescription] {
      let value = ValueDescription(type: type)
      return [
        CaseDescription(nameHint: "object", payload: .bare(value), sampleCount: objects.count)
      ]
    }
    let place = TypeGraph.Place(owner: owner, path: path + ["{}"], isOwn: true, isWhole: true)
    if !isTop, let type = enclosing(objects, path: place.path) { return whole(type) }
    let decision = Decision(objects, name: key)
    switch decision {
    case .structure where !isTop && graph.isInside(objects, at: place, decision):
      return whole(
        .declared(graph.node(for: objects, at: place, key: key + "Object", decision: decision)))
    // If all samples are objects, an enum around the enum of a tag would say nothing.
    // So would a dictionary if its keys recur, because then they aren't data.
    case .union where isAllOfTop(objects),
      .dictionary where isAllOfTop(objects) && mayBeCases(objects):
      return clusters(objects, path: path, key: key, without: [])
    case .union(let form) where form != .untagged:
      return whole(
        .declared(graph.node(for: objects, at: place, key: key + "Object", decision: decision)))
    case .dictionary:
      let value = value(nil, objects, of: objects.count, path: path + ["{}"], hint: key)
      return [
        CaseDescription(nameHint: "values", payload: .bare(value), sampleCount: objects.count)
      ]
    case .union, .structure, .alias: return clusters(objects, path: path, key: key, without: [])
    }
  }

  private func isAllOfTop(_ objects: [JSONValue]) -> Bool {
    isTop && graph.nodes[0].values.count == objects.count
  }

  /// Whether each key is in several objects, or there are no more keys than objects.
  private func mayBeCases(_ objects: [JSONValue]) -> Bool {
    let columns = ObjectTable(objects.compactMap(\.members)).columns
    return columns.allSatisfy { $0.rows.count > 1 }
      || columns.count <= min(objects.count, 12)
        && !OpenObjects.lookLikeData(columns.map(\.key))
  }

  /// Returns cases for objects that differ in their keys, if all keys except `keys` can be labels.
  func labelledClusters(
    _ objects: [JSONValue], without keys: Set<String>
  ) -> [CaseDescription]? {
    let members = objects.compactMap(\.members)
    let tables = Clusters(ObjectTable(members), areAll: owner == 0).rows.map { rows in
      ObjectTable(rows.map { members[$0] })
    }
    let areLabelled = tables.allSatisfy { table in
      let count = table.columns.count - keys.count
      return count > 0 && count <= Self.labelLimit
        && !table.columns.contains(where: table.needsProperty)
    }
    return areLabelled ? clusters(objects, path: [], key: "", without: keys) : nil
  }

  /// Returns cases for objects that differ in their keys.
  func clusters(
    _ objects: [JSONValue], path: [String], key: String, without keys: Set<String>
  ) -> [CaseDescription] {
    let members = objects.compactMap(\.members)
    let clusters = Clusters(ObjectTable(members), areAll: owner == 0)
    let tables = clusters.rows.map { rows in ObjectTable(rows.map { members[$0] }) }
    return tables.enumerated().map { index, table in
      let others = tables.enumerated().filter { $0.offset != index }.map(\.element)
      let name = self.name(of: table, beside: others)
      let ownPath = path + [name, "\(index)"]
      let columns = table.columns.filter { !keys.contains($0.key) }
      let payload: PayloadDescription
      if columns.count > Self.labelLimit || columns.contains(where: table.needsProperty)
        || columns.isEmpty
      {
        let hint = tables.count == 1 ? key + "Object" : name
        let own = value(
          nil, table.objects(without: keys), of: table.rowCount, path: ownPath, hint: hint,
          isOwn: true)
        payload = .bare(own)
      } else {
        payload = .labelled(values(of: table, path: ownPath, without: keys))
      }
      return CaseDescription(nameHint: name, payload: payload, sampleCount: table.rowCount)
    }
  }

  /// Returns the name of a cluster: the key that only this cluster has.
  private func name(of table: ObjectTable, beside others: [ObjectTable]) -> String {
    let foreign = Set(others.flatMap { $0.columns.map(\.key) })
    let required = table.columns.filter(table.isRequired)
    let own = required.first { !foreign.contains($0.key) }
    if others.isEmpty { return "object" }
    if own?.key == "method", table["params"] != nil { return "request" }
    return own?.key ?? required.first?.key ?? "object"
  }
}

extension CaseDescription {
  fileprivate enum Openness: CaseIterable {
    case closed, dictionary, anything
  }

  fileprivate var openness: Openness {
    guard case .bare(let value) = payload else { return .closed }
    switch value.type.unwrapped {
    case .any: return .anything
    case .dictionary: return .dictionary
    case .bool, .int, .unsigned, .double, .string, .optional, .array, .declared: return .closed
    }
  }
}
