/// In which order the groups of tags, and what has no tag, are tried.
extension DispatchModeler {
  func steps(_ groups: [TagGroup], _ untagged: [Representation]) -> [Dispatch.Step] {
    let primary = representations[0]
    var steps = groups.map(Dispatch.Step.tags)
    // Forms without tags write none, so a tag that no group knows belongs to the unknown case. A
    // key of an object may be something else.
    if primary.hasTags, primary.unknown != nil, !untagged.isEmpty {
      for group in groups where group.place != .key && group.forms[0].readsUnknownTags {
        steps.append(.unknownTag(group, .tag(group)))
      }
    }
    // An object without a tag and without keys of untagged cases is the case of `missingTag`, not
    // one whose values are all nil or defaults.
    if let missing = primary.missingTag, let keys = keys(of: untagged) {
      let signs = groups.filter(\.place.isInObject).compactMap(sign)
      steps.append(.missingTag(missing, .init(keys: keys, signs: signs)))
    }
    if !untagged.isEmpty { steps.append(.attempts(untagged)) }
    guard primary.hasTags || primary.unknown == nil else { return steps + [.unfitting(primary)] }
    // An unknown tag of any form belongs to the unknown case. A single key counts as unknown,
    // unless it is another form's key for tags. The primary form comes last, so its error is
    // thrown.
    for group in groups.filter({ $0.place != .key }) + groups.filter({ $0.place == .key })
    where !isLast(group) {
      if let sign = sign(of: group) { steps.append(.unknownTag(group, sign)) }
    }
    guard let own = groups.first(where: { $0.place == primary.style.tagPlaces.first }) else {
      return steps + [.unfitting(primary)]
    }
    if let missing = primary.missingTag { steps.append(.missingTag(missing, nil)) }
    return steps + [.unknownTag(own, nil)]
  }

  /// Returns what shows that a document has a tag of a group, even an unknown one; nil if nothing
  /// depends on it.
  private func sign(of group: TagGroup) -> Dispatch.TagSign? {
    let hasUnknown = group.forms[0].unknown != nil
    switch group.place {
    case .member(let path): return .path(path)
    case .element: return .array
    // A name on its own is read together with names that are keys.
    case .value: return group.forms[0].style != .external ? .scalar : hasUnknown ? .string : nil
    case .key:
      guard hasUnknown else { return nil }
      // A key of the case that `missingTag` names is no tag: that object just has none.
      let primary = representations[0]
      return (primary.missingTag == nil ? [] : primary.keysWithoutTag).map {
        .onlyKey(besides: $0)
      }
    }
  }

  /// Whether the primary form itself reads all tags of a group that no case has.
  private func isLast(_ group: TagGroup) -> Bool {
    guard case .member = group.place else { return group.forms[0].isPrimary }
    // If no other form is read, it reads the tag, known or not.
    return representations.allSatisfy(\.isPrimary) && representations[0].missingTag == nil
  }

  /// Returns the keys of the objects of untagged cases; nil if there are none or not all are known.
  private func keys(of untagged: [Representation]) -> [String]? {
    var keys: [String] = []
    for payload in untagged.flatMap(\.casesInOrder).map(\.payload) {
      switch payload {
      case .keyed(let keyed) where !keyed.hasFlattened:
        keys += keyed.fields.flatMap(\.keys) + (keyed.constants + keyed.extras).map(\.key)
      case .keyed, .bare, .together: return nil
      case .empty, .unkeyed: break
      }
    }
    return keys.isEmpty ? nil : keys
  }
}

extension Representation {
  /// Whether an unknown tag can be anything but an error. A scalar can't contain values.
  var readsUnknownTags: Bool {
    guard let unknown else { return false }
    let needsValues = if case .error = unknown.plan.absence { unknown.hasPayload } else { false }
    return style != .rawValue || !needsValues
  }

  /// The places where its tags can be. In `.external`, a name without values is the whole value,
  /// and all other tags are keys.
  var tagPlaces: [TagPosition] {
    style.tagPlaces.filter { place in
      guard place == .value, style.tagPlaces.contains(.key) else { return true }
      return cases.contains { $0.isRead && $0.isName && !$0.standsAlone }
    }
  }
}

extension TagPosition {
  var isInObject: Bool { self != .element && self != .value }
}
