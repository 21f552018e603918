// @CodableEnum(style: .untagged, order: [.whole, .flag])
enum OrderNumber {
  case exact(Double)
  case whole(Int)
  case text(String)
  case flag(Bool)
}

// @CodableEnum(style: .untagged, order: [.checked, .precise, .wide])
enum OrderConditional {
  case wide(x: Int)
  #if DEBUG
    case checked(x: Int, check: Int)
  #else
    case precise(x: Int, y: Int)
    case named(name: String)
  #endif
  case text(String)
}

// Old data had no tags.
// @CodableEnum(style: .internal, tag: "type", order: [.default], reads: [.untagged])
enum OrderOfForm {
  case any(x: Int)
  case `default`(x: Int, y: Int)
}

// @CodableEnum(style: .untagged, order: [.node])
indirect enum OrderTree {
  case leaf(id: Int)
  case node(id: Int, children: [OrderTree])
}

// @CodableEnum(style: .internal, tag: "type", order: [.both, .first])
enum OrderAlone {
  case tagged(x: Int)
  // @CodableCase(.untagged)
  case first(a: String)
  // @CodableCase(.untagged)
  case both(a: String, b: String)
}
