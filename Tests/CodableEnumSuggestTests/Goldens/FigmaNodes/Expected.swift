/// Suggested by `codable-enum suggest` from 40 samples in FigmaNode.jsonl.
// @CodableEnum(style: .internal, tag: "type", caseNaming: .screamingSnakeCase)
enum FigmaNode: Hashable, Sendable {
  case instance(
    envelope: Envelope,  // @CodableValue(flatten: true)
    componentId: String,
    children: [FigmaNode]
  )

  // `clipsContent`: always true.
  // `layoutMode`: always "VERTICAL".
  // `itemSpacing`: always 8.5.
  case frame(
    envelope: Envelope,  // @CodableValue(flatten: true)
    children: [FigmaNode],
    clipsContent: Bool,
    layoutMode: String?,
    itemSpacing: Double?
  )

  case ellipse(envelope: Envelope)  // @CodableValue(flatten: true)

  case group(
    envelope: Envelope,  // @CodableValue(flatten: true)
    children: [FigmaNode]
  )

  // `strokeCap`: always "ROUND".
  case vector(
    envelope: Envelope,  // @CodableValue(flatten: true)
    strokeCap: String
  )

  // `cornerRadius`: always 4.5.
  case rectangle(
    envelope: Envelope,  // @CodableValue(flatten: true)
    cornerRadius: Double?
  )

  case text(
    envelope: Envelope,  // @CodableValue(flatten: true)
    characters: String,
    style: Style
  )
}

struct Envelope: Codable, Hashable, Sendable {
  var id: String
  var name: String
  var locked: Bool?  // always true
  var visible: Bool?  // always false
  var blendMode: String?  // always "PASS_THROUGH"
  var absoluteBoundingBox: AbsoluteBoundingBox?
  var opacity: Double?  // always 0.5
  var fills: [Fill]?
  var strokes: [CodableEnumAnyValue]?  // always empty
  var strokeWeight: Double?  // always 1.5
  var effects: [CodableEnumAnyValue]?  // always empty
}

struct AbsoluteBoundingBox: Codable, Hashable, Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
}

struct Fill: Codable, Hashable, Sendable {
  var type: String  // always "SOLID"
  var color: Color
  var visible: Bool?  // always false
}

struct Color: Codable, Hashable, Sendable {
  var r: Double  // always 0.5
  var g: Double  // always 0.25
  var b: Double  // always 1.5
  var a: Double  // always 1.5
}

struct Style: Codable, Hashable, Sendable {
  var fontFamily: String  // always "Inter"
  var fontSize: Double  // always 12.5
  var textAlignHorizontal: String?  // always "LEFT"
}

/// Makes the plugin generate `CodableEnumAnyValue`, which structs above use: it does so only for
/// marked enums that name it. Remove this enum once another one names it.
// @CodableEnum(style: .untagged)
enum FigmaNodeAnyValue: Hashable, Sendable {
  case value(CodableEnumAnyValue)
}
