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
      if form == .untagged, isPartOfUntagged(node, isAncestor: isAncestor) { return true }
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
    let keys = KnownKeys(values.filter { $0[tag] == nil })
    return objects.allSatisfy { object in
      JSONValue.object(object).tag(at: [tag]).map(tags.contains) ?? keys.include(object)
    }
  }

  /// Whether the values are like those of an untagged enum: they have some of its kinds of values,
  /// and keys of its objects.
  private func isPartOfUntagged(_ node: TypeGraph.Node, isAncestor: Bool) -> Bool {
    let other = node.outline
    guard kinds.subtracting(.null).isSubset(of: other.kinds.union(.number)),
      kinds.contains(.object) || kinds.contains(.array) && isAncestor && kinds.typeCount > 1
    else { return false }
    guard isAncestor || kinds == other.kinds && kinds != .object else { return false }
    if kinds != .object, decision == .structure || decision == .dictionary { return false }
    if kinds == .object, table.columns.count < 2 || isTagged { return false }
    let keys = KnownKeys(node.values.thinned(to: 1000))
    return objects.allSatisfy(kinds == .object ? keys.include : keys.know)
  }

  /// Whether all objects have a key that can hardly be anything but a tag.
  private var isTagged: Bool {
    table.columns.contains { TagKey.isPlain($0.key) && table.isRequired($0) }
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
    if isAncestor {
      let areEnough =
        shared == own || areNames && shared.count > 1 && shared.count * 2 > own.count
        // Of nodes in nodes, few samples show all kinds in both places.
        || areNames && !shared.isEmpty && TagKey.isPlain(tag) && isChild
      // Equal names of other objects can be an accident, too.
      let alike = shared.count { caseKeys(values, tag, $0).mayBeSame }
      return areEnough
        && (areNames ? alike * 2 >= shared.count : alike > 1 && alike == shared.count)
    }
    let areMost = areNames && shared.count > 2 && shared.count * 2 > own.count
    return (shared == own || areMost) && shared.allSatisfy { haveSameKeys(values, tag, $0) }
  }

  /// Whether the values are parts of a tree, by their name.
  private var isChild: Bool { ["child", "contentPart", "node"].contains(key) }

  /// Whether the objects with a tag share most keys, and more than one, with those of the type.
  private func haveSameKeys(_ values: [JSONValue], _ key: String, _ tag: Scalar) -> Bool {
    let keys = caseKeys(values, key, tag)
    // Optional keys don't appear in all places.
    return keys.both.count > 1 && keys.both.count * 3 >= keys.known.union(keys.own).count * 2
  }

  /// The keys of the objects with one tag.
  private struct CaseKeys {
    var own: Set<String>
    /// The keys that the type knows for this tag, and those of them that are always present.
    var known: Set<String>
    var required: Set<String>

    var both: Set<String> { known.intersection(own) }

    /// Whether the type knows most keys, and most of the keys that it requires are present.
    var mayBeSame: Bool {
      both.count * 2 >= own.count
        && required.intersection(own).count * 2 >= required.count
    }
  }

  private func caseKeys(_ values: [JSONValue], _ key: String, _ tag: Scalar) -> CaseKeys {
    let known = ObjectTable(values.filter { $0[key]?.tag == tag }.compactMap(\.members))
    let rows = Set(zip(table[key]!.rows, table[key]!.values).filter { $1.tag == tag }.map(\.0))
    return CaseKeys(
      own: Set(table.columns.filter { !rows.isDisjoint(with: $0.rows) }.map(\.key)),
      known: Set(known.columns.map(\.key)),
      required: Set(known.columns.filter(known.isRequired).map(\.key)))
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

/// The keys of objects without a tag.
private struct KnownKeys {
  private var sets: Set<Set<String>>
  private var all: Set<String> = []
  /// The keys of all objects. If there are none, the objects are of several cases.
  private var always: Set<String>

  init(_ values: [JSONValue]) {
    sets = Set(values.compactMap { $0.members.map { Set($0.map(\.key)) } })
    always = sets.first ?? []
    for keys in sets {
      all.formUnion(keys)
      always.formIntersection(keys)
    }
  }

  /// Whether all keys of an object are known.
  func know(_ object: [JSONValue.Member]) -> Bool { object.allSatisfy { all.contains($0.key) } }

  /// Whether an object has the keys of a known one, or keys that one case of known ones can have.
  func include(_ object: [JSONValue.Member]) -> Bool {
    let keys = Set(object.map(\.key))
    return sets.contains(keys)
      || !always.isEmpty && keys.isSuperset(of: always) && keys.isSubset(of: all)
  }
}
