import CodableEnumCore

/// How many of a shape's documents are read, and why others aren't.
package struct Reading {
  enum Extent: Comparable {
    case none
    /// It depends on a type of which only the spelling is known.
    case unknown
    case some, all
  }

  var extent: Extent
  package var obstacles: [Obstacle] = []

  static let all = Reading(extent: .all)

  /// Some or none of the documents are read.
  static func fails(_ kind: Obstacle.Kind, _ extent: Extent = .none) -> Reading {
    Reading(extent: extent, obstacles: [Obstacle(kind: kind, isUnclear: extent == .unknown)])
  }

  package var isAll: Bool { extent == .all }
  /// Whether a value has another key now.
  var hasFormerKey: Bool {
    obstacles.contains { obstacle in
      switch obstacle.kind {
      case .missingKey(_, let unread): unread.count == 1
      case .renamedKey: true
      default: false
      }
    }
  }
  /// Whether no document is read.
  package var isNone: Bool { extent == .none }

  /// Combines the readings of parts that a document has together.
  func and(_ other: Reading) -> Reading {
    if other.isAll, other.obstacles.isEmpty { return self }
    return Reading(extent: min(extent, other.extent), obstacles: obstacles + other.obstacles)
  }

  /// Combines the readings of alternatives.
  static func either(_ readings: [Reading]) -> Reading {
    if readings.count == 1 { return readings[0] }
    let extents = readings.map(\.extent)
    guard let most = extents.max(), let least = extents.min() else { return .all }
    return Reading(
      extent: most == least ? most : most >= .some ? .some : .unknown,
      obstacles: readings.flatMap(\.obstacles))
  }

  /// Returns the reading for an element, which can't become optional.
  /// - Parameter change: What to report in place of a null element.
  func inside(_ change: Obstacle.Kind) -> Reading {
    changing { if $0.kind == .null { $0.kind = change } }
  }

  /// Returns the reading with a source for obstacles about properties that have none yet.
  func from(_ source: Obstacle.Source) -> Reading {
    changing { if case .property? = $0.place { $0.source = $0.source ?? source } }
  }

  /// Returns the reading with a place for obstacles that have none yet.
  func at(_ place: Obstacle.Place?) -> Reading { changing { $0.place = $0.place ?? place } }

  private func changing(_ change: (inout Obstacle) -> Void) -> Reading {
    var reading = self
    for index in obstacles.indices { change(&reading.obstacles[index]) }
    return reading
  }
}

/// Why a written document isn't read.
package struct Obstacle: Hashable {
  package indirect enum Kind: Equatable {
    /// No form recognizes it.
    case form
    case tag(Scalar)
    /// It has a tag whose letters may be lowercase or uppercase.
    case letters(String)
    /// It has no tag, in a form with tags.
    case noTag
    /// It has an unknown tag, which an unknown case kept.
    case unknownTag
    /// A required key is missing. Other keys are there that nothing reads.
    case missingKey([String], unread: [String])
    /// A value was under another key or path, which nothing reads now.
    case renamedKey([String], was: [String])
    /// A key may be missing, where the value was nil or equal to its default.
    case absentKey(String)
    case null
    /// What a value was isn't read.
    case value(Shape)
    /// The case of an enum without a marker that was written so is no longer there.
    case removedValue(Shape)
    case constant(String, Document)
    case unknownKey(String)
    /// The key of a value is one of a dictionary's now.
    case entry(String)
    case elementCount(Int)
    /// The tag belongs to another case now.
    case tagTaken(Scalar, by: String)
    /// An earlier untagged case, by its name, accepts it.
    case taken(by: String)
    case decoding
    /// A branch of `#if` doesn't read it.
    case branch(String)
    /// A path leads through a value that isn't an object.
    case moved(String)
    /// Not all tags of a range are read.
    case tags(TagRange)
    /// Either the sources or the lock don't show how a type is coded.
    case hidden(Hidden)
  }

  package enum Hidden {
    /// The sources no longer show it.
    case now
    /// The lock doesn't show it.
    case whenLocked
    /// The name belonged to a type of another module.
    case behindNewType
  }

  /// The type whose locked shape isn't read.
  struct Source: Equatable {
    var type: FormatType
    /// nil if it may be any that is locked.
    var shape: Shape?
  }

  package enum Place: Hashable {
    case item(Int)
    case value(case: Int, value: Int)
    /// A property or case of a type that isn't marked.
    indirect case property(String, Diagnostic.Position)
  }

  package var kind: Kind
  /// Whether it depends on types that aren't known.
  var isUnclear = false
  package var place: Place?
  /// nil if it is the line of the case itself.
  var source: Source?

  // Few are about one place.
  package func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

/// Whether something is true for all documents of a shape.
enum Truth: Comparable {
  case no, maybe, yes

  var negated: Truth {
    switch self {
    case .yes: .no
    case .no: .yes
    case .maybe: .maybe
    }
  }

  static func all(_ truths: [Truth]) -> Truth { truths.min() ?? .yes }

  static func any(_ truths: [Truth]) -> Truth { truths.max() ?? .no }

  /// Returns what is true for all of some alternatives.
  static func common(_ truths: [Truth]) -> Truth {
    truths.dropFirst().contains { $0 != truths[0] } ? .maybe : truths.first ?? .no
  }
}
