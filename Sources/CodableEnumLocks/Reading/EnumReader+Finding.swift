import CodableEnumCore

/// Where the tag of a document is.
extension EnumReader {
  /// Whether a document has the tag of a group, and what the tag can be.
  func find(_ group: TagGroup, in document: Shape) -> (Truth, Shape?) {
    switch (group.place, document) {
    case (.member(let path), .object(let members)):
      let found = reader.find(path.keys, in: members)
      let tags = found.shape.map(reader.expanded)?.filter { $0 != .null } ?? []
      guard tags.contains(where: mayBeTag) else { return (.no, nil) }
      return (found.presence, tags.count == 1 ? tags[0] : .either(tags))
    case (.key, .object(let members)):
      for member in members {
        if case .kept(let tag, _) = member { return (.yes, tag) }
      }
      return find(group, amongKeysOf: members)
    case (.element, .array(let elements)):
      guard let tag = elements.first, tag.isScalar else { return (.no, nil) }
      return (.yes, tag)
    case (.value, _): return document.isScalar ? (.yes, document) : (.no, nil)
    default: return (.no, nil)
    }
  }

  private func mayBeTag(_ shape: Shape) -> Bool {
    shape.isScalar || !reader.kinds(of: shape).isDisjoint(with: .scalars)
  }

  /// Finds the key that is the tag, where others may be tags as well.
  private func find(
    _ group: TagGroup, amongKeysOf members: [Shape.Member]
  ) -> (Truth, Shape?) {
    var keys = members.compactMap(\.key)
    let isOptional = target.primary.missingTag != nil
    if isOptional {
      keys.removeAll { reader.find($0, in: members).shape == .null }
    }
    let branches = target.tags[.key]?.branches ?? [:]
    func owner(_ key: String) -> Int? {
      branches[group.matching.folded(.string(key))]?.first?.index
    }
    var named = keys.filter { owner($0) != nil }
    if target.marked.takesFirstKey {
      named.sort { owner($0) ?? 0 < owner($1) ?? 0 }
    } else if named.count > 1 {
      // All but one must be null or missing.
      let certain = named.filter { key in
        let found = reader.find(key, in: members)
        return found.presence == .yes
          && found.shape.map(reader.expanded)?.contains(.null) == false
      }
      return certain.count > 1
        ? (.no, nil) : (.maybe, .literal(.string(certain.first ?? named[0])))
    }
    let isOnly =
      keys.count == 1 && !isOptional
      && (target.formCount == 1 || group.forms.contains { $0.unknown != nil })
    guard let key = named.first ?? (isOnly ? keys[0] : nil) else { return (.no, nil) }
    return (named.count > 1 ? reader.find(key, in: members).presence : .yes, .literal(.string(key)))
  }
}
