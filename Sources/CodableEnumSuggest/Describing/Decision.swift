extension ObjectTable {
  /// Whether under some keys other kinds of values stand than under others.
  var hasUnlikeColumns: Bool {
    Set(columns.compactMap { $0.values.first?.outline }).count > 1
  }
}

/// What becomes of the objects of a place, or of values of several kinds.
enum Decision: Hashable, Sendable {
  case structure
  case dictionary
  /// A type that has a name of its own already. Only of all samples.
  case alias
  case union(Form)

  /// - Parameters:
  ///   - values: Without nulls; not all of them arrays or scalars of one kind.
  ///   - name: The key that they stand under.
  init(_ values: [JSONValue], name: String) {
    let some = values.thinned(to: 1000)
    self.init(all: some, name: name)
    // A struct and a dictionary can be made of any objects, but tags must be in all of them.
    if case .union = self, some.count < values.count { self.init(all: values, name: name) }
    if values.kinds != .object, self == .structure || self == .dictionary {
      self.init(all: values, name: name)
    }
  }

  private init(all values: [JSONValue], name: String) {
    let best = CandidateFinder(values, isTop: false).candidates().first
    guard values.kinds == .object else {
      self = best?.decision ?? .union(.untagged)
      return
    }
    let table = ObjectTable(values.compactMap(\.members))
    let isDictionary = OpenObjects(table, name: name).areDictionary
    guard let form = best?.form, table.rowCount > 1, !table.isUniform else {
      self = isDictionary ? .dictionary : .structure
      return
    }
    self = isDictionary && !form.isTold(by: table, name: name) ? .dictionary : .union(form)
  }
}

extension Decision {
  /// Whether a key tells objects apart that can hardly be anything but a tag.
  var isTaggedPlainly: Bool {
    guard case .union(let form) = self, let tag = form.tag else { return false }
    return TagKey.isPlain(tag)
  }
}

extension Form {
  /// Whether it tells apart what a dictionary would not: keys that are data tell nothing, but a tag
  /// among them does.
  func isTold(by table: ObjectTable, name: String) -> Bool {
    tag != nil || self == .external && !OpenObjects.isOpen(name) && table.hasUnlikeColumns
  }
}
