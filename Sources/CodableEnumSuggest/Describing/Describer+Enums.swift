import CodableEnumCore

extension Describer {
  /// The largest number of labelled values of a case. More of them become a struct.
  static let labelLimit = 6
  /// The same for a case whose payload is an object of its own.
  private static let bareLimit = 4

  func enumeration(_ form: Form, _ values: [JSONValue], key: String) -> EnumDescription {
    let objects = values.compactMap(\.members)
    switch form {
    case .internal(let tag, _): return internallyTagged(tag, objects, form)
    case .nested(let path): return nested(path, values)
    case .adjacent(let tag, let content):
      return adjacent(tag, content: content, objects, form)
    case .adjacentByTag(let tag): return adjacent(tag, content: nil, objects, form)
    case .external: return external(values)
    case .array: return array(values)
    case .untagged:
      let constants = values.kinds == .object ? constants(objects, without: nil) : []
      let keys = Set(constants.map(\.key))
      let cases = keys.isEmpty ? nil : labelledClusters(values, without: keys)
      return cases.map { EnumDescription(form: form, cases: $0, constants: constants) }
        ?? EnumDescription(form: form, cases: untagged(values, path: [], key: key))
    case .rawValue: return rawValues(values)
    }
  }

  // MARK: Tags

  /// Returns objects grouped by their tags, in the order in which these appear.
  private func groups(
    _ objects: [[JSONValue.Member]], _ tag: String
  ) -> (tagged: [(tag: Scalar, objects: [[JSONValue.Member]])], rest: [[JSONValue.Member]]) {
    var positions: [Scalar: Int] = [:]
    var groups: [(tag: Scalar, objects: [[JSONValue.Member]])] = []
    var rest: [[JSONValue.Member]] = []
    for object in objects {
      guard let scalar = object.first(where: { $0.key == tag })?.value.tag else {
        rest.append(object)
        continue
      }
      let position = positions[scalar] ?? groups.count
      if position == groups.count {
        positions[scalar] = position
        groups.append((scalar, []))
      }
      groups[position].objects.append(object)
    }
    return (groups, rest)
  }

  private func internallyTagged(
    _ tag: String, _ objects: [[JSONValue.Member]], _ form: Form
  ) -> EnumDescription {
    let (tagged, rest) = groups(objects, tag)
    let constants = constants(objects, without: tag)
    let keys = Set(constants.map(\.key) + [tag])
    let tables = tagged.map { ObjectTable($0.objects) }
    let common = CommonKeys(tables, without: keys)
    let envelope = rest.isEmpty ? self.envelope(common.envelope, tagged.flatMap(\.objects)) : nil
    let left = envelope == nil ? keys : keys.union(common.envelope)
    let pooled = pooledTypes(common, tables)
    var cases = zip(tagged, tables).map { group, table in
      CaseDescription(
        tag: group.tag,
        payload: besideTag(table, path: [group.tag.spelling], without: left, envelope, pooled),
        sampleCount: group.objects.count)
    }
    if !rest.isEmpty {
      cases += clusters(rest.map(JSONValue.object), path: [""], key: "", without: keys)
    }
    return EnumDescription(form: form, cases: cases, constants: constants)
  }

  /// Returns the keys that all cases share, as a struct.
  private func envelope(
    _ keys: [String], _ objects: [[JSONValue.Member]]
  ) -> ValueDescription? {
    if keys.isEmpty { return nil }
    let own = Set(keys)
    let parts = objects.map { JSONValue.object($0.filter { own.contains($0.key) }) }
    var value = structure(parts, path: [""], key: "envelope")
    value.key = "envelope"
    value.isFlattened = true
    return value
  }

