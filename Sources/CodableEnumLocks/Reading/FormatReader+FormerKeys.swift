import CodableEnumCore

/// Values whose keys a locked object doesn't have, and the keys that they had.
extension FormatReader {
  /// Returns how an object is read that has none of a member's keys, or may have none; nil if it is
  /// read like an object with one.
  func missing(_ member: Documents.Member, _ presence: Truth, _ object: WrittenObject) -> Reading? {
    let key = member.keys[0]
    switch member.origin {
    case .path?, nil: return member.isRequired ? .fails(.form) : .all
    // Values that were beside the tag, or under another key, would be lost.
    case .content?:
      let isMoved = presence == .no && !object.whole.free.isEmpty
      return member.isRequired || isMoved ? .fails(.form) : .all
    case .constant(let value)?: return member.isRequired ? .fails(.constant(key, value)) : .all
    case .value?, .property?: break
    }
    guard presence == .no else {
      // A generic argument that is an optional may be missing, as it was when it was written.
      let wasOptional = object.members.contains { written in
        if case .key(let key, let shape, _) = written {
          shape.isOptional && member.keys.contains(key)
        } else {
          false
        }
      }
      return member.isRequired && (wasOptional || !isGenericParameter(member.decider))
        ? .fails(.absentKey(key)).at(member.origin?.place) : nil
    }
    let names = member.formerNames
    // An alias only helps if the value can read what is under the key.
    let free = object.whole.free.filter { key in
      find(key, in: object.whole.members).shape.map { read($0, as: member.value).isAll } == true
    }
    let path = object.path + [key]
    let reading: Reading
    if let old = formerKey(of: member, names, free, object.whole) {
      reading =
        member.isRequired
        ? .fails(.missingKey(path, unread: [old])) : .fails(.renamedKey(path, was: [old]), .some)
    } else if let old = formerPath(of: member, path, names, object.whole) {
      reading = .fails(.renamedKey(path, was: old), member.isRequired ? .none : .some)
    } else if member.isRequired {
      reading = .fails(.missingKey(path, unread: free))
    } else {
      let isMoved = isMoved(member, object.whole) || hadName(member, free, object.whole)
      reading = isMoved ? .fails(.form, .some) : .all
    }
    return reading.at(member.origin?.place)
  }

  /// Whether the value of a missing key is in an object that nothing reads, or its properties are
  /// keys that nothing reads.
  private func isMoved(_ member: Documents.Member, _ object: WholeObject) -> Bool {
    guard case .type(let type, _) = member.value else { return isInside(member.keys[0], object) }
    return isInside(member.keys[0], object)
      || resolver.properties(of: type).contains { object.free.contains($0.key) }
  }

  /// Whether an object under a key that nothing reads has a key that the object around it lacks.
  func isInside(_ key: String, _ object: WholeObject) -> Bool {
    object.free.contains { outer in
      expanded(find(outer, in: object.members).shape ?? .null).contains { shape in
        if case .object(let inner) = shape { find(key, in: inner).presence != .no } else { false }
      }
    } && find(key, in: object.members).presence == .no
  }

  /// Whether a value without a name may have had one: a key of its type that nothing reads. With
  /// several, nothing tells which.
  private func hadName(
    _ member: Documents.Member, _ free: [String], _ object: WholeObject
  ) -> Bool {
    guard let key = member.keyWithoutName, member.formerNames.first == key else { return false }
    return free.contains { find($0, in: object.members).shape.map(member.isOfType) == true }
  }

  /// Returns the key that a missing value most likely had: one of its names, the one of its position,
  /// or the only key that nothing reads, if the types match.
  private func formerKey(
    of member: Documents.Member, _ names: [String], _ free: [String], _ object: WholeObject
  ) -> String? {
    if names.isEmpty { return nil }
    if let key = free.first(where: { isKey($0, of: names) }) { return key }
    if let key = member.keyWithoutName, free.contains(key) { return key }
    // A key with the name of another value was that one's.
    let others = object.read.members.filter { $0.keys != member.keys }.flatMap(\.formerNames)
    let rest = free.filter { key in
      // A tag or a constant was no value.
      !isKey(key, of: others)
        && find(key, in: object.members).shape?.isOneDocument != true
    }
    guard rest.count == 1, let shape = find(rest[0], in: object.members).shape,
      member.isOfType(shape)
    else { return nil }
    return rest[0]
  }

  /// Returns the path that a missing value most likely had, if its old or its new one is inside an
  /// object: the one with its name, or the only one that nothing else reads, if the types match.
  private func formerPath(
    of member: Documents.Member, _ own: [String], _ names: [String], _ object: WholeObject
  ) -> [String]? {
    guard case .value? = member.origin, !names.isEmpty else { return nil }
    let read = object.read.paths.filter { $0 != own }
    var found: [(path: [String], shape: Shape)] = []
    func look(in members: [Shape.Member], at path: [String]) {
      for case .key(let key, let shape, _) in members {
        let path = path + [key]
        if read.contains(path) { continue }
        let isShared = read.contains { $0.starts(with: path) }
        if !isShared, path.count > 1 || own[0] == key { found.append((path, shape.present)) }
        if case .object(let inner) = shape.present { look(in: inner, at: path) }
      }
    }
    look(in: object.members, at: [])
    found.removeAll { !self.read($0.shape, as: member.value).isAll }
    if let same = found.first(where: { isKey($0.path.last ?? "", of: names) }) { return same.path }
    return found.count == 1 && member.isOfType(found[0].shape) ? found[0].path : nil
  }
}

extension Documents.Member {
  /// The names of which its key may have been made.
  fileprivate var formerNames: [String] {
    switch origin {
    case .value(_, _, let names)?: names
    case .property(let property, _)?: [property.name]
    case .path?, .content?, .constant?, nil: []
    }
  }

  /// The key of a case's value if it had no label.
  fileprivate var keyWithoutName: String? {
    switch origin {
    case .value(_, let position, _)?: "_\(position)"
    case .property(let property, _)?: property.keyWithoutName
    case .path?, .content?, .constant?, nil: nil
    }
  }

  /// Whether a shape is the type of the member's value.
  func isOfType(_ shape: Shape) -> Bool {
    guard case .type(let own, _) = value else { return false }
    return shape.alternatives.filter { $0 != .null } == [.value(own.unwrapped)]
  }
}

extension Documents.Members {
  /// The paths of everything that is read.
  fileprivate var paths: [[String]] {
    members.flatMap { member in
      if case .path? = member.origin, let inner = member.value.objectOrNull {
        return inner.paths.map { member.keys + $0 }
      }
      return member.keys.map { [$0] }
    }
  }
}

extension TypeResolver {
  /// Returns the properties of a struct; none for another type.
  func properties(of type: FormatType) -> [CodedProperty] {
    guard case .structure(let properties) = definition(of: type.unwrapped) else { return [] }
    return properties
  }
}
