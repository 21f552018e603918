struct Price: Codable {
  var cents: Int

  init(from decoder: any Decoder) throws { cents = try Int(from: decoder) }
  func encode(to encoder: any Encoder) throws { try cents.encode(to: encoder) }
}

// @CodableEnum(style: .untagged, order: [.price, .count])
enum Item {
  case price(Price)
  case count(Int)
}