  /// Returns the types of keys that have one type in all cases.
  private func pooledTypes(
    _ common: CommonKeys, _ tables: [ObjectTable]
  ) -> [String: TypeReference] {
    var types: [String: TypeReference] = [:]
    for key in common.various + common.mixed {
      let values = tables.flatMap { $0[key]?.values ?? [] }
      let place = TypeGraph.Place(owner: owner, path: ["", key])
      if common.various.contains(key), !graph.isInside(values, at: place, .union(.untagged)) {
        types[key] = .any
        continue
      }
      types[key] = value(key, values, of: values.count, path: ["", key], hint: key).type
    }
    return types
  }

  private func besideTag(
    _ table: ObjectTable, path: [String], without keys: Set<String>, _ envelope: ValueDescription?,
    _ pooled: [String: TypeReference]
  ) -> PayloadDescription {
    let columns = table.columns.filter { !keys.contains($0.key) }
    let envelopes = [envelope].compactMap { $0 }
    if columns.isEmpty { return envelopes.isEmpty ? .empty(.omit) : .labelled(envelopes) }
    let needsStruct =
      columns.count > Self.labelLimit || columns.contains(where: table.needsProperty)
    guard needsStruct else {
      return .labelled(envelopes + values(of: table, path: path, without: keys, pooled))
    }
    var own = structure(table.objects(without: keys), path: path, key: path.last ?? "")
    if envelopes.isEmpty { return .flattened(own) }
    own.key = "content"
    own.isFlattened = true
    return .labelled(envelopes + [own])
  }

  private func structure(
    _ objects: [JSONValue], path: [String], key: String
  ) -> ValueDescription {
    let place = TypeGraph.Place(owner: owner, path: path, isOwn: true)
    let number = graph.node(for: objects, at: place, key: key, decision: .structure)
    return ValueDescription(type: .declared(number))
  }

  /// Returns keys that name the format, with their constant values.
  private func constants(
    _ objects: [[JSONValue.Member]], without tag: String?
  ) -> [EnumDescription.Constant] {
    let known = ["jsonrpc", "specversion", "@context", "$schema", "object", "apiVersion"]
    return known.compactMap { key in
      guard key != tag, objects.count > 1,
        let first = objects[0].first(where: { $0.key == key })?.value,
        case .string(let text) = first,
        objects.allSatisfy({ $0.first { $0.key == key }?.value == first })
      else { return nil }
      return EnumDescription.Constant(key: key, value: .string(text))
    }
  }

  // MARK: Payloads of their own

  private func adjacent(
    _ tag: String, content: String?, _ objects: [[JSONValue.Member]], _ form: Form
  ) -> EnumDescription {
    let cases = groups(objects, tag).tagged.map { group in
      let path = group.tag.spelling
      let contents = group.objects.compactMap { $0.first { $0.key != tag } }
      let own = contents.first.map(\.key)
      let isOwn = content != nil && own != content
      return CaseDescription(
        tag: group.tag,
        payload: contents.isEmpty
          ? .empty(.omit) : payload(contents.map(\.value), path: [path], key: path),
        content: isOwn ? own : nil, sampleCount: group.objects.count)
    }
    return EnumDescription(form: form, cases: cases)
  }

  private func external(_ values: [JSONValue]) -> EnumDescription {
    var order: [String] = []
    var payloads: [String: [JSONValue]] = [:]
    var counts: [String: Int] = [:]
    for value in values {
      guard let name = value.string ?? value.members?.first?.key else { continue }
      if counts[name] == nil { order.append(name) }
      counts[name, default: 0] += 1
      if let member = value.members?.first { payloads[name, default: []].append(member.value) }
    }
    let cases = order.map { name in
      CaseDescription(
        tag: .string(name),
        payload: payloads[name].map { payload($0, path: [name], key: name) } ?? .empty(.name),
        sampleCount: counts[name, default: 0])
    }
    return EnumDescription(form: .external, cases: cases)
  }

