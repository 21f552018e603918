extension Goldens {
  static func statedConformances() {
    both(StatedCodable.value(1), #"{"value":1}"#)
    both(StatedComposition.value(1), #"{"value":1}"#)
    both(StatedHalf.value(1), #"{"value":1}"#)
    both(StatedInExtension.value(1), #"{"value":1}"#)
    both(StatedConditionally<Int>.value(1), #"{"value":1}"#)
    writes(StatedEncodable.a, #""A""#)
  }
}
