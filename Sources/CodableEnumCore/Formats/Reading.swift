/// How much of what a shape can be is read, and what stands in the way of the rest.
package struct Reading {
  enum Extent {
    case all, some, none
    /// It depends on a type that is known by its spelling alone.
    case unknown
  }

  var extent: Extent
  package var obstacles: [Obstacle] = []

  static let all = Reading(extent: .all)

  /// Nothing is read, or not all.
  static func fails(_ kind: Obstacle.Kind, _ extent: Extent = .none) -> Reading {
    Reading(extent: extent, obstacles: [Obstacle(kind: kind, isUnclear: extent == .unknown)])
  }

  package var isAll: Bool { extent == .all }
  /// Whether a document is known not to be read.
  package var isNone: Bool { extent == .none }
  var isSome: Bool { extent == .all || extent == .some }

  /// Of documents that have this part and another.
  func and(_ other: Reading) -> Reading {
    let extents = [extent, other.extent]
    let extent: Extent =
      if extents.contains(.none) { .none } else if extents.contains(.unknown) {
        .unknown
      } else if extents.contains(.some) { .some } else { .all }
    return Reading(extent: extent, obstacles: obstacles + other.obstacles)
  }

  /// Of documents that are these or those.
  static func either(_ readings: [Reading]) -> Reading {
    guard let first = readings.first else { return .all }
    let extents = readings.map(\.extent)
    let extent: Extent =
      if extents.allSatisfy({ $0 == first.extent }) {
        first.extent
      } else if extents.contains(.all) || extents.contains(.some) { .some } else { .unknown }
    return Reading(extent: extent, obstacles: readings.flatMap(\.obstacles))
  }

  /// Of elements: none of them is what can be made optional.
  func inside(_ written: FormatType) -> Reading {
    var reading = self
    for index in obstacles.indices where obstacles[index].kind == .null {
      reading.obstacles[index].kind = .type(was: written)
    }
    return reading
  }

  /// With the place of obstacles that have none yet.
  func at(_ place: Obstacle.Place) -> Reading {
    var reading = self
    for index in obstacles.indices where obstacles[index].place == nil {
      reading.obstacles[index].place = place
    }
    return reading
  }
}

/// Why something that was written is not read.
package struct Obstacle: Hashable {
  package enum Kind: Hashable {
    /// No form is recognized.
    case form
    case tag(Scalar)
    /// A tag in whatever letters it came.
    case letters(String)
    /// It was written without a tag, in a form that has tags.
    case noTag
    /// A tag that no case had, and that an unknown case kept.
    case unknownTag
    /// With the keys that are there and that nothing reads.
    case missingKey(String, unread: [String])
    /// The key of a value that need not be there has changed, so that it would be lost.
    case renamedKey(String, was: String)
    /// A key that was left out where the value was nil or its default.
    case absentKey(String)
    case null
    case type(was: FormatType)
    case value(Shape)
    case constant(String, Document)
    case unknownKey(String)
    case elementCount(Int)
    /// The tag is another case's now.
    case tagTaken(Scalar, by: String)
    /// An earlier untagged case, by its name.
    case taken(by: String)
    case decoding
    /// It is not read in a branch of `#if`.
    case branch(String)
    /// What a key held stands where an object is looked for.
    case moved(String)
    /// Not all tags of a range.
    case tags(TagRange)
    /// The sources and the lock don't both show how a type is coded.
    case hidden(Hidden)
  }

  package enum Hidden: Hashable {
    /// They did when it was locked.
    case now
    /// They do now.
    case whenLocked
    /// Its name was another module's.
    case behindNewType
  }

  enum Place: Hashable {
    case item(Int)
    case value(case: Int, value: Int)
    /// Of a struct or an enum that is not marked.
    case property(String, Diagnostic.Position)
  }

  package var kind: Kind
  /// Whether it stands in the way only as far as anyone can see.
  var isUnclear = false
  var place: Place?
}

/// Whether something holds of all documents that a shape can be.
enum Truth {
  case yes, no, maybe

  var negated: Truth {
    switch self {
    case .yes: .no
    case .no: .yes
    case .maybe: .maybe
    }
  }

  static func all(_ truths: [Truth]) -> Truth {
    truths.contains(.no) ? .no : truths.allSatisfy { $0 == .yes } ? .yes : .maybe
  }

  static func any(_ truths: [Truth]) -> Truth { all(truths.map(\.negated)).negated }
}
