// @CodableEnum(style: .untagged, order: [.whole, .exact])
enum Size {
  case exact(Double)
  case whole(Int)
}

// @CodableEnum(style: .untagged, order: [.flat, .any])
enum Point {
  case flat(x: Int, y: Int)
  case any(x: Int)
}
