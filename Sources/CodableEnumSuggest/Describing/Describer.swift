import CodableEnumCore

/// Describes the parts of the values of one type.
struct Describer {
  let graph: TypeGraph
  let owner: Int

  /// Arrays nested deeper than this are data and get no type.
  private static let depthLimit = 8

  // MARK: Types

  func value(
    _ key: String?, _ values: [JSONValue], of count: Int, path: [String], hint: String,
    isOwn: Bool = false
  ) -> ValueDescription {
    var remarks: [Remark] = []
    let place = TypeGraph.Place(owner: owner, path: path, isOwn: isOwn)
    let type = type(values, at: place, key: hint, depth: 0, &remarks)
    // A name or an identifier that is always the same says nothing.
    if let key, remarks.contains(where: \.isAboutTexts), TagKey.cost(key) >= 8 {
      remarks.removeAll(where: \.isAboutTexts)
    }
    return ValueDescription(
      key: key, type: type, mayBeAbsent: values.count < count,
      mayBeNull: values.kinds.contains(.null), remarks: remarks)
  }

  private func type(
    _ all: [JSONValue], at place: TypeGraph.Place, key: String, depth: Int,
    _ remarks: inout [Remark]
  ) -> TypeReference {
    let allKinds = all.kinds
    let kinds = allKinds.subtracting(.null)
    let values = allKinds.contains(.null) ? all.filter { !$0.isNull } : all
    if kinds.isEmpty {
      remarks.append(.onlyNull)
      return .any
    }
    if kinds.isSubset(of: .scalars), kinds.typeCount == 1 { return scalar(values, kinds, &remarks) }
    if kinds == .array {
      let elements = values.flatMap { $0.elements ?? [] }
      if elements.isEmpty {
        remarks.append(.emptyArrays)
        return .array(.any)
      }
      if depth > Self.depthLimit { return .any }
      var inner: [Remark] = []
      let element = type(
        elements, at: place.inside("[]"), key: Names.element(of: key), depth: depth + 1, &inner)
      remarks += inner.filter { if case .always = $0 { false } else { true } }
      return .array(mayBeNull(elements, element) ? element.orNil : element)
    }
    if depth > Self.depthLimit { return .any }
    if kinds.typeCount > 3, !graph.isInside(values, at: place, .union(.untagged)) { return .any }
    return object(values, kinds, at: place, key: key, depth: depth, &remarks)
  }

  private func object(
    _ values: [JSONValue], _ kinds: ValueKinds, at place: TypeGraph.Place, key: String, depth: Int,
    _ remarks: inout [Remark]
  ) -> TypeReference {
    if kinds == .object, Self.areSchemas(values, key: key) {
      remarks.append(.schema)
      return .any
    }
    if let type = enclosing(values, path: place.path) { return type }
    if let number = graph.taggedNode(for: values, at: place) { return .declared(number) }
    let decision = Decision(values, name: key)
    if decision == .dictionary {
      let inner = values.flatMap { $0.members?.map(\.value) ?? [] }
      if inner.isEmpty {
        remarks.append(.emptyObjects)
        return .dictionary(.any)
      }
      let isMixed = inner.kinds.subtracting(.null).typeCount > 1
      if isMixed || depth > Self.depthLimit { return .dictionary(.any) }
      var ignored: [Remark] = []
      let element = type(
        inner, at: place.inside("{}"), key: Names.element(of: key), depth: depth + 1, &ignored)
      return .dictionary(mayBeNull(inner, element) ? element.orNil : element)
    }
    return .declared(graph.node(for: values, at: place, key: key, decision: decision))
  }

  /// Whether values have nulls that their type doesn't read itself.
  private func mayBeNull(_ values: [JSONValue], _ type: TypeReference) -> Bool {
    guard values.kinds.contains(.null) else { return false }
    guard case .declared(let number) = type else { return true }
    return !graph.readsNull(number)
  }

  /// Returns the enum around these values, if they are of that enum or dictionaries of it.
  func enclosing(_ values: [JSONValue], path: [String]) -> TypeReference? {
    if let number = graph.enclosingEnum(of: values, at: .init(owner: owner, path: path)) {
      return .declared(number)
    }
    guard values.count > 1, values.kinds == .object, !graph.enclosingEnums(of: owner).isEmpty
    else { return nil }
    let table = ObjectTable(values.compactMap(\.members))
    guard table.columns.count(where: table.isRequired) * 2 < table.columns.count else { return nil }
    return graph.enclosingEnum(
      of: table.columns.flatMap(\.values), at: .init(owner: owner, path: path + ["{}"])
    ).map { .dictionary(.declared($0)) }
  }

  private static func areSchemas(_ values: [JSONValue], key: String) -> Bool {
    let words = Words.of(key).map { $0.lowercased() }
    guard let last = words.last, ["schema", "parameters"].contains(last) else { return false }
    return values.allSatisfy { $0["type"] == .string("object") && $0["properties"] != nil }
  }

  private func scalar(
    _ values: [JSONValue], _ kinds: ValueKinds, _ remarks: inout [Remark]
  ) -> TypeReference {
    if kinds == .string {
      remarks += texts(values.compactMap(\.string))
      return .string
    }
    if values.count > 1, let first = values.first?.tag, values.allSatisfy({ $0 == values[0] }) {
      remarks.append(.always(first))
    }
    if kinds == .boolean { return .bool }
    if kinds.contains(.double) {
      if values.contains(where: \.isBeyondDoubles) {
        remarks.append(.mixedNumbers)
        return .any
      }
      let isRounded = values.contains {
        if case .double(let value) = $0 { value.magnitude >= 0x1p63 } else { false }
      }
      if isRounded { remarks.append(.rounded) }
      return .double
    }
    if kinds == .integer { return .int }
    let hasNegative = values.contains {
      if case .integer(let value) = $0 { value < 0 } else { false }
    }
    return hasNegative ? .any : .unsigned
  }

  private func texts(_ texts: [String]) -> [Remark] {
    if let look = TextLook(texts.prefix(100)), texts.allSatisfy({ TextLook($0) == look }) {
      return [.looksLike(look)]
    }
    var distinct: [String] = []
    for text in texts where !distinct.contains(text) {
      distinct.append(text)
      if distinct.count > 5 { return [] }
    }
    guard distinct.allSatisfy({ TagKey.isTag($0) && !$0.contains(" ") && !$0.isEmpty }) else {
      return []
    }
    if distinct.count == 1, texts.count > 1 { return [.always(.string(distinct[0]))] }
    return distinct.count > 1 && distinct.count * 3 <= texts.count ? [.oneOf(distinct)] : []
  }

  // MARK: Objects

  func properties(_ values: [JSONValue]) -> [ValueDescription] {
    self.values(of: ObjectTable(values.compactMap(\.members)), path: [], without: [])
  }

  /// Returns the values of objects, without some keys.
  func values(
    of table: ObjectTable, path: [String], without keys: Set<String>,
    _ pooled: [String: TypeReference] = [:]
  ) -> [ValueDescription] {
    table.columns.filter { !keys.contains($0.key) }.map { column in
      if let type = pooled[column.key] {
        return ValueDescription(
          key: column.key, type: type, mayBeAbsent: !table.isRequired(column),
          mayBeNull: column.kinds.contains(.null))
      }
      return value(
        column.key, column.values, of: table.rowCount, path: path + [column.key],
        hint: column.key)
    }
  }
}
