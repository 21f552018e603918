/// Maps, calendars and libraries.
enum PlacesAndTimes {
  /// Geometries of TopoJSON, of which an empty one has null as its type
  /// (https://github.com/topojson/topojson-specification#22-geometry-objects).
  // @CodableEnum(style: .internal, tag: "type", caseNaming: .pascalCase)
  enum TopoGeometry: Hashable {
    case point(coordinates: [Double])
    case lineString(arcs: [Int])
    case polygon(arcs: [[Int]])
    // @CodableCase(nil)
    case none
  }

  /// When an item of STAC was taken: a date that is null wants both ends of a range
  /// (https://github.com/radiantearth/stac-spec/blob/master/item-spec/item-spec.md#datetime).
  // @CodableEnum(style: .untagged, keyNaming: .snakeCase)
  enum StacTime: Hashable {
    // @CodableCase(constants: ["datetime": nil])
    case range(startDatetime: String, endDatetime: String)
    case instant(datetime: String)
  }

  /// Items of STAC: one without a geometry has no box (section "Item fields" of the same page).
  // @CodableEnum(style: .internal, tag: "type")
  enum StacItem: Hashable {
    // @CodableCase("Feature", constants: ["geometry": nil], extras: ["links": [], "assets": [:]])
    case unlocated(id: String, properties: StacTime)
    // @CodableCase("Feature", extras: ["links": [], "assets": [:]])
    case located(id: String, geometry: TopoGeometry, bbox: [Double], properties: StacTime)
  }

  /// Events of Google Calendar: those of whole days have dates, others have times
  /// (https://developers.google.com/workspace/calendar/api/v3/reference/events).
  // @CodableEnum(style: .internal, tag: "status")
  enum CalendarEvent: Hashable {
    // @CodableCase("confirmed", extras: ["kind": "calendar#event"])
    case allDay(
      id: String,
      start: String,  // @CodableValue(key: ["start", "date"])
      end: String  // @CodableValue(key: ["end", "date"])
    )
    // @CodableCase("confirmed", extras: ["kind": "calendar#event"])
    case timed(
      id: String,
      start: String,  // @CodableValue(key: ["start", "dateTime"])
      end: String  // @CodableValue(key: ["end", "dateTime"])
    )
    // @CodableCase(extras: ["kind": "calendar#event"])
    case cancelled(id: String)
  }

  /// Dates of CSL-JSON. Reference managers leave the text that they read beside the parts
  /// (https://docs.citationstyles.org/en/stable/specification.html, csl-data.json).
  // @CodableEnum(style: .external, payload: .natural, severalKeys: .first)
  enum CitationDate: Hashable {
    // @CodableCase("date-parts")
    case parts([[Int]])
    case literal(String)
    case raw(String)
  }
}
