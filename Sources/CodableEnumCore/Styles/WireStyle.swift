/// One way to put an enum on the wire. There is one file for each, with both directions in it.
///
/// To add a style: add its name to `StyleName`, its type to `StyleName.type`, and its file.
protocol WireStyle: Sendable {
  /// What the annotation may say about this style; validation goes by it.
  static var rules: StyleRules { get }

  /// - Parameter options: Holds every option that `rules` requires.
  init(_ options: RepresentationOptions)

  /// Keys that stand beside the values in the same object, such as an internal tag.
  var keysBesideValues: [String] { get }

  /// The JSON of one case, for the documentation of the generated code.
  func shape(_ shapes: ShapeWriter, of index: Int) -> String

  /// Writes the body of `encode(to:)`, in which `encoder` is in scope.
  func writeEncoding(_ emitter: inout EncodingEmitter)

  /// Writes statements that assign the decoded case to `self`, with `decoder` in scope.
  func writeDecoding(_ emitter: inout DecodingEmitter)

  /// An expression that tells by a look, with `decoder` in scope, whether a value is of this form;
  /// nil if any value may be.
  func recognition(_ emitter: inout DecodingEmitter) -> String?
}

/// What an annotation may say about a style.
struct StyleRules: Sendable {
  /// Options that only some styles can use, and this one can.
  var options: Set<EnumOption>
  var required: [EnumOption] = []
  /// The layouts that a case's values can have; the first is the default.
  var payloads: [PayloadLayout]
  /// What a case without values can be; the first is the default.
  var empties: [EmptyForm]
  /// Whether a tag tells the cases apart.
  var hasTags = true
  /// Whether a tag is a key, and so a string.
  var tagsAreKeys = false

  /// Options that every style can use.
  static let universal: Set<EnumOption> = [
    .style, .nilProperty, .reads, .conformance, .where, .accessors,
  ]

  func allows(_ option: EnumOption) -> Bool {
    if Self.universal.contains(option) || required.contains(option) { return true }
    switch option {
    case .payload: return payloads.count > 1
    case .empty: return empties.count > 1
    default: return options.contains(option)
    }
  }
}

extension StyleName {
  var type: any WireStyle.Type {
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

extension WireStyle {
  var keysBesideValues: [String] { [] }

  /// Whether a switch over tags tells the cases apart.
  var hasTagSwitch: Bool { Self.rules.hasTags }
}
