/// Values in an object.
package struct KeyedPayload: Sendable {
  package var fields: [Field]
  /// Constants next to the values, the same in every object of the case.
  package var constants: [Constant] = []
  /// Whether it is also read for a form that has none of them.
  var constantsMayBeMissing = false
  /// Constants that reading ignores.
  package var extras: [Constant] = []
  /// Every known key of the object: keys of values, of constants and extras, and of the tag. Keys
  /// that flattened values bring along aren't known.
  package var knownKeys: [String]
  /// The keys of flattened values, if all unknown ones are rejected.
  var flattenedKeys: [String] = []
  /// The keys that lead to a tag in the same object; empty without one.
  var tagPath: [String] = []

  var isEmpty: Bool { fields.isEmpty && constants.isEmpty && extras.isEmpty }
  var hasFlattened: Bool { fields.contains(where: \.isFlattened) }

  /// Whether flattened values may write over others, which only encoding shows.
  var isGuarded: Bool { fields.contains { $0.isFlattened && ($0.meetsTag || $0.isUnforeseen) } }

  /// Whether the object has any keys besides those of flattened values.
  var hasOwnKeys: Bool {
    !constants.isEmpty || !extras.isEmpty || fields.contains { !$0.isFlattened }
  }

  func mayHold(_ constant: Constant) -> Bool {
    constants.first { $0.key == constant.key }.map { $0.value.equals(constant.value) }
      ?? fields.contains { $0.keys.contains(constant.key) || $0.keys.isEmpty }
  }

  /// The values and nested objects, in the order in which they are written.
  var members: [PayloadMember] {
    // Most objects have no paths.
    if tagPath.count < 2, fields.allSatisfy({ $0.path.count < 2 }) {
      return fields.map(PayloadMember.field)
    }
    var number = 0
    return members(fields, below: [], &number)
  }

  /// The objects on the paths of keys, each before those in it.
  var objects: [NestedObject] { members.flatMap(\.objects) }

  private func members(
    _ fields: [Field], below parents: [String], _ number: inout Int
  ) -> [PayloadMember] {
    let depth = parents.count
    let paths = Dictionary(grouping: fields.filter { $0.path.count > depth + 1 }) { $0.path[depth] }
    // The tag is written first. In an object that it shares with values, everything on its path is
    // a member, so all keys are known.
    let hasTag =
      tagPath.starts(with: parents) && tagPath.count > depth + 1
      && (depth > 0 || paths[tagPath[0]] != nil)
    var opened: Set<String> = []
    return ((hasTag ? [nil] : []) + fields.map(Optional.some)).compactMap { field in
      if let field, field.path.count <= depth + 1 { return .field(field) }
      let key = (field?.path ?? tagPath)[depth]
      guard opened.insert(key).inserted else { return nil }
      let path = parents + [key]
      let name = "object\(number)"
      number += 1
      let inner = members(paths[key] ?? [], below: path, &number)
      let tagKeys = tagPath.starts(with: path) ? tagPath.dropFirst(path.count) : []
      return .object(
        NestedObject(
          path: path, name: name, members: inner,
          tagKey: tagKeys.count == 1 ? tagKeys.first : nil, leadsToTag: !tagKeys.isEmpty))
    }
  }
}

/// A member of an object: a value, or an object on a path of keys.
indirect enum PayloadMember: Sendable {
  case field(Field)
  case object(NestedObject)

  /// The objects in it, including itself.
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

/// An object on a path of keys. Values whose paths begin alike share it.
struct NestedObject: Sendable {
  var path: [String]
  /// The name of its container in generated code.
  var name: String
  /// Values and objects in it, without the tag.
  var members: [PayloadMember]
  /// The key of the tag, if the tag is directly in this object.
  var tagKey: String?
  /// Whether the tag is in it, or in an object in it.
  var leadsToTag: Bool

  var key: String { path[path.count - 1] }
  var fields: [Field] { members.flatMap(\.fields) }

  var knownKeys: [String] {
    (tagKey.map { [$0] } ?? [])
      + members.map { member in
        switch member {
        case .field(let field): field.path[path.count]
        case .object(let object): object.key
        }
      }
  }

  /// Whether the object is left out if all of its values are, because it would be empty.
  var canBeOmitted: Bool {
    !leadsToTag && fields.allSatisfy { $0.value.omitsDefault || $0.value.nilWriting != .encode }
  }
}

package struct Field: Sendable {
  package indirect enum Place: Equatable, Sendable {
    /// The keys that lead to the value, as it is written, and further keys of the payload's own
    /// object from which it is read.
    case keys(path: [String], aliases: [String])
    /// The value's own keys are in the object.
    case flattened
    /// A dictionary with all keys of the object that belong to nothing else.
    case otherKeys
  }

  package var value: ValuePlan
  package var place: Place
  /// Whether the value may write something under the key of the tag next to it, or under the first
  /// key of the tag's path.
  var meetsTag = false

  /// Whether a flattened value may have any keys, or be encoded as a single value, so only encoding
  /// shows what it writes.
  var isUnforeseen = false

  /// The keys of a flattened optional, which is nil if none of them is there. Empty if the sources don't
  /// show them, or if it can be written without any.
  package var nilWithout: [String] = []

  package var isFlattened: Bool { if case .flattened = place { true } else { false } }

  /// The keys that lead to the value; empty for one without a key.
  package var path: [String] { if case .keys(let path, _) = place { path } else { [] } }

  /// Further keys of the payload's own object from which the value is read.
  package var aliases: [String] {
    get { if case .keys(_, let aliases) = place { aliases } else { [] } }
    set { place = .keys(path: path, aliases: newValue) }
  }

  /// Keys of the payload's own object under which the value is found, beginning with the one that
  /// is written.
  package var keys: [String] { path.prefix(1) + aliases }
}
