indirect enum OldGeometry: Codable {
  case point([Double])
  case lineString([[Double]])
  case polygon([[[Double]]])
  case collection([OldGeometry])

  private enum CodingKeys: String, CodingKey {
    case type, coordinates, geometries
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .type) {
    case "Point": self = .point(try container.decode([Double].self, forKey: .coordinates))
    case "LineString":
      self = .lineString(try container.decode([[Double]].self, forKey: .coordinates))
    case "Polygon": self = .polygon(try container.decode([[[Double]]].self, forKey: .coordinates))
    case "GeometryCollection":
      self = .collection(try container.decode([OldGeometry].self, forKey: .geometries))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: container, debugDescription: "no geometry")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .point(let coordinates):
      try container.encode("Point", forKey: .type)
      try container.encode(coordinates, forKey: .coordinates)
    case .lineString(let coordinates):
      try container.encode("LineString", forKey: .type)
      try container.encode(coordinates, forKey: .coordinates)
    case .polygon(let coordinates):
      try container.encode("Polygon", forKey: .type)
      try container.encode(coordinates, forKey: .coordinates)
    case .collection(let geometries):
      try container.encode("GeometryCollection", forKey: .type)
      try container.encode(geometries, forKey: .geometries)
    }
  }
}