  /// Returns the payload of a case whose values are alone: bare, or labelled if they are small
  /// objects.
  func payload(_ values: [JSONValue], path: [String], key: String) -> PayloadDescription {
    if values.kinds == .null { return .empty(.null) }
    if values.count > 1, values.allSatisfy({ $0 == .boolean(true) }) { return .empty(.true) }
    if values.allSatisfy({ $0 == .array([]) }) { return .empty(.array) }
    if values.allSatisfy({ $0 == .object([]) }) { return .empty(.object) }
    if let type = enclosing(values, path: path) { return .bare(ValueDescription(type: type)) }
    if values.allSatisfy({ $0.members.map { $0.count <= Self.bareLimit } ?? false }) {
      let table = ObjectTable(values.compactMap(\.members))
      let isSimple =
        table.columns.count <= Self.bareLimit && !table.columns.contains(where: table.needsProperty)
      if isSimple, Decision(values, name: key) == .structure {
        return .labelled(self.values(of: table, path: path, without: []))
      }
    }
    if let elements = tuple(values, path: path, key: key) { return .elements(elements) }
    return .bare(value(nil, values, of: values.count, path: path, hint: key))
  }

  /// Returns the elements of arrays that all have one length and a kind of values of its own at
  /// each position; nil if they aren't such arrays.
  private func tuple(
    _ values: [JSONValue], path: [String], key: String
  ) -> [ValueDescription]? {
    guard values.kinds == .array, let count = values[0].elements?.count, (2...6).contains(count),
      values.allSatisfy({ $0.elements?.count == count })
    else { return nil }
    let columns = (0..<count).map { index in values.map { $0.elements![index] } }
    guard Set(columns.map { $0[0].outline }).count > 1,
      columns.allSatisfy({ column in
        let count = column.kinds.subtracting(.null).typeCount
        return count == 1 || count == 0 && column.count > 1
      })
    else { return nil }
    return elements(columns, path: path, key: key)
  }

  private func elements(
    _ columns: [[JSONValue]], path: [String], key: String
  ) -> [ValueDescription] {
    columns.enumerated().map { index, column in
      value(nil, column, of: column.count, path: path + ["\(index)"], hint: key)
    }
  }

  private func array(_ values: [JSONValue]) -> EnumDescription {
    var order: [String] = []
    var rows: [String: [[JSONValue]]] = [:]
    for elements in values.compactMap(\.elements) {
      guard let tag = elements.first?.string else { continue }
      if rows[tag] == nil { order.append(tag) }
      rows[tag, default: []].append(Array(elements.dropFirst()))
    }
    let cases = order.map { tag in
      let rows = rows[tag, default: []]
      let columns = rows[0].indices.map { index in rows.map { $0[index] } }
      return CaseDescription(
        tag: .string(tag),
        payload: columns.isEmpty
          ? .empty(.omit) : .elements(elements(columns, path: [tag], key: tag)),
        sampleCount: rows.count)
    }
    return EnumDescription(form: .array, cases: cases)
  }

  private func rawValues(_ values: [JSONValue]) -> EnumDescription {
    var counts: [Scalar: Int] = [:]
    var order: [Scalar] = []
    for tag in values.compactMap(\.tag) {
      if counts[tag] == nil { order.append(tag) }
      counts[tag, default: 0] += 1
    }
    let cases = order.map {
      CaseDescription(tag: $0, payload: .empty(.omit), sampleCount: counts[$0, default: 0])
    }
    return EnumDescription(form: .rawValue, cases: cases)
  }
}

extension ObjectTable {
  /// Whether only a property can have the key: it is missing in some objects and null in others,
  /// which a label can't distinguish; or it is empty, which no annotation can express.
  func needsProperty(_ column: Column) -> Bool {
    !isRequired(column) && column.kinds.contains(.null) || column.key.isEmpty
  }

  /// Returns the rows without some keys.
  func objects(without keys: Set<String>) -> [JSONValue] {
    var rows = [[JSONValue.Member]](repeating: [], count: rowCount)
    for column in columns where !keys.contains(column.key) {
      for (row, value) in zip(column.rows, column.values) {
        rows[row].append(.init(key: column.key, value: value))
      }
    }
    return rows.map(JSONValue.object)
  }
}
