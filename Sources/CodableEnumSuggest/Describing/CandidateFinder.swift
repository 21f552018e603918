import CodableEnumCore

/// Finds the forms that describe all values of a place, with their costs.
struct CandidateFinder {
  let values: [JSONValue]
  let kinds: ValueKinds
  /// Whether the values are the samples themselves, which should become an enum.
  let isTop: Bool
  private let table: ObjectTable
  /// What an untagged enum would distinguish; nil if there are no objects.
  private let clusters: Clusters?

  init(_ values: [JSONValue], isTop: Bool) {
    self.values = values
    self.isTop = isTop
    kinds = values.kinds
    table = ObjectTable(values.compactMap(\.members))
    clusters = kinds.contains(.object) ? Clusters(table, areAll: isTop) : nil
  }

  /// Returns the candidates, the best first.
  func candidates() -> [Candidate] {
    var found: [Candidate] = []
    if kinds == .object { found += tagged() }
    if kinds == .object, isTop { found += nested(in: table, at: []) }
    if kinds.isSubset(of: [.object, .string]), let candidate = external() {
      found.append(candidate)
    }
    if kinds == .array, let candidate = array() { found.append(candidate) }
    if isTop, let candidate = rawValue() { found.append(candidate) }
    // Keys that are data distinguish nothing.
    let isOpen = isDictionary || isTop && found.contains { $0.form == .external }
    if !isTop || !isOpen || kinds != .object, let candidate = untagged() { found.append(candidate) }
    if let candidate = plain(beside: found) { found.append(candidate) }
    // Candidates of the same cost keep their order.
    return found.enumerated().sorted {
      ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset)
    }.map(\.element)
  }

  /// Whether the keys of all samples are data.
  private var isDictionary: Bool {
    guard kinds == .object, OpenObjects(table, name: "").areDictionary else { return false }
    // A few keys, none of them in all samples, may well be cases.
    return table.columns.count > 12 || lookLikeData
  }

  /// Whether nobody would declare such keys. If each sample has one of a few keys, with different
  /// kinds of values, they may be cases.
  private var lookLikeData: Bool {
    guard OpenObjects.lookLikeData(table.columns.map(\.key)) else { return false }
    let mayBeCases =
      isTop && table.columns.count <= 12 && table.memberCount == table.rowCount
      && table.hasUnlikeColumns
    return !mayBeCases
  }

  /// Returns the candidate that isn't an enum.
  private func plain(beside found: [Candidate]) -> Candidate? {
    let extra = isTop ? Cost.structure : 0
    if kinds == .object, isTop, isDictionary {
      // A style says better which keys there are.
      if !found.isEmpty { return nil }
      return Candidate(.alias, cost: extra, isPlausible: false)
    }
    if kinds == .object {
      let cost =
        Cost.values(of: table, .whole(table), without: []) + Cost.exclusions(in: table) + extra
      return Candidate(.structure, cost: cost, isPlausible: false)
    }
    guard isTop, kinds != .array || found.isEmpty, kinds.typeCount <= 1,
      kinds == .null || !kinds.contains(.null)
    else { return nil }
    return Candidate(.alias, cost: extra, isPlausible: false)
  }

  // MARK: By a key

  private func tagged() -> [Candidate] {
    table.columns.filter(mayBeTag).flatMap { column in
      if let partition = Partition(column, of: table) {
        let isTelling = !isTop || isTelling(partition, column.key)
        return isTelling ? tagged(by: column, partition) : []
      }
      return partly(tagged: column).map { [$0] } ?? []
    }
  }

  /// Whether the groups differ in some key or its kinds of values. A key such as `status` often is
  /// only a property.
  private func isTelling(_ partition: Partition, _ key: String) -> Bool {
    TagKey.isPlain(key) || partition.count < 2 || tellsApart(partition, without: key)
  }

  /// Whether texts that recur name exactly the cases that their other keys show.
  private func namesClusters(_ partition: Partition, _ column: ObjectTable.Column) -> Bool {
    guard isTop, column.kinds == .string, (2...32).contains(partition.count),
      partition.count * 2 <= table.rowCount
    else { return false }
    return clusters.map { Set($0.rows) == Set(partition.rows()) } == true
  }

  private func mayBeTag(_ column: ObjectTable.Column) -> Bool {
    // The key's name is looked at last, because keys that are data are many.
    guard column.rows.count * 2 >= table.rowCount, column.kinds.isSubset(of: .scalars) else {
      return false
    }
    let distinct = Set(column.values.prefix(1000).compactMap(\.tag)).count
    let seen = min(column.values.count, 1000)
    if column.key.isEmpty { return false }
    if TagKey.isUsual(column.key) { return distinct > 1 || isTop }
    if column.kinds.typeCount > 1 { return false }
    if !column.kinds.isDisjoint(with: .number) { return distinct > 1 && distinct * 4 <= seen }
    return distinct > 1 && (distinct < seen || seen < 4 && isNameOfEach(column))
  }

  /// Whether texts that don't recur may be the names of cases, and aren't just data: they are words
  /// in lowercase, or each other key is in all samples or in only one, as if it belonged to a case.
  private func isNameOfEach(_ column: ObjectTable.Column) -> Bool {
    let texts = column.values.compactMap { value -> String? in
      if case .string(let text) = value { text } else { nil }
    }
    let areNames = texts.allSatisfy { text in
      text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || $0.continuesIdentifier }
    }
    let areLowercase = texts.allSatisfy { $0.first?.isLowercase == true }
    let belongToCases = table.columns.allSatisfy { [1, table.rowCount].contains($0.rows.count) }
    return TagKey.cost(column.key) < 4 && areNames && (areLowercase || belongToCases)
  }

  private func tagged(by column: ObjectTable.Column, _ partition: Partition) -> [Candidate] {
    let key = column.key
    let values = Cost.values(
      of: table, partition, without: [key],
      isNamed: TagKey.isUsual(key) || namesClusters(partition, column))
    let isIdentifier =
      partition.count == table.rowCount && !TagKey.isUsual(key) && partition.count > 1
    let cost =
      Cost.enumeration + TagKey.cost(key) + (isIdentifier ? Cost.identifier : 0)
      + Double(partition.count) * Cost.case + values
      + (isTop && partition.count == 1 && table.rowCount > 1 ? Cost.single : 0)
    // If there are as many cases as samples, the tags may just be data.
    let surplus = partition.count > 20 && partition.count * 3 > table.rowCount ? 20.0 : 0
    let isPlausible = TagKey.cost(key) < 4 && (partition.count > 1 || table.rowCount == 1)
    var found = [
      Candidate(
        form: .internal(tag: key, isPartial: false), cost: cost + surplus, isPlausible: isPlausible)
    ]
    let contents = Contents(table, tag: key, partition)
    if let form = contents.form {
      let saved = Double(contents.count) * Cost.label
      found.append(
        Candidate(form: form, cost: cost + surplus + saved - 1, isPlausible: isPlausible))
    }
    return found
  }

  /// Returns candidates with the tag in an object of its own, if it distinguishes the values next
  /// to this object. Many keys of inner objects do so by accident, so such a candidate is only
  /// mentioned if it is the best.
  private func nested(in inner: ObjectTable, at path: [String]) -> [Candidate] {
    guard path.count < 3 else { return [] }
    let columns = inner.columns.filter { column in
      // A key of all objects is a key of the first one.
      column.kinds == .object && inner.isRequired(column)
        && column.values[0].members!.contains { TagKey.isUsual($0.key) || $0.value.kind == .object }
    }
    return columns.flatMap { column in
      let path = path + [column.key]
      let own = ObjectTable(column.values.compactMap(\.members))
      let found = own.columns.filter { mayBeTag($0) && TagKey.isUsual($0.key) }
        .compactMap { tag in Partition(tag, of: own).map { (tag.key, $0) } }
        .filter { $1.count > 1 && tellsApart($1, without: path[0]) }
        // There can be no struct next to a path.
        .filter { table.canBeLabels(in: $1, without: path[0]) && own.canBeLabels(in: $1) }
      return found.map { key, partition in
        let values =
          Cost.values(of: table, partition, without: [path[0]])
          + Cost.values(of: own, partition, without: [key])
        return Candidate(
          form: .nested(tag: path + [key]),
          cost: Cost.enumeration + TagKey.cost(key) + Double(path.count) * Cost.nesting
            + Double(partition.count) * Cost.case + values,
          isPlausible: false)
      } + nested(in: own, at: path)
    }
  }

  /// Whether groups differ in some key: only some have it, or its values have different kinds, or
  /// objects with different keys.
  private func tellsApart(_ partition: Partition, without key: String) -> Bool {
    table.columns.contains { column in
      if column.key == key { return false }
      var found = [Content](repeating: Content(), count: partition.count)
      for (row, value) in zip(column.rows, column.values) {
        found[partition.groups[row]].kinds.formUnion(value.kind)
        for member in value.members ?? [] { found[partition.groups[row]].keys.insert(member.key) }
      }
      return Set(found).count > 1
    }
  }

  private struct Content: Hashable {
    var kinds: ValueKinds = []
    var keys: Set<String> = []
  }

  /// Returns a candidate for a tag that some objects don't have. These are untagged cases.
  private func partly(tagged column: ObjectTable.Column) -> Candidate? {
    guard column.rows.count * 2 >= table.rowCount, column.rows.count < table.rowCount,
      TagKey.isUsual(column.key)
    else { return nil }
    let objects = values.compactMap(\.members)
    let rows = Set(column.rows)
    let rest = objects.indices.filter { !rows.contains($0) }.map { objects[$0] }
    let own = ObjectTable(column.rows.map { objects[$0] })
    guard let ownColumn = own[column.key], let partition = Partition(ownColumn, of: own) else {
      return nil
    }
    let costs = Cost.values(of: own, partition, without: [column.key])
    let clusters = Clusters(ObjectTable(rest), areAll: isTop)
    return Candidate(
      form: .internal(tag: column.key, isPartial: true),
      cost: Cost.enumeration + TagKey.cost(column.key) + Double(partition.count) * Cost.case
        + costs + Cost.untagged + clusters.cost)
  }

  // MARK: Others

  private func external() -> Candidate? {
    let objects = values.compactMap(\.members)
    let names = Set(values.compactMap(\.string))
    let keys = Set(objects.compactMap { $0.first?.key })
    guard !objects.isEmpty, objects.allSatisfy({ $0.count == 1 }), keys.allSatisfy(TagKey.isTag),
      !table.columns.contains(where: isPlainTag),
      keys.isDisjoint(with: names), names.allSatisfy(TagKey.isTag),
      names.count <= 20, keys.count <= 200, !lookLikeData
    else { return nil }
    // Many keys with values that are alike: a dictionary.
    let outlines = Set(objects.map { $0[0].value.outline })
    if keys.count > (isTop ? 8 : 1), outlines.count == 1, keys.count * 2 > objects.count {
      return nil
    }
    let inner = table.columns.map { column in
      let partition = Partition(tags: [nil], groups: column.rows.map { _ in 0 })
      let single = ObjectTable(column.values.map { [JSONValue.Member(key: "", value: $0)] })
      return Cost.values(of: single, partition, without: [])
    }
    let caseCount = Double(keys.count + names.count)
    return Candidate(
      form: .external,
      cost: Cost.enumeration + caseCount * (Cost.case + Cost.label) + inner.reduce(0, +)
        + (isTop && caseCount == 1 ? Cost.single : 0))
  }

  /// Whether a key has the name of a tag, and only strings that can be tags.
  private func isPlainTag(_ column: ObjectTable.Column) -> Bool {
    TagKey.cost(column.key) <= (table.columns.count == 1 ? -1 : -8)
      && column.values.allSatisfy { $0.tag?.isString == true }
  }

  /// Returns a candidate if all arrays begin with a string, and all arrays with the same string
  /// have the same length.
  private func array() -> Candidate? {
    let arrays = values.compactMap(\.elements)
    var rows: [String: [[JSONValue]]] = [:]
    var order: [String] = []
    for elements in arrays {
      guard let tag = elements.first?.string, TagKey.isTag(tag) else { return nil }
      if rows[tag] == nil { order.append(tag) }
      rows[tag, default: []].append(elements)
      if order.count > 100 { return nil }
    }
    let lengths = order.map { Set(rows[$0, default: []].map(\.count)) }
    guard lengths.allSatisfy({ $0.count == 1 }), order.count > 1 || isTop else { return nil }
    // In a list of strings, the first one isn't a tag.
    let isList = arrays.joined().allSatisfy { $0.kind == .string }
    if isList, Set(lengths).count == 1 || order.count * 2 > arrays.count { return nil }
    let costs = order.map { tag in
      let members = rows[tag, default: []].map { elements in
        elements.dropFirst().enumerated().map {
          JSONValue.Member(key: "\($0.offset)", value: $0.element)
        }
      }
      let table = ObjectTable(members)
      return Cost.case + Cost.label + Cost.values(of: table, .whole(table), without: [])
    }
    return Candidate(form: .array, cost: Cost.enumeration + costs.reduce(0, +))
  }

  private func rawValue() -> Candidate? {
    guard kinds == .string || kinds == .integer else { return nil }
    let tags = values.map(\.tag)
    let distinct = Set(tags)
    // Numbers that don't repeat are more likely counts than tags.
    if kinds == .integer, distinct.count * 2 > values.count { return nil }
    guard !distinct.contains(nil), distinct.count <= 12 || distinct.count * 4 <= values.count,
      distinct.count <= 100
    else { return nil }
    return Candidate(form: .rawValue, cost: 0)
  }

  /// The number of keys of all objects that have the name of a tag and can be one.
  private var plainTagCount: Int {
    table.columns.count { column in
      guard TagKey.isPlain(column.key), let partition = Partition(column, of: table) else {
        return false
      }
      return partition.count > 1
    }
  }

  /// Returns nil if there would be only one case, which says nothing.
  private func untagged() -> Candidate? {
    let others = kinds.subtracting([.object, .null]).typeCount
    var cost = Cost.enumeration + Cost.untagged + Double(others) * (Cost.case + Cost.value)
    var count = others + (kinds.contains(.null) ? 1 : 0)
    let elements = values.lazy.compactMap(\.elements).joined()
    cost += Double(max(elements.kinds.typeCount - 1, 0)) * Cost.type
    if let clusters {
      cost += clusters.cost + Double(plainTagCount) * Cost.ignorance
      count += clusters.count
    }
    return count < 2 ? nil : Candidate(form: .untagged, cost: cost)
  }
}
