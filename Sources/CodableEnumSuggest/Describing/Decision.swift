extension ObjectTable {
  /// Whether the kinds of values differ between keys.
  var hasUnlikeColumns: Bool {
    Set(columns.compactMap { $0.values.first?.outline }).count > 1
  }
}

/// The kind of type for the objects of a place, or for values of several kinds.
enum Decision: Hashable, Sendable {
  case structure
  case dictionary
  /// Another name for a type that needs no declaration. Only for the type of all samples.
  case alias
  case union(Form)

  /// - Parameters:
  ///   - values: The values, without nulls; not all of them arrays or scalars of one kind.
  ///   - name: The key of the values.
  init(_ values: [JSONValue], name: String) {
    let some = values.thinned(to: 1000)
    self.init(all: some, name: name)
    // Any objects can be a struct or a dictionary, but a tag must be in all of them.
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
  /// Whether objects differ in a key that can hardly be anything but a tag.
  var isTaggedPlainly: Bool {
    guard case .union(let form) = self, let tag = form.tag else { return false }
    return TagKey.isPlain(tag)
  }
}

extension Form {
  /// Whether the form says more than a dictionary: keys that are data say nothing, but a tag among
  /// them does.
  func isTold(by table: ObjectTable, name: String) -> Bool {
    tag != nil || self == .external && !OpenObjects.isOpen(name) && table.hasUnlikeColumns
  }
}
