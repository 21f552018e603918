extension ObjectTable {
  /// Whether under some keys other kinds of values stand than under others.
  fileprivate var hasUnlikeColumns: Bool {
    Set(columns.compactMap { $0.values.first?.outline }).count > 1
  }
}

/// What becomes of the objects of a place, or of values of several kinds.
enum Decision: Hashable, Sendable {
  case structure
  case dictionary
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
    guard values.kinds == .object else {
      self = .union(CandidateFinder(values, isTop: false).candidates()[0].form)
      return
    }
    let table = ObjectTable(values.compactMap(\.members))
    let finder = CandidateFinder(values, isTop: false)
    let best = finder.candidates().first { candidate in
      candidate.form != .untagged || Clusters(table).count > 1
    }
    let isDictionary = OpenObjects(table, name: name).areDictionary
    guard let best, best.cost < finder.structureCost, table.rowCount > 1, !finder.isUniform else {
      self = isDictionary ? .dictionary : .structure
      return
    }
    // Keys that are data tell nothing apart, but a tag among them does.
    let isTold =
      best.form.tag != nil
      || best.form == .external && !OpenObjects.isOpen(name) && table.hasUnlikeColumns
    self = isDictionary && !isTold ? .dictionary : .union(best.form)
  }
}
