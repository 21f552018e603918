// @CodableEnum(style: .internal, tag: "type")
enum Ticket {
  case sold(seat: Seat)
}

enum Seat: Codable {
  case any
  case numbered(Int)
}
