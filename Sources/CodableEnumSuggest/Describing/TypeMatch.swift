import CodableEnumCore

/// The values that show which type a place has: a sample of them, and a table of their objects.
struct TypeOutline {
  let values: [JSONValue]
  let objects: [[JSONValue.Member]]
  let table: ObjectTable
  /// The kinds of all values, not only of the sample.
  let kinds: ValueKinds

  private static let limit = 300

  init(_ all: [JSONValue]) {
    kinds = all.kinds
    values = all.thinned(to: Self.limit)
    objects = values.compactMap(\.members)
    table = ObjectTable(objects)
  }
}

/// Decides whether values belong to an existing type.
struct TypeMatch {
  private let key: String
  private let decision: Decision
  private let outline: TypeOutline
  private var objects: [[JSONValue.Member]] { outline.objects }
  private var table: ObjectTable { outline.table }
  private var kinds: ValueKinds { outline.kinds }

  init(_ values: [JSONValue], key: String, decision: Decision) {
    self.key = key
    self.decision = decision
    outline = TypeOutline(values)
  }

  /// - Parameter isAncestor: Whether the values are inside values of the type.
  func fits(_ node: TypeGraph.Node, isAncestor: Bool) -> Bool {
    let isNamesake = node.key == key
    let values = node.outline.values
    switch node.decision {
    case .union(let form):
      if kinds != .object {
        return isNamesake && decision == node.decision && node.outline.kinds == kinds
      }
      guard node.outline.kinds == .object, let tag = form.tag else {
        return isNamesake && decision == node.decision
      }
      if case .internal(_, isPartial: true) = form, isAncestor {
        return areKnown(among: node.values, tag)
      }
      return fits(values, tag, isNamesake: isNamesake, isAncestor: isAncestor)
    case .alias: return false
    case .structure, .dictionary:
      guard kinds == .object, decision == .structure else { return false }
      let other = node.outline.table
      let overlap = overlap(with: other)
      if isNamesake { return overlap > 0.5 || overlap == 0.5 && holdTagged(other) }
      if overlap >= 0.75, haveSameTag(other) { return true }
      if isAncestor { return overlap >= 0.75 && table.columns.count > 1 }
      return overlap == 1 && table.columns.count > 1 && haveSameRequired(other)
    }
  }

  /// Whether each object has a known tag, or, if it has no tag, the same keys as a known object
  /// without one.
  private func areKnown(among values: [JSONValue], _ tag: String) -> Bool {
    let tags = Set(values.compactMap { $0.tag(at: [tag]) })
    let keys = Set(values.filter { $0[tag] == nil }.map { Set($0.members?.map(\.key) ?? []) })
    return objects.allSatisfy { object in
      JSONValue.object(object).tag(at: [tag]).map(tags.contains)
        ?? keys.contains(Set(object.map(\.key)))
    }
  }

  /// Whether the values have the tag's key and enough known cases.
  private func fits(
    _ values: [JSONValue], _ tag: String, isNamesake: Bool, isAncestor: Bool
  ) -> Bool {
    guard let column = table[tag], table.isRequired(column) else { return false }
    var own: Set<Scalar> = []
    for value in column.values {
      guard let found = value.tag else { return false }
      own.insert(found)
    }
    // A type inside itself with the same name is the same type, whatever its tags.
    if isNamesake, isAncestor { return true }
    let known = Set(values.compactMap { $0[tag]?.tag })
    let shared = own.intersection(known)
    if isNamesake { return !shared.isEmpty }
    // Equal numbers can be an accident.
    let areNames = own.allSatisfy(\.isString)
    if isAncestor, areNames {
      return shared == own || shared.count > 1 && shared.count * 2 > own.count
    }
    let areMost = areNames && shared.count > 2 && shared.count * 2 > own.count
    return (shared == own || areMost) && shared.allSatisfy { haveSameKeys(values, tag, $0) }
  }

  /// Whether the objects with a tag share most keys, and more than one, with those of the type.
  private func haveSameKeys(_ values: [JSONValue], _ key: String, _ tag: Scalar) -> Bool {
    let known = values.filter { $0[key]?.tag == tag }.reduce(into: Set<String>()) { keys, value in
      keys.formUnion(value.members?.map(\.key) ?? [])
    }
    let rows = Set(zip(table[key]!.rows, table[key]!.values).filter { $1.tag == tag }.map(\.0))
    let own = table.columns.filter { !rows.isDisjoint(with: $0.rows) }.map(\.key)
    let both = known.intersection(own)
    // Optional keys don't appear in all places.
    return both.count > 1 && both.count * 3 >= known.union(own).count * 2
  }

  /// Returns the share of all keys that both tables have; 0 if a key has different kinds of values.
  private func overlap(with other: ObjectTable) -> Double {
    let others = Dictionary(uniqueKeysWithValues: other.columns.map { ($0.key, $0.kinds) })
    var shared = 0
    for column in table.columns {
      guard let kinds = others[column.key] else { continue }
      let both = column.kinds.union(kinds).subtracting(.null)
      if both.typeCount > 1 { return 0 }
      shared += 1
    }
    return Double(shared) / Double(max(table.columns.count + others.count - shared, 1))
  }

  /// Whether all shared keys lead to objects with a tag. The enums in them then handle the
  /// differences.
  private func holdTagged(_ other: ObjectTable) -> Bool {
    table.columns.allSatisfy { column in
      guard let same = other[column.key] else { return true }
      let values = column.values + same.values
      guard values.kinds == .object, let first = values.first?.members else { return false }
      return first.contains { member in
        TagKey.isUsual(member.key) && values.allSatisfy { $0[member.key]?.tag != nil }
      }
    }
  }

  private func haveSameRequired(_ other: ObjectTable) -> Bool {
    table.columns.allSatisfy { column in
      other[column.key].map { other.isRequired($0) == table.isRequired(column) } == true
    }
  }

  /// Whether a tag with one and the same value shows that all objects are of one case.
  private func haveSameTag(_ other: ObjectTable) -> Bool {
    table.columns.contains { column in
      guard TagKey.isPlain(column.key), let same = other[column.key],
        let first = column.values.first?.tag
      else { return false }
      return first.isString && table.isRequired(column) && other.isRequired(same)
        && (column.values + same.values).allSatisfy { $0.tag == first }
    }
  }
}
