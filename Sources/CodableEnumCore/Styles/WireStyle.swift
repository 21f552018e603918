/// One way to put an enum on the wire. There is one file for each, with both directions in it.
///
/// To add a style: add its name to `StyleName`, its type to `StyleName.type`, how it is made to
/// `RepresentationModeler.style`, and its file.
protocol WireStyle: Sendable {
  /// What the annotation may say about this style; validation goes by it.
  static var rules: StyleRules { get }

  /// Keys that stand beside the values in the same object, such as an internal tag.
  var keysBesideValues: [String] { get }

  /// What documents of one case look like.
  func shape(of plan: CasePlan, _ describer: ShapeDescriber) -> Shape

  /// Writes the body of `encode(to:)`, in which `encoder` is in scope.
  func writeEncoding(_ emitter: EncodingEmitter)

  /// Where tags can stand.
  var tagPlaces: [TagGroup.Place] { get }

  /// Writes statements that read the tag, with `decoder` in scope, and declare what `writeCase` reads
  /// from.
  func writeTag(_ emitter: DecodingEmitter)

  /// Writes statements that assign a case to `self` whose tag was found.
  func writeCase(_ plan: CasePlan, _ emitter: DecodingEmitter)

  /// How the tag that was read is told of, where `writeTag` was written before.
  func tagAccess(_ emitter: DecodingEmitter) -> TagAccess

  /// Writes what is done about a tag that no case has.
  func writeUnknown(_ emitter: DecodingEmitter)

  /// Writes statements that assign the decoded case to `self`, with `decoder` in scope.
  func writeDecoding(_ emitter: DecodingEmitter)
}

extension WireStyle {
  var keysBesideValues: [String] { [] }

  var rules: StyleRules { Self.rules }

  func writeUnknown(_ emitter: DecodingEmitter) { emitter.writeUnknown() }

  func writeDecoding(_ emitter: DecodingEmitter) {
    writeTag(emitter)
    emitter.switchOverTags(TagGroup(emitter.form)) {
      emitter.writeCase($0)
    } unknown: {
      writeUnknown(emitter)
    }
  }
}

/// Expressions of generated code for the tag that was read.
struct TagAccess: Sendable {
  /// What it is called; where tags are of one kind, the value of a case that keeps it.
  var tag = "tag"
  /// Makes that value where tags are of several kinds; it throws.
  var conversion: String?
  /// The error where no case has the tag.
  var error: String
}

/// What an annotation may say about a style.
struct StyleRules: Sendable {
  /// Where the tag stands that tells the cases apart.
  enum TagPlace: Sendable {
    /// There is none.
    case none
    /// It is the key of the payload, and so a string.
    case key
    /// A member of an object.
    case member
    /// The first element of an array.
    case element
    /// The whole value.
    case value
  }

  var tagPlace: TagPlace
  /// Options without which there is no such style.
  var required: [String] = []
  /// The layouts that a case's values can have; the first is the default.
  var payloads: [PayloadLayout]
  /// What a case without values can be; the first is the default.
  var empties: [EmptyForm]

  var hasTags: Bool { tagPlace != .none }
  var tagsAreKeys: Bool { tagPlace == .key }
  /// Whether there is room for anything but the tag.
  var hasValues: Bool { tagPlace != .value }
}

extension StyleName {
  private var type: any WireStyle.Type {
    switch self {
    case .external: ExternalStyle.self
    case .internal: InternalStyle.self
    case .adjacent: AdjacentStyle.self
    case .untagged: UntaggedStyle.self
    case .rawValue: RawValueStyle.self
    case .array: ArrayStyle.self
    }
  }

  var rules: StyleRules { type.rules }
}

/// The keys that lead to a tag; the last one holds it.
struct TagPath: Hashable, Sendable {
  var parents: [String]
  var key: String

  var keys: [String] { parents + [key] }
  /// The key in the object that the values may stand in.
  var first: String { parents.first ?? key }
}
