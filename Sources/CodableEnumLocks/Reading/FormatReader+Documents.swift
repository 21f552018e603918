import CodableEnumCore

extension FormatReader {
  /// Reads a shape as one of some documents.
  func read(_ shape: Shape, as set: Documents) -> Reading {
    switch set {
    case .anything: return .all
    case .type(let type, _): return read(type, from: shape)
    case .opaque(let type):
      guard case .value(let written) = shape else { return .fails(.form, .unknown) }
      return type == written ? .all : .fails(.value(shape), .unknown)
    case .either(let sets):
      let readings = sets.map { read(shape, as: $0) }
      if let whole = readings.first(where: \.isAll) { return whole }
      // One of the sets may have the null, and another the rest.
      let parts = shape.alternatives
      if parts.count > 1 { return .either(parts.map { read($0, as: set) }) }
      return readings.first { !$0.isNone }
        ?? readings.reversed().min { $0.obstacles.count < $1.obstacles.count } ?? .fails(.form)
    case .null, .scalar, .array, .object:
      return .either(expanded(shape).map { read(single: $0, as: set) })
    }
  }

  /// Reads a payload that is a single value, where the case may have written several.
  func read(_ shape: Shape, asOnlyValue set: Documents) -> Reading {
    let reading = read(shape, as: set)
    guard reading.isNone, case .array(let elements) = shape, elements.count > 1 else {
      return reading
    }
    return .fails(.elementCount(elements.count))
  }

  private func read(single shape: Shape, as set: Documents) -> Reading {
    switch (set, shape) {
    case (.null, .null): return .all
    case (.object(let read), .object(let members)):
      return self.read(members, as: read, unread: members)
    case (.object(let read), .value(.dictionary(_, let value))):
      let members = [Shape.Member.flattened(.dictionary(key: .named("String"), value))]
      // Where other keys are ignored, only some of its entries have a place.
      let losesOthers = if case .ignored = read.others { read.flattened.isEmpty } else { false }
      let reading = self.read(members, as: read, unread: members)
      return losesOthers ? Reading.fails(.form, .some).and(reading) : reading
    case (.array(let read), .array(let elements)): return self.read(elements, as: read)
    case (.array(let read), .value(.array(let element))):
      // The written array may be shorter.
      return .fails(.form, .some).and(self.read(read.slots.map { _ in .value(element) }, as: read))
    case (.scalar(let scalars), .literal(let value)):
      return scalars.contains(value) ? .all : .fails(.form)
    default:
      let (own, written) = (Summary(of: set, in: universe).kinds, kinds(of: shape))
      if own.isDisjoint(with: written) { return .fails(.form) }
      return .fails(.form, own.isSubset(of: .scalars) ? .some : .unknown)
    }
  }

  private func read(_ elements: [Shape], as read: Documents.Elements) -> Reading {
    guard elements.count >= read.requiredCount, elements.count <= read.slots.count else {
      return .fails(read.slots.isEmpty ? .form : .elementCount(elements.count))
    }
    let reading = elements.indices.reduce(Reading.all) { reading, index in
      let element = self.read(elements[index], as: read.slots[index])
      return reading.and(element.at(read.origins.isEmpty ? nil : read.origins[index].place))
    }
    // Each element may be read, but from another place: a value came before it.
    var rest = elements[...]
    for slot in read.slots where rest.first.map({ self.read($0, as: slot).isAll }) == true {
      rest.removeFirst()
    }
    return reading.isAll || !rest.isEmpty ? reading : .fails(.elementCount(elements.count))
  }

  // MARK: Objects

  /// Reads members that an object has together.
  ///
  /// - Parameter unread: Members whose keys may be former keys of values that are missing.
  func read(
    _ members: [Shape.Member], as read: Documents.Members, unread: [Shape.Member]
  ) -> Reading {
    let whole = WholeObject(self, members, read, unread: unread)
    var reading = self.read(WrittenObject(whole: whole, members: members), as: read)
    for value in read.flattened {
      let own: Reading
      if case .dictionary(_, let element) = value.type.unwrapped {
        let others = members.filter { $0.key.map { read.member($0) == nil } ?? true }
        own = self.read(element, fromValuesOf: others).and(keysOfValues(in: others))
      } else if value.type.isOptional, lacksAll(of: value.type, whole) {
        own = .all
      } else if resolver.properties(of: value.type).contains(where: { isInside($0.key, whole) }) {
        // Without a required property, it isn't read at all.
        own = .fails(.form, min(.some, self.read(value.type, fromMembers: members).extent))
      } else {
        own = self.read(value.type, fromMembers: members)
      }
      reading = reading.and(own.at(value.origin.place))
    }
    return reading
  }

  /// Reads keys that a dictionary didn't have when it was locked, because they were those of values.
  private func keysOfValues(in members: [Shape.Member]) -> Reading {
    guard members.contains(where: { if case .flattened(.dictionary) = $0 { true } else { false } })
    else { return .all }
    let key = members.lazy.compactMap { member in
      if case .key(let key, _, _) = member { key } else { nil }
    }.first
    return key.map { .fails(.entry($0), .some) } ?? .all
  }

  /// Whether an object never had a key of a struct, nor one that nothing reads.
  private func lacksAll(of type: FormatType, _ object: WholeObject) -> Bool {
    let properties = resolver.properties(of: type)
    return object.free.isEmpty && !properties.isEmpty
      && object.members.allSatisfy { if case .key = $0 { true } else { false } }
      && properties.allSatisfy { find($0.key, in: object.members).presence == .no }
  }

