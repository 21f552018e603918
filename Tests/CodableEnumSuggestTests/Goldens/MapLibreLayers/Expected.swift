/// Suggested by `codable-enum suggest` from 42 samples in Layer.jsonl.
// @CodableEnum(style: .internal, tag: "type")
enum Layer: Hashable, Sendable {
  case background(
    envelope: Envelope,  // @CodableValue(flatten: true)
    layout: Layout?,
    paint: BackgroundPaint?
  )

  // `source`: "points" or "tiles"; an enum if these are all.
  case raster(
    envelope: Envelope,  // @CodableValue(flatten: true)
    source: String,
    layout: Layout?,
    paint: RasterPaint?
  )

  case circle(
    envelope: Envelope,  // @CodableValue(flatten: true)
    source: String,
    layout: Layout?,
    paint: CirclePaint?
  )

  // `source`: "tiles" or "points"; an enum if these are all.
  case symbol(
    envelope: Envelope,  // @CodableValue(flatten: true)
    source: String,
    layout: SymbolLayout?,
    paint: SymbolPaint?
  )

  // `source`: "points" or "tiles"; an enum if these are all.
  case line(
    envelope: Envelope,  // @CodableValue(flatten: true)
    source: String,
    layout: [String: String],
    paint: LinePaint?
  )

  // `source`: "points" or "tiles"; an enum if these are all.
  case fill(
    envelope: Envelope,  // @CodableValue(flatten: true)
    source: String,
    layout: Layout?,
    paint: FillPaint
  )
}

struct Envelope: Codable, Hashable, Sendable {
  var id: String
  var sourceLayer: String?
  var minzoom: Int?
  var filter: [FilterItem]?
  var maxzoom: Int?

  enum CodingKeys: String, CodingKey {
    case id
    case sourceLayer = "source-layer"
    case minzoom, filter, maxzoom
  }
}

// @CodableEnum(style: .untagged)
enum FilterItem: Hashable, Sendable {
  case text(String)
  case texts([String])
}

struct Layout: Codable, Hashable, Sendable {
  var visibility: String  // always "none"
}

struct BackgroundPaint: Codable, Hashable, Sendable {
  var backgroundColor: String  // "#ff0000" or "rgba(0,0,0,0.5)"; an enum if these are all

  enum CodingKeys: String, CodingKey {
    case backgroundColor = "background-color"
  }
}

struct RasterPaint: Codable, Hashable, Sendable {
  var rasterOpacity: Double  // always 0.8

  enum CodingKeys: String, CodingKey {
    case rasterOpacity = "raster-opacity"
  }
}

struct CirclePaint: Codable, Hashable, Sendable {
  var circleColor: String
  var circleRadius: [CircleRadiusItem]

  enum CodingKeys: String, CodingKey {
    case circleColor = "circle-color"
    case circleRadius = "circle-radius"
  }
}

// @CodableEnum(style: .untagged)
enum CircleRadiusItem: Hashable, Sendable {
  case number(Int)

  // Always "interpolate".
  case text(String)

  // "linear" or "zoom"; an enum if these are all.
  case texts([String])
}

struct SymbolLayout: Codable, Hashable, Sendable {
  var textField: String  // always "{name}"
  var textSize: Int  // always 12
  var iconImage: String?

  enum CodingKeys: String, CodingKey {
    case textField = "text-field"
    case textSize = "text-size"
    case iconImage = "icon-image"
  }
}

struct SymbolPaint: Codable, Hashable, Sendable {
  var textColor: String?

  enum CodingKeys: String, CodingKey {
    case textColor = "text-color"
  }
}

struct LinePaint: Codable, Hashable, Sendable {
  var lineColor: String  // "#ff0000" or "rgba(0,0,0,0.5)"; an enum if these are all
  var lineWidth: Double?
  var lineDasharray: [Int]?

  enum CodingKeys: String, CodingKey {
    case lineColor = "line-color"
    case lineWidth = "line-width"
    case lineDasharray = "line-dasharray"
  }
}

struct FillPaint: Codable, Hashable, Sendable {
  var fillColor: String  // "rgba(0,0,0,0.5)" or "#ff0000"; an enum if these are all
  var fillOpacity: FillOpacity?
  var fillOutlineColor: String?

  enum CodingKeys: String, CodingKey {
    case fillColor = "fill-color"
    case fillOpacity = "fill-opacity"
    case fillOutlineColor = "fill-outline-color"
  }
}

// There was only one sample of `number`.
// @CodableEnum(style: .untagged)
enum FillOpacity: Hashable, Sendable {
  case number(Int)
  case fillOpacityItems([FillOpacityItem])
}

// @CodableEnum(style: .untagged)
enum FillOpacityItem: Hashable, Sendable {
  case number(Int)

  // Always "interpolate".
  case text(String)

  case texts([String])
}
