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