  /// Reads members as the values of a dictionary.
  func read(_ element: FormatType, fromValuesOf members: [Shape.Member]) -> Reading {
    members.reduce(.all) { reading, member in
      switch member {
      case .key(_, let shape, _), .kept(_, let shape):
        reading.and(read(element, from: shape.present))
      case .flattened(.dictionary(_, let other)): reading.and(read(element, from: .value(other)))
      case .flattened(let type):
        reading.and(
          .either(
            expanded(.value(type)).map {
              read(.dictionary(key: .named("String"), element), from: $0)
            }))
      }
    }
  }

  /// An object of the lock, and what a case or a type reads from it.
  ///
  /// A class, so the objects in it share properties that only few of them need.
  final class WholeObject {
    let members: [Shape.Member]
    let read: Documents.Members
    private let unread: [Shape.Member]
    private let reader: FormatReader
    /// Keys of flattened values.
    private(set) lazy var further =
      reader.keys(of: read.flattened.map { .flattened($0.type) }).known
    /// Keys that nothing reads.
    private(set) lazy var free = reader.keys(of: unread).known.filter {
      read.member($0) == nil && !further.contains($0)
    }

    init(
      _ reader: FormatReader, _ members: [Shape.Member], _ read: Documents.Members,
      unread: [Shape.Member]
    ) {
      self.reader = reader
      self.members = members
      self.read = read
      self.unread = unread
    }
  }

  /// A whole object, or one on a path of keys in it.
  struct WrittenObject {
    let whole: WholeObject
    private(set) var members: [Shape.Member]
    private(set) var path: [String] = []
    /// Whether the object is there.
    private(set) var presence = Truth.yes

    func inner(_ key: String, _ members: [Shape.Member], _ presence: Truth) -> WrittenObject {
      var object = self
      object.members = members
      object.path.append(key)
      object.presence = min(presence, self.presence)
      return object
    }
  }

  private func read(_ object: WrittenObject, as read: Documents.Members) -> Reading {
    var reading = Reading.all
    for member in read.members { reading = reading.and(self.read(member, in: object)) }
    switch read.others {
    // A key that a value had is rejected only because nothing reads it.
    case .none where !reading.hasFormerKey:
      let unknown = keys(of: object.members).known.first { read.member($0) == nil }
      return unknown.map { .fails(.unknownKey($0)).and(reading) } ?? reading
    case .opaque(let type) where !object.members.contains(.flattened(type)):
      return .fails(.form, .unknown).and(reading)
    case .none, .ignored, .values, .opaque: return reading
    }
  }

  private func read(_ member: Documents.Member, in object: WrittenObject) -> Reading {
    if case .path? = member.origin, let inner = member.value.objectOrNull {
      return read(inner, under: member, in: object)
    }
    var found: Found = (.no, nil)
    var readings: [Reading] = []
    for key in member.keys where found.presence != .yes {
      let next = find(key, in: object.members)
      found = (max(found.presence, next.presence), next.shape)
      if let shape = next.shape { readings.append(read(shape, as: member)) }
    }
    let presence = min(found.presence, object.presence)
    if presence != .yes, let missing = missing(member, presence, object) {
      readings.append(missing)
    }
    return .either(readings)
  }

  private func read(_ shape: Shape, as member: Documents.Member) -> Reading {
    let reading: Reading
    switch member.origin {
    case .constant(let value)?:
      if read(shape, as: member.value).isAll { return .all }
      let extent: Reading.Extent = shape.isOneDocument ? .none : .some
      return .fails(.constant(member.keys[0], value), extent)
    case .content(_, _?)?: reading = read(shape, asOnlyValue: member.value)
    case .value?, .content?, .property?, .path?, nil: reading = read(shape, as: member.value)
    }
    return reading.at(member.origin?.place)
  }

  /// Reads an object on a path of keys.
  private func read(
    _ inner: Documents.Members, under member: Documents.Member, in object: WrittenObject
  ) -> Reading {
    let key = member.keys[0]
    let missing = object.inner(key, [], .no)
    let found = find(key, in: object.members)
    guard let shape = found.shape else { return read(missing, as: inner) }
    let reading = Reading.either(
      expanded(shape).map { shape in
        switch shape {
        case .object(let members):
          return read(object.inner(key, members, found.presence), as: inner)
        case .null where !member.isRequired: return read(missing, as: inner)
        default:
          let kinds = kinds(of: shape)
          let absent = read(missing, as: inner)
          let isOther = !kinds.contains(.object)
          // What isn't an object is an error, also where the values may all be missing.
          if kinds == .object || !absent.isAll, !isOther || !object.path.isEmpty { return absent }
          let moved = Reading.fails(.moved(key), isOther ? .none : .unknown)
          return inner.places.reduce(.all) { $0.and(moved.at($1)) }
        }
      })
    // One of the values may have been the whole object, or what stood there.
    guard !reading.isAll, kinds(of: shape).contains(.object) || !object.path.isEmpty,
      let value = inner.members.first(where: { $0.isOfType(shape.present) })
    else { return reading }
    let path = object.path + [key]
    return .fails(
      .renamedKey(path + [value.keys[0]], was: path), value.isRequired ? .none : .some
    ).at(value.origin?.place)
  }
}

extension Documents.Members {
  /// The places of all values in the object.
  fileprivate var places: [Obstacle.Place] {
    members.flatMap { member in
      if case .path? = member.origin { return member.value.objectOrNull?.places ?? [] }
      return member.origin?.place.map { [$0] } ?? []
    }
  }
}

extension Documents.Origin {
  var place: Obstacle.Place? {
    switch self {
    case .value(case: let index, let value, _): .value(case: index, value: value)
    case .content(case: let index, let value): value.map { .value(case: index, value: $0) }
    case .property(let property, of: let name):
      .property("\(name).\(property.name)", property.position)
    case .constant, .path: nil
    }
  }
}
