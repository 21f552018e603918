/// Values in an object.
package struct KeyedPayload: Sendable {
  package var fields: [Field]
  /// What stands beside the values, the same in every object of the case.
  package var constants: [Constant] = []
  /// The same, which nobody looks at when the case is read.
  package var extras: [Constant] = []
  /// Every key that the object may have: those of the values and of what stands beside them.
  package var knownKeys: [String]
  /// The keys that lead to a tag in the same object; empty without one.
  package var tagPath: [String] = []

  var isEmpty: Bool { fields.isEmpty && constants.isEmpty && extras.isEmpty }
  var hasFlattened: Bool { fields.contains(where: \.isFlattened) }

  /// Whether only writing them tells which keys flattened values have.
  var isGuarded: Bool { fields.contains { $0.isFlattened && ($0.meetsTag || $0.hasAnyKeys) } }

  /// Whether anything but what flattened values write themselves stands in the object.
  var hasOwnKeys: Bool {
    !constants.isEmpty || !extras.isEmpty || fields.contains { !$0.isFlattened }
  }

  /// Whether a constant may stand in the object.
  func mayHold(_ constant: Constant) -> Bool {
    constants.first { $0.key == constant.key }.map { $0.value.equals(constant.value) }
      ?? fields.contains { $0.keys.contains(constant.key) || $0.keys.isEmpty }
  }

  /// What stands in the object, in the order in which it is written.
  package var members: [PayloadMember] {
    var number = 0
    return members(fields, below: [], &number)
  }

  /// The objects that paths of keys lead through, each before those in it.
  var objects: [NestedObject] { members.flatMap(\.objects) }

  private func members(
    _ fields: [Field], below parents: [String], _ number: inout Int
  ) -> [PayloadMember] {
    let depth = parents.count
    let paths = Dictionary(grouping: fields.filter { $0.path.count > depth + 1 }) {
      $0.path[depth]
    }
    var members: [PayloadMember] = []
    var opened: Set<String> = []
    func add(_ key: String) {
      guard opened.insert(key).inserted else { return }
      let path = parents + [key]
      let name = "object\(number)"
      number += 1
      let inner = self.members(paths[key] ?? [], below: path, &number)
      let tagKeys = tagPath.starts(with: path) ? tagPath.dropFirst(path.count) : []
      members.append(
        .object(
          NestedObject(
            path: path, name: name, members: inner,
            tagKey: tagKeys.count == 1 ? tagKeys.first : nil, leadsToTag: !tagKeys.isEmpty)))
    }
    // The tag is written first. Below an object that it shares, all that leads to it is a member, so
    // that every key is known.
    if tagPath.starts(with: parents), tagPath.count > depth + 1,
      depth > 0 || paths[tagPath[0]] != nil
    {
      add(tagPath[depth])
    }
    for field in fields {
      guard field.path.count > depth + 1 else {
        members.append(.field(field))
        continue
      }
      add(field.path[depth])
    }
    return members
  }
}

/// What stands in an object.
package indirect enum PayloadMember: Sendable {
  case field(Field)
  case object(NestedObject)

  /// The objects in it, and itself if it is one.
  var objects: [NestedObject] {
    if case .object(let object) = self { [object] + object.members.flatMap(\.objects) } else { [] }
  }

  var fields: [Field] {
    switch self {
    case .field(let field): [field]
    case .object(let object): object.members.flatMap(\.fields)
    }
  }
}

/// An object that paths of keys lead through. Values whose paths begin alike share it.
package struct NestedObject: Sendable {
  var path: [String]
  /// What its container is called in generated code.
  var name: String
  /// Values and further objects, without the tag.
  package var members: [PayloadMember]
  /// The key in it that holds the tag.
  package var tagKey: String?
  /// Whether the tag stands in it or below it.
  package var leadsToTag: Bool

  package var key: String { path[path.count - 1] }
  var fields: [Field] { members.flatMap(\.fields) }

  /// Every key that it may have.
  package var knownKeys: [String] {
    (tagKey.map { [$0] } ?? [])
      + members.map { member in
        switch member {
        case .field(let field): field.path[path.count]
        case .object(let object): object.key
        }
      }
  }

  /// Whether it is left out where all of its values are: nothing would be written in it.
  var canBeOmitted: Bool {
    !leadsToTag && fields.allSatisfy { $0.value.omitsDefault || $0.value.nilWriting != .encode }
  }
}

package struct Field: Sendable {
  package enum Place: Sendable {
    /// The keys that lead to the value, as it is written, and keys of the payload's own object that
    /// are read as well.
    case keys(path: [String], aliases: [String])
    /// The value's own keys stand in the object.
    case flattened
    /// A dictionary takes every key of the object that is nobody else's.
    case otherKeys
  }

  package var value: ValuePlan
  package var place: Place
  /// Whether what stands there may hold the key of a tag beside it, or an object on the way to it.
  var meetsTag = false

  /// Whether only writing it tells which keys a flattened value has, if any.
  var hasAnyKeys = false

  var isFlattened: Bool { if case .flattened = place { true } else { false } }

  /// The keys that lead to the value; empty for one without a key.
  package var path: [String] {
    if case .keys(let path, _) = place { path } else { [] }
  }

  /// Keys of the payload's own object that the value is found by, first the one that is written.
  var keys: [String] {
    if case .keys(let path, let aliases) = place { [path[0]] + aliases } else { [] }
  }

  /// Adds keys that are read as well.
  mutating func addAliases(_ further: [String]) {
    guard case .keys(let path, let aliases) = place else { return }
    place = .keys(path: path, aliases: aliases + further)
  }
}
