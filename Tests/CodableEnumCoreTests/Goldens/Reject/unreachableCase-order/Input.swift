// @CodableEnum(style: .untagged)
enum Size {
  case exact(Double)
  case whole(Int)
}

// @CodableEnum(style: .untagged, order: [.any])
enum Point {
  case flat(x: Int, y: Int)
  case any(x: Int)
}
